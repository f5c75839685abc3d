# SPDX-License-Identifier: MIT
"""In a sample a strong player plays as the policy in this round and as a planner in later ones."""

from random import Random

from powergrid.bots.search.until_round_ends import UntilRoundEnds
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid
from tests.bots.setups import GERMANY, opening


class Bidding:
    """Always bids the same."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def decide(self, state: State, rng: Random) -> Action:
        return Bid(self.amount)


def test_the_policy_plays_until_the_round_ends() -> None:
    state = opening(GERMANY, 3)
    player = UntilRoundEnds(Bidding(1), Bidding(2), state.round)
    assert player.decide(state, Random(0)) == Bid(1)
    state.round += 1
    assert player.decide(state, Random(0)) == Bid(2)
