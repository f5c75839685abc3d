# SPDX-License-Identifier: MIT
"""A hint: the best things to do, how often each wins, and what it brings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powergrid.gui.advice_words import action_words, chance_words, reason_words
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import plain_tip
from powergrid.gui.look.tokens import CAPTION, MEDIUM, SEMIBOLD
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.records import Seat
from powergrid.rules import State
from powergrid.rules.actions import EndTurn, Pass

if TYPE_CHECKING:
    from powergrid.bots import Advice

_SIGN = 18


class HintBox(Line):
    """One row for each piece of advice, the best first.

    Where text is to be larger than columns have room for, each row is a sentence of its own.
    """

    def __init__(self, state: State, advice: "Sequence[Advice]", seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=1, pad=6, ground="surface_1")
        self.rows = [
            _Row(action_words(state, [one.action]), one, seats, is_best=not index)
            for index, one in enumerate(advice)
        ]
        if look().text > 1:
            self._add_sentences()
        else:
            self._add_rows(fills_in=not isinstance(advice[0].action, Pass | EndTurn))
        self.setAccessibleName(self.text)

    def _add_rows(self, *, fills_in: bool) -> None:
        for row in self.rows:
            row.setToolTip(plain_tip(row.text))  # the reasons may have no room
            row.setAccessibleDescription(row.text)
            self.add(row, least=16, wish=22)
        _align(self.rows)
        if fills_in:
            self.rows[0].add_note(self.tr("H again fills it in"))

    def _add_sentences(self) -> None:
        for index, row in enumerate(self.rows):
            weight = MEDIUM if index else SEMIBOLD
            self.add(Text(row.text, size=CAPTION, weight=weight, wraps=True), drop=index)

    @property
    def text(self) -> str:
        """All of it as one line."""
        return ". ".join(row.text for row in self.rows)


class _Row(Line):
    def __init__(
        self, words: str, advice: "Advice", seats: Sequence[Seat], *, is_best: bool
    ) -> None:
        super().__init__(gap=10)
        weight = SEMIBOLD if is_best else MEDIUM
        self.action = Text(words, size=CAPTION, weight=weight, grows=False)
        self.chance = Text(
            chance_words(advice.chance), size=CAPTION, weight=weight, shrinks=False, grows=False
        )
        self.reasons = caption(reason_words(advice.reasons, seats))
        self.again: Text | None = None
        self.add(Sign("hint" if is_best else "", side=_SIGN))

    @property
    def text(self) -> str:
        return self.tr("{action} ({chance}): {reasons}").format(
            action=self.action.text, chance=self.chance.text, reasons=self.reasons.text
        )

    def add_note(self, text: str) -> None:
        """Say at the end of the row what is left out where the reasons need the room."""
        self.again = caption(text, shrinks=False)
        self.add(self.again, drop=1)

    def place(self) -> None:
        """Give the reasons their room before anything else that may be left out."""
        if self.again is not None:
            self.want(self.again, False)
            super().place()
            left = self.width() - self.reasons.x() - look().ipx(self.gap)
            taken = self.again.width_of_text() + self.reasons.narrow_width()
            self.want(self.again, taken <= left)
        super().place()


def _align(rows: Sequence[_Row]) -> None:
    """Let actions, chances and reasons stand below each other."""
    actions = max(row.action.width_of_text() for row in rows) / look().scale
    chances = max(row.chance.width_of_text() for row in rows) / look().scale
    for row in rows:
        row.add(row.action, least=min(200, actions), wish=actions)
        row.add(row.chance, least=chances, wish=chances)
        row.add(row.reasons, stretch=1, drop=2)
