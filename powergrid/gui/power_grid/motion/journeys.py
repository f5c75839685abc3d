# SPDX-License-Identifier: MIT
"""The pieces that move after an event, each with its start and its end."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from powergrid.gui.power_grid.motion.pictures import (
    bid_picture,
    house_picture,
    lit_picture,
    sold_picture,
    token_picture,
)
from powergrid.gui.power_grid.motion.spots import Spot, Spots
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.shell.motion.motion import MAX_MS, Flight, Journey, both
from powergrid.gui.shell.motion.pictures import floating_money
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.fuel import FUELS
from powergrid.rules.state import BANK, FREE

_WAVE: Final = 0.6
"""The share of the animation after which the last place of a wave lights up."""


class Journeys:
    """Creates the journeys on one table.

    Methods named `_fly_…` and `_float_…` return parts that several events share.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._spots = Spots(table)
        self._makers: Final[dict[type[Event], Callable[..., Journey]]] = {
            ev.AuctionOpened: self._auction_opened,
            ev.BidMade: lambda event: self._fly_bid(event.seat, event.amount),
            ev.HouseBuilt: self._house_built,
            ev.PlantBought: self._plant_bought,
            ev.BankTookPlant: lambda event: self._fly_plant(event.plant, BANK),
            ev.PlantRemoved: self._plant_removed,
            ev.PlantRevealed: self._plant_revealed,
            ev.FuelBought: self._fuel_bought,
            ev.BankBoughtFuel: lambda event: self._fly_fuel(event.tokens, BANK),
            ev.FuelRefilled: self._fuel_refilled,
            ev.PlantsRun: self._plants_run,
            ev.UraniumSold: lambda event: self._float_money(event.seat, event.income),
            ev.BankBuiltHouse: lambda event: self._fly_house(BANK, event.city),
            ev.StepBegan: self._step_began,
            ev.BankHousePlaced: lambda event: self._fly_house(BANK, event.city),
        }

    def of(self, event: Event) -> Journey | None:
        """Return the journey of an event, None if nothing moves."""
        maker = self._makers.get(type(event))
        return None if maker is None else maker(event)

    @property
    def _ratio(self) -> float:
        return self._table.devicePixelRatioF()

    def _card_picture(self, plant: int) -> tuple[QPixmap | None, Spot]:
        """Return a picture of a plant's card and the spot of the card, if visible."""
        card = self._spots.card(plant)
        return (None, None) if card is None else (card.grab(), self._spots.card_spot(card))

    def _auction_opened(self, event: ev.AuctionOpened) -> Journey:
        yield from both(self._fly_lot(event.plant), self._fly_bid(event.seat, event.bid))

    def _fly_lot(self, plant: int) -> Journey:
        """Move the card from the market to the page, if it is shown there."""
        card = self._spots.card(plant)
        picture, start = self._card_picture(plant)
        yield None
        lot = self._spots.card(plant)
        end = None if lot is None or lot is card else self._spots.card_spot(lot)
        if picture is not None and start is not None and end is not None:
            yield Flight(picture, start.center(), end.center(), end, fades=True)

    def _fly_bid(self, seat: int, amount: int) -> Journey:
        yield None  # When the next seat is asked, the money may be shown elsewhere.
        lot = self._table.session.state.lot
        card = self._spots.card(lot) if lot else None
        start = self._spots.money(seat)
        end = None if card is None else self._spots.card_spot(card)
        if start is not None and end is not None:
            colour = self._table.session.seats[seat].colour
            picture = bid_picture(colour, amount, self._ratio)
            yield Flight(picture, start.center(), end.center(), end, fades=True)

    def _house_built(self, event: ev.HouseBuilt) -> Journey:
        yield from both(
            self._fly_house(event.seat, event.city),
            self._float_money(event.seat, -event.house - event.connection),
        )

    def _fly_house(self, seat: int, city: int) -> Journey:
        state = self._table.session.state
        index = state.houses[city].index(seat)
        start, end = self._spots.house(seat), self._spots.place(city, index)
        cover = None if end is None else self._table.grab(end.toAlignedRect())
        yield None
        if start is not None and end is not None:
            colour = self._table.session.colour_of(seat)
            picture = house_picture(colour, end.height(), self._ratio)
            yield Flight(picture, start.center(), end.center(), end, cover)

    def _plant_bought(self, event: ev.PlantBought) -> Journey:
        yield from both(
            self._fly_plant(event.plant, event.seat, event.price),
            self._float_money(event.seat, -event.price),
        )

    def _fly_plant(self, plant: int, seat: int, price: int = 0) -> Journey:
        picture, start = self._card_picture(plant)
        yield None
        end = self._spots.plant(seat, plant)
        if picture is not None and start is not None and end is not None:
            if price:
                colour = self._table.session.seats[seat].colour
                picture = sold_picture(picture, colour, price)
            yield Flight(picture, start.center(), end.center(), end)

    def _plant_removed(self, event: ev.PlantRemoved) -> Journey:
        picture, start = self._card_picture(event.plant)
        yield None
        if picture is not None and start is not None:
            away = QPointF(0, -start.height() / 2)
            yield Flight(picture, start.center(), start.center() + away, fades=True)

    def _plant_revealed(self, event: ev.PlantRevealed) -> Journey:
        yield None
        card, start = self._spots.card(event.plant), self._spots.pile()
        end = None if card is None else self._spots.card_spot(card)
        if card is not None and start is not None and end is not None:
            yield Flight(card.grab(), start.center(), end.center(), end)

    def _fuel_bought(self, event: ev.FuelBought) -> Journey:
        amounts = [event.amount if fuel == event.fuel else 0 for fuel in FUELS]
        yield from both(
            self._fly_fuel(amounts, event.seat), self._float_money(event.seat, -event.price)
        )

    def _fly_fuel(self, amounts: Sequence[int], seat: int) -> Journey:
        starts = [self._spots.token(fuel) for fuel in FUELS]
        yield None
        yield from self._fly_tokens(amounts, starts, [self._spots.plants(seat)] * len(starts))

    def _fuel_refilled(self, event: ev.FuelRefilled) -> Journey:
        yield None
        stocks = [self._spots.stock(fuel) for fuel in FUELS]
        yield from self._fly_tokens(
            event.added, stocks, [self._spots.token(fuel) for fuel in FUELS]
        )

    def _plants_run(self, event: ev.PlantsRun) -> Journey:
        starts = [self._spots.plants(event.seat)] * len(FUELS)
        money = self._float_money(event.seat, event.income)
        next(money)
        yield None
        yield from self._fly_tokens(
            event.burnt, starts, [self._spots.stock(fuel) for fuel in FUELS]
        )
        yield from money

    def _fly_tokens(self, amounts: Sequence[int], starts: list[Spot], ends: list[Spot]) -> Journey:
        for fuel, start, end in zip(FUELS, starts, ends, strict=True):
            if amounts[fuel] and start is not None and end is not None:
                picture = token_picture(fuel, amounts[fuel], self._ratio)
                yield Flight(picture, start.center(), end.center(), end)

    def _step_began(self, event: ev.StepBegan) -> Journey:
        """Light up the new places of all cities once, from west to east."""
        yield None
        state = self._table.session.state
        open_in = state.game.open_places_in
        opened = [
            self._spots.place(city, place)
            for city in state.game.cities
            for place in range(open_in[city][event.before - 1], open_in[city][event.step - 1])
            if state.houses[city][place] == FREE
        ]
        places = [place for place in opened if place is not None]
        if not places:
            return
        picture = lit_picture(places[0].height(), self._ratio)
        west, east = min(place.x() for place in places), max(place.x() for place in places)
        for place in places:
            middle, begins = place.center(), _WAVE * (place.x() - west) / max(1.0, east - west)
            yield Flight(picture, middle, middle, place, fades=True, begins=begins, needs=MAX_MS)

    def _float_money(self, seat: int, amount: int) -> Journey:
        yield None
        yield from floating_money(amount, self._spots.money(seat), self._ratio)
