# SPDX-License-Identifier: MIT
"""Write moments of a game as series of pictures: an auction, a building turn, the night, the end.

packaging/draw_films.py FOLDER [RECORD] [WIDTHxHEIGHT] [light|dark]
"""

import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.end.ceremony import PowerGridCeremony
from powergrid.gui.power_grid.end.time_lapse import MS_WHOLE, TimeLapse
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.application import application
from powergrid.gui.shell.ceremony import MS_CEREMONY
from powergrid.records import Record, load, replay
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, RUNNING_PLANTS
from powergrid.tools.isolated import HOMES
from powergrid.tools.views_of_record import open_view

_RECORD: Final = "tests/data/transcripts/human-germany-recharged-4p.json.gz"
_SCENES: Final = {"auction": BIDDING, "building": BUILDING_HOUSES, "night": RUNNING_PLANTS}
_MAX: Final = 12


def scene(record: Record, question: int) -> list[int]:
    """Return the moves of the last of the longest turns, auctions or nights, and the one after."""
    is_turn = question == BUILDING_HOUSES
    asked = [
        (step.state.asks == question, is_turn and step.state.seat, step.moves)
        for step in replay(record)
    ]
    runs = [
        [move for *_, move in run]
        for (is_it, _), run in groupby(asked, lambda one: one[:2])
        if is_it
    ]
    longest = max(reversed(runs), key=len)[:_MAX]
    after = [move for *_, move in asked if move > longest[-1]]
    return [*longest, *after[:1]]


def pictures(record: Record, size: tuple[int, int]) -> Iterator[tuple[str, QWidget]]:
    """Yield the name of each scene and what to paint, picture by picture."""
    for name, question in _SCENES.items():
        for move in scene(record, question):
            yield name, open_view("table", record, move, size)
    window = open_view("end", record, None, size)
    assert window.end_view is not None
    ceremony = PowerGridCeremony(window.end_view.session, window.end_view)
    ceremony.clock.stop()
    for time in range(0, MS_CEREMONY + 1, MS_CEREMONY // _MAX):
        ceremony.show_time(time)
        yield "end", window
    film = _film(record, size)
    for number in range(2 * _MAX + 1):
        film.show_time(MS_WHOLE * number // (2 * _MAX))
        yield "time-lapse", film.window()


def _film(record: Record, size: tuple[int, int]) -> TimeLapse:
    film = open_view("timelapse", record, 0, size).view
    assert isinstance(film, TimeLapse)
    return film


def write(folder: Path, record: Record, size: tuple[int, int]) -> None:
    """Write the pictures, numbered, into a folder for each scene."""
    counts: dict[str, int] = {}
    for name, shown in pictures(record, size):
        for _ in range(12):
            QCoreApplication.processEvents()
        for board in shown.findChildren(BoardView):
            board.finish_ground()
        number = counts[name] = counts.get(name, 0) + 1
        file = folder / name / f"{number:02}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        shown.grab().save(str(file))
        if isinstance(shown, PowerGridWindow) and name in _SCENES:
            shown.deleteLater()


def main(folder: str, record: str = _RECORD, size: str = "1280x800", theme: str = "dark") -> None:
    """Write the films of a record."""
    width, height = map(int, size.split("x"))
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(HOMES, home)  # no file of the player is read or written
        application("en")
        look().set_scheme(theme)  # type: ignore[arg-type]
        write(Path(folder), load(Path(record)), (width, height))


if __name__ == "__main__":
    main(*sys.argv[1:])
