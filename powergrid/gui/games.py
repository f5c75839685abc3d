# SPDX-License-Identifier: MIT
"""The games in the box. Each is a room of its own, loaded when its game is chosen."""

from typing import Final

from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameOffer, GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.worker_thinker import WorkerThinker


def _power_grid(settings: Settings) -> GameParts:
    from powergrid.gui.power_grid.game.opponents import OPPONENTS
    from powergrid.gui.power_grid.views import PowerGridViews
    from powergrid.gui.power_grid.visits import PowerGridVisits

    return GameParts(PowerGridViews(settings), WorkerThinker(OPPONENTS), PowerGridVisits)


def _factory_manager(settings: Settings) -> GameParts:
    from powergrid.gui.factory_manager.opponents import OPPONENTS
    from powergrid.gui.factory_manager.views import FactoryViews
    from powergrid.gui.factory_manager.visits import FactoryVisits

    return GameParts(FactoryViews(settings), WorkerThinker(OPPONENTS), FactoryVisits)


GAMES: Final = (
    GameOffer(
        "power-grid",
        "powergrid-record/",
        lambda: translate("MainWindow", "Power Grid"),
        lambda: translate("Games", "Cities and power plants, for two to six"),
        "plug",
        "P",
        _power_grid,
    ),
    GameOffer(
        "factory-manager",
        "factory-record/",
        lambda: translate("Games", "Factory Manager"),
        lambda: translate("Games", "A factory in five rounds, for two to five"),
        "factory",
        "F",
        _factory_manager,
    ),
)


def new_window(settings: Settings) -> MainWindow:
    """Return a window with the game that was chosen last, else with the first one."""
    chosen = next((game for game in GAMES if game.id == settings.chosen), GAMES[0])
    return MainWindow(chosen.parts(settings), GAMES)
