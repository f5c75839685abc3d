# SPDX-License-Identifier: MIT
"""A bot that plays on from what it might do, with cards that may come, before it decides.

A sample shuffles the cards that nobody has seen. From every option that seems good it then plays on
with a planner in each seat until houses have been built twice, and the net says what has come of
it. In one sample all options meet the same cards, so that they differ by what they bring about.
What happens before the first card comes up is the same in every sample, and is played once. What
the net said of an option at first counts as some samples.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

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

SAMPLES: Final = 24
_MOST: Final = 4
"""Options that are played on from."""
_NEAR: Final = 0.05
"""How much less than the best an option may score, and still be played on from."""
_FIRST_SIGHT: Final = 6
"""Samples as which the score counts that an option has before any."""
_PLANNED: Final = Random(0)
"""A planner takes nothing from chance."""


class _CardNeeded(Exception):
    """What happens next depends on a card that nobody has seen."""


class _Moment(NamedTuple):
    """A position, and what is done next in it."""

    state: State
    action: Action


class _Line(NamedTuple):
    """An option, and the moment up to which playing on from it does not depend on cards."""

    judged: Judged
    moment: _Moment


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
        if len(near) == 1:
            return near[0].action
        last = state.round + (1 if state.phase < BUILDING else 2)
        lines = [_Line(one, self._to_a_card(_Moment(state, one.action), last)) for one in near]
        seen = 0
        if len(lines) > 2:
            seen = self._samples // 3
            lines = self._after(lines, state, last, _FIRST_SIGHT, seen, rng)[:2]
        lines = self._after(lines, state, last, _FIRST_SIGHT + seen, self._samples - seen, rng)
        return lines[0].judged.action

    def _after(
        self,
        lines: Sequence[_Line],
        state: State,
        last: int,
        weight: int,
        samples: int,
        rng: Random,
    ) -> list[_Line]:
        """Return the lines after some samples, the best first; their scores were of `weight`."""
        totals = [weight * line.judged.score for line in lines]
        for _ in range(samples):
            pile = guessed_pile(state, rng)
            for place, line in enumerate(lines):
                totals[place] += self._chance(line.moment, pile, last, state.seat)
        found = [
            line._replace(judged=Judged(line.judged.action, total / (weight + samples)))
            for line, total in zip(lines, totals, strict=True)
        ]
        return sorted(found, key=lambda line: line.judged.score, reverse=True)

    def _chance(self, moment: _Moment, pile: Pile, last: int, seat: int) -> float:
        """Return the chance of a seat when the houses of round `last` have been built."""
        ahead, action = moment.state.copy(), moment.action
        while not _is_far_enough(ahead, action, last):
            apply(ahead, action, pile)
            if ahead.asks == NOTHING:
                return self._value.chance(ahead, seat)
            action = self._planner.decide(ahead, _PLANNED)
        return self._value.chance(turn_ended(ahead), seat)

    def _to_a_card(self, moment: _Moment, last: int) -> _Moment:
        """Return the moment before a card comes up, or the end: so far all samples are the same."""
        state, action = moment
        while not _is_far_enough(state, action, last):
            ahead = state.copy()
            try:
                apply(ahead, action, _no_card)
            except _CardNeeded:
                break
            if ahead.asks == NOTHING:
                break
            state, action = ahead, self._planner.decide(ahead, _PLANNED)
        return _Moment(state, action)


def guessed_pile(state: State, rng: Random) -> Pile:
    """Return a draw pile as it may be for somebody who cannot see it."""
    seed = rng.getrandbits(48)
    if STEP3 in state.seen:
        return Pile((), seed)
    above = state.pile_left - len(state.under) - 1
    return Pile((*[0] * state.revealed, *rng.sample(unseen(state), above), STEP3), seed)


def _is_far_enough(state: State, action: Action, last: int) -> bool:
    """Return whether an action ends the building phase of round `last`, or of a later one."""
    is_closing = len(state.waiting) == 1 and isinstance(action, EndTurn)
    return state.round >= last and state.phase == BUILDING and is_closing


def _no_card(state: State) -> int:
    raise _CardNeeded
