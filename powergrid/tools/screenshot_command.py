# SPDX-License-Identifier: MIT
"""Save a picture of the real window at any move of a record; no screen is needed.

Views of a decision (auction, fuel, building, power; bank and marking during setup) are drawn at
the first such decision from --move on. `newgame` shows how the game was set up, `end` its result,
`review` the review of its moves, `timelapse` its film, run up to --move, `editor` its board
being drawn, and `position` its table being set up by hand. `games`, `profile` and `statistics` show
all records of its folder. All other views are drawn at exactly --move. Records of Factory Manager
have the views order, auction, market, purchases, power, end, and most of those beside the table.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice

from powergrid import bots
from powergrid.box import FileError
from powergrid.files import atomic
from powergrid.files.messages import quoted
from powergrid.files.places import resources_dir
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import PALETTES, TEXT_SIZES
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import SCALES
from powergrid.gui.shell.application import application
from powergrid.gui.shell.main_window import MainWindow
from powergrid.records import Record, RecordError, load
from powergrid.rules.actions import BuildHouse, BuyFuel
from powergrid.rules.legal import Sites, legal
from powergrid.tools import interrupt, views_of_factory
from powergrid.tools.arguments import EXIT_FAILED, file_to_write, is_factory
from powergrid.tools.isolated import HOMES
from powergrid.tools.views_of_record import VIEWS, open_view

MIN_SIDE: Final = 320
MAX_SIDE: Final = 8192
_WEBP_QUALITY: Final = 90
_PASSES: Final = 40
"""Layouts settle in two passes; pictures of boards and games come one by one."""
MAX_STAGED: Final = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, plain or gzip")
    parser.add_argument(
        "--move",
        type=int,
        metavar="N",
        help="a move of the record, which counts cards drawn too (default: the middle)",
    )
    parser.add_argument(
        "--size", type=_size, default=(1920, 1080), metavar="WxH", help="default: 1920x1080"
    )
    parser.add_argument("--theme", choices=("light", "dark"), default="dark", help="default: dark")
    parser.add_argument("--high-contrast", action="store_true", help="in high contrast")
    parser.add_argument("--palette", choices=PALETTES, default="table", help="default: table")
    parser.add_argument("--letters", action="store_true", help="show letters on the houses")
    parser.add_argument("--scale", type=int, choices=SCALES, default=100, help="default: 100")
    parser.add_argument(
        "--text", choices=tuple(TEXT_SIZES), default="normal", help="default: normal"
    )
    parser.add_argument("--language", choices=_languages(), default="en", help="default: en")
    views = tuple(dict.fromkeys((*VIEWS, *views_of_factory.VIEWS)))
    parser.add_argument("--view", choices=views, default="table", help="default: table")
    parser.add_argument(
        "--draft", action="store_true", help="stage what a bot would do, and point at a city"
    )
    parser.add_argument("--plan", action="store_true", help="show a plan of the round")
    parser.add_argument("--hint", action="store_true", help="show a hint")
    parser.add_argument(
        "--tree", action="store_true", help="write the accessible tree, as text, instead"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=file_to_write,
        required=True,
        metavar="FILE",
        help="the picture to write: WebP if its name ends in .webp, else PNG",
    )


def _languages() -> list[str]:
    return sorted(file.stem for file in (resources_dir() / "languages").glob("*.qm"))


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a size such as 1920x1080")
    width, height = int(match[1]), int(match[2])
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        raise argparse.ArgumentTypeError(f"{text} is not between {MIN_SIDE} and {MAX_SIDE} a side")
    return width, height


def run(args: argparse.Namespace) -> int:
    """Draw the picture and return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        record = None if is_factory(args.record) else load(args.record)
    except RecordError as error:
        print(error, file=sys.stderr)
        return EXIT_FAILED
    with (
        tempfile.TemporaryDirectory() as home,
        interrupt.cleaning(partial(shutil.rmtree, home, ignore_errors=True)),
    ):
        os.environ |= dict.fromkeys(HOMES, home)  # the player's files are neither read nor written
        try:
            return _draw(args, record)
        except (RecordError, FileError) as error:
            print(error, file=sys.stderr)
            return EXIT_FAILED


