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


def line_heights(qtbot: QtBot, title: str, note: str) -> list[int]:
    """Return how high the ink of each line is, from the title down."""
    cards, model, item = CardList(CARD, lines=3), QStandardItemModel(), QStandardItem(title)
    item.setData(note, NOTE)
    model.appendRow(item)
    cards.setModel(model)
    qtbot.addWidget(cards)
    cards.resize(look().ipx(CARD[0] + 40), look().ipx(CARD[1] + 40))
    cards.show()
    image = cards.viewport().grab().toImage()
    card = cards.visualRect(model.index(0, 0))
    left, right, bottom = map(look().ipx, (LEFT, RIGHT, BOTTOM))
    ground = image.pixel(card.left() + left, card.bottom() - bottom)
    inked = [
        any(image.pixel(card.left() + x, y) != ground for x in range(left, right))
        for y in range(card.top(), card.bottom() - bottom + 1)
    ]
    _picture, *lines = (len(list(rows)) for is_inked, rows in groupby(inked) if is_inked)
    return lines


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
