# SPDX-License-Identifier: MIT
"""What a bot says about its actions afterwards: a code, a figure and a reason, never a sentence.

It is computed from the position and the level, which always decide the same. Nothing is said that
could still be used against the seat: about an auction only once it is over.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple, TypeAlias

from powergrid.analysis.plant_worth import plant_worth
from powergrid.bots.beginnings import houses_for_sale
from powergrid.bots.levels import LEVELS, bot_named
from powergrid.bots.planner import NUMBERS, Planner
from powergrid.bots.planner.prices import cost, expected_prices
from powergrid.bots.tempers import Tempered
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.phases.building import ends_game
from powergrid.rules.plant_market import is_barred, minimum_bid, on_offer
from powergrid.rules.scoring import capacity, powerable
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, NO_SEAT, OPENING

_MAX_RAISE: Final = 40
"""How far above a bid a ceiling is searched for."""
_CHEAP, _EXPENSIVE = 1.5, 4.0
"""Money per city, below which fuel is called cheap and above which expensive."""
_AHEAD: Final = 2
"""Spare capacity, in cities, with which no plant is needed."""
_BY_SEARCH: Final = "master"
"""Its ceiling is the learned value's: searching at each bid would take seconds."""


class RemarkKind(StrEnum):
    """What is said; each says what the figure beside it is."""

    CEILING = "ceiling"
    """That was the most it would have bid."""
    MORE = "more"
    """It would have bid that much, more than it paid."""
    REFUSED = "refused"
    """It did not want the plant of that number."""
    TOO_MUCH = "too_much"
    """It could not make the lowest bid allowed, which was that."""
    NO_AUCTION = "no_auction"
    """It opened no auction; no figure."""
    STOPPED = "stopped"
    """It connected no further city, though it had that much money."""


class Argument(StrEnum):
    """Why, and what the value beside it counts."""

    NO_FUEL = "no_fuel"
    """The plant of that number needs no fuel."""
    CHEAP_FUEL = "cheap_fuel"
    """Fuel for the plant of that number is cheap."""
    EXPENSIVE_FUEL = "expensive_fuel"
    """Fuel for the plant of that number is expensive."""
    GAIN = "gain"
    """With it the plants power that many more cities."""
    WORTH = "worth"
    """The plant was worth that much, all in all."""
    NO_GAIN = "no_gain"
    """With it the plants power no city more."""
    ENOUGH = "enough"
    """The plants power that many cities already; said of all plants, never of one."""
    NO_MONEY = "no_money"
    """That was all its money."""
    TOO_LITTLE = "too_little"
    """It had only that much money."""
    PRICE = "price"
    """The plant was not worth its price."""
    PRICES = "prices"
    """Nothing on offer was worth its price."""
    POWERED = "powered"
    """Its plants and fuel can power only that many cities."""
    SAVES = "saves"
    """The money will serve it better later."""
    TEMPER = "temper"
    """The temper of the seat tipped the balance."""


class Remark(NamedTuple):
    """What a seat says about one of its actions."""

    seat: int
    point: RemarkKind
    figure: int
    because: Argument
    value: int = 0


Move: TypeAlias = tuple[State, Action]
"""An action, and the state before it."""


class ExplainableMove(NamedTuple):
    """A move that its seat may be asked about, and the move after which it was settled.

    `bid` is the last bid that the seat made: in that auction, or in that round if it then opens
    none; 0 if it made none.
    """

    position: int
    settled: int
    bid: int = 0


