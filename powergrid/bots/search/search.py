# SPDX-License-Identifier: MIT
"""A bot that plays on from each option, with cards that may come, before it decides.

The policy names the options that seem best, and buys fuel without a search. A sample shuffles the
unseen cards. From every option it then plays on until houses have been built twice, or three times
if no rival is taken for the policy, and the net judges the position. Its own seat plays as the
policy until the round ends and as a planner from then on; its rivals play as they seem to. Within a
sample all options get the same cards. From the third sample on, options that are clearly behind the
best are dropped, until one is left or enough has been played. Moves before the first hidden card
are the same in every sample, so they are played once.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple

from powergrid.bots.bot import Bot, Past
from powergrid.bots.no_card import CardNeeded, no_card
from powergrid.bots.planner import Planner
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.policy import Policy
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.search.rivals import Cast, meets_policy, players_of, rivals_of
from powergrid.bots.search.until_round_ends import UntilRoundEnds
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.net import Net
from powergrid.bots.value.value_bot import Judged, ValueBot
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.pile import Pile
from powergrid.rules.state import BUILDING, BUILDING_HOUSES, BUYING_FUEL, NOTHING

LINES: Final = 20
"""How often a decision's options are played on from, all together."""
_MIN_SAMPLES: Final = 3
"""Samples before any option is dropped."""
_CLEAR_LEAD: Final = 1.5
"""Standard errors by which the best leads an option that is dropped."""
_PRIOR_WEIGHT: Final = 0.3
"""The part of a sample that an option's score before any sample counts."""
_MAX_OPTIONS: Final = 4
"""How many options are played on from: those that seem best at first."""
_MAX_STARTS: Final = 10
"""How many first cities are played on from."""
ROUNDS: Final = 1
"""Rounds played, up to their last house, after the present one."""
_ROUNDS_AMONG_OTHERS: Final = 2
"""The same if no rival is taken for the policy: all others go on in samples as they would."""
_PLANNED: Final = Random(0)
"""Nobody who plays on uses randomness."""


class Moment(NamedTuple):
    """A position and the next action in it."""

    state: State
    action: Action


class Line:
    """What a seat may do, the moment up to which playing on needs no cards, and its samples.

    Only the last of the actions may draw cards.
    """

    def __init__(self, state: State, actions: Sequence[Action], score: float) -> None:
        self.actions = actions
        self.start = moment_after(state, actions)
        self.moments: dict[Cast, Moment] = {}
        # The policy may score what it dislikes far below 0.
        self.prior = max(0.0, score)
        self.chances: list[float] = []

    def score(self, samples: int | None = None) -> float:
        """Return its mean chance after all or some samples; its prior counts a little."""
        chances = self.chances[:samples]
        return (_PRIOR_WEIGHT * self.prior + sum(chances)) / (_PRIOR_WEIGHT + len(chances))

    def is_behind(self, best: "Line") -> bool:
        """Return whether it is clearly behind another one in the same samples, at least two."""
        leads = [one - own for one, own in zip(best.chances, self.chances, strict=True)]
        return best.score() - self.score() >= _CLEAR_LEAD * sqrt(variance(leads) / len(leads))


