# SPDX-License-Identifier: MIT
"""A policy that plays out the round that may be the last."""

from random import Random
from typing import Final, NamedTuple

from powergrid.bots.no_card import CardNeeded, no_card
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.value_bot import Judged
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.scoring import places, shares_of_win
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL, NOTHING
from powergrid.rules.view import without_cards

_PLANNED: Final = Random(0)
"""A planner uses no randomness."""


class _End(NamedTuple):
    """A seat's share of the win, and its place from 1."""

    share: float
    place: int


class LastRound:
    """Plays a policy, but takes a sure win and avoids a sure loss where it sees one.

    Once the game may end with the round, it plays the round out from every option for fuel and
    houses, as if all seats went on as planners. Cards that houses reveal matter no more.
    """

    def __init__(self, bot: PolicyBot) -> None:
        self._bot = bot
        self._planner = bot.planner

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that seems best."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the policy's options, the best first.

        The score of one that ends the game is its share of the win; beside a sure win, and for a
        sure loss, scores are below 0. Of sure losses the one in the best place comes first.
        """
        judged = self._bot.judged(state, rng)
        if len(judged) == 1 or state.asks not in (BUYING_FUEL, BUILDING_HOUSES):
            return judged
        if not self._planner.is_end_near(state):
            return judged
        ends = [self._end(state, option.action) for option in judged]
        can_win = any(end is not None and end.share == 1 for end in ends)
        lost = min(0.0, judged[-1].score)
        found = []
        for option, end in zip(judged, ends, strict=True):
            if can_win:
                is_won = end is not None and end.share == 1
                score = 1.0 if is_won else min(1.0, option.score) - 1
            elif end is None:
                score = option.score
            else:
                score = end.share or lost - end.place
            found.append(Judged(option.action, score))
        return sorted(found, key=lambda option: option.score, reverse=True)

    def _end(self, state: State, action: Action) -> _End | None:
        """Return what the seat reaches if the game ends with this round; None if it does not."""
        ahead = without_cards(state)
        try:
            while ahead.round == state.round:
                apply(ahead, action, no_card)
                if ahead.asks == NOTHING:
                    return _End(shares_of_win(ahead)[state.seat], places(ahead)[state.seat])
                action = self._planner.decide(ahead, _PLANNED)
        except CardNeeded:
            pass
        return None
