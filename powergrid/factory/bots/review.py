# SPDX-License-Identifier: MIT
"""Reviews a finished game: the money each seat could expect, and the turns that cost most.

What a turn cost is the sum of what its actions cost, as the strongest level sees it: in Elektro, at
the end of the game. In Phase 2 it is the costliest action: what one move missed, the next may miss
again. Energy and order tiles that were turned up in between count for neither.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from powergrid.factory.bots.analysis import cost_of
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.reasons import Reason, reason_of
from powergrid.factory.bots.whole_game import play
from powergrid.factory.rules import State, apply
from powergrid.factory.rules.actions import Action, Hire
from powergrid.factory.rules.deal import NOTHING_TURNED_UP, guessed_deal
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, MARKET, OPENING, SWITCHING

MIN_COST: Final = 6.0
"""Cheaper mistakes are not reported: the figures are not that exact."""
_GAMES: Final = 4
"""How many games are played to the end from each moment to foresee the money."""


class Turn(NamedTuple):
    """What one seat did without a break: the state before each action, from `position` on."""

    position: int
    moves: tuple[tuple[State, Action], ...]


class Mistake(NamedTuple):
    """A turn that cost money at the end: what was `done`, and what would have been `better`.

    `position` is how many actions of the game were done before; `reason` speaks for the first
    action of the better turn.
    """

    position: int
    seat: int
    done: tuple[Action, ...]
    better: tuple[Action, ...]
    cost: float
    reason: Reason = Reason.NONE


class Review(NamedTuple):
    """A game judged: (position, expected money by seat) over the game, and mistakes."""

    moments: tuple[tuple[int, tuple[float, ...]], ...]
    mistakes: tuple[Mistake, ...]


def turns(moves: Iterable[tuple[State, Action]]) -> list[Turn]:
    """Return the turns that the actions of a game make; each bid is one."""
    found: list[Turn] = []
    position = 0
    for _, group in groupby(enumerate(moves), key=lambda move: _turn_of(*move)):
        turn = Turn(position, tuple(move for _, move in group))
        position += len(turn.moves)
        found.append(turn)
    return found


def _turn_of(at: int, move: tuple[State, Action]) -> tuple[int, ...]:
    state = move[0]
    return state.round, state.phase, state.seat, at if state.phase == BIDDING else 0


def review_turn(turn: Turn) -> Review:
    """Return the mistake of a turn, and the expected money where a round or Phase 4 begins."""
    state = turn.moves[0][0]
    mistake = _mistake(turn)
    mistakes = () if mistake is None else (mistake,)
    is_first = len(state.waiting) == state.game.players
    if is_first and not state.lot and state.asks in (OPENING, SWITCHING):
        return Review(((turn.position, money_to_come(state)),), mistakes)
    return Review((), mistakes)


def join_reviews(parts: Iterable[Review], last: int, end: State) -> Review:
    """Return the review of a game from those of its turns; `last` is its number of actions."""
    reviews = list(parts)
    moments = [moment for review in reviews for moment in review.moments]
    mistakes = [mistake for review in reviews for mistake in review.mistakes]
    return Review((*moments, (last, tuple(map(float, end.money)))), tuple(mistakes))


def money_to_come(state: State) -> tuple[float, ...]:
    """Return the money of every seat at the end of the game if the strongest bots play on.

    The mean of a few games with different luck; the same for the same state.
    """
    bots, ends = [PlannerBot()] * state.game.players, []
    for number in range(_GAMES):
        rng = Random(number)
        ends.append(play(state.copy(), guessed_deal(state, rng), bots, rng).money)
    return tuple(fmean(money) for money in zip(*ends, strict=True))


def _mistake(turn: Turn) -> Mistake | None:
    state = turn.moves[0][0]
    costs = [cost_of(before, action) for before, action in turn.moves]
    cost = max(costs) if state.phase == MARKET else sum(costs)
    if cost < MIN_COST:
        return None
    done = tuple(action for _, action in turn.moves)
    better = best_turn(state)
    reason = reason_of(state, better[0])
    return Mistake(turn.position, state.seat, done, better, cost, reason)


def best_turn(state: State) -> tuple[Action, ...]:
    """Return what the strongest level does in this turn."""
    bot, first = PlannerBot(), PlannerBot().decide(state, Random(0))
    if state.phase in (BIDDING, BUREAUCRACY):
        return (first,)
    drafted, actions, moment = state.copy(), [first], _turn_of(0, (state, first))
    while not isinstance(actions[-1], Hire):
        apply(drafted, actions[-1], NOTHING_TURNED_UP)
        if _turn_of(0, (drafted, first)) != moment:
            break
        actions.append(bot.decide(drafted, Random(0)))
    return tuple(actions)


def after_turn(state: State, actions: Sequence[Action]) -> State:
    """Return the state after the actions of a turn of Phase 3, before anybody is hired."""
    after = state.copy()
    for action in actions:
        if not isinstance(action, Hire):
            apply(after, action, NOTHING_TURNED_UP)
    return after
