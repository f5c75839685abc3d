# SPDX-License-Identifier: MIT
"""A list of what each plant for sale would cost and bring, shown before one is chosen."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.text import caption, figure
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.auction.prospect import prospect_if_won
from powergrid.rules import State
from powergrid.rules.legal import Openings

if TYPE_CHECKING:
    from powergrid.analysis import Worth

_GAP: Final = 8
_PAD: Final = 6
_FEW: Final = 4
"""The number of rows that fit below one another."""


class Offer(NamedTuple):
    """A plant and its minimum bid, what it brings, also without its worth, and the colour."""

    price: str
    brings: str
    brief: str
    role: Role


class Offers(Line):
    """A row for each plant, in two columns if there is room; all rows are shown or none.

    Many plants are in two columns even if only the brief texts fit, and so are those in a low
    page, even if large text does not.
    """

    def __init__(self) -> None:
        super().__init__(gap=_GAP)
        self.offers: list[Offer] = []
        self._shown: tuple[list[Offer], int] = ([], 0)
        self._room = 0.0
        self._is_low = False

    def show_offers(self, offers: list[Offer]) -> None:
        """Show these plants."""
        self.offers = offers
        self.fit(self._room, is_low=self._is_low)

    def fit(self, room: float, *, is_low: bool = False) -> None:
        """Use as many columns as fit a width in design pixels."""
        self._room, self._is_low = room, is_low
        offers, columns = self.offers, 1
        for shown, size in self._candidates():
            if _fit_in_two(shown, room, size):
                offers, columns = shown, 2
                break
        if self._shown != (offers, columns):
            self._shown = offers, columns
            self._fill(offers, columns)

    def _candidates(self) -> Iterator[tuple[list[Offer], float]]:
        """Yield what may be in two columns, and the size of the text for which it has to fit."""
        sizes = (look().text, 1.0) if self._is_low else (look().text,)
        for size in sizes:
            yield self.offers, size
        if self._is_low or len(self.offers) > _FEW:
            brief = [offer._replace(brings=offer.brief) for offer in self.offers]
            for size in sizes:
                yield brief, size

    def _fill(self, offers: list[Offer], columns: int) -> None:
        self.clear()
        rows = max(1, -(-len(offers) // columns))
        for first in range(0, len(offers), rows):
            column = Line(vertical=True, gap=2, pad=_PAD, ground="surface_1")
            for offer in offers[first : first + rows]:
                row, brings = Line(gap=_GAP), figure(CAPTION)
                brings.say(offer.brings, offer.role)
                row.add(caption(offer.price, shrinks=False), stretch=1)
                row.add(brings)
                column.add(row, minimum=16, hint=24)
            self.add(column, stretch=1)


def _fit_in_two(offers: list[Offer], room: float, size: float) -> bool:
    """Return whether two columns of these offers fit a width at a text size."""
    return 2 * max((_width(offer, size) for offer in offers), default=0.0) + _GAP <= room


def _width(offer: Offer, size: float) -> float:
    texts = width_of(offer.price, CAPTION), width_of(offer.brings, CAPTION, SEMIBOLD)
    return size * sum(texts) + _GAP + 2 * _PAD + 2


def offers(state: State, question: Openings, worths: "Mapping[int, Worth]") -> list[Offer]:
    """Return each plant for sale, with its worth if that is known."""
    return [_offer(state, question, plant, worths.get(plant)) for plant in question.plants]


def _offer(state: State, question: Openings, plant: int, worth: "Worth | None") -> Offer:
    minimum, money = question.minimum(plant), state.money[question.seat]
    price = translate("Offers", "{plant} for {price}", "a plant").format(plant=plant, price=minimum)
    prospect = prospect_if_won(state, plant, minimum)
    if prospect is None:
        short = translate("NextCities", "need {short} more").format(short=minimum - money)
        text = short if minimum > money else "–"
        return Offer(price, text, text, "text_third")
    before, after = prospect.capacity_before, prospect.capacity_after
    role: Role = "good" if after > before else "text"
    brief = translate("Offers", "powers {cities}", "all plants of a player").format(cities=after)
    if worth is None or not worth.is_range:
        return Offer(price, brief, brief, role)
    text = translate("Offers", "fair {low}–{high}, powers {cities}")
    text = text.format(low=worth.low, high=worth.high, cities=after)
    return Offer(price, text, brief, role)