def _draw(args: argparse.Namespace, record: Record | None) -> int:
    """Draw the picture, of Factory Manager if there is no record; return the exit code."""
    app = application(args.language)
    look().set_scheme(args.theme)
    look().set_contrast("high" if args.high_contrast else "normal")
    look().set_palette(args.palette)
    look().set_letters(args.letters)
    look().set_scale(args.scale / 100)
    look().set_text_size(args.text)
    screen_reader.serve()
    if record is None:
        window: MainWindow = _factory_window(args)
    elif args.view not in VIEWS:
        raise RecordError(f'Power Grid has no view "{args.view}"; it has {", ".join(VIEWS)}.')
    else:
        window = _window(args, record)
    for _ in range(_PASSES):
        app.processEvents()
    for board in window.findChildren(BoardView):
        board.finish_landscape()
    is_written = _write(window, args.output, args.tree)
    window.hide()  # stops what runs only while a page is visible
    if not is_written:
        print(f"{args.output} cannot be written; check the folder and its space.", file=sys.stderr)
        return EXIT_FAILED
    return 0


def _window(args: argparse.Namespace, record: Record) -> PowerGridWindow:
    window = open_view(args.view, record, args.move, args.size)
    if window.table is not None and window.table.session.is_person_asked:
        if args.draft:
            _stage(window.table)
        if args.plan:
            _plan(window.table)
        if args.hint:
            window.table.action.page.hint.click()
    return window


def _factory_window(args: argparse.Namespace) -> MainWindow:
    window = views_of_factory.open_view(args.view, args.record, args.move, args.size)
    if isinstance(window.table, FactoryTable) and window.table.session.is_person_asked:
        if args.draft:
            views_of_factory.stage(window.table)
        if args.hint:
            window.table.panel.hint.click()
    return window


def _write(window: MainWindow, file: Path, as_tree: bool) -> bool:
    try:
        atomic.write(file, _tree(window).encode() if as_tree else _picture(window, file))
    except OSError:
        return False
    return True


def _tree(window: MainWindow) -> str:
    return "".join(f"{node}\n" for node in nodes(window))


def _picture(window: MainWindow, file: Path) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if file.suffix == ".webp":
        window.grab().save(buffer, "WEBP", _WEBP_QUALITY)
    else:
        window.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())


def _stage(table: Table) -> None:
    """Stage the rest of the turn as a bot would play it, then point at the next city."""
    staging = table.staging
    for _ in range(MAX_STAGED):
        action = bots.decide("reference", staging.draft.state, 1)
        if not isinstance(action, BuyFuel | BuildHouse) or not staging.stage(action):
            break
    question = legal(staging.draft.state)
    if isinstance(question, Sites):
        prices = sorted(question.affordable().items(), key=lambda item: item[1])
        if prices:
            staging.point_at_city(prices[min(3, len(prices) - 1)][0])


def _plan(table: Table) -> None:
    """Plan the highest plant on offer, some of each fuel, and the two cheapest cities."""
    staging = table.staging
    if not staging.can_plan:
        return
    staging.set_planning(True)
    page = table.action.page
    assert isinstance(page, PlanPage)
    if page.tried.openings is not None and page.tried.openings.affordable():
        page.choose_plant(page.tried.openings.affordable()[-1])
    for fuel in range(4):
        if page.tried.buying is not None and page.tried.buying.max_amount(fuel) > 1:
            page.change_fuel(fuel, 2)
    for _ in range(2):
        question = legal(staging.draft.state)
        if isinstance(question, Sites) and question.affordable():
            prices = question.affordable()
            page.choose_city(min(prices, key=lambda city: prices[city]))
