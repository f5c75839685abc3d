# SPDX-License-Identifier: MIT
"""Advice for the seat on turn: the best things to do, the chance to win after each, and why."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.bots.beginnings import house_in
from powergrid.bots.bot import Bot
from powergrid.bots.planner import Planner
from powergrid.rules import State, apply
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
)
from powergrid.rules.phases import bureaucracy
from powergrid.rules.phases.order import next_order
from powergrid.rules.scoring import most_powered
from powergrid.rules.state import BIDDING, BUILDING, BUREAUCRACY, with_item
from powergrid.rules.view import card_of_trial, without_cards

if TYPE_CHECKING:
    from powergrid.bots.search.search import Search
    from powergrid.bots.value.value_bot import ValueBot


_UNDECIDED: Final = 0.02
"""Chances that differ by no more are as good as equal."""
_SLIGHT: Final = 0.1
"""The part of a small chance that is as good as nothing."""
_TELLING: Final = 15
"""A wider range of fair prices tells nothing: the seat's chance hardly depends on the price."""
_FARTHEST: Final = 60
"""How far above the minimum bid prices are tried to find a plant's worth."""


class ReasonKind(StrEnum):
    """What an action brings; each says what the figure beside it counts."""

    COSTS = "costs"
    """It costs that much money now."""
    WILL_COST = "will_cost"
    """Once others have bid too, it will probably cost that much money."""
    EARNS = "earns"
    """It brings that much money now."""
    CAPACITY = "capacity"
    """The seat's plants can power that many more cities (fewer if negative)."""
    CITIES = "cities"
    """The seat's network grows by that many cities."""
    POWERS = "powers"
    """With the fuel at hand that many cities can then be powered; only if the number changes."""
    INCOME = "income"
    """One run of all plants then pays that much more (or less)."""
    PLACE = "place"
    """The seat's place in the next turn order; only if it changes."""
    LEAVES_PLANT = "leaves_plant"
    """The rival `seat` gets the plant of that number."""
    BEGINS_STEP2 = "begins_step2"
    """That many cities begin Step 2."""
    ENDS_GAME = "ends_game"
    """That many cities end the game."""
    KEEPS = "keeps"
    """Nothing changes: the seat still has that much money."""


class Reason(NamedTuple):
    """One thing that an action brings: what, its figure, and a rival or -1."""

    why: ReasonKind
    figure: int
    seat: int = -1


class Worth(NamedTuple):
    """What a plant is worth: at prices from `low` to `high` it is about as good as passing.

    Above `even`, passing is better, so `high` is never above it. Where that is so from the minimum
    price on, or where too many prices are about as good to name them, `low` and `high` are 0.
    """

    low: int
    high: int
    even: int


