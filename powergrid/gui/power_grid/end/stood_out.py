# SPDX-License-Identifier: MIT
"""What stood out in a game, in a sentence each."""

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.notice import step_opened
from powergrid.rules.events import Event, StepBegan
from powergrid.stats.highlights import highlights


def stood_out_panel(session: Session) -> Line:
    """Return a panel with what stood out in the finished game of a session."""
    events = [event for played in session.past for event in played.events]
    notable = Line(vertical=True, gap=6)
    for number, event in highlights(events, session.state_at(0).round):
        row = Line(gap=12)
        label = translate("EndView", "Round {round}").format(round=number)
        row.add(Text(label, weight=SEMIBOLD, grows=False), minimum=80, hint=86)
        row.add(Text(_words(event, session), role="text_second", wraps=True), stretch=1)
        notable.add(row, drop=1)
    notable.add_space()
    return titled_panel(translate("EndView", "What stood out"), "", notable)


def _words(event: Event, session: Session) -> str:
    """Return the sentence of an event; what the log says of a Step takes more than two lines."""
    if isinstance(event, StepBegan):
        return step_opened(session.state.game, event)
    return sentence(event, session)
