# SPDX-License-Identifier: MIT
"""A hint: what would be best, how often it wins, and the figures that speak for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from powergrid.gui.hints import advised, reasons
from powergrid.gui.look.tokens import SEMIBOLD
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.rules import State
from powergrid.rules.actions import EndTurn, Pass

if TYPE_CHECKING:
    from powergrid.bots import Advice

translate = QCoreApplication.translate

_MOST = 3


class HintBox(Line):
    """An action in words, with up to three lines below it: why, and what else could be done."""

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=2, pad=8, ground="surface_1")
        self.words = Text(weight=SEMIBOLD)
        self._again = self.tr("H again fills it in")
        self.again = caption(shrinks=False)
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

    def show_hint(self, state: State, advice: "Sequence[Advice]") -> None:
        """Show another hint: the best action with what speaks for it, and what comes after it."""
        best = advice[0]
        self.words.say(_with_chance(state, best))
        first, *more = reasons(state, best.action) or [""]
        told = [line for line in (first, *self._others(state, advice[1:]), *more) if line][:_MOST]
        for index, line in enumerate(self.lines):
            line.say(told[index] if index < len(told) else "")
            self.want(line, index < len(told))
        self.again.say("" if isinstance(best.action, Pass | EndTurn) else self._again)
        self.setAccessibleName(self.text)

    def _others(self, state: State, advice: "Sequence[Advice]") -> list[str]:
        if not advice:
            return []
        others = ", ".join(_with_chance(state, one) for one in advice)
        return [self.tr("Else: {others}").format(others=others)]


def _with_chance(state: State, advice: "Advice") -> str:
    """Return what to do, and how often that wins."""
    text = translate("HintBox", "{action} ({chance} % to win)")
    return text.format(action=advised(state, advice.action), chance=round(100 * advice.chance))
