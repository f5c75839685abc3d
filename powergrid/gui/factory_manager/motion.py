# SPDX-License-Identifier: MIT
"""What moves over a table: the pieces of each action, and a banner between two rounds."""

from powergrid.factory.rules.events import EnergyPriceMoved, Event, ProfitPaid, RoundBegan
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.journeys import Journeys
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.motion.banner import BannerWords
from powergrid.gui.shell.motion.banners import Banners
from powergrid.gui.shell.motion.move_show import MoveShow


def show_moves(table: FactoryTable, settings: Settings) -> None:
    """Move pieces over a table from now on, and show a banner after each round."""
    MoveShow(table, settings, Journeys(table)).follow(table.staging.staged, table.staging.changed)
    Banners(table, table.panel, settings, _words_of)


def _words_of(session: FactorySession, events: list[Event]) -> BannerWords | None:
    """Return the words of the banner after a round, None if the events do not end one."""
    begun = [event.round for event in events if isinstance(event, RoundBegan)]
    if not begun or not any(isinstance(event, ProfitPaid) for event in events):
        return None
    shown = [event for event in events if isinstance(event, EnergyPriceMoved | ProfitPaid)]
    lines = [sentence(event, session.state, session.seats) for event in shown]
    title = translate("Factory", "Round {n} begins.").format(n=begun[0])
    if begun[0] == session.state.game.figures.rounds:
        lines.append(translate("Factory", "It is the last one: its profit counts twice."))
    return BannerWords(title, tuple(lines), str(begun[0]))
