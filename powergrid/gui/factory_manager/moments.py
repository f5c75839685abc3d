# SPDX-License-Identifier: MIT
"""The moments at which the table pauses: the end of each round, with its profits."""

from powergrid.factory.rules.events import EnergyPriceMoved, Event, ProfitPaid, RoundBegan
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.motion.beat import BeatWords


def words_of(session: FactorySession, events: list[Event]) -> BeatWords | None:
    """Return the words of the moment that an action has brought, None if it is none.

    The panel of the first phase says the same, and stays.
    """
    begun = [event.round for event in events if isinstance(event, RoundBegan)]
    if not begun or not any(isinstance(event, ProfitPaid) for event in events):
        return None
    told = [event for event in events if isinstance(event, EnergyPriceMoved | ProfitPaid)]
    lines = [sentence(event, session.state, session.seats) for event in told]
    title = translate("Factory", "Round {n} begins.").format(n=begun[0])
    if begun[0] == session.state.game.figures.rounds:
        lines.append(translate("Factory", "It is the last one: its profit counts twice."))
    return BeatWords(title, tuple(lines), str(begun[0]))
