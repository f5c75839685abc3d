# SPDX-License-Identifier: MIT
"""What each plant on offer would cost and bring, before one is chosen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import caption, figure
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.auction.prospect import if_won
from powergrid.rules import State
from powergrid.rules.legal import Openings

if TYPE_CHECKING:
    from powergrid.bots import Worth


class Offer(NamedTuple):
    """A plant at its minimum, what that brings, and the colour of it."""

    price: str
    brings: str
    role: str


class Offers(Line):
    """A row for each plant, in two columns where there is room for them; all rows or none."""

    def __init__(self) -> None:
        super().__init__(gap=8)
        self.offers: list[Offer] = []
        self._columns = 2

    def show_offers(self, offers: list[Offer]) -> None:
        """Show these plants."""
        if offers != self.offers:
            self.offers = offers
            self._fill()

    def stand_in(self, columns: int) -> None:
        """Stand in so many columns."""
        if columns != self._columns:
            self._columns = columns
            self._fill()

    def _fill(self) -> None:
        self.clear()
        rows = -(-len(self.offers) // self._columns)
        for first in range(0, len(self.offers), max(1, rows)):
            column = Line(vertical=True, gap=2, pad=8, ground="surface_1")
            for offer in self.offers[first : first + rows]:
                row, brings = Line(gap=8), figure(CAPTION)
                brings.say(offer.brings, offer.role)
                row.add(caption(offer.price), stretch=1)
                row.add(brings)
                column.add(row, minimum=18, hint=24)
            self.add(column, stretch=1)


def offers(state: State, question: Openings, worths: "Mapping[int, Worth]") -> list[Offer]:
    """Return each plant on offer, with what it is worth where that is known."""
    return [_offer(state, question, plant, worths.get(plant)) for plant in question.plants]


def _offer(state: State, question: Openings, plant: int, worth: "Worth | None") -> Offer:
    least, money = question.minimum(plant), state.money[question.seat]
    price = translate("Offers", "{plant} for {price}", "a plant").format(plant=plant, price=least)
    prospect = if_won(state, plant, least)
    if prospect is None:
        text = translate("NextCities", "need {short} more").format(short=least - money)
        return Offer(price, text if least > money else "–", "text_third")
    before, after = prospect.capacity_before, prospect.capacity_after
    role = "good" if after > before else "text"
    if worth is None or worth.high == worth.low:
        text = translate("Offers", "powers {cities}", "all plants of a player")
        return Offer(price, text.format(cities=after), role)
    text = translate("Offers", "fair {low}–{high}, powers {cities}")
    return Offer(price, text.format(low=worth.low, high=worth.high, cities=after), role)
