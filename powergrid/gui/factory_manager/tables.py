# SPDX-License-Identifier: MIT
"""Tables of Factory Manager whose moves and moments are shown."""

from powergrid.gui.factory_manager.journeys import Journeys
from powergrid.gui.factory_manager.moments import words_of
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.motion.beats import Beats
from powergrid.gui.shell.motion.move_show import MoveShow


def show_moves(table: FactoryTable, settings: Settings) -> None:
    """Let pieces travel over a table from now on, and mark the end of its rounds."""
    MoveShow(table, settings, Journeys(table)).follow(table.staging.staged, table.staging.changed)
    Beats(table, table.panel, settings, words_of)
