# SPDX-License-Identifier: MIT
"""Five players with long names: nothing is cut off."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.game_delegate import GameDelegate
from powergrid.gui.factory_manager.glances import preview
from powergrid.gui.factory_manager.saved_games import SavedGame
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.play.seats import Seat
from tests.gui.every_view.texts import texts_of
from tests.gui.factory_manager.conftest import OpenTable
from tests.gui.power_grid.pages.moments import faults

FIVE = (
    Seat("Maximiliane", "red"),
    Seat("Bartholomew", "blue"),
    Seat("Konstantina", "green"),
    Seat("Alexandrina", "yellow"),
    Seat("Wilhelmina", "purple"),
)


def test_long_names_are_whole_in_the_rows(open_table: OpenTable) -> None:
    table = open_table(FIVE)
    assert len(table.rivals.rows) == 4
    assert texts_of(table.window()).cut == ()


def test_the_narrow_preview_leaves_money_out_rather_than_cut_it(
    qtbot: QtBot, open_table: OpenTable
) -> None:
    session = open_table(FIVE).session
    session.state.money = (100, 101, 102, 103, 104)
    shown = preview(session)
    qtbot.addWidget(shown)
    shown.resize(270, 600)
    shown.show()
    assert faults(shown) == []
    texts = [text.text for text in shown.findChildren(Text) if text.isVisible()]
    assert texts[:3] == ["100", "101", "102"]
    assert "104" not in texts


@pytest.mark.parametrize("size", ["normal", "larger"])
def test_every_player_is_in_the_list_of_games(qtbot: QtBot, size: str) -> None:
    look().set_text_size(size)
    for seats in (FIVE, tuple(seat._replace(name=seat.name[:5]) for seat in FIVE)):
        game = SavedGame(Path("mine.json"), seats, 5, ())
        view = QListView()
        qtbot.addWidget(view)
        view.setModel(QStringListModel([game.text], view))
        view.setItemDelegate(GameDelegate([game], view))
        view.resize(424, 100)
        assert bool(texts_of(view).cut) == (seats == FIVE), "only long names are cut"
        image = view.grab().toImage()
        colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert {look().theme.house_fill(seat.colour).rgb() for seat in seats} <= colours
