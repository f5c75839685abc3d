# SPDX-License-Identifier: MIT
"""The features of a position: a row of figures for each seat, all of about the same size.

Every seat's row has the same layout, so that one net serves any number of players. Figures about
the whole table are in every row. They are scaled by the thresholds of the game.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.mines import earnings
from powergrid.bots.value.network_growth import CITIES_AHEAD, Networks
from powergrid.rules import Game, State
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, OIL, Tokens
from powergrid.rules.fuel_market import southern_spaces, stock
from powergrid.rules.phases.order import next_order
from powergrid.rules.plant_market import future_market, minimum_bid, on_offer
from powergrid.rules.plants import KINDS, STEP3
from powergrid.rules.scoring import powerable
from powergrid.rules.state import AUCTION, BUILDING, FUEL, largest_network

if TYPE_CHECKING:
    from numpy.typing import NDArray

COUNT: Final = 100
"""Figures in a row."""
OF_SEAT: Final = 55
"""How many of them, the first ones, differ by seat; the others are about the whole table."""
_ALONE: Final = 45
"""How many of these are about the seat alone, without a look at the others."""
_EXPENSIVE: Final[Sequence[float]] = (9.0, 9.0, 9.0, 18.0)
"""The price assumed for a token that is not for sale."""
_ON_OFFER: Final = 4
_FUTURE: Final = 4
_KIND_PLACES: Final = {kind: min(place, 5) for place, kind in enumerate(KINDS)}
"""Fusion counts as ecological: neither burns anything."""


class _Set(NamedTuple):
    """The features of a set of plants alone."""

    row: tuple[float, ...]
    capacity: int


class _Seat(NamedTuple):
    """The part of a seat's row that is about the seat alone, and what is compared with others."""

    row: "NDArray[np.float32]"
    cities: int
    capacity: int
    money: int
    prospect: float
    reachable: int


