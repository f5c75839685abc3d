# SPDX-License-Identifier: MIT
"""The words of a card: all lines of its title and its note are painted whole."""

from collections.abc import Sequence
from itertools import groupby

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.cards import HOUSES, NOTE, CardList

CARD = (180, 150)
LEFT, RIGHT, BOTTOM = 15, 60, 14
"""Where a card has words: from its left edge, and up to its lower edge."""
EDGE = 8
"""Below the words of a card without a long note."""


def line_heights(
    qtbot: QtBot, title: str, note: str, lines: int = 3, houses: Sequence[str] = ()
) -> list[int]:
    """Return how high the ink of each line is, from the title down."""
    _picture, *inks = (len(rows) for rows in inked_rows(qtbot, title, note, lines, houses))
    return inks


def title_top(qtbot: QtBot, note: str) -> int:
    """Return where the ink of a title begins, from the top of its card."""
    return inked_rows(qtbot, "Hg", note)[1][0]


def inked_rows(
    qtbot: QtBot, title: str, note: str, lines: int = 3, houses: Sequence[str] = ()
) -> list[list[int]]:
    """Return the rows of ink of the picture and of each line, from the title down."""
    cards, model, item = CardList(CARD, lines=lines), QStandardItemModel(), QStandardItem(title)
    item.setData(note, NOTE)
    item.setData(houses, HOUSES)
    model.appendRow(item)
    cards.setModel(model)
    qtbot.addWidget(cards)
    cards.resize(look().ipx(CARD[0] + 40), look().ipx(CARD[1] + 40))
    cards.show()
    image = cards.viewport().grab().toImage()
    card = cards.visualRect(model.index(0, 0))
    left, right, bottom = map(look().ipx, (LEFT, RIGHT, BOTTOM if lines > 2 else EDGE))
    background = image.pixel(card.left() + left, card.bottom() - bottom)
    rows = range(card.bottom() - bottom - card.top() + 1)

    def is_inked(row: int) -> bool:
        y = card.top() + row
        return any(image.pixel(card.left() + x, y) != background for x in range(left, right))

    return [list(inks) for has_ink, inks in groupby(rows, is_inked) if has_ink]


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_no_line_of_a_note_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    look().fit(*size)
    _title, *note = line_heights(qtbot, "Hg", "Hg\nHg\nHg")
    assert len(note) == 3
    assert max(note) - min(note) <= 1, "lines need not begin on whole pixels"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_titles_are_level_whether_their_notes_wrap_or_not(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    look().fit(*size)
    notes = ("Hg", "Hg\nHg")
    assert len({title_top(qtbot, note) for note in notes}) == 1


def test_a_title_in_two_lines_has_its_note_below(qtbot: QtBot) -> None:
    *title, note = line_heights(qtbot, "Highlands, fog and Heligoland together", "Hg")
    assert len(title) == 2
    assert [note] == line_heights(qtbot, "Hg", "Hg")[1:]


def test_a_title_of_three_lines_is_painted_whole_in_place_of_a_short_note(qtbot: QtBot) -> None:
    three = "Higglety, hot\nHogglety, hot\nHugglety, hot"
    heights = line_heights(qtbot, three, "Hg", lines=2)
    assert len(heights) == 3
    assert max(heights) - min(heights) <= 1


def test_a_title_in_two_lines_has_its_houses_below(qtbot: QtBot) -> None:
    colours = ["red", "blue"]
    heights = line_heights(qtbot, "Highlands, fog and Heligoland together", "Hg", 2, colours)
    assert len(heights) == 3


def test_a_title_in_two_lines_has_room_above_and_below(qtbot: QtBot) -> None:
    cards, model = CardList((116, 92), lines=1), QStandardItemModel()
    model.appendRow(QStandardItem("Highlands and foggy moors"))
    cards.setModel(model)
    qtbot.addWidget(cards)
    cards.resize(look().ipx(150), look().ipx(140))
    cards.show()
    image, card = cards.viewport().grab().toImage(), cards.visualRect(model.index(0, 0))
    left, right = card.left() + look().ipx(12), card.left() + look().ipx(RIGHT)
    inked = [
        any(image.pixelColor(x, y) != look().theme.surface_1 for x in range(left, right))
        for y in range(card.top() + look().ipx(5), card.bottom())
    ]
    picture, above, *lines, below, _edge = (len(list(rows)) for _, rows in groupby(inked))
    assert picture > look().ipx(30)
    assert len(lines) == 3, "two lines and the gap between them"
    assert min(above, below) >= look().ipx(4)