class Search:
    """Decides by playing on about `lines` times, at least three times from each option.

    `value` judges the positions in which samples end: `rounds` after the present one, or later if
    no rival plays as the policy.
    """

    def __init__(self, net: Net, policy: Policy, lines: int = LINES) -> None:
        self.value = ValueBot(net)
        self.rounds = ROUNDS
        self._planner = Planner()
        self._policy = PolicyBot(net, policy, self._planner)
        self._buyer = LastRound(self._policy)
        self._lines = lines

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that does best in the samples."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random, past: Past = ()) -> list[Judged]:
        """Return the options of the seat on turn with the chance after each, the best first.

        Rivals are played as they have played in the `past`; without one, as the policy.
        """
        judged = self._options(state, rng)
        if len(judged) == 1:
            return judged
        lines = [Line(state, [option.action], option.score) for option in judged]
        return [
            Judged(line.actions[0], chance)
            for line, chance in self._chances(lines, state, rng, past)
        ]

    def judged_turns(
        self, state: State, turns: Sequence[Sequence[Action]], rng: Random
    ) -> list[tuple[Sequence[Action], float]]:
        """Return two or more turns of the seat on turn with the chance after each, the best first.

        Only a turn's last action may draw cards. Rivals are played as the policy.
        """
        lines = [Line(state, turn, 0.0) for turn in turns]
        return [(line.actions, chance) for line, chance in self._chances(lines, state, rng, ())]

    def _chances(
        self, every: Sequence[Line], state: State, rng: Random, past: Past
    ) -> list[tuple[Line, float]]:
        """Play on, and return the lines with the chance after each, the best first.

        A dropped line stays as far behind the best as it was in the samples that both have.
        """
        lines = list(every)
        rivals = rivals_of(state, past, self._policy)
        played = 0
        while len(lines) > 1:
            self._play_on(lines, state, guessed_pile(state, rng), rivals.cast(rng))
            played += len(lines)
            lines = sorted(lines, key=Line.score, reverse=True)
            if len(lines[0].chances) >= _MIN_SAMPLES:
                near = [line for line in lines[1:] if not line.is_behind(lines[0])]
                lines = [lines[0], *near][: max(1, self._lines - played)]
        best = lines[0]
        chance = fmean(best.chances)
        found = []
        # Among equals the best comes first: sorting keeps this order.
        for line in [best, *(line for line in every if line is not best)]:
            behind = max(0.0, best.score(len(line.chances)) - line.score())
            found.append((line, max(0.0, chance - behind)))
        return sorted(found, key=lambda judged: judged[1], reverse=True)

    def _play_on(self, lines: Sequence[Line], state: State, pile: Pile, cast: Cast) -> None:
        """Play each line once with these cards and rivals, and note its chance."""
        last = state.round + (
            self.rounds if meets_policy(cast, state.seat) else _ROUNDS_AMONG_OTHERS
        )
        players = players_of(cast, self.strong_player(state), self._planner)
        for line in lines:
            if cast not in line.moments:
                line.moments[cast] = self.to_a_card(line.start, last, players)
            moment = line.moments[cast]
            line.chances.append(self.chance(moment, pile, last, state.seat, players))

    def strong_player(self, state: State) -> Bot:
        """Return a strong player in a sample that begins with this state."""
        return UntilRoundEnds(self._policy, self._planner, state.round)

    def _options(self, state: State, rng: Random) -> list[Judged]:
        """Return the options with the best first estimates; what fuel to buy is not searched."""
        if state.asks == BUYING_FUEL:
            return self._buyer.judged(state, rng)[:1]
        begins = state.asks == BUILDING_HOUSES and not state.cities[state.seat]
        return self._policy.judged(state, rng)[: _MAX_STARTS if begins else _MAX_OPTIONS]

    def chance(
        self, moment: Moment, pile: Pile, last: int, seat: int, players: Sequence[Bot]
    ) -> float:
        """Return the chance of a seat when the houses of round `last` have been built.

        `players`, by seat, make the moves.
        """
        ahead, action = moment.state.copy(), moment.action
        while not _is_far_enough(ahead, action, last):
            apply(ahead, action, pile)
            if ahead.asks == NOTHING:
                return self.value.chance(ahead, seat)
            action = players[ahead.seat].decide(ahead, _PLANNED)
        return self.value.chance(turn_ended(ahead), seat)

    def to_a_card(self, moment: Moment, last: int, players: Sequence[Bot]) -> Moment:
        """Return the moment before a hidden card is drawn, or the end: the same in all samples."""
        state, action = moment
        while not _is_far_enough(state, action, last):
            ahead = state.copy()
            try:
                apply(ahead, action, no_card)
            except CardNeeded:
                break
            if ahead.asks == NOTHING:
                break
            state, action = ahead, players[ahead.seat].decide(ahead, _PLANNED)
        return Moment(state, action)


def moment_after(state: State, actions: Sequence[Action]) -> Moment:
    """Return the moment of the last of some actions, the only one that may draw cards."""
    *first, last = actions
    if first:
        state = state.copy()
    for action in first:
        apply(state, action, no_card)
    return Moment(state, last)


def _is_far_enough(state: State, action: Action, last: int) -> bool:
    """Return whether an action ends the building phase of round `last`, or of a later one."""
    is_closing = len(state.waiting) == 1 and isinstance(action, EndTurn)
    return state.round >= last and state.phase == BUILDING and is_closing