class Features:
    """Computes the features of one game's positions, and caches parts of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.networks = Networks(game)
        self._sets: dict[tuple[int, ...], _Set] = {}
        self._powered: dict[tuple[object, ...], int] = {}
        self._costs: dict[tuple[object, ...], tuple[float, float]] = {}
        self._seats: dict[tuple[object, ...], _Seat] = {}
        self._offers: dict[tuple[object, ...], list[float]] = {}

    def of(self, state: State) -> "NDArray[np.float32]":
        """Return the rows of a position, by seat."""
        rows: NDArray[np.float32] = self.of_all([state])[0]
        return rows

    def of_all(self, states: Sequence[State]) -> "NDArray[np.float32]":
        """Return the rows of some positions, by position and seat."""
        rows = np.empty((len(states), self.game.players, COUNT), np.float32)
        for place, prices in enumerate(self.networks.prices(states)):
            state = states[place]
            seats = [self._seat(state, seat, prices[seat]) for seat in range(self.game.players)]
            rows[place, :, :_ALONE] = [seat.row for seat in seats]
            rows[place, :, _ALONE:OF_SEAT] = _among(state, seats)
            rows[place, :, OF_SEAT:] = self._table(state)
        return rows

    def _seat(self, state: State, seat: int, prices: tuple[int, ...]) -> _Seat:
        """Return what is about a seat alone, given what the next cities cost it; cached."""
        key = (
            state.plants[seat],
            state.fuel[seat],
            state.money[seat],
            len(state.cities[seat]),
            _to_do(state, seat),
            prices,
            state.fuel_market,
            state.storage,
            self._earnings(state, seat),
            state.extras,
        )
        found = self._seats.get(key)
        if found is None:
            found = self._seats[key] = self._alone(state, seat, prices)
        return found

    def _alone(self, state: State, seat: int, prices: tuple[int, ...]) -> _Seat:
        game = self.game
        plants, tokens = game.limited(state.plants[seat]), state.fuel[seat]
        money, cities = state.money[seat], len(state.cities[seat])
        has_plant, has_fuel, has_build, has_run = _to_do(state, seat)
        held = self._set(plants)
        capacity = held.capacity
        powered = self._powerable(state, seat)
        lacking, whole = self._fuel_costs(state, plants, tokens)
        free = max(0.0, money - lacking) if has_fuel else money
        fuelled = capacity if has_fuel and money >= lacking else powered
        open_to_it = prices if has_build else ()
        reachable = cities + _affordable(open_to_it, money)
        prospect = float(min(fuelled, cities + _affordable(open_to_it, free)))
        if has_fuel and money < lacking:
            prospect = max(prospect, min(capacity, cities) * money / (lacking + 1))
        sums = _sums(prices)
        end_at = game.end_at
        wealth = money + self._earnings(state, seat)
        row = [
            wealth / 60,
            wealth**0.5 / 10,
            cities / end_at,
            max(0, end_at - cities) / 10,
            capacity / 20,
            min(capacity, cities) / 20,
            max(0, capacity - cities) / 8,
            max(0, cities - capacity) / 8,
            powered / 20,
            min(powered, cities) / 20,
            game.income(min(powered, cities)) / 100,
            game.income(min(capacity, cities)) / 100,
            min(lacking, 60.0) / 30,
            min(whole, 60.0) / 30,
            prospect / 20,
            reachable / end_at,
            float(has_build and reachable >= end_at),
            min(sums[0], 60) / 20,
            min(sums[2], 120) / 50,
            min(sums[4], 240) / 90,
            min(sums[6], 400) / 140,
            float(has_plant),
            float(has_fuel),
            float(has_build),
            float(has_run),
            *held.row,
            *(token / 8 for token in tokens),
        ]
        return _Seat(np.array(row, np.float32), cities, capacity, money, prospect, reachable)

    def _earnings(self, state: State, seat: int) -> float:
        """Return what a seat's mines will earn, which counts as money."""
        return earnings(state, state.plants[seat]) if self.game.mines else 0.0

    def _set(self, plants: tuple[int, ...]) -> _Set:
        found = self._sets.get(plants)
        if found is None:
            cards = [self.game.plants[plant] for plant in plants]
            cities = [0.0] * 6
            burnt = [0.0] * 6
            for card in cards:
                cities[_KIND_PLACES[card.kind]] += card.cities / 7
                burnt[_KIND_PLACES[card.kind]] += card.fuel / 4
            min_cities = min((card.cities for card in cards), default=0)
            row = (
                *cities,
                *burnt[:5],
                len(plants) / self.game.plants_allowed,
                float(len(plants) == self.game.plants_allowed),
                plants[0] / 40 if plants else 0.0,
                plants[-1] / 40 if plants else 0.0,
                min_cities / 7,
            )
            found = self._sets[plants] = _Set(row, self.game.need(plants).cities)
        return found

    def _powerable(self, state: State, seat: int) -> int:
        """Return the cities that a seat's plants can power with the tokens it holds."""
        key = (state.plants[seat], state.fuel[seat])
        found = self._powered.get(key)
        if found is None:
            found = self._powered[key] = powerable(state, seat)
        return found

    def _fuel_costs(
        self, state: State, plants: tuple[int, ...], tokens: Tokens
    ) -> tuple[float, float]:
        """Return what fuel for one run of these plants costs beyond the tokens held, and in all."""
        key = (plants, tokens, state.fuel_market, state.storage, state.extras)
        found = self._costs.get(key)
        if found is None:
            found = (_cost(state, plants, tokens), _cost(state, plants, NO_TOKENS))
            self._costs[key] = found
        return found

    def _table(self, state: State) -> list[float]:
        game = self.game
        largest = largest_network(state)
        row = [float(game.players == players) for players in range(2, 7)]
        row += [float(state.step == step) for step in (1, 2, 3)]
        row += [
            float(state.is_step3_due),
            float(game.edition.has_discount_token),
            float(bool(state.bank_plants)),
            state.round / 10,
            largest / game.end_at,
            float(largest >= game.end_at),
            sum(map(len, state.cities)) / game.players / game.end_at,
            max(0, game.step2_at - largest) / 7,
            state.pile_left / 30,
        ]
        there = [stock(state, fuel) for fuel in FUELS]
        row += [amount / (game.edition.tokens[fuel] or 1) for fuel, amount in enumerate(there)]
        row += [_next_price(game, fuel, amount) / 8 for fuel, amount in enumerate(there)]
        row += self._on_offer(state)
        coming = [card for card in future_market(state) if card != STEP3][:_FUTURE]
        for number in coming:
            row += [number / 40, game.plants[number].cities / 7]
        row += [0.0, 0.0] * (_FUTURE - len(coming))
        return row

    def _on_offer(self, state: State) -> list[float]:
        """Return the highest plants on offer, the lowest of them first."""
        row: list[float] = []
        plants = on_offer(state)[-_ON_OFFER:]
        for number in plants:
            key = (number, number == state.discount, state.fuel_market, state.storage, state.extras)
            found = self._offers.get(key)
            if found is None:
                found = self._offers[key] = [
                    minimum_bid(state, number) / 40,
                    self.game.plants[number].cities / 7,
                    min(30.0, _cost(state, (number,), NO_TOKENS)) / 15,
                ]
            row += found
        return row + [0.0, 0.0, 0.0] * (_ON_OFFER - len(plants))


