# SPDX-License-Identifier: MIT
"""What an analysis found: the money everybody can expect, and the best action."""

from collections.abc import Sequence

from powergrid.factory.rules import State
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.seat_token import SeatToken
from powergrid.gui.factory_manager.words import action_text
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.play.seats import Seat


class AnalysisBox(Line):
    """A row of figures above the best action; empty while these are being worked out."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=4)
        self._seats = seats
        self.money = [Text(weight=SEMIBOLD, shrinks=False, yields=True) for _ in seats]
        self.best = Text(wraps=True, role="good", weight=SEMIBOLD, yields=True)
        row = Line(gap=6, pad=6, ground="surface_1")
        row.add(caption(translate("Factory", "Expected final money"), shrinks=False), drop=1)
        for seat, money in zip(seats, self.money, strict=True):
            row.add(SeatToken(seat.colour, 20))
            row.add(money, minimum=34, hint=64)
        row.add_space()
        self.add(row)
        self.add(self.best)
        self.show_nothing()

    @property
    def text(self) -> str:
        """Everything shown, for a screen reader."""
        parts = (*(text.accessibleName() for text in self.money), self.best.text)
        return ". ".join(filter(None, parts))

    @property
    def is_empty(self) -> bool:
        """Whether nothing was found yet."""
        return self.money[0].text == "…"

    def show_nothing(self) -> None:
        """Show that the position is being analysed."""
        for text in self.money:
            text.say("…")
        self._show_best("")

    def show_found(self, state: State, money: Sequence[float], advice: Sequence[Advice]) -> None:
        """Show the findings for a state."""
        named = translate("Factory", "{name}: {money} Elektro")
        for seat, text, expected in zip(self._seats, self.money, money, strict=True):
            text.say(str(round(expected)))
            text.setAccessibleName(named.format(name=seat.name, money=round(expected)))
        best = translate("Factory", "Best: {action}. {reason}")
        texts = [
            best.format(action=action_text(state, each.action), reason=reason(state, each))
            for each in advice
        ]
        self._show_best(" ".join(texts))

    def _show_best(self, text: str) -> None:
        self.best.say(text)
        self.want(self.best, bool(text))
