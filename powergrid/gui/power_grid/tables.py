# SPDX-License-Identifier: MIT
"""Creates tables for playing and for replays, with animated moves and banners.

It is imported when the first table is shown: the front page does not need it.
"""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.motion.banners import banner_words
from powergrid.gui.power_grid.motion.journeys import Journeys
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.motion.banners import Banners
from powergrid.gui.shell.motion.move_show import MoveShow

if TYPE_CHECKING:
    from powergrid.gui.power_grid.replay.replay_table import ReplayTable


def playing_table(session: Session, settings: Settings, parent: QWidget | None) -> Table:
    """Return a table for a session."""
    table = Table(
        session,
        parent,
        ends_turns=lambda: settings.ends_turns,
        shows_worth=lambda: settings.shows_worth,
    )
    table.staging.end_asked.connect(table.end_asked)
    _remember_figures(table.staging, settings)
    _show_moves(table, settings)
    return table


def _remember_figures(staging: Staging, settings: Settings) -> None:
    """Show or fold the figures of the pages as in the last game."""

    def remember(shown: bool) -> None:
        settings.figures = "shown" if shown else "folded"

    if settings.figures:
        staging.shows_figures = settings.figures == "shown"
    staging.figures_shown.connect(remember)


def replay_table(replay: Replay, settings: Settings) -> "ReplayTable":
    """Return a table for a replay."""
    from powergrid.gui.power_grid.replay.replay_table import (
        ReplayTable,  # its analysis loads the bots
    )

    table = ReplayTable(replay)
    _show_moves(table, settings)
    return table


def _show_moves(table: Table, settings: Settings) -> None:
    table.staging.rule_asked.connect(table.rule_asked)
    MoveShow(table, settings, Journeys(table))
    Banners(table, table.action, settings, banner_words)
