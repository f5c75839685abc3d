# SPDX-License-Identifier: MIT
"""What a screen reader announces of a game: the log's sentences, and questions."""

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.gui.shell.game_announcer import GameAnnouncer
from powergrid.rules.events import Event, PhaseEnded, TurnEnded
from powergrid.rules.state import BUREAUCRACY


def new_announcer(session: Session) -> GameAnnouncer:
    """Return what announces a session from now on."""
    return GameAnnouncer(
        session,
        lambda events: " ".join(
            sentence(event, session) for event in events if not _is_redundant(event)
        ),
        lambda: question_title(session),
    )


def _is_redundant(event: Event) -> bool:
    """Return whether the other sentences make an event's sentence redundant."""
    is_paid = isinstance(event, TurnEnded) and event.phase == BUREAUCRACY
    return is_paid or isinstance(event, PhaseEnded)
