# SPDX-License-Identifier: MIT
"""The text size also changes the table as far as there is room; a message names other parts."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import common_size, fitting_size, paint_text
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.auction.bidder_row import BidderRow, BidderTile
from powergrid.gui.power_grid.pages.fuel.cart_row import CartRow
from powergrid.gui.power_grid.pages.round_summary import RoundResult, RoundSummary
from powergrid.gui.power_grid.table.table import Table
from powergrid.records import save
from powergrid.rules.fuel import FUELS
from tests.gui.conftest import NewWindow
from tests.gui.every_view.room import BOARDS, assert_room, moments, opened
from tests.gui.patience import settle
from tests.gui.tables import a_record, a_session


def table_at(qtbot: QtBot, session: Session, size: tuple[int, int]) -> Table:
    look().fit(*size)
    table = opened(qtbot, session, size)
    settle()
    return table


def test_text_in_a_line_grows_as_far_as_it_fits() -> None:
    look().set_text_size("larger")
    assert fitting_size(QRectF(0, 0, 200, 40), "Bruno", CAPTION) == CAPTION * 1.4
    assert fitting_size(QRectF(0, 0, 200, 18), "Bruno", CAPTION) == CAPTION * 1.2
    assert fitting_size(QRectF(0, 0, 200, 14), "Bruno", CAPTION) == CAPTION
    assert fitting_size(QRectF(0, 0, 20, 40), "Bruno", CAPTION) == CAPTION
    room = QRectF(0, 0, 60, 40)
    assert fitting_size(room, "Ada", BODY) > common_size(
        [(room, "Ada"), (room, "Bartholomew")], BODY
    )


def painted(text_size: str) -> int:
    """Return how many rows of pixels a name that may grow takes."""
    look().set_text_size(text_size)
    image = QImage(200, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_text(painter, QRectF(0, 0, 200, 40), "Bruno", CAPTION, QColor("white"), grows=True)
    painter.end()
    return sum(any(image.pixelColor(x, y).alpha() for x in range(200)) for y in range(40))


def test_painted_text_is_larger() -> None:
    assert painted("normal") < painted("large") < painted("larger")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_map_and_the_top_bar_grow(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = table_at(qtbot, a_session(4), size)
    scene = table.board.view.board_scene()
    assert scene.board_style.text_factor == 1
    before, heading = scene.layout.names[0].width(), table.top_bar.parts().round.width()
    look().set_text_size("larger")
    assert scene.board_style.text_factor > 1
    assert scene.layout.names[0].width() > before
    assert not scene.layout.overlaps()
    assert table.top_bar.parts().round.width() > heading
    look().set_text_size("normal")
    assert (scene.board_style.text_factor, scene.layout.names[0].width()) == (1, before)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", ["large", "larger"])
def test_larger_text_is_not_cut(
    qtbot: QtBot, elided: list[str], size: tuple[int, int], text: str
) -> None:
    look().set_text_size(text)
    session = next(moments(*BOARDS[0], 5))
    assert_room(table_at(qtbot, session, size), elided)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("board", "edition"), BOARDS)
def test_the_largest_text_is_not_cut_in_any_phase(
    qtbot: QtBot, elided: list[str], board: str, edition: str, size: tuple[int, int]
) -> None:
    look().set_text_size("larger")
    for session in moments(board, edition, 5):
        table = table_at(qtbot, session, size)
        assert_room(table, elided)
        table.close()


def test_a_message_names_the_parts_that_keep_their_size(
    new_window: NewWindow, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    save(a_record(4), file)
    window = new_window(1280, 800, lambda window: window.open_file(file))
    assert window.table is not None
    window.preferences.set("text_size", "larger")
    told = window.table.action.page.message.text
    assert "keep their size" in told
    scene = window.table.board.view.board_scene()
    assert told.startswith("Map") == (scene.board_style.text_factor < look().text)
    window.preferences.set("text_size", "normal")
    assert "keep their size" not in window.table.action.page.message.text


def ink_of(widget: QWidget) -> int:
    """Return how many pixels are as dark or bright as text."""
    image, ink = widget.grab().toImage(), look().theme.text
    return sum(
        image.pixelColor(x, y) == ink for x in range(image.width()) for y in range(image.height())
    )


def a_summary() -> RoundSummary:
    summary = RoundSummary(a_session(4))
    summary.show_result(RoundResult(3, {0: 2, 1: 3}, {0: 33, 1: 44}, (3, 2, 1, 1)))
    return summary


def a_seat(note: str, bid: str) -> BidderRow:
    row = BidderRow()
    row.show_tiles([BidderTile("red", "Ada", note, bid, brief="50", mark="")])
    return row


@pytest.mark.parametrize(
    "made",
    [
        lambda: a_seat("has 50", ""),
        lambda: a_seat("", "12"),
        a_summary,
    ],
)
@pytest.mark.parametrize("high", [30, 62])
def test_figures_on_the_stage_grow(qtbot: QtBot, made: Callable[[], QWidget], high: int) -> None:
    widget = made()
    qtbot.addWidget(widget)
    widget.resize(520, high)
    before = ink_of(widget)
    look().set_text_size("larger")
    assert ink_of(widget) > before


def test_names_of_fuels_grow_and_keep_the_buttons_in_line(qtbot: QtBot) -> None:
    rows = [CartRow(fuel) for fuel in FUELS]
    for size, wide in (("normal", 15), ("larger", 21)):
        look().set_text_size(size)
        for row in rows:
            qtbot.addWidget(row)
            row.resize(600, 52)
            row.show()
            row.place()
        assert {row.name.fitting_font().pixelSize() for row in rows} == {wide}
        assert len({row.minus.x() for row in rows}) == 1


@pytest.mark.parametrize("wide", range(348, 600, 24))
def test_buttons_of_fuels_are_in_line_whatever_is_said_beside_them(qtbot: QtBot, wide: int) -> None:
    look().set_text_size("larger")
    rows = [CartRow(fuel) for fuel in FUELS]
    rows[0].next.say("next 3")
    rows[0].room.say("room 5")
    rows[0].sum.say("2 + 3 + 3")
    for row in rows:
        qtbot.addWidget(row)
        row.resize(wide, 34)
        row.show()
        row.place()
    assert len({row.minus.x() for row in rows}) == 1
