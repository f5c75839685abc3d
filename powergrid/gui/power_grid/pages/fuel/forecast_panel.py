# SPDX-License-Identifier: MIT
"""What to expect of the fuel market: what rivals still need, and how prices change."""

from typing import Final

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

_MAX_SENTENCES: Final = 2
"""How many plants that lack fuel have a sentence each; more would not fit in two lines."""
_SOLD_OUT: Final = 99
"""What the price of fuel that may be gone counts as: more than any other."""


class ForecastPanel(Line):
    """Up to four short sentences, the last one a warning.

    They have the player's text size if there is room for all of them.
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
        """Return the size in the base text size, so that growing takes no room from others."""
        return self.base_size_hint()

    def arrange(self) -> None:
        """Let all texts grow or none, so that they have one size."""
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

    def show_state(self, state: State, outlook: Outlook) -> None:
        """Show the forecast for a state in Phase 3, and the outlook of the seat on turn."""
        forecast = fuel_forecast(state)
        needs, prices = _needs(forecast), _prices(state, forecast)
        texts = (needs, prices, _enough(state, outlook), _missing(outlook))
        for line, text in zip(self.lines, texts, strict=True):
            line.say(text)
            self.want(line, bool(text))
        # The first sentence is left out for the warning only, so that something is always shown.
        self.rank(self.lines[0], 1 if self.lines[-1].text else 0)


def _needs(forecast: FuelForecast) -> str:
    """Return what all later buyers need together; the fuel market shows who needs what."""
    if not any(forecast.wanted):
        return translate("FuelToCome", "Nobody after you needs fuel.")
    text = translate("FuelToCome", "Still needed after you: {tokens}.")
    return text.format(tokens=tokens_listed(forecast.wanted))


def _prices(state: State, forecast: FuelForecast) -> str:
    """Return the prices of the fuel whose price rises most, among those the seat can burn."""
    useless = fuels_without_storage(state, state.seat)
    own = [fuel for fuel in FUELS if fuel not in useless and forecast.now[fuel]]
    if not own:
        return ""
    fuel = max(own, key=lambda fuel: (forecast.after[fuel] or _SOLD_OUT) - forecast.now[fuel])
    if not forecast.after[fuel]:
        text = translate("FuelToCome", "{fuel} may be gone by then: {left} left, {wanted} wanted.")
    elif forecast.next_round[fuel]:
        text = translate("FuelToCome", "{fuel} starts at {after} then, and at {next} next round.")
    else:
        text = translate("FuelToCome", "{fuel} starts at {after} then.")
    return text.format(
        fuel=fuel_title(fuel),
        after=forecast.after[fuel],
        next=forecast.next_round[fuel],
        left=forecast.left[fuel],
        wanted=forecast.wanted[fuel],
    )


def _enough(state: State, outlook: Outlook) -> str:
    """Return which plants are enough for all cities, empty if all that run are needed."""
    if not outlook.enough or state.fuel[state.seat] == NO_TOKENS:
        return ""
    text = translate("FuelToCome", "Fuel for {plants} is enough: {enough} powered, {owned} needed.")
    return text.format(
        plants=listed([str(plant) for plant in outlook.enough]),
        enough=state.game.need(outlook.enough).cities,
        owned=outlook.owned,
    )


def _missing(outlook: Outlook) -> str:
    """Return how many tokens each plant that cannot run lacks, empty if all run."""
    lacking = [plant for plant in outlook.plants if not plant.runs]
    if len(lacking) > _MAX_SENTENCES:
        tokens = ", ".join(f"{plant.plant} ({plant.lacks})" for plant in lacking)
        text = translate("FuelToCome", "Missing fuel: {plants}.", "numbers of plants, and tokens")
        return text.format(plants=tokens)
    text = translate("FuelToCome", "Plant {plant} lacks {lacks}.", "so many tokens")
    return " ".join(text.format(plant=plant.plant, lacks=plant.lacks) for plant in lacking)
