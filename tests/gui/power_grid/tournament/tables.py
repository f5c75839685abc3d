# SPDX-License-Identifier: MIT
"""Who takes part in the tournaments of these tests, and the view that shows one."""

from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.play.tournament import Entrant

EIGHT = [Entrant(f"Bot {at}", "sensible" if at % 2 else "random") for at in range(8)]


def view_of(runner: TournamentRunner, qtbot: QtBot) -> TournamentView:
    """Return a view of the runner's tournament."""
    view = TournamentView(runner, "recharged", "germany", ("beginner",))
    qtbot.addWidget(view)
    return view
