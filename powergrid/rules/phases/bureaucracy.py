# SPDX-License-Identifier: MIT
"""Phase 5, bureaucracy: running plants, income, and refilling the markets."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from powergrid.rules import fuel_market
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, PlantsRun, TurnEnded
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, Tokens, subtract_tokens
from powergrid.rules.phases import building
from powergrid.rules.plant_market import (
    begin_step3,
    put_under,
    remove,
    replace,
)
from powergrid.rules.question import Question, not_asked
from powergrid.rules.scoring import max_powered, runnable_sets
from powergrid.rules.state import (
    BUILDING,
    BUREAUCRACY,
    FUEL,
    NORTH,
    RUNNING_PLANTS,
    SOUTH,
    Deal,
    State,
    ask_first,
    with_item,
)
from powergrid.rules.variants.chosen import variants_of
from powergrid.rules.variants.outage import is_outage


class Runs(Question):
    """Run one of `sets` of the seat's plants; its hybrids burn any of `coal(plants)`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.fuel = state.fuel[state.seat]
        self.owned = len(state.cities[state.seat])

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        _check_run(self.state, action)

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        """Every set of plants that can run together, the empty one first.

        On some boards only those that power the most cities.
        """
        sets = runnable_sets(self.state, self.seat)
        if not self.state.game.powers_most:
            return sets
        maximum = max(map(self.powered, sets))
        return tuple([plants for plants in sets if self.powered(plants) == maximum])

    def coal(self, plants: tuple[int, ...]) -> range:
        """Return how much coal the hybrids of a runnable set may burn; the rest is oil."""
        state = self.state
        return state.game.coal_range(plants, state.plants[self.seat], self.fuel)

    def powered(self, plants: tuple[int, ...]) -> int:
        """Return how many of the seat's cities a set powers."""
        return min(self.owned, self.state.game.need(plants).cities)

    def income(self, plants: tuple[int, ...]) -> int:
        """Return what running a set pays."""
        return income_of(self.state, self.seat, self.powered(plants))

    def burnt(self, action: RunPlants) -> Tokens:
        """Return the tokens an action burns."""
        return self.state.game.need(action.plants).burnt(action.coal)

    def thriftiest(self) -> RunPlants:
        """Return the run that powers the most cities with the fuel that is cheapest to replace."""
        return self._thriftiest(self.owned)

    def fullest(self) -> RunPlants:
        """Return the same if the seat had as many cities as its plants could power."""
        return self._thriftiest(len(self.state.houses))

    def _thriftiest(self, cities: int) -> RunPlants:
        need = self.state.game.need
        return min(
            (RunPlants(plants, coal) for plants in self.sets for coal in self.coal(plants)),
            key=lambda run: (
                -min(cities, need(run.plants).cities),
                self._worth(self.burnt(run)),
                run.plants,
            ),
        )

    def _worth(self, tokens: Tokens) -> int:
        market = self.state.fuel_market
        # The southern market's prices are good enough for a rule of thumb.
        worth = self.state.game.worth
        max_coal_price = worth[COAL][1]
        total = 0
        for fuel in FUELS:
            for_sale = min(tokens[fuel], market[fuel])
            total += worth[fuel][market[fuel]] - worth[fuel][market[fuel] - for_sale]
            if tokens[fuel] > for_sale:
                total += (tokens[fuel] - for_sale) * max(max_coal_price, worth[fuel][1])
        return total

    def __iter__(self) -> Iterator[Action]:
        for plants in self.sets:
            for coal in self.coal(plants):
                yield RunPlants(plants, coal)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(len(self.coal(plants)) for plants in self.sets)

    def sample(self, rng: Random) -> Action:
        """Return a random set, then a random mix."""
        plants = rng.choice(self.sets)
        return RunPlants(plants, rng.choice(self.coal(plants)))


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask in turn order which plants run; return whether there is anybody to ask."""
    state.waiting = state.order
    return ask_first(state, RUNNING_PLANTS)


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    _check_run(state, action)
    assert isinstance(action, RunPlants)
    take_turn(state, action, events)
    return ask_first(state, RUNNING_PLANTS)


def take_turn(state: State, action: RunPlants, events: list[Event]) -> None:
    """Do a legal action and end the seat's turn, but not the phase; the seat stays on turn."""
    _run(state, action, events)
    _end_turn(state, events)


def _end_turn(state: State, events: list[Event]) -> None:
    for variant in variants_of(state.game):
        variant.turn_ended(state, events)
    state.waiting = state.waiting[1:]


