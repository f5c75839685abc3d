# SPDX-License-Identifier: MIT
"""The words of a card: all lines of its title and its note are painted whole."""

from itertools import groupby

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.cards import NOTE, CardList

CARD = (180, 150)
LEFT, RIGHT, BOTTOM = 15, 60, 14
"""Where a card has words: from its left edge, and up to its lower edge."""
EDGE = 8
"""Below the words of a card without a long note."""


def line_heights(qtbot: QtBot, title: str, note: str, lines: int = 3) -> list[int]:
    """Return how high the ink of each line is, from the title down."""
    cards, model, item = CardList(CARD, lines=lines), QStandardItemModel(), QStandardItem(title)
    item.setData(note, NOTE)
    model.appendRow(item)
    cards.setModel(model)
    qtbot.addWidget(cards)
    cards.resize(look().ipx(CARD[0] + 40), look().ipx(CARD[1] + 40))
    cards.show()
    image = cards.viewport().grab().toImage()
    card = cards.visualRect(model.index(0, 0))
    left, right, bottom = map(look().ipx, (LEFT, RIGHT, BOTTOM if lines > 2 else EDGE))
    ground = image.pixel(card.left() + left, card.bottom() - bottom)
    inked = [
        any(image.pixel(card.left() + x, y) != ground for x in range(left, right))
        for y in range(card.top(), card.bottom() - bottom + 1)
    ]
    _picture, *inks = (len(list(rows)) for is_inked, rows in groupby(inked) if is_inked)
    return inks


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_no_line_of_a_note_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    look().fit(*size)
    _title, *note = line_heights(qtbot, "Hg", "Hg\nHg\nHg")
    assert len(note) == 3
    assert max(note) - min(note) <= 1, "lines need not begin on whole pixels"


def test_a_title_in_two_lines_has_its_note_below(qtbot: QtBot) -> None:
    *title, note = line_heights(qtbot, "Highlands, fog and Heligoland together", "Hg")
    assert len(title) == 2
    assert [note] == line_heights(qtbot, "Hg", "Hg")[1:]


def test_a_title_of_three_lines_is_painted_whole_in_place_of_a_short_note(qtbot: QtBot) -> None:
    three = "Higglety, hot\nHogglety, hot\nHugglety, hot"
    heights = line_heights(qtbot, three, "Hg", lines=2)
    assert len(heights) == 3
    assert max(heights) - min(heights) <= 1


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
