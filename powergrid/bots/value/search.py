# SPDX-License-Identifier: MIT
"""A bot that plays on from what it might do, with cards that may come, before it decides.

A sample shuffles the cards that nobody has seen. From every option it then plays on with a planner
in each seat until houses have been built three times, and the net says what has come of it. In one
sample all options meet the same cards, so that they differ by what they bring about; after it the
worse half of them goes, until two are compared. What an option scores at first sight counts as a
sample. What happens before the first card comes up is the same in every sample, and is played once.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from powergrid.bots.bot import Bot, Past
from powergrid.bots.planner import Planner
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.net import Net
from powergrid.bots.value.rivals import Cast, players_of, rivals_of
from powergrid.bots.value.value_bot import Judged, ValueBot
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.pile import Pile
from powergrid.rules.state import BUILDING, NOTHING

SAMPLES: Final = 4
_MAX_OPTIONS: Final = 6
"""Options that are played on from: those that seem best at first."""
_ROUNDS: Final = 2
"""Rounds that are played to the end of their houses after the one that the game is in."""
_PLANNED: Final = Random(0)
"""A planner uses no randomness."""


class _CardNeeded(Exception):
    """What happens next depends on a card that nobody has seen."""


class Moment(NamedTuple):
    """A position, and what is done next in it."""

    state: State
    action: Action


class Line:
    """An option, the moment up to which playing on does not depend on cards, and its samples."""

    def __init__(self, judged: Judged) -> None:
        self.action = judged.action
        self.moments: dict[Cast, Moment] = {}
        self.first_sight = judged.score
        self.chances: list[float] = []

    def score(self, samples: int | None = None) -> float:
        """Return how good it seems, or seemed after some samples; first sight counts as one."""
        chances = self.chances[:samples]
        return (self.first_sight + sum(chances)) / (1 + len(chances))


class Search:
    """Decides as a value does that looks ahead; `samples` is how often.

    `value` judges what it might do, and the positions that samples end with. Without a `past`
    rivals are played as planners.
    """

    def __init__(self, net: Net, samples: int = SAMPLES, past: Past = ()) -> None:
        self._net = net
        self.value = ValueBot(net)
        self._planner = Planner()
        self._samples = samples
        self._past = past

    def after(self, past: Past) -> "Search":
        """Return a search that plays rivals as they played so far."""
        search = Search(self._net, self._samples, past)
        search.value, search._planner = self.value, self._planner
        return search

    def decide(self, state: State, rng: Random) -> Action:
        """Return what does best in the samples."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the chance of the seat on turn after what it might do, what does best first.

        After each sample the worse half of the options is left out, until there are two. What was
        left out is as far behind the best as it was in the samples that both have.
        """
        judged = self.value.judged(state, rng)[:_MAX_OPTIONS]
        if len(judged) == 1:
            return judged
        last = state.round + _ROUNDS
        lines = [Line(one) for one in judged]
        left_out: list[Line] = []
        rivals = rivals_of(state, self._past)
        for _ in range(self._samples):
            pile = guessed_pile(state, rng)
            cast = rivals.cast(rng)
            players = players_of(cast, self._planner)
            for line in lines:
                if cast not in line.moments:
                    moment = Moment(state, line.action)
                    line.moments[cast] = self.to_a_card(moment, last, players)
                moment = line.moments[cast]
                line.chances.append(self.chance(moment, pile, last, state.seat, players))
            lines.sort(key=Line.score, reverse=True)
            better = max(2, (len(lines) + 1) // 2)
            lines, left_out = lines[:better], lines[better:] + left_out
        best = lines[0]
        chance = fmean(best.chances)
        found = []
        for line in lines + left_out:
            behind = best.score(len(line.chances)) - line.score()
            found.append(Judged(line.action, max(0.0, chance - behind)))
        return sorted(found, key=lambda one: one.score, reverse=True)

    def chance(
        self, moment: Moment, pile: Pile, last: int, seat: int, players: Sequence[Bot] = ()
    ) -> float:
        """Return the chance of a seat when the houses of round `last` have been built.

        `players` play by seat; without them planners do.
        """
        ahead, action = moment.state.copy(), moment.action
        while not _is_far_enough(ahead, action, last):
            apply(ahead, action, pile)
            if ahead.asks == NOTHING:
                return self.value.chance(ahead, seat)
            action = self._player(players, ahead).decide(ahead, _PLANNED)
        return self.value.chance(turn_ended(ahead), seat)

    def to_a_card(self, moment: Moment, last: int, players: Sequence[Bot] = ()) -> Moment:
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
            state, action = ahead, self._player(players, ahead).decide(ahead, _PLANNED)
        return Moment(state, action)

    def _player(self, players: Sequence[Bot], state: State) -> Bot:
        return players[state.seat] if players else self._planner


def _is_far_enough(state: State, action: Action, last: int) -> bool:
    """Return whether an action ends the building phase of round `last`, or of a later one."""
    is_closing = len(state.waiting) == 1 and isinstance(action, EndTurn)
    return state.round >= last and state.phase == BUILDING and is_closing


def _no_card(state: State) -> int:
    raise _CardNeeded
