# SPDX-License-Identifier: MIT
"""Scrapping a plant for the one just bought, and the fuel that the others cannot store."""

from collections.abc import Iterator
from itertools import product
from random import Random

from powergrid.rules.actions import Action, ScrapFuel, ScrapPlant
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, FuelScrapped, PlantScrapped
from powergrid.rules.fuel import (
    COAL,
    FUELS,
    GARBAGE,
    NO_TOKENS,
    OIL,
    URANIUM,
    Tokens,
    add_fuel,
    subtract_tokens,
)
from powergrid.rules.plants import Need
from powergrid.rules.question import Question, not_asked
from powergrid.rules.state import SCRAPPING_FUEL, SCRAPPING_PLANT, State, with_item


class PlantScraps(Question):
    """Scrap one of `plants`, all but the one just bought.

    Its fuel may be moved to other plants, or some or all of it left behind.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        owned = state.game.limited(state.plants[state.seat])
        self.plants = tuple([plant for plant in owned if plant != state.lot])

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        state = self.state
        if not isinstance(action, ScrapPlant):
            raise not_asked(action)
        plant, left = action.plant, action.left
        if plant == state.lot:
            raise IllegalAction("cannot_scrap_new_plant", plant=plant)
        if plant not in state.plants[self.seat]:
            raise IllegalAction("plant_not_owned", plant=plant)
        if plant not in self.plants:
            raise IllegalAction("cannot_scrap_mine", plant=plant)
        if left != NO_TOKENS and left not in self.may_leave(plant):
            raise IllegalAction("cannot_leave_fuel", plant=plant)

    def must_leave(self, plant: int) -> int:
        """Return how many tokens the other plants cannot store without `plant`."""
        rest = self._rest(plant)
        held = self.state.fuel[self.seat]
        over = rest.excess(held)
        return rest.hybrid_excess(held) + over[GARBAGE] + over[URANIUM]

    def may_leave(self, plant: int) -> tuple[Tokens, ...]:
        """Return every set of tokens that may be left on `plant`, beyond those that must be.

        Tokens may be moved first, so these are all sets it can store if the others hold the rest.
        """
        held, rest = self.state.fuel[self.seat], self._rest(plant)
        storage = self.state.game.storage((plant,))
        must = self.must_leave(plant)
        coal, oil, garbage, uranium = (
            range(min(room, tokens) + 1)
            for room, tokens in zip(storage.rooms(NO_TOKENS), held, strict=True)
        )
        return tuple(
            [
                left
                for left in product(coal, oil, garbage, uranium)
                if sum(left) > must
                and min(storage.rooms(left)) >= 0
                and min(rest.rooms(subtract_tokens(held, left))) >= 0
            ]
        )

    def _rest(self, plant: int) -> Need:
        owned = self.state.plants[self.seat]
        return self.state.game.storage(tuple([other for other in owned if other != plant]))

    def _lefts(self, plant: int) -> tuple[Tokens, ...]:
        return (NO_TOKENS, *self.may_leave(plant))

    def __iter__(self) -> Iterator[Action]:
        for plant in self.plants:
            for left in self._lefts(plant):
                yield ScrapPlant(plant, left)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(len(self._lefts(plant)) for plant in self.plants)

    def sample(self, rng: Random) -> Action:
        """Return a random plant, then random tokens to leave behind."""
        plant = rng.choice(self.plants)
        return ScrapPlant(plant, rng.choice(self._lefts(plant)))


class FuelScraps(Question):
    """Discard `excess` tokens of coal and oil, up to `max_amount(fuel)` of each."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        storage = state.game.storage(state.plants[state.seat])
        self.excess = storage.hybrid_excess(state.fuel[state.seat])
        over = storage.excess(state.fuel[state.seat])
        self._max_amounts = (min(self.excess, over[COAL]), min(self.excess, over[OIL]))

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if not isinstance(action, ScrapFuel):
            raise not_asked(action)
        fuel, amount = action.fuel, action.amount
        if fuel not in FUELS or amount < 1:
            raise IllegalAction("no_such_fuel", fuel=fuel, amount=amount)
        maximum = self.max_amount(fuel)
        if amount > maximum:
            raise IllegalAction("fuel_can_be_stored", fuel=fuel, maximum=maximum)

    def max_amount(self, fuel: int) -> int:
        """Return how many tokens of a fuel may be discarded."""
        return self._max_amounts[fuel] if fuel in (COAL, OIL) else 0

    def forced(self) -> ScrapFuel | None:
        """Return the first discard if all coal and oil in question must go, else None.

        The rest is then discarded without a question.
        """
        coal, oil = self._max_amounts
        return ScrapFuel(COAL, coal) if self.excess == coal + oil else None

    def __iter__(self) -> Iterator[Action]:
        for fuel in (COAL, OIL):
            for amount in range(1, self.max_amount(fuel) + 1):
                yield ScrapFuel(fuel, amount)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(self._max_amounts)

    def sample(self, rng: Random) -> Action:
        """Return a random fuel, then a random amount."""
        fuel = rng.choice((COAL, OIL))
        return ScrapFuel(fuel, rng.randint(1, self.max_amount(fuel)))


def begin(state: State) -> bool:
    """Ask the buyer to scrap a plant if it has too many; return whether it must."""
    owned = state.game.limited(state.plants[state.seat])
    if len(owned) <= state.game.plants_allowed or state.lot not in owned:
        return False
    state.asks = SCRAPPING_PLANT
    return True


def act(state: State, action: Action, events: list[Event]) -> bool:
    """Scrap what the seat chooses; return whether it must choose again."""
    question = PlantScraps(state) if state.asks == SCRAPPING_PLANT else FuelScraps(state)
    question.check(action)
    if isinstance(action, ScrapPlant):
        _scrap_plant(state, action, events)
    else:
        assert isinstance(action, ScrapFuel)
        _discard(state, action.fuel, action.amount, False, events)
    return _discard_excess(state, events)


def _scrap_plant(state: State, action: ScrapPlant, events: list[Event]) -> None:
    events.append(PlantScrapped(state.seat, action.plant))
    scrap(state, action.plant)
    for fuel, amount in enumerate(action.left):
        if amount:
            _discard(state, fuel, amount, False, events)


def scrap(state: State, plant: int) -> None:
    """Take a plant, but not its fuel, from the seat on turn."""
    seat = state.seat
    left = tuple([other for other in state.plants[seat] if other != plant])
    state.plants = with_item(state.plants, seat, left)


def _discard_excess(state: State, events: list[Event]) -> bool:
    """Discard fuel that cannot be stored; ask the seat, and return True, if it has a choice."""
    storage, tokens = state.game.storage(state.plants[state.seat]), state.fuel[state.seat]
    over, lost = storage.excess(tokens), storage.overflow(tokens)
    has_choice = bool(over[COAL] and over[OIL] and (lost[COAL] or lost[OIL]))
    for fuel in (GARBAGE, URANIUM) if has_choice else (GARBAGE, URANIUM, COAL, OIL):
        if lost[fuel]:
            _discard(state, fuel, lost[fuel], True, events)
    if has_choice:
        state.asks = SCRAPPING_FUEL
    return has_choice


def _discard(state: State, fuel: int, amount: int, is_forced: bool, events: list[Event]) -> None:
    seat = state.seat
    events.append(FuelScrapped(seat, fuel, amount, is_forced))
    state.fuel = with_item(state.fuel, seat, add_fuel(state.fuel[seat], fuel, -amount))
    state.supply = add_fuel(state.supply, fuel, amount)