def _to_do(state: State, seat: int) -> tuple[bool, bool, bool, bool]:
    """Return whether a seat may still buy a plant, buy fuel, build and run in this round."""
    phase, waits = state.phase, seat in state.waiting
    return (
        phase < AUCTION or (phase == AUCTION and waits),
        phase < FUEL or (phase == FUEL and waits),
        phase < BUILDING or (phase == BUILDING and waits),
        phase <= BUILDING or waits,
    )


def _cost(state: State, plants: tuple[int, ...], tokens: Tokens) -> float:
    """Return what the tokens missing for one run of all these plants cost now."""
    alone, either = state.game.need(plants).short_of(tokens)
    wanted = list(alone)
    for _ in range(either):
        coal = _price_of(state, COAL, wanted[COAL])
        oil = _price_of(state, OIL, wanted[OIL])
        wanted[COAL if coal <= oil else OIL] += 1
    return sum(_price_of(state, fuel, place) for fuel in FUELS for place in range(wanted[fuel]))


def _price_of(state: State, fuel: int, place: int) -> float:
    """Return the price of the token at that place, counted from the cheapest."""
    left = state.fuel_market[fuel] - place
    game = state.game
    spaces = game.spaces[fuel] if game.has_printed_prices else southern_spaces(state, fuel)
    south = spaces[-left] if left > 0 else _EXPENSIVE[fuel]
    north = game.north
    if north is None:
        return south
    left = state.extras.north[fuel] - place
    return min(south, north.spaces[fuel][-left] if left > 0 else south)


def _next_price(game: Game, fuel: int, amount: int) -> float:
    spaces = game.spaces[fuel]
    return spaces[-min(amount, len(spaces))] if amount else _EXPENSIVE[fuel]


def _affordable(prices: Sequence[int], money: float) -> int:
    count = 0
    for price in prices:
        money -= price
        if money < 0:
            break
        count += 1
    return count


def _sums(prices: Sequence[int]) -> list[int]:
    """Return what the next one, two, … cities cost together; 40 for each that is not open."""
    sums, total = [], 0
    for place in range(CITIES_AHEAD):
        total += prices[place] if place < len(prices) else 40
        sums.append(total)
    return sums


def _among(state: State, seats: list[_Seat]) -> list[list[float]]:
    """Return by seat its places in turn order, now and next, and how it compares with others."""
    last = len(seats) - 1
    coming = next_order(state)
    return [
        [state.order.index(seat) / last, coming.index(seat) / last, *_compared(seats, seat)]
        for seat in range(len(seats))
    ]


def _compared(standings: list[_Seat], seat: int) -> list[float]:
    """Return how a seat compares with the best of the others."""
    mine = standings[seat]
    _, cities, capacities, money, prospects, reachable = zip(
        *(standings[:seat] + standings[seat + 1 :]), strict=True
    )
    count = len(cities)
    best = max(prospects)
    is_ahead = mine.prospect > best or (
        mine.prospect == best
        and all(
            mine.money > theirs
            for theirs, prospect in zip(money, prospects, strict=True)
            if prospect == best
        )
    )
    return [
        (mine.cities - max(cities)) / 6,
        (mine.capacity - max(capacities)) / 6,
        (mine.prospect - best) / 4,
        float(is_ahead),
        (mine.money - max(money)) / 60,
        (mine.reachable - max(reachable)) / 6,
        sum([theirs > mine.cities for theirs in cities]) / count,
        sum([theirs > mine.prospect for theirs in prospects]) / count,
    ]