class Advice(NamedTuple):
    """An action, the chance to win after it (0 to 1), and what it brings.

    `worth` is what the plant to bid for is worth, None if there is none. `then` are the purchases
    or houses that follow in the same turn: chance and reasons count them.
    """

    action: Action
    chance: float
    reasons: tuple[Reason, ...]
    worth: Worth | None = None
    then: tuple[Action, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is advised for this turn."""
        return self.action, *self.then


def advise(view: State, most: int = 3, *, is_quick: bool = False) -> list[Advice]:
    """Return up to `most` options, best first, as the strongest level judges them.

    Options that lead to the same position are one. Where options are not compared (fuel, runs, the
    setup) there is only one, with the present chance. `is_quick`: all options, judged without a
    search. The view is not changed; the same view gets the same advice.
    """
    seen = quick_advice(view)
    if is_quick:
        return [option._replace(worth=plant_worth(view, option.action)) for option in seen]
    if len(seen) == 1:
        return [complete_turn(view, seen[0], adviser())]
    by_action = {option.action: option for option in seen}
    found = list[Advice]()
    outcomes = list[State]()
    for action, chance in searcher().judged(view, Random(0)):
        option = by_action.get(action) or Advice(action, chance, ())
        option = option._replace(chance=chance, worth=plant_worth(view, action))
        option = complete_turn(view, option, searcher().strong_player(view))
        if isinstance(action, BuildHouse):
            outcome = _outcome(view, option)
            if outcome in outcomes:
                continue  # played on alike: only their first sight made the chances differ
            outcomes.append(outcome)
        found.append(option)
        if len(found) == most:
            break
    return found


def _outcome(view: State, option: Advice) -> State:
    """Return the position after all houses of an option, in whatever order they are built."""
    after = state_after(view, option.actions)
    cities = tuple(sorted(after.cities[view.seat]))
    after.cities = with_item(after.cities, view.seat, cities)
    return after


def complete_turn(view: State, option: Advice, player: Bot) -> Advice:
    """Return advice with what `player` buys or builds after it in this turn."""
    if not isinstance(option.action, BuyFuel | BuildHouse):
        return option
    then = list[Action]()
    after = state_after(view, [option.action])
    while (after.seat, after.asks) == (view.seat, view.asks):
        after.pile_left = view.pile_left  # which the search sees too
        further = player.decide(after, Random(0))
        if isinstance(further, EndTurn):
            break
        then.append(further)
        after = state_after(after, [further])
    return option._replace(reasons=reasons(view, after), then=tuple(then))


def plant_worth(view: State, action: Action) -> Worth | None:
    """Return the worth of the plant that an action of Phase 2 is about, None for other actions.

    At that price the learned value sees the same chance in buying the plant as in passing.
    """
    from powergrid.bots.value.moments import turn_ended
    from powergrid.bots.value.value_bot import Option, won

    if view.asks == BIDDING:
        plant, least = view.lot, view.bid + 1
        passed = won(view, view.bidders[-1], plant, view.bid)[:1]
    elif isinstance(action, OpenAuction):
        plant, least = action.plant, action.bid
        passed = [turn_ended(view)]
    else:
        return None
    prices = range(least, min(view.money[view.seat], least + _FARTHEST) + 1)
    options = [Option(Bid(price), won(view, view.seat, plant, price)) for price in prices]
    lost, *chances = judge().chances([Option(Pass(), passed), *options], view)
    gains = [(price, chance - lost) for price, chance in zip(prices, chances, strict=True)]
    even = max((price for price, gain in gains if gain >= 0), default=least - 1)
    slight = min(_UNDECIDED, _SLIGHT * lost)
    fair = [price for price, gain in gains if abs(gain) <= slight and price <= even]
    if not fair or fair[-1] - fair[0] > _TELLING:
        return Worth(0, 0, even)
    return Worth(fair[0], fair[-1], even)


def quick_advice(view: State) -> list[Advice]:
    """Return all options as the learned value judges them, without a search.

    What a plant brings is told as if the lowest were scrapped for it, as at the table.
    """
    bot = judge()
    seat = view.seat
    found = []
    for option in bot.options(view, Random(0)):
        positions = option.positions
        chances = [bot.chance(position, seat) for position in positions or [view]]
        if not positions:
            after = state_after(view, [option.action])
        elif isinstance(option.action, OpenAuction | Bid):
            after = positions[0]
        else:
            after = positions[chances.index(max(chances))]
        brings = _with_expected_cost(option.action, reasons(view, after))
        then = _further_houses(view, option.action, after)
        found.append(Advice(option.action, max(chances), brings, then=then))
    chosen = adviser().decide(view, Random(0))
    return sorted(found, key=lambda choice: (choice.action == chosen, choice.chance), reverse=True)


def _further_houses(view: State, first: Action, after: State) -> tuple[Action, ...]:
    """Return the houses with which a turn that begins with an action leads to a position."""
    houses = list[Action]()
    for city in after.cities[view.seat][len(view.cities[view.seat]) + 1 :]:
        houses.append(house_in(state_after(view, [first, *houses]), city))
    return tuple(houses)


def assess(view: State) -> tuple[tuple[float, ...], list[Advice]]:
    """Return every seat's chance to win, and the best options of the seat on turn.

    Its chance is that after the best of them; the others share the rest as first estimated.
    """
    chances = win_chances(view)
    if view.is_over:
        return chances, []
    options = advise(view)
    seat, best = view.seat, options[0].chance
    others = sum(chances) - chances[seat]
    share = (1 - best) / others if others else 0.0
    return tuple(
        best if at == seat else share * chance for at, chance in enumerate(chances)
    ), options


def win_chances(state: State) -> tuple[float, ...]:
    """Return every seat's chance to win as the learned value sees it."""
    return tuple(judge().chance(state, seat) for seat in range(state.game.players))


# numpy takes a tenth of a second to load, and a window needs it only for hints: hence the imports
# in the functions below.


@cache
def adviser() -> "ValueBot":
    """Return the learned value, for deciding without a search."""
    from powergrid.bots.value.shipped import shipped_net
    from powergrid.bots.value.value_bot import ValueBot

    return ValueBot(shipped_net(), planner=_planner())


@cache
def judge() -> "ValueBot":
    """Return the learned value, for telling chances."""
    from powergrid.bots.value.shipped import calibrated_net
    from powergrid.bots.value.value_bot import ValueBot

    return ValueBot(calibrated_net(), planner=_planner())


@cache
def _planner() -> Planner:
    """Return the planner of both, which remembers what it has computed."""
    return Planner()


@cache
def searcher() -> "Search":
    """Return the search of the strongest level."""
    from powergrid.bots.search.shipped import shipped_search

    return shipped_search()


def state_after(view: State, actions: Sequence[Action]) -> State:
    """Return the state after some actions of the seat on turn, up to the next hidden card."""
    state = without_cards(view)
    for action in actions:
        if isinstance(action, RunPlants):
            # The rest of the phase may draw cards.
            bureaucracy.run(state, action, [])
            state.waiting = state.waiting[1:]
        else:
            apply(state, action, card_of_trial)
    return state


def reasons(before: State, after: State) -> tuple[Reason, ...]:
    """Return what has changed for the seat on turn of `before`."""
    seat, game = before.seat, before.game
    states = before, after
    paid = before.money[seat] - after.money[seat]
    capacity, more_capacity = [game.need(state.plants[seat]).cities for state in states]
    cities, more_cities = [len(state.cities[seat]) for state in states]
    income = game.income(min(more_capacity, more_cities)) - game.income(min(capacity, cities))
    # Burning fuel is no loss: that is what it is for.
    powers = [most_powered(state, seat) for state in states if before.phase < BUREAUCRACY]
    places = [next_order(state).index(seat) + 1 for state in states]
    found = [
        Reason(ReasonKind.COSTS, max(0, paid)),
        Reason(ReasonKind.EARNS, max(0, -paid)),
        Reason(ReasonKind.CAPACITY, more_capacity - capacity),
        Reason(ReasonKind.CITIES, more_cities - cities),
        Reason(ReasonKind.POWERS, powers[-1] if len(set(powers)) > 1 else 0),
        Reason(ReasonKind.INCOME, income),
        Reason(ReasonKind.PLACE, places[1] if places[0] != places[1] else 0),
        *_thresholds(before, after),
        *_plants_left(before, after),
    ]
    return tuple(reason for reason in found if reason.figure) or (
        Reason(ReasonKind.KEEPS, before.money[seat]),
    )


def _with_expected_cost(action: Action, brings: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return the reasons; a price above the opening bid is marked as expected."""
    if not isinstance(action, OpenAuction):
        return brings
    return tuple(
        reason._replace(why=ReasonKind.WILL_COST)
        if reason.why == ReasonKind.COSTS and reason.figure > action.bid
        else reason
        for reason in brings
    )


def _thresholds(before: State, after: State) -> list[Reason]:
    seat, game = before.seat, before.game
    cities, most = len(after.cities[seat]), max(map(len, before.cities))
    if most < game.end_at <= cities:
        return [Reason(ReasonKind.ENDS_GAME, cities)]
    if before.phase == BUILDING and before.step == 1 and most < game.step2_at <= cities:
        return [Reason(ReasonKind.BEGINS_STEP2, cities)]
    return []


def _plants_left(before: State, after: State) -> list[Reason]:
    return [
        Reason(ReasonKind.LEAVES_PLANT, plant, rival)
        for rival in range(before.game.players)
        if rival != before.seat
        for plant in set(after.plants[rival]) - set(before.plants[rival])
    ]
