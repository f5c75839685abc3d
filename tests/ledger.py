# SPDX-License-Identifier: MIT
"""A watcher of games that checks after every move that nothing is lost or created."""

from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import (
    Event,
    FuelBought,
    FuelRefilled,
    HouseBuilt,
    PlantBought,
    PlantsRun,
    UraniumSold,
)
from powergrid.rules.fuel import COAL, FUELS, URANIUM
from powergrid.rules.state import BANK, FREE, NO_PLACE, NORTH, SCRAPPING_FUEL, SCRAPPING_PLANT

BANK_HOUSES = 16
BANK_PLANTS = 3
"""What the rulebook of Recharged gives the bank of a game for two."""


class Ledger:
    """Raises AssertionError as soon as fuel, houses, money or plants do not add up.

    Money is counted after every move; all else too, or only once each round, which is quicker:
    `is_due` says whether it was.
    """

    def __init__(self, is_thorough: bool = True) -> None:
        self.is_thorough = is_thorough
        self.is_due = True
        self.moves = 0
        self.money: list[int] = []
        self.step = 1

    def __call__(self, state: State, action: Action | None, events: list[Event]) -> None:
        if action is None:
            self.money = [state.game.edition.starting_money] * state.game.players
        else:
            self.moves += 1
        self.is_due = self.is_thorough or state.is_over
        self._book(events)
        assert list(state.money) == self.money
        assert min(state.money) >= 0
        if self.is_due:
            self._check(state, events)
        self.step = state.step

    def _check(self, state: State, events: list[Event]) -> None:
        check_fuel(state)
        check_refill(state, self.step, events)
        check_houses(state)
        check_plants(state)

    def _book(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case PlantBought() | FuelBought():
                    self.money[event.seat] -= event.price
                case HouseBuilt():
                    self.money[event.seat] -= event.house + event.connection
                case PlantsRun() | UraniumSold():
                    self.money[event.seat] += event.income
                case FuelRefilled():
                    self.is_due = True


def check_fuel(state: State) -> None:
    for fuel in FUELS:
        held = sum(tokens[fuel] for tokens in (*state.fuel, state.bank_fuel))
        stored = state.storage if fuel == COAL else 0
        marks = len(state.marked) if fuel == URANIUM else 0
        on_markets = state.fuel_market[fuel] + state.extras.north[fuel]
        elsewhere = on_markets + state.supply[fuel] + stored + marks
        assert held + elsewhere == state.game.edition.tokens[fuel]
        assert min(state.fuel_market[fuel], state.supply[fuel], state.storage) >= 0
        if state.game.north is not None:
            assert 0 <= state.extras.north[fuel] <= len(state.game.north.spaces[fuel])
        assert state.fuel_market[fuel] <= len(state.game.spaces[fuel])
    for seat, tokens in enumerate(state.fuel):
        storage = state.game.storage(state.plants[seat])
        is_scrapping = state.asks in (SCRAPPING_PLANT, SCRAPPING_FUEL) and seat == state.seat
        assert is_scrapping or min(storage.rooms(tokens)) >= 0
        assert min(tokens) >= 0
    need = state.game.need(state.bank_plants)
    assert min(state.bank_fuel) >= 0
    assert sum(state.bank_fuel) <= need.tokens()


def check_refill(state: State, step: int, events: list[Event]) -> None:
    """The refill brings back whatever is due and has a space."""
    for event in events:
        if isinstance(event, FuelRefilled):
            game, north = state.game, state.game.north
            spaces, there, refill = game.spaces, state.fuel_market, game.refill
            if north is not None and event.market == NORTH:
                spaces, there, refill = north.spaces, state.extras.north, north.refill[game.players]
            left = state.supply[COAL] + state.storage
            is_full = there[COAL] == len(spaces[COAL])
            is_step3 = game.edition.planned_row is not None and state.step == 3
            due = refill[COAL][2 if is_step3 else step - 1]
            assert event.added[COAL] == due or is_full or not left


def check_houses(state: State) -> None:
    for seat, cities in enumerate(state.cities):
        owned = [city for city, owners in enumerate(state.houses) if seat in owners]
        assert sorted(cities) == owned
        assert set(owned) <= set(state.game.cities)
    for city, owners in enumerate(state.houses):
        built = [owner for owner in owners if owner not in (FREE, NO_PLACE)]
        assert len(built) == len(set(built))
        places = state.game.open_places_in[city][state.step - 1]
        assert len([owner for owner in built if owner != BANK]) <= places
    has_bank = state.game.options.against_the_bank
    placed = sum(BANK in owners for owners in state.houses)
    assert placed + state.bank_houses == (BANK_HOUSES if has_bank else 0)
    assert state.bank_houses >= 0
    for city in state.marked:
        assert not any(owner >= 0 for owner in state.houses[city][:1])


def check_plants(state: State) -> None:
    everywhere = (
        *state.plants,
        state.bank_plants,
        state.market,
        state.under,
        state.extras.side_pile,
        state.extras.shuffled,
    )
    placed = [plant for plants in everywhere for plant in plants]
    assert len(placed) == len(set(placed))
    assert set(placed) <= state.seen
    for seat, plants in enumerate(state.plants):
        is_scrapping = state.asks == SCRAPPING_PLANT and seat == state.seat
        assert len(state.game.limited(plants)) <= state.game.plants_allowed + is_scrapping
    assert len(state.game.limited(state.bank_plants)) <= BANK_PLANTS
