# SPDX-License-Identifier: MIT
"""A judged game: the planner's own turns cost nothing, and a turn wasted costs what it lost."""

from random import Random

import pytest

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.reasons import Reason, reason_of
from powergrid.factory.bots.review import (
    MIN_COST,
    Review,
    join_reviews,
    money_to_come,
    review_turn,
    turns,
)
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import new_record
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, Hire, Pass, Raise, RunFactory
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING, SWITCHING
from powergrid.play.seats import Seat

Moves = list[tuple[State, Action]]


@pytest.fixture(scope="module")
def moves() -> Moves:
    """The moves of a game of two masters."""
    record = new_record((Seat("Ada", "red"), Seat("Bruno", "blue")), 5)
    _, state = record.start()
    before, done = [state.copy()], list[Action]()

    def follow(action: Action, events: object, after: State) -> None:
        done.append(action)
        before.append(after.copy())

    play(state, record.deal, [bot_named("master")] * 2, Random(1), follow)
    return list(zip(before, done, strict=False))


def first(moves: Moves, asks: int, round_: int = 2) -> State:
    """Return the first state of a round in which that is asked."""
    return next(state for state, _ in moves if (state.asks, state.round) == (asks, round_))


def cost(state: State, *actions: Action) -> float:
    """Return what a turn cost, 0 if it is no mistake."""
    (turn,) = turns([(state, action) for action in actions])
    return sum(mistake.cost for mistake in review_turn(turn).mistakes)


def test_every_bid_and_every_other_turn_of_a_seat_is_judged_by_itself(moves: Moves) -> None:
    found = turns(moves)
    assert [turn.position for turn in found] == sorted({turn.position for turn in found})
    assert sum(len(turn.moves) for turn in found) == len(moves)
    for turn in found:
        asked = {(state.round, state.phase, state.seat) for state, _ in turn.moves}
        assert len(asked) == 1
        assert len(turn.moves) == 1 or turn.moves[0][0].asks in (MOVING_TILES, BUYING_TILES)


def test_the_planners_own_turns_cost_nothing(moves: Moves) -> None:
    own = [turn for turn in turns(moves) if turn.moves[0][0].round == 4]
    assert not [mistake for turn in own for mistake in review_turn(turn).mistakes]


def test_buying_nothing_costs_the_earnings_of_the_tiles(moves: Moves) -> None:
    (mistake,) = review_turn(turns([(first(moves, BUYING_TILES), Hire(0))])[0]).mistakes
    assert mistake.cost >= MIN_COST
    assert len(mistake.better) > 1


def test_an_idle_factory_costs_its_profit(moves: Moves) -> None:
    state = first(moves, SWITCHING, 5)
    every = tuple(kind for kind in state.factory[state.seat] if state.game.can_be_off[kind])
    assert cost(state, RunFactory(every)) >= MIN_COST


def test_bids_are_weighed_against_the_worth_of_the_other_tiles(moves: Moves) -> None:
    dear = []
    for state in [state for state, _ in moves if state.asks == RAISING]:
        raises = [action for action in legal(state) if isinstance(action, Raise)]
        answers: list[Action] = [*raises, Pass()]
        costs = [cost(state, answer) for answer in answers]
        assert min(costs) == 0
        dear.append(max(costs))
    assert max(dear) >= MIN_COST


def test_a_mistake_tells_the_reason_for_the_better_bid(moves: Moves) -> None:
    reasons = set()
    for state in [state for state, _ in moves if state.asks == RAISING]:
        for raised in [action for action in legal(state) if isinstance(action, Raise)]:
            (turn,) = turns([(state, raised)])
            for mistake in review_turn(turn).mistakes:
                assert mistake.reason == reason_of(state, mistake.better[0])
                reasons.add(mistake.reason)
    assert Reason.OTHER_TILE in reasons


def test_moves_to_the_market_are_judged_by_the_purchases_they_allow(moves: Moves) -> None:
    state = first(moves, MOVING_TILES)
    turn = next(turn for turn in turns(moves) if turn.moves[0][0] == state)
    dear = [
        max(legal(before), key=lambda action: getattr(action, "tile", -1))
        for before, _ in turn.moves
    ]
    worst = turn._replace(
        moves=tuple((before, action) for (before, _), action in zip(turn.moves, dear, strict=True))
    )
    assert review_turn(turn).mistakes == ()
    assert all(mistake.cost >= MIN_COST for mistake in review_turn(worst).mistakes)


def test_expected_money_is_given_as_rounds_begin_and_at_the_end(moves: Moves) -> None:
    last = [turn for turn in turns(moves) if turn.moves[0][0].round == 5]
    end = moves[-1][0]
    whole = join_reviews(map(review_turn, last), len(moves), end)
    assert whole.moments[-1] == (len(moves), tuple(map(float, end.money)))
    assert [moves[at][0].asks for at, _ in whole.moments[:-1]] == [OPENING, SWITCHING]
    state = first(moves, SWITCHING, 5)
    assert money_to_come(state) == money_to_come(state)
    assert min(money_to_come(state)) > max(state.money)
    assert join_reviews([], 0, end) == Review(((0, tuple(map(float, end.money))),), ())
