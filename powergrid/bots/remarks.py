# SPDX-License-Identifier: MIT
"""What a bot says about its actions afterwards: a code, a figure and a reason, never a sentence.

It is computed from the position and the level, which always decide the same. Nothing is said that
could still be used against the seat: about an auction only once it is over.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple, TypeAlias

from powergrid.bots.advice import worth_of_bid
from powergrid.bots.beginnings import houses_for_sale
from powergrid.bots.levels import LEVELS, bot_named
from powergrid.bots.planner.numbers import NUMBERS
from powergrid.bots.planner.prices import cost, expected_prices
from powergrid.bots.tempers import NO_PLANT, Tempered, leaning
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.scoring import most_powered
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, OPENING

_FARTHEST: Final = 40
"""How far above a bid a ceiling is searched for."""
_CHEAP, _DEAR = 1.5, 4.0
"""Money per city, below which fuel is called cheap and above which expensive."""
_AHEAD: Final = 2
"""Spare capacity, in cities, with which no plant is needed."""
_BY_SEARCH: Final = "master"
"""Its ceiling is the learned value's: searching at each bid would take seconds."""


class Point(StrEnum):
    """What is said; each says what the figure beside it is."""

    CEILING = "ceiling"
    """That was the most it would have bid."""
    MORE = "more"
    """It would have bid that much, more than it paid."""
    REFUSED = "refused"
    """It did not want the plant of that number."""
    NO_AUCTION = "no_auction"
    """It opened no auction; no figure."""
    STOPPED = "stopped"
    """It connected no further city, though it had that much money."""


class Because(StrEnum):
    """Why, and what the value beside it counts."""

    NO_FUEL = "no_fuel"
    """The plant of that number needs no fuel."""
    CHEAP_FUEL = "cheap_fuel"
    """Fuel for the plant of that number is cheap."""
    DEAR_FUEL = "dear_fuel"
    """Fuel for the plant of that number is expensive."""
    GAIN = "gain"
    """With it the plants power that many more cities."""
    NO_GAIN = "no_gain"
    """With it the plants power no city more."""
    ENOUGH = "enough"
    """The plants power that many cities already."""
    NO_MONEY = "no_money"
    """That was all its money."""
    PRICES = "prices"
    """Nothing on offer was worth its price."""
    POWERED = "powered"
    """It can power only that many cities."""
    SAVES = "saves"
    """The money will serve it better later."""
    TEMPER = "temper"
    """The temper of the seat tipped the balance."""


class Remark(NamedTuple):
    """What a seat says about one of its actions."""

    seat: int
    point: Point
    figure: int
    because: Because
    value: int = 0


Move: TypeAlias = tuple[State, Action]
"""An action, and the state before it."""


class Asked(NamedTuple):
    """A move that its seat may be asked about, and the move after which it was settled."""

    position: int
    settled: int


def may_be_asked(moves: Sequence[Move], now: State) -> Iterator[Asked]:
    """Yield the moves that seats may be asked about; `now` is the state after all moves.

    These are each seat's last move in a finished auction, passes instead of opening an auction,
    and ending a turn of building that could have gone on.
    """
    last: dict[int, int] = {}
    for position, (state, action) in enumerate(moves):
        after = moves[position + 1][0] if position + 1 < len(moves) else now
        if isinstance(action, OpenAuction) or state.asks == BIDDING:
            last[state.seat] = position
            if after.asks != BIDDING:
                yield from (Asked(asked, position) for asked in sorted(last.values()))
                last.clear()
        elif _is_refraining(state, action):
            yield Asked(position, position)


def _is_refraining(state: State, action: Action) -> bool:
    """Return whether a seat opened no auction, or ended building though it could have gone on."""
    if state.asks == OPENING:
        return isinstance(action, Pass)
    if state.asks != BUILDING_HOUSES or not isinstance(action, EndTurn):
        return False
    prices = houses_for_sale(state)
    return bool(prices) and min(prices.values()) <= state.money[state.seat]


def remarks_on(moves: Iterable[tuple[str, State, Action]]) -> list[Remark | None]:
    """Return the levels' remarks on their actions; None where there is nothing to say."""
    return [remark(*move) for move in moves]


