# SPDX-License-Identifier: MIT
"""Advice for the seat on turn: the best things to do, the chance to win after each, and why."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from powergrid.analysis.fuel_turns import fuel_turns
from powergrid.analysis.judges import adviser, judge, planner, searcher, win_chances
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.plant_worth import Worth, plant_worth
from powergrid.analysis.reasons import Reason, ReasonKind, reasons
from powergrid.bots.beginnings import house_in, houses_for_sale
from powergrid.bots.bot import Bot
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    RunPlants,
)
from powergrid.rules.phases.building import ends_game
from powergrid.rules.state import BUYING_FUEL, RUNNING_PLANTS, with_item

_PRESENT: Final = 0.3
"""The weight of the present chance in an advised one: samples overrate how sure an end is."""
_MAX_RUNS: Final = 4
"""How many runs are played on from: those that seem best at first."""


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


def advise(view: State, max_count: int = 3, *, is_quick: bool = False) -> list[Advice]:
    """Return up to `max_count` options, best first, as the strongest level's search judges them.

    Options that lead to the same position are one; for fuel an option is a whole turn. Where
    nothing is compared (the setup) there is only one, with the present chance. `is_quick`: all
    options, judged without a search. The view is not changed; the same view gets the same advice.
    """
    if view.asks in (BUYING_FUEL, RUNNING_PLANTS) and not is_quick:
        return _judged_turns(view)[:max_count]
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
            option = _in_cheapest_order(view, option)
            outcome = _outcome(view, option)
            if outcome in outcomes:
                continue  # the same outcome: only the first estimates differed
            outcomes.append(outcome)
        found.append(option)
        if len(found) == max_count:
            break
    return _as_advice(view, [_worth_its_price(found[0]), *found[1:]])


def _judged_turns(view: State) -> list[Advice]:
    """Return ways to buy fuel or to run plants, best first; the present chance if there is one."""
    is_fuel = view.asks == BUYING_FUEL
    turns = fuel_turns(view, (searcher(), adviser())) if is_fuel else _runs(view)
    if len(turns) == 1:
        return [whole_turn(view, turns[0], judge().chance(view, view.seat))]
    judged = searcher().judged_turns(view, turns, Random(0))
    return _as_advice(view, [whole_turn(view, turn, chance) for turn, chance in judged])


def _as_advice(view: State, options: Sequence[Advice]) -> list[Advice]:
    """Return options that the search has judged, with realistic chances.

    Once somebody has enough cities to end the game, samples end as the game will.
    """
    if ends_game(view):
        return [*options]
    present = _PRESENT * judge().chance(view, view.seat)
    return [option._replace(chance=present + (1 - _PRESENT) * option.chance) for option in options]


def _runs(view: State) -> Sequence[Sequence[Action]]:
    """Return runs of different plants, each with the mix of fuel that seems best.

    Of runs that lead to the same position, the one of most plants stands for all.
    """
    mixed = dict[tuple[int, ...], RunPlants]()
    for option in planner().options(view):
        assert isinstance(option.action, RunPlants)
        mixed.setdefault(option.action.plants, option.action)
    runs = list[tuple[State, RunPlants]]()  # each with the position it leads to
    for run in mixed.values():
        outcome = state_after(view, [run])
        same = next((at for at, (other, _) in enumerate(runs) if other == outcome), None)
        if same is None:
            runs.append((outcome, run))
        elif len(run.plants) > len(runs[same][1].plants):
            runs[same] = outcome, run
    return [[run] for _, run in runs[:_MAX_RUNS]]


def whole_turn(view: State, turn: Sequence[Action], chance: float) -> Advice:
    """Return a turn as advice, without the end of buying fuel."""
    first, *then = turn[:-1] or turn
    return Advice(first, chance, reasons(view, state_after(view, [first, *then])), then=tuple(then))


def _worth_its_price(best: Advice) -> Advice:
    """Return the best option, worth at least its price: the search sees more than the value."""
    action, worth = best.action, best.worth
    if worth is None or not isinstance(action, OpenAuction | Bid):
        return best
    price = action.bid if isinstance(action, OpenAuction) else action.amount
    return best._replace(worth=worth._replace(even=max(worth.even, price)))


def _in_cheapest_order(view: State, option: Advice) -> Advice:
    """Return the houses of an option in the order in which they cost least."""
    left = {house.city for house in option.actions if isinstance(house, BuildHouse)}
    houses, after = list[Action](), view
    while left:
        prices = {city: price for city, price in houses_for_sale(after).items() if city in left}
        if not prices:
            return option
        city = min(prices, key=lambda city: (prices[city], city))
        left.remove(city)
        houses.append(house_in(after, city))
        after = state_after(view, houses)
    if after.money[view.seat] <= state_after(view, option.actions).money[view.seat]:
        return option
    first, *then = houses
    return option._replace(action=first, then=tuple(then), reasons=reasons(view, after))


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


def quick_advice(view: State) -> list[Advice]:
    """Return all options as the learned value judges them, without a search.

    What a plant brings is reckoned as if the lowest were scrapped for it.
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
