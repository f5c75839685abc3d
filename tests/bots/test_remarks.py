# SPDX-License-Identifier: MIT
"""Remarks of bots afterwards: true to what they did, and silent while it could be used."""

from random import Random

import pytest

from powergrid.bots import Because, Point, Temper, bot_named, may_be_asked
from powergrid.bots.remarks import Move, remark, remarks_on
from powergrid.bots.tempers import temper_of
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, OpenAuction, Pass
from powergrid.rules.state import BIDDING
from tests.bots.setups import Setup, opening, play_one

GERMANY = Setup("germany", "recharged", 4)
LEVEL = "regular"


class Recorded:
    """A bot whose moves are recorded."""

    def __init__(self, moves: list[Move]) -> None:
        self._bot, self._moves = bot_named(LEVEL), moves

    def decide(self, state: State, rng: Random) -> Action:
        action = self._bot.decide(state, rng)
        self._moves.append((state.copy(), action))
        return action


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    """Return the moves of a game."""
    done: list[Move] = []
    play_one(GERMANY, [Recorded(done)] * 4, 3)
    return done


def test_a_ceiling_is_the_price_at_which_the_level_stops_bidding(moves: list[Move]) -> None:
    seen = 0
    for state, action in moves:
        if not isinstance(action, Pass) or state.asks != BIDDING:
            continue
        said = remark(LEVEL, state, action)
        assert said is not None
        if said.point == Point.CEILING:
            seen += 1
            last = state.copy()
            last.bid = said.figure - 1
            assert said.figure <= state.bid
            assert isinstance(bot_named(LEVEL).decide(last, Random(0)), Bid)
    assert seen > 3


def test_the_winner_would_have_bid_more_than_it_paid(moves: list[Move]) -> None:
    paid = {
        state.round: (said.figure, action.amount)
        for state, action in moves
        if isinstance(action, Bid)
        and state.round < 6
        and (said := remark(LEVEL, state, action)) is not None
        and said.point == Point.MORE
    }
    assert paid
    assert all(figure > amount for figure, amount in paid.values())


def test_nothing_is_said_about_an_auction_in_progress(moves: list[Move]) -> None:
    for now in range(1, len(moves)):
        state = moves[now][0]
        if state.asks == BIDDING:
            opened = max(at for at in range(now) if isinstance(moves[at][1], OpenAuction))
            asked = may_be_asked(moves[:now], state)
            assert all(question.position < opened for question in asked)


def test_everybody_in_an_auction_may_be_asked_after_it(moves: list[Move]) -> None:
    opened = next(at for at, (_, action) in enumerate(moves) if isinstance(action, OpenAuction))
    over = next(at for at in range(opened + 1, len(moves)) if moves[at][0].asks != BIDDING)
    asked = list(may_be_asked(moves[:over], moves[over][0]))
    assert {moves[question.position][0].seat for question in asked} == {0, 1, 2, 3}
    assert {question.settled for question in asked} == {over - 1}


def test_a_bid_against_rivals_without_money_reveals_no_ceiling() -> None:
    state = opening(GERMANY)
    state.money = tuple(50 if seat == state.seat else 0 for seat in range(4))
    assert remark("expert", state, OpenAuction(state.market[0], state.market[0])) is None


def test_programs_and_benchmark_bots_say_nothing() -> None:
    state = opening(GERMANY)
    assert remarks_on([("thrifty", state, Pass()), ("program:mine", state, Pass())]) == [None, None]


def test_a_seat_with_power_to_spare_says_so() -> None:
    state = opening(GERMANY)
    state.round, state.plants = 5, ((20, 25, 26),) * 4
    state.seat = next(s for s in range(4) if temper_of(state.game, s) == Temper.BUILDER)
    state.waiting = (state.seat, *(s for s in range(4) if s != state.seat))
    said = remark(LEVEL, state, Pass())
    assert said is not None
    assert (said.because, said.value) == (Because.ENOUGH, 15)