def _check_run(state: State, action: object) -> None:
    """Raise IllegalAction if the action is no legal run."""
    if not isinstance(action, RunPlants):
        raise not_asked(action)
    seat, game, plants = state.seat, state.game, action.plants
    owned, fuel = game.limited(state.plants[seat]), state.fuel[seat]
    if plants != tuple([plant for plant in owned if plant in plants]):
        raise IllegalAction("plant_not_owned", plants=plants)
    need = game.need(plants)
    if not need.is_met_by(fuel):
        raise IllegalAction("not_enough_fuel_to_run", plants=plants)
    mixes = game.coal_range(plants, owned, fuel)
    if action.coal not in mixes:
        raise IllegalAction("wrong_mix", minimum=mixes[0], maximum=mixes[-1])
    if game.powers_most:
        maximum = max_powered(state, seat)
        if min(need.cities, len(state.cities[seat])) < maximum:
            raise IllegalAction("must_power_most", maximum=maximum)


def _run(state: State, action: RunPlants, events: list[Event]) -> None:
    """Burn the fuel and pay the seat on turn."""
    seat = state.seat
    need = state.game.need(action.plants)
    burnt = need.burnt(action.coal)
    powered = min(need.cities, len(state.cities[seat]))
    income = income_of(state, seat, powered)
    state.fuel = with_item(state.fuel, seat, subtract_tokens(state.fuel[seat], burnt))
    state.money = with_item(state.money, seat, state.money[seat] + income)
    fuel_market.give_back(state, burnt)
    events.append(PlantsRun(seat, action.plants, action.coal, burnt, powered, income))
    events.append(TurnEnded(seat, BUREAUCRACY))


def income_of(state: State, seat: int, powered: int) -> int:
    """Return what powering that many cities pays a seat now, less the cut of an outage."""
    income = state.game.income(powered)
    if state.game.has_variants and is_outage(state):
        income = max(0, income - state.game.board.rules.outage_cut * len(state.cities[seat]))
    return income


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Refill the fuel market, turn over the plant market, begin Step 3 if its card was drawn."""
    variants = variants_of(state.game)
    for variant in variants:
        variant.incomes_paid(state, events)
    fuel_market.refill(state, events)
    if not any(variant.market_turned(state, deal, events) for variant in variants):
        _turn_market_over(state, deal, events)
    if state.is_step3_due:
        begin_step3(state, events)


class Refill(NamedTuple):
    """The tokens added to the fuel market, and those that are due by the refill table.

    `glut`: how many spaces of a fuel in glut have the lowest price after it.
    """

    added: Tokens
    due: Tokens
    glut: int


def refill_if_all_run(state: State) -> Refill:
    """Return this round's refill if nobody buys fuel any more.

    It is that of the market where the seat on turn buys, or the southern one.

    Seats that may still build run all they can (`fullest`), the others what powers their cities
    (`thriftiest`); the bank buys for the plants it has. Nothing is added or due if the game ends
    before.
    """
    if state.is_over or (state.phase != BUREAUCRACY and building.ends_game(state)):
        return Refill(NO_TOKENS, NO_TOKENS, state.extras.glut)
    after = state.copy()
    if state.phase == BUILDING:
        builders = state.waiting
    else:
        builders = state.order if state.phase < BUILDING else ()
    if after.phase < FUEL:
        after.phase, after.waiting = FUEL, after.order[::-1]
    while after.phase == FUEL and after.waiting:
        _end_turn(after, [])
    if after.phase != BUREAUCRACY:
        after.step = building.next_step(state)
        after.phase, after.waiting = BUREAUCRACY, after.order
    while after.waiting:
        after.seat = after.waiting[0]
        question = Runs(after)
        is_builder = after.seat in builders
        take_turn(after, question.fullest() if is_builder else question.thriftiest(), [])
    market = NORTH if state.extras.buys_at == NORTH else SOUTH
    refill = fuel_market.next_north_refill if market == NORTH else fuel_market.next_refill
    due = fuel_market.scheduled_refill(after, market)
    return Refill(refill(after), due, fuel_market.next_glut(after))


def _turn_market_over(state: State, deal: Deal, events: list[Event]) -> None:
    state.discount = 0
    if not state.market:
        return
    if state.step == 3:
        remove(state, state.market[0], "step3_round_end", events)
        replace(state, deal, events)
        return
    edition = state.game.edition
    if edition.planned_row:
        return
    gaps = 0
    if edition.removes_lowest_each_round and not state.is_lowest_gone:
        remove(state, state.market[0], "lowest_leaves", events)
        gaps += 1
    for _ in range(edition.under_in_step2 if state.step == 2 else 1):
        gaps += _put_highest_under(state, events)
        for _ in range(gaps):
            replace(state, deal, events)
        gaps = 0


def _put_highest_under(state: State, events: list[Event]) -> bool:
    """Put the highest plant that may go there under the draw pile; return whether there was one."""
    kept, plants = state.game.edition.kept_kinds, state.game.plants
    movable = [n for n in state.market if not kept or plants[n].kind not in kept]
    if movable:
        put_under(state, movable[-1], events)
    return bool(movable)
