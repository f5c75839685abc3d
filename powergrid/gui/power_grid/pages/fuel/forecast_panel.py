# SPDX-License-Identifier: MIT
"""What to expect of the fuel market: what rivals still need, and how prices change."""

from PySide6.QtCore import QSize

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.cart import fuels_without_storage
from powergrid.gui.power_grid.game.fuel_forecast import FuelForecast, fuel_forecast
from powergrid.gui.power_grid.pages.fuel.outlook import Outlook
from powergrid.gui.power_grid.words.terms import fuel_title, tokens_listed
from powergrid.rules import State
from powergrid.rules.fuel import FUELS, NO_TOKENS

_FEW = 2
"""The sentences about so many plants have room in two lines."""


class ForecastPanel(Line):
    """Up to four short sentences, the last one a warning.

    They grow to the player's text size if there is room for all of them.
    """

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=4, pad=12, ground="surface_1")
        title = translate("FuelToCome", "Coming up")
        self.title = Text(title, size=CAPTION, weight=SEMIBOLD, yields=True)
        self.add(self.title, drop=5)
        roles: tuple[Role, ...] = ("text", "text_second", "text_second", "warning")
        self.lines = [Text(size=CAPTION, role=role, wraps=True, yields=True) for role in roles]
        for drop, line in zip((0, 3, 4, 0), self.lines, strict=True):
            self.add(line, drop=drop)

    def resize_type(self, size: int) -> None:
        """Show the sentences in another size."""
        for line in self.lines:
            line.resize_type(size)

    def sizeHint(self) -> QSize:
        """Return the size at the base size of its text: growing takes no room from others."""
        return self.base_size_hint()

    def arrange(self) -> None:
        """Let the texts grow together, so that all of them have one size."""
        grows = self._has_room_to_grow()
        for text in (self.title, *self.lines):
            text.let_grow(grows)
        self.line_layout.forget_sizes()
        super().arrange()

    def _has_room_to_grow(self) -> bool:
        pad, gap = look().ipx(self.pad), look().ipx(self.gap)
        texts = [text for text in (self.title, *self.lines) if self.is_wanted(text)]
        lines = [text.grown_lines(self.width() - 2 * pad) for text in texts]
        heights = [text.grown_height(count) for text, count in zip(texts, lines, strict=True)]
        whole = sum(heights) + (len(texts) - 1) * gap + 2 * pad
        return max(lines) <= 2 and whole <= self.height()

    def show_state(self, state: State, ahead: Outlook) -> None:
        """Show what to expect after a state in Phase 3, and the outlook of the current seat."""
        coming = fuel_forecast(state)
        said = (_needs(coming), _prices(state, coming), _idle(ahead, state), _short(ahead))
        for line, text in zip(self.lines, said, strict=True):
            line.say(text)
            self.want(line, bool(text))
        self.rank(self.lines[0], 1 if self.lines[-1].text else 0)  # something is always shown


def _needs(coming: FuelForecast) -> str:
    """Return what all later buyers need together; the fuel market shows who needs what."""
    if not any(coming.wanted):
        return translate("FuelToCome", "Nobody after you needs fuel.")
    text = translate("FuelToCome", "Still needed after you: {tokens}.")
    return text.format(tokens=tokens_listed(coming.wanted))


def _prices(state: State, coming: FuelForecast) -> str:
    """Return the prices of the fuel whose price rises most, among those the seat can burn."""
    useless = fuels_without_storage(state, state.seat)
    own = [fuel for fuel in FUELS if fuel not in useless and coming.now[fuel]]
    if not own:
        return ""
    fuel = max(own, key=lambda fuel: (coming.after[fuel] or 99) - coming.now[fuel])
    if not coming.after[fuel]:
        text = translate("FuelToCome", "{fuel} may be gone by then: {left} left, {wanted} wanted.")
    elif coming.next_round[fuel]:
        text = translate("FuelToCome", "{fuel} starts at {after} then, and at {next} next round.")
    else:
        text = translate("FuelToCome", "{fuel} starts at {after} then.")
    return text.format(
        fuel=fuel_title(fuel),
        after=coming.after[fuel],
        next=coming.next_round[fuel],
        left=coming.left[fuel],
        wanted=coming.wanted[fuel],
    )


def _idle(ahead: Outlook, state: State) -> str:
    """Return a sentence if fewer plants are enough, else an empty text."""
    if not ahead.enough or state.fuel[state.seat] == NO_TOKENS:
        return ""
    text = translate("FuelToCome", "Fuel for {plants} is enough: {enough} powered, {owned} needed.")
    return text.format(
        plants=listed([str(plant) for plant in ahead.enough]),
        enough=state.game.need(ahead.enough).cities,
        owned=ahead.owned,
    )


def _short(ahead: Outlook) -> str:
    """Return how many tokens each plant lacks that cannot run, empty if all run."""
    lacking = [plant for plant in ahead.plants if not plant.runs]
    if len(lacking) > _FEW:
        tokens = ", ".join(f"{plant.plant} ({plant.lacks})" for plant in lacking)
        text = translate("FuelToCome", "Missing fuel: {plants}.", "numbers of plants, and tokens")
        return text.format(plants=tokens)
    text = translate("FuelToCome", "Plant {plant} lacks {lacks}.", "so many tokens")
    return " ".join(text.format(plant=plant.plant, lacks=plant.lacks) for plant in lacking)