def explainable_moves(moves: Sequence[Move], now: State) -> Iterator[ExplainableMove]:
    """Yield the moves that seats may be asked about; `now` is the state after all moves.

    These are each seat's last move in a finished auction, passes instead of opening an auction,
    and ending a turn of building that could have continued.
    """
    last: dict[int, int] = {}
    bids: dict[int, int] = {}
    earlier: dict[int, int] = {}
    for position, (state, action) in enumerate(moves):
        after = moves[position + 1][0] if position + 1 < len(moves) else now
        # Of an auction that was opened before these moves not all bids are known.
        if isinstance(action, OpenAuction) or last:
            last[state.seat] = position
            if isinstance(action, OpenAuction | Bid):
                bids[state.seat] = _amount(action)
            if after.asks != BIDDING:
                for asked in sorted(last.values()):
                    yield ExplainableMove(asked, position, bids.get(moves[asked][0].seat, 0))
                earlier |= bids
                last, bids = {}, {}
        elif _is_refraining(state, action):
            yield ExplainableMove(position, position, earlier.get(state.seat, 0))
        if after.round != state.round:
            earlier = {}


def _is_refraining(state: State, action: Action) -> bool:
    """Return whether a seat opened no auction, or ended building though it could have continued."""
    if state.asks == OPENING:
        return isinstance(action, Pass)
    if state.asks != BUILDING_HOUSES or not isinstance(action, EndTurn):
        return False
    prices = houses_for_sale(state)
    return bool(prices) and min(prices.values()) <= state.money[state.seat]


def remarks_on(moves: Iterable[tuple[str, State, Action, int]]) -> list[Remark | None]:
    """Return the levels' remarks on their actions; None where there is nothing to say.

    The last item of each move is the `bid` of `ExplainableMove`.
    """
    return [remark(*move) for move in moves]


def remark(level: str, state: State, action: Action, bid: int = 0) -> Remark | None:
    """Return the remark of the seat on turn on its action, None if the action speaks for itself.

    `bid` is that of `ExplainableMove`. Programs and yardsticks make no remarks.
    """
    if level not in LEVELS:
        return None
    if isinstance(action, Bid | OpenAuction):
        return _on_winning(level, state, action)
    if isinstance(action, Pass):
        return _on_passing(level, state, action, bid)
    if isinstance(action, EndTurn) and state.asks == BUILDING_HOUSES:
        why = _restraint(level, state, action)
        return (
            Remark(state.seat, RemarkKind.STOPPED, state.money[state.seat], *why) if why else None
        )
    return None


def _on_winning(level: str, state: State, action: Bid | OpenAuction) -> Remark | None:
    """Return how far a seat would have gone against the last rival, None if no further."""
    seat, rival = state.seat, _last_rival(state, action)
    if rival == NO_SEAT:
        return None
    paid = _amount(action)
    asked = state.copy()
    asked.asks, asked.bid, asked.bidders = BIDDING, paid, (seat, rival)
    if isinstance(action, OpenAuction):
        asked.lot = action.plant
    # No rival can make a seat bid more than one above the rival's money.
    highest = _ceiling(
        level, asked, min(state.money[seat], state.money[rival] + 1, paid + _MAX_RAISE)
    )
    if highest == paid:
        return None
    return Remark(seat, RemarkKind.MORE, highest, *_argument_for(state, asked.lot))


def _on_passing(level: str, state: State, action: Pass, bid: int) -> Remark | None:
    """Return why a seat left an auction or opened none, None if the map left it no choice."""
    seat, money = state.seat, state.money[state.seat]
    plants = (state.lot,) if state.asks == BIDDING else on_offer(state)
    minimums = [minimum_bid(state, plant) for plant in plants if not is_barred(state, seat, plant)]
    if not minimums:
        return None
    lowest = min(minimums)
    if money < lowest:
        return Remark(seat, RemarkKind.TOO_MUCH, lowest, Argument.TOO_LITTLE, money)
    if state.asks != BIDDING:
        return Remark(
            seat, RemarkKind.NO_AUCTION, 0, *_argument_against_all(level, state, action, bid)
        )
    asked = state.copy()
    asked.bid = max(bid, lowest - 1)
    highest = _ceiling(level, asked, min(state.bid, money))
    if highest < lowest:
        return Remark(seat, RemarkKind.REFUSED, state.lot, *_argument_against(level, state, action))
    why = (Argument.NO_MONEY, highest) if highest == money else _argument_for(state, state.lot)
    return Remark(seat, RemarkKind.CEILING, highest, *why)


