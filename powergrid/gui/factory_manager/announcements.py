# SPDX-License-Identifier: MIT
"""What a screen reader announces during a game: the sentences of the log, and questions."""

from collections.abc import Sequence

from powergrid.factory.rules.events import Event
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.words import question_text
from powergrid.gui.shell.game_announcer import GameAnnouncer


def new_announcer(session: FactorySession) -> GameAnnouncer:
    """Return an announcer that follows a session from now on."""
    return GameAnnouncer(
        session,
        lambda events: news(session, events),
        lambda: question_text(session.state),
    )


def news(session: FactorySession, events: Sequence[Event]) -> str:
    """Return what has happened, in sentences."""
    return " ".join(sentence(event, session.state, session.seats) for event in events)
