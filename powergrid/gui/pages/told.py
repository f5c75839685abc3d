# SPDX-License-Identifier: MIT
"""What happened last, in sentences, each beside the house of who did it."""

from collections.abc import Sequence
from typing import Final

from powergrid.gui.look.tokens import BODY
from powergrid.gui.pages.doers import Doers
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Text
from powergrid.gui.sentences import sentence
from powergrid.gui.session import Session
from powergrid.rules.events import Event, PhaseBegan, PhaseEnded, TurnEnded
from powergrid.rules.state import NO_SEAT

QUIET: Final = (PhaseBegan, PhaseEnded, TurnEnded)
"""The phase strip and the next turn tell these."""


class Told(Line):
    """The newest is the lowest; where there is no room for all, the oldest are left out."""

    def __init__(self, session: Session, most: int) -> None:
        super().__init__(gap=8, pad=8, ground="surface_1")
        self.session = session
        self.lines = [Text(size=BODY, wraps=True) for _ in range(most)]
        self.column = Line(vertical=True, gap=4)
        for at, line in enumerate(self.lines):
            self.column.add(line, drop=most - at)
        self.column.add_space()
        self.doers = Doers(self.lines)
        self.add(self.doers, least=16, wish=16)
        self.add(self.column, stretch=1, least=100)

    def show_events(self, events: Sequence[Event]) -> None:
        """Show the last of these events that are worth a sentence."""
        last = [event for event in events if not isinstance(event, QUIET)][-len(self.lines) :]
        free = len(self.lines) - len(last)
        self.doers.show_colours([""] * free + [self._colour_of(event) for event in last])
        texts = [""] * free + [sentence(event, self.session) for event in last]
        for line, text in zip(self.lines, texts, strict=True):
            line.say(text, "text" if line is self.lines[-1] else "text_second")
            self.column.want(line, bool(text))

    def resize_type(self, size: int) -> None:
        """Write in another size."""
        self.doers.update()
        for line in self.lines:
            line.resize_type(size)

    def _colour_of(self, event: Event) -> str:
        """Return the colour of who did it: neither the rules nor the bank have one."""
        seat = getattr(event, "seat", NO_SEAT)
        return self.session.seats[seat].colour if seat >= 0 else ""
