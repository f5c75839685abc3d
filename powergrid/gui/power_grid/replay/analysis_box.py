# SPDX-License-Identifier: MIT
"""What an analysis found: everybody's chance to win, and the best things to do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.hint_box import HintBox
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.advice import chance_words, percent_words
from powergrid.records import Seat
from powergrid.rules import State

if TYPE_CHECKING:
    from powergrid.analysis import Advice


class AnalysisBox(Line):
    """A row of chances above the advice; empty while it is being worked out."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=4)
        self._seats = tuple(seats)
        self.chances: list[Text] = []
        self._row = Line(gap=6, pad=6, ground="surface_1")
        self._row.add(caption(translate("ReplayPage", "Chance of winning"), shrinks=False), drop=1)
        for seat in self._seats:
            text = Text(weight=SEMIBOLD, shrinks=False)
            self.chances.append(text)
            self._row.add(PieceIcon(house=seat.colour, side=20))
            self._row.add(text, minimum=34, hint=64)
        self._row.add_space()
        self._advice = Line(vertical=True)
        self.add(self._row)
        self.add(self._advice)
        self.show_nothing()

    @property
    def text(self) -> str:
        """All that is shown, for a screen reader."""
        parts = [
            f"{seat.name}: {text.text}"
            for seat, text in zip(self._seats, self.chances, strict=True)
        ]
        boxes = [box.text for box in self._advice.findChildren(HintBox)]
        return ". ".join((*parts, *boxes))

    @property
    def is_empty(self) -> bool:
        """Whether nothing was found yet."""
        return self.chances[0].text == "…"

    def show_nothing(self) -> None:
        """Show that the position is being analysed."""
        for text in self.chances:
            text.say("…")
        self._advice.clear()

    def show_found(
        self, state: State, chances: Sequence[float], advice: "Sequence[Advice]"
    ) -> None:
        """Show the findings for a state."""
        for seat, text, chance in zip(self._seats, self.chances, chances, strict=True):
            text.say(percent_words(chance))
            text.setAccessibleName(f"{seat.name}: {chance_words(chance)}")
        self._advice.clear()
        if advice:
            self._advice.add(HintBox(state, advice, self._seats, can_be_used=False))
