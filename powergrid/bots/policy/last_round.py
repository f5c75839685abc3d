# SPDX-License-Identifier: MIT
"""A policy that plays out the round that may be the last."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from powergrid.bots.no_card import CardNeeded, no_card
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.value_bot import Judged
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.scoring import places, shares_of_win
from powergrid.rules.state import AUCTION, NOTHING, Deal
from powergrid.rules.view import without_cards

_PLANNED: Final = Random(0)
"""A planner uses no randomness."""
_PILES: Final = 2
"""How many draw piles are guessed to play an auction out."""
_MAX_OPTIONS: Final = 4
"""How many options of an auction are played out: those that the policy likes best."""
_CLEAR_GAIN: Final = 0.4
"""The share of the win by which an option must be better: that of at least one pile."""
_CITY: Final = 0.02
"""What a powered city counts for in a sure loss; all of them count for less than a place."""


class _End(NamedTuple):
    """A seat's share of the win, its place from 1, and how many cities it powers."""

    share: float
    place: int
    powered: int


class LastRound:
    """Plays a policy, but takes a sure win and avoids a sure loss where it sees one.

    Once the game may end with the round, it plays the round out from every option for fuel and
    houses, as if all seats went on as planners. Cards that houses reveal matter no more. In the
    auctions before, cards do matter: there it plays on with guessed piles, from the options that
    the policy likes best, and overrules the policy only for a clear gain.
    """

    def __init__(self, bot: PolicyBot) -> None:
        self.planner = bot.planner
        self._bot = bot

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that seems best."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the policy's options, the best first.

        The score of one that ends the game is its share of the win; beside a sure win, and for a
        sure loss, scores are below 0. Of sure losses the one in the best place comes first, and of
        equal places the one with the most powered cities: nobody gives up.
        """
        judged = self._bot.judged(state, rng)
        if len(judged) == 1 or not self.planner.is_end_near(state):
            return judged
        if state.phase == AUCTION:
            return self._overruled(state, judged)
        ends = [self._end(without_cards(state), option.action, no_card) for option in judged]
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
                score = end.share or lost - end.place + _CITY * end.powered
            found.append(Judged(option.action, score))
        return sorted(found, key=lambda option: option.score, reverse=True)

    def _overruled(self, state: State, judged: list[Judged]) -> list[Judged]:
        """Return the options of an auction, one that is clearly better than the policy's first."""
        piles = [guessed_pile(state, Random(number)) for number in range(_PILES)]
        policys = self._share(state, judged[0].action, piles)
        if policys is None or policys + _CLEAR_GAIN >= 1:
            return judged
        better, best = None, policys + _CLEAR_GAIN
        for option in judged[1:_MAX_OPTIONS]:
            share = self._share(state, option.action, piles)
            if share is not None and share > best:
                better, best = Judged(option.action, share), share
        if better is None:
            return judged
        rest = [Judged(action, score - 1) for action, score in judged if action != better.action]
        return [better, *rest]

    def _share(self, state: State, action: Action, piles: Sequence[Deal]) -> float | None:
        """Return the seat's mean share of the win; None unless the game ends with every pile."""
        shares = []
        for pile in piles:
            end = self._end(state, action, pile)
            if end is None:
                return None
            shares.append(end.share)
        return fmean(shares)

    def _end(self, state: State, action: Action, deal: Deal) -> _End | None:
        """Return what the seat reaches if the game ends with this round; None if it does not."""
        ahead = state.copy()
        try:
            while ahead.round == state.round:
                apply(ahead, action, deal)
                if ahead.asks == NOTHING:
                    seat = state.seat
                    share, place = shares_of_win(ahead)[seat], places(ahead)[seat]
                    return _End(share, place, ahead.powered[seat])
                action = self.planner.decide(ahead, _PLANNED)
        except CardNeeded:
            pass
        return None