def _amount(action: Bid | OpenAuction) -> int:
    """Return what an action bids."""
    return action.bid if isinstance(action, OpenAuction) else action.amount


def _last_rival(state: State, action: Bid | OpenAuction) -> int:
    """Return the rival who is asked last after a bid, `NO_SEAT` if nobody else can bid."""
    if isinstance(action, Bid):
        return state.bidders[-1]
    seat, players = state.seat, state.game.players
    barred = [other for other in state.waiting if is_barred(state, other, action.plant)]
    others = (other for other in state.waiting if other not in (seat, *barred))
    return max(others, key=lambda other: (other - seat) % players, default=NO_SEAT)


def _ceiling(level: str, asked: State, highest: int) -> int:
    """Return a level's highest bid, from the one it made in `asked` up to `highest`."""
    lowest = asked.bid
    if highest <= lowest:
        return lowest
    if level == _BY_SEARCH:
        worth = plant_worth(asked, Pass())
        return min(max(worth.even if worth else lowest, lowest), highest)
    bot = bot_named(level)
    while asked.bid < highest and isinstance(bot.decide(asked, Random(0)), Bid):
        asked.bid += 1
    return asked.bid


def _argument_for(state: State, plant: int) -> tuple[Argument, int]:
    """Return the best argument for a plant."""
    if plant in state.game.mines:  # it needs no fuel, but powers nothing either
        return Argument.WORTH, 0
    if not state.game.plants[plant].fuel:
        return Argument.NO_FUEL, plant
    if _fuel_of_a_city(state, plant) < _CHEAP:
        return Argument.CHEAP_FUEL, plant
    gain = _gain(state, plant)
    return (Argument.GAIN, gain) if gain > 0 else (Argument.WORTH, 0)


def _argument_against(level: str, state: State, action: Action) -> tuple[Argument, int]:
    """Return the best argument against the plant that is auctioned."""
    if _is_tipped(level, state, action):
        return Argument.TEMPER, 0
    if _gain(state, state.lot) <= 0:
        return Argument.NO_GAIN, 0
    if _fuel_of_a_city(state, state.lot) > _EXPENSIVE:
        return Argument.EXPENSIVE_FUEL, state.lot
    return Argument.PRICE, 0


def _argument_against_all(
    level: str, state: State, action: Action, bid: int
) -> tuple[Argument, int]:
    """Return the best argument against all plants on offer; `bid` as in `ExplainableMove`."""
    if _is_tipped(level, state, action):
        return Argument.TEMPER, 0
    seat = state.seat
    powers = capacity(state, seat)
    # A seat that has bid in this round wanted a plant, however many cities it can power.
    if not bid and powers - len(state.cities[seat]) >= _AHEAD:
        return Argument.ENOUGH, powers
    return Argument.PRICES, 0


def _restraint(level: str, state: State, action: Action) -> tuple[Argument, int] | None:
    """Return why no further city was connected, None if there was no reason left.

    In a round that may be the last nobody knows whether there is a later.
    """
    highest = powerable(state, state.seat)
    if highest <= len(state.cities[state.seat]):
        return Argument.POWERED, highest
    if _is_tipped(level, state, action):
        return Argument.TEMPER, 0
    is_last = ends_game(state) or Planner().is_end_near(state)
    return None if is_last else (Argument.SAVES, 0)


def _is_tipped(level: str, state: State, action: Action) -> bool:
    """Return whether the temper of the seat tipped the balance in favour of an action."""
    bot = bot_named(level)
    if level == _BY_SEARCH or not isinstance(bot, Tempered):
        return False
    return bot.likes(state, action) and bot.prefers(state) != action


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
