# SPDX-License-Identifier: MIT
"""A bot that plays on from what it might do, with cards that may come, before it decides.

A sample shuffles the cards that nobody has seen. From every option that seems good it then plays on
with a planner in each seat until houses have been built twice, and the net says what has come of
it. In one sample all options meet the same cards, so that they differ by what they bring about.
What the net said of an option at first counts as some samples.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from powergrid.bots.planner import Planner
from powergrid.bots.value.bot import Judged, ValueBot
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.net import Net
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BUILDING, NOTHING
from powergrid.rules.view import unseen

SAMPLES: Final = 16
_MOST: Final = 4
"""Options that are played on from."""
_NEAR: Final = 0.05
"""How much less than the best an option may score, and still be played on from."""
_FIRST_SIGHT: Final = 6
"""Samples as which the score counts that an option has before any."""
_PLANNED: Final = Random(0)
"""A planner takes nothing from chance."""


class Search:
    """Decides as a value does that looks ahead; `samples` is how often."""

    def __init__(self, net: Net, samples: int = SAMPLES) -> None:
        self._value = ValueBot(net)
        self._planner = Planner()
        self._samples = samples

    def decide(self, state: State, rng: Random) -> Action:
        """Return what does best in the samples; after a third of them the best two go on alone."""
        judged = self._value.judged(state, rng)
        least = judged[0].score - _NEAR
        near = [one for one in judged if one.score > least][:_MOST]
        seen = 0
        if len(near) > 2:
            seen = self._samples // 3
            near = self._after(near, state, _FIRST_SIGHT, seen, rng)[:2]
        if len(near) == 2:
            near = self._after(near, state, _FIRST_SIGHT + seen, self._samples - seen, rng)
        return near[0].action

    def _after(
        self, judged: Sequence[Judged], state: State, weight: int, samples: int, rng: Random
    ) -> list[Judged]:
        """Return the options after some samples, the best first; their scores were of `weight`."""
        totals = [weight * one.score for one in judged]
        for _ in range(samples):
            pile = guessed_pile(state, rng)
            for place, one in enumerate(judged):
                totals[place] += self._chance(state, one.action, pile)
        found = [
            Judged(one.action, total / (weight + samples))
            for one, total in zip(judged, totals, strict=True)
        ]
        return sorted(found, key=lambda one: one.score, reverse=True)

    def _chance(self, state: State, action: Action, pile: Pile) -> float:
        """Return the chance of the seat on turn when houses have been built twice."""
        seat = state.seat
        last = state.round + (1 if state.phase < BUILDING else 2)
        ahead = state.copy()
        while not (ahead.round >= last and _ends_building(ahead, action)):
            apply(ahead, action, pile)
            if ahead.asks == NOTHING:
                return self._value.chance(ahead, seat)
            action = self._planner.decide(ahead, _PLANNED)
        return self._value.chance(turn_ended(ahead), seat)


def guessed_pile(state: State, rng: Random) -> Pile:
    """Return a draw pile as it may be for somebody who cannot see it."""
    seed = rng.getrandbits(48)
    if STEP3 in state.seen:
        return Pile((), seed)
    above = state.pile_left - len(state.under) - 1
    return Pile((*[0] * state.revealed, *rng.sample(unseen(state), above), STEP3), seed)


def _ends_building(state: State, action: Action) -> bool:
    return state.phase == BUILDING and len(state.waiting) == 1 and isinstance(action, EndTurn)
