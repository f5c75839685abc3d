# SPDX-License-Identifier: MIT
"""Choosing between the games on the front page and by a record, and what that loads."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.factory.rules.actions import OpenAuction
from powergrid.gui.factory_manager.session import new_game
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.games import GAMES
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.record_files import save
from powergrid.play.saved_games import games_dir
from tests.gui.factory_manager.conftest import SEATS, OpenTable, table_of

_LOADED = """
import sys
import powergrid.gui.games
{imports}
rooms = ({rooms})
print(*(room for room in rooms if f"powergrid.{{room}}" in sys.modules))
"""


def loaded(game: str, *rooms: str) -> str:
    """Return which of these rooms are loaded with a game."""
    parts = "opponents" if game == "factory_manager" else "game.opponents", "views", "visits"
    imports = "\n".join(f"import powergrid.gui.{game}.{part}" for part in parts)
    code = _LOADED.format(imports=imports, rooms=", ".join(map(repr, rooms)) + ",")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_factory_manager_is_loaded_only_when_it_is_chosen() -> None:
    assert loaded("power_grid", "factory", "gui.factory_manager") == ""


def test_factory_manager_loads_no_module_of_power_grid() -> None:
    rooms = "rules", "box", "records", "bots", "stats", "gui.game", "gui.table", "gui.pages"
    assert loaded("factory_manager", *rooms) == ""


def test_the_front_page_leads_from_one_game_to_the_other(qtbot: QtBot, window: MainWindow) -> None:
    front = window.view
    assert isinstance(front, FrontPage)
    assert front.icon.icon == GAMES[1].icon
    other = next(link for link in front.links if link.link.text == "Power Grid")
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert window.game_views.id == "power-grid"
    assert window.windowTitle() == "Power Grid"
    back = window.view
    assert isinstance(back, FrontPage)
    assert back.icon.icon == GAMES[0].icon
    QTest.keyClick(back, Qt.Key.Key_F)
    assert window.game_views.id == "factory-manager"
    assert Settings().chosen == GAMES[1].id


def test_opening_a_record_chooses_its_game(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "game.powergrid.json"
    save(new_game(SEATS, is_first_game=True), file)
    assert window.choose_game(GAMES[0])
    assert window.open_file(file)
    assert isinstance(window.game_views, FactoryViews)
    table_of(window)
    assert window.windowTitle() == "Round 1 of 5 – Factory Manager"


def test_a_game_is_saved_and_continues_after_choosing_the_other(
    window: MainWindow, open_table: OpenTable
) -> None:
    table = open_table((SEATS[0], SEATS[1]._replace(player="person")))
    tile = table.session.state.offered[0]
    assert table.session.act(OpenAuction(tile, 0))
    assert [*games_dir("factory").glob("*-factory.powergrid.json")]
    assert not [*games_dir().glob("*.json")], "the first game's list would call it damaged"
    window.choose_game(GAMES[0])
    window.choose_game(GAMES[1])
    window.continue_game()
    assert table_of(window).session.state.lot == tile
