# SPDX-License-Identifier: MIT
"""What the window needs to play Factory Manager."""

from powergrid.gui.factory_manager.opponents import OPPONENTS
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.factory_manager.visits import FactoryVisits
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameParts
from powergrid.play.worker_thinker import WorkerThinker


def parts(settings: Settings) -> GameParts:
    """Return views, bots that think in another process, and visits."""
    return GameParts(FactoryViews(settings), WorkerThinker(OPPONENTS), FactoryVisits)
