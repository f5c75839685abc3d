# SPDX-License-Identifier: MIT
"""Draw the real window, at any move of a record, into a PNG; no screen is needed.

A view that asks something (auction, fuel, building, power; bank and marking during set-up) is
drawn at the first place from --move on where it is asked; `table` at just that move; `newgame` and
`end` need none: the one shows what the record was begun with, the other its last line; `review`
judges its moves there. `log`, `replay`, `rules`, `keys` and `handover` are drawn at just that move,
too; `games` and `statistics` hold all records of its folder.
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from powergrid.app.views_of_record import VIEWS, opened
from powergrid.box import resources_dir

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow
    from powergrid.records import Record

EXIT_USAGE: Final = 2
LEAST, MOST = 320, 8192
MOST_STAGED: Final = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, plain or gzip")
    parser.add_argument("--move", type=int, metavar="N", help="the record's line (its middle)")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="1920x1080")
    parser.add_argument("--theme", choices=("light", "dark"), default="dark", help="dark")
    parser.add_argument("--palette", choices=("table", "wood", "safe"), default="table")
    parser.add_argument("--letters", action="store_true", help="write letters on the houses")
    parser.add_argument("--scale", type=int, choices=(100, 125, 150, 175, 200), default=100)
    parser.add_argument("--text", choices=("normal", "large", "larger"), default="normal")
    parser.add_argument("--language", choices=_languages(), default="en", help="en")
    parser.add_argument("--view", choices=VIEWS, default="table", help="table")
    parser.add_argument(
        "--draft", action="store_true", help="stage what a bot would do, and point at a city"
    )
    parser.add_argument("--plan", action="store_true", help="plan the round")
    parser.add_argument("--hint", action="store_true", help="ask for a hint")
    parser.add_argument(
        "--tree", action="store_true", help="write what a screen reader is told instead, as text"
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help="the picture to write"
    )


def _languages() -> list[str]:
    return sorted(file.stem for file in (resources_dir() / "languages").glob("*.ts"))


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form 1920x1080")
    width, height = int(match[1]), int(match[2])
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise argparse.ArgumentTypeError(f"{text} is not between {LEAST} and {MOST} a side")
    return width, height


def run(args: argparse.Namespace) -> int:
    """Draw the picture and return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from powergrid.box import BoxError
    from powergrid.records import RecordError, load

    try:
        record = load(args.record)
    except RecordError as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    with tempfile.TemporaryDirectory() as home:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = home  # nothing of the player's own is read or written
        try:
            return _draw(args, record)
        except (RecordError, BoxError) as error:
            print(error, file=sys.stderr)
            return EXIT_USAGE


def _draw(args: argparse.Namespace, record: "Record") -> int:
    from powergrid.gui.access import screen_reader
    from powergrid.gui.application import application
    from powergrid.gui.look.look import look

    app = application(args.language)
    look().set_scheme(args.theme)
    look().set_palette(args.palette)
    look().set_letters(args.letters)
    look().set_scale(args.scale / 100)
    look().set_text_size(args.text)
    screen_reader.serve()
    window = opened(args.view, record, args.move, args.size)
    if args.draft:
        _stage(window)
    if args.plan:
        _plan(window)
    if args.hint and window.table is not None:
        window.table.action.page.hint.click()
    for _ in range(3):  # layouts settle in two passes
        app.processEvents()
    if not _written(window, args.output, args.tree):
        print(f"{args.output} cannot be written; check the folder.", file=sys.stderr)
        return EXIT_USAGE
    return 0


def _written(window: "MainWindow", file: Path, as_tree: bool) -> bool:
    if not as_tree:
        return window.grab().save(str(file), "PNG")
    from powergrid.gui.access.tree import nodes

    try:
        file.write_text("".join(f"{node}\n" for node in nodes(window)))
    except OSError:
        return False
    return True


def _stage(window: "MainWindow") -> None:
    """Stage the rest of the turn as a bot would play it, then point at the next city."""
    from powergrid import bots
    from powergrid.rules.actions import BuildHouse, BuyFuel
    from powergrid.rules.legal import Sites, legal

    assert window.table is not None
    desk = window.table.desk
    for _ in range(MOST_STAGED):
        action = bots.decide("reference", desk.draft.state, 1)
        if not isinstance(action, BuyFuel | BuildHouse) or not desk.stage(action):
            break
    question = legal(desk.draft.state)
    if isinstance(question, Sites):
        prices = sorted(question.affordable().items(), key=lambda item: item[1])
        if prices:
            desk.point_at_city(prices[min(3, len(prices) - 1)][0])


def _plan(window: "MainWindow") -> None:
    """Plan the dearest plant that can be had, fuel for it, and the two cheapest cities."""
    from powergrid.gui.pages.plan.plan_page import PlanPage
    from powergrid.rules.legal import Sites, legal

    assert window.table is not None
    desk = window.table.desk
    desk.plan(True)
    page = window.table.action.page
    assert isinstance(page, PlanPage)
    if page.tried.openings is not None and page.tried.openings.affordable():
        page.take_plant(page.tried.openings.affordable()[-1])
    for fuel in range(4):
        if page.tried.buying is not None and page.tried.buying.most(fuel) > 1:
            page.take_fuel(fuel, 2)
    for _ in range(2):
        question = legal(desk.draft.state)
        if isinstance(question, Sites) and question.affordable():
            prices = question.affordable()
            page.take_city(min(prices, key=lambda city: prices[city]))