def remark(level: str, state: State, action: Action) -> Remark | None:
    """Return the remark of the seat on turn on its action, None if the action speaks for itself.

    Programs and yardsticks say nothing.
    """
    if level not in LEVELS:
        return None
    seat = state.seat
    if isinstance(action, Bid | OpenAuction):
        paid = action.bid if isinstance(action, OpenAuction) else action.amount
        plant = action.plant if isinstance(action, OpenAuction) else state.lot
        most = _ceiling(level, state, plant, paid, min(state.money[seat], paid + _FARTHEST))
        return None if most == paid else Remark(seat, Point.MORE, most, *_merit(state, plant))
    if isinstance(action, Pass) and state.asks == BIDDING:
        least = state.lot if state.bid >= state.lot else 1  # with the discount from 1 on
        most = _ceiling(level, state, state.lot, least - 1, state.bid)
        if most < least:
            return Remark(seat, Point.REFUSED, state.lot, *_fault(level, state, action, state.lot))
        why = _merit(state, state.lot)
        if most == state.money[seat]:
            why = (Because.NO_MONEY, most)
        return Remark(seat, Point.CEILING, most, *why)
    if isinstance(action, Pass):
        return Remark(seat, Point.NO_AUCTION, 0, *_fault(level, state, action, NO_PLANT))
    if isinstance(action, EndTurn) and state.asks == BUILDING_HOUSES:
        return Remark(seat, Point.STOPPED, state.money[seat], *_restraint(level, state, action))
    return None


def _ceiling(level: str, state: State, plant: int, least: int, most: int) -> int:
    """Return the highest bid a level would make for a plant, from `least` to `most`."""
    asked = state.copy()
    asked.asks, asked.lot, asked.bid = BIDDING, plant, least
    rivals = (seat for seat in range(state.game.players) if seat != state.seat)
    rival = max(rivals, key=lambda seat: state.money[seat])
    if state.money[rival] < least:
        return least
    asked.bidders = (state.seat, rival)
    if level == _BY_SEARCH:
        worth = worth_of_bid(asked, Pass())
        return min(max(worth.even if worth else least, least), most)
    bot = bot_named(level)
    while asked.bid < most and isinstance(bot.decide(asked, Random(0)), Bid):
        asked.bid += 1
    return asked.bid


def _merit(state: State, plant: int) -> tuple[Because, int]:
    """Return the best argument for a plant."""
    if not state.game.plants[plant].fuel:
        return Because.NO_FUEL, plant
    if _fuel_of_a_city(state, plant) < _CHEAP:
        return Because.CHEAP_FUEL, plant
    gain = _gain(state, plant)
    return (Because.GAIN, gain) if gain > 0 else (Because.NO_GAIN, 0)


def _fault(level: str, state: State, action: Action, plant: int) -> tuple[Because, int]:
    """Return the best argument against a plant, or with `NO_PLANT` against all of them."""
    if _is_tipped(level, state, action):
        return Because.TEMPER, 0
    seat = state.seat
    capacity = state.game.need(state.plants[seat]).cities
    if plant and _gain(state, plant) <= 0:
        return Because.NO_GAIN, 0
    if capacity - len(state.cities[seat]) >= _AHEAD:
        return Because.ENOUGH, capacity
    if plant and _fuel_of_a_city(state, plant) > _DEAR:
        return Because.DEAR_FUEL, plant
    return Because.PRICES, 0


def _restraint(level: str, state: State, action: Action) -> tuple[Because, int]:
    """Return why no further city was connected."""
    powered = most_powered(state, state.seat)
    if powered <= len(state.cities[state.seat]):
        return Because.POWERED, powered
    if _is_tipped(level, state, action):
        return Because.TEMPER, 0
    return Because.SAVES, 0


def _is_tipped(level: str, state: State, action: Action) -> bool:
    """Return whether the temper of the seat tipped the balance in favour of an action."""
    bot = bot_named(level)
    if level == _BY_SEARCH or not isinstance(bot, Tempered):
        return False
    return leaning(state, action) > 0 and bot.prefers(state) != action


def _fuel_of_a_city(state: State, plant: int) -> float:
    """Return what powering a city with a plant costs, at expected prices."""
    prices = expected_prices(state, state.seat, NUMBERS).later
    return cost(state.game.need((plant,)), prices) / max(1, state.game.plants[plant].cities)


def _gain(state: State, plant: int) -> int:
    """Return how many more cities the plants power with this one, the smallest replaced."""
    game, owned = state.game, state.game.limited(state.plants[state.seat])
    gained = game.plants[plant].cities
    if len(owned) < game.plants_allowed:
        return gained
    return gained - min(game.plants[number].cities for number in owned)
