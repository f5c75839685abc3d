# SPDX-License-Identifier: MIT
"""The round that may be the last: a sure win is taken, a sure loss avoided."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.shipped import shipped_net
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, BuildHouse
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.scoring import places, shares_of_win
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, BUYING_FUEL, OPENING
from tests.bots.planned import asked
from tests.bots.policy.policies import policy_for
from tests.bots.setups import Setup

WRONG = policy_for(0, -50)
"""A policy that mostly likes best what seems worst by the first estimate."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return the positions of three games among planners in which fuel or houses are bought."""
    questions = (BUYING_FUEL, BUILDING_HOUSES)
    return [state for seed in range(3, 6) for state in asked(questions, seed)]


class End(NamedTuple):
    share: float
    place: int
    powered: int


def end(state: State, action: Action, pile_number: int = 1) -> End | None:
    """Return what the seat reaches after an action if the game ends with this round."""
    ahead, pile = state.copy(), guessed_pile(state, Random(pile_number))
    apply(ahead, action, pile)
    while ahead.round == state.round and not ahead.is_over:
        apply(ahead, Planner().decide(ahead, Random(0)), pile)
    if not ahead.is_over:
        return None
    seat = state.seat
    return End(shares_of_win(ahead)[seat], places(ahead)[seat], ahead.powered[seat])


def near_the_end(states: list[State]) -> Iterator[tuple[State, dict[Action, End | None]]]:
    """Return the positions with a choice whose outcome is known, with the outcomes by option."""
    bot = PolicyBot(shipped_net(), WRONG)
    for state in states:
        if Planner().is_end_near(state) and len(options := bot.options(state, Random(0))) > 1:
            ends = {option.action: end(state, option.action) for option in options}
            if any(known is not None for known in ends.values()):
                yield state, ends


def test_a_sure_win_is_taken_and_a_sure_loss_avoided(states: list[State]) -> None:
    plain = PolicyBot(shipped_net(), WRONG)
    bot = LastRound(plain)
    mended = {"won": 0, "not lost": 0, "better place": 0, "more cities": 0}
    for state, ends in near_the_end(states):
        shares = {action: known and known.share for action, known in ends.items()}
        liked = plain.decide(state, Random(0))
        best, *others = bot.judged(state, Random(0))
        assert best.action == bot.decide(state, Random(0))
        if 1.0 in shares.values():
            assert shares[best.action] == best.score == 1
            assert all(one.score <= 0 for one in others if shares[one.action] != 1)
            mended["won"] += shares[liked] != 1
        elif set(shares.values()) != {0.0}:
            assert shares[best.action] != 0
            mended["not lost"] += shares[liked] == 0
        else:
            reached = {
                action: (known.place, -known.powered) for action, known in ends.items() if known
            }
            assert reached[best.action] == min(reached.values())
            mended["better place"] += reached[liked][0] > reached[best.action][0]
            mended["more cities"] += reached[liked][1] > reached[best.action][1]
            assert best.score < 0
    assert all(mended.values()), mended


def test_a_card_that_a_house_reveals_hides_no_end() -> None:
    bot = LastRound(PolicyBot(shipped_net(), WRONG))
    seen = 0
    for state in asked([BUILDING_HOUSES], seed=4, setup=Setup("germany", "classic", 4)):
        if not state.pile_left or bot.judged(state, Random(0))[0].score != 1:
            continue
        # The next house takes this plant out of the market.
        state = state.copy()
        state.market = (max(map(len, state.cities)), *state.market[1:])
        best = bot.judged(state, Random(0))[0]
        if isinstance(best.action, BuildHouse):
            seen += 1
            assert best.score == 1
    assert seen


def test_an_auction_is_decided_otherwise_only_for_a_clear_gain() -> None:
    plain = PolicyBot(shipped_net(), WRONG)
    bot = LastRound(plain)
    mended = 0
    for state in asked((OPENING, BIDDING), seed=0):
        if not Planner().is_end_near(state):
            continue
        facts = state.facts()
        liked, best = plain.judged(state, Random(0)), bot.judged(state, Random(0))
        assert state.facts() == facts
        if best == liked:
            continue
        assert bot.judged(state, Random(9)) == best
        mended += 1
        assert {one.action for one in best} == {one.action for one in liked}
        others = [end(state, liked[0].action, number) for number in range(2)]
        ends = [end(state, best[0].action, number) for number in range(2)]
        shares = [known.share for known in ends if known is not None]
        assert len(shares) == 2
        assert best[0].score == sum(shares) / 2
        assert sum(shares) >= 1 + sum(known.share for known in others if known is not None)
        assert all(one.score <= 0 for one in best[1:])
    assert mended


def test_elsewhere_the_policy_is_followed(states: list[State]) -> None:
    plain = PolicyBot(shipped_net(), WRONG)
    bot = LastRound(plain)
    far = [state for state in states if not Planner().is_end_near(state)]
    assert far
    for state in far[::10]:
        assert bot.judged(state, Random(0)) == plain.judged(state, Random(0))
