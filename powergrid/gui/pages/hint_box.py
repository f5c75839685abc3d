# SPDX-License-Identifier: MIT
"""A hint: what the strongest bot would do here, and the figures that speak for it."""

from powergrid.gui.hints import advised, reasons
from powergrid.gui.look.tokens import SEMIBOLD
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.rules import State
from powergrid.rules.actions import Action

_MOST = 3


class HintBox(Line):
    """An action in words, with up to three lines below it."""

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=2, pad=8, ground="surface_1")
        self.words = Text(weight=SEMIBOLD)
        self.again = caption(self.tr("H again fills it in"), shrinks=False)
        head = Line(gap=8)
        head.add(Sign("hint", side=18))
        head.add(self.words, stretch=1, least=60)
        head.add(self.again, drop=1)
        self.add(head, least=20, wish=24)
        self.lines = [caption() for _ in range(_MOST)]
        for index, line in enumerate(self.lines):
            self.add(line, drop=index + 1, least=16, wish=20)

    @property
    def text(self) -> str:
        """All of it as one line."""
        return ". ".join([self.words.text, *(line.text for line in self.lines if line.text)])

    def show_hint(self, state: State, action: Action) -> None:
        """Show another hint."""
        self.words.say(advised(state, action))
        told = reasons(state, action)
        for index, line in enumerate(self.lines):
            line.say(told[index] if index < len(told) else "")
            self.want(line, index < len(told))
        self.setAccessibleName(self.text)
