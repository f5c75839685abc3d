# SPDX-License-Identifier: MIT
"""How clearly one option is the best in many playouts, and the margin of error."""

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from powergrid.analysis.advice import Advice, complete_turn, quick_advice
from powergrid.analysis.judges import searcher
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.playouts import playouts
from powergrid.analysis.reasons import Reason, reasons
from powergrid.rules import State
from powergrid.rules.actions import Action

SAMPLES: Final = 32
_GLANCE: Final = 8
"""Samples after which hopeless positions are given up."""
_MAX_OPTIONS: Final = 4
_SIGMAS: Final = 1.96
MIN_MARGIN: Final = 0.06
"""How far, in chance, the best must be ahead of the next to be called clear."""


class ComparedOption(NamedTuple):
    """An option, the chance to win after it (0 to 1), and what it brings.

    `then` are the houses that follow in the same turn: chance and reasons count them.
    """

    action: Action
    chance: float
    reasons: tuple[Reason, ...]
    then: tuple[Action, ...] = ()


class Comparison(NamedTuple):
    """A decision, the best option first; every option faced the same `samples` of cards.

    `margin` is how far the best is ahead of the next one, and `error` the half of its 95 %
    confidence interval. `sight` is the same margin before any sample, below 0 if the learned value
    alone prefers another option.
    """

    options: tuple[ComparedOption, ...]
    margin: float
    error: float
    sight: float
    samples: int

    @property
    def is_clear(self) -> bool:
        """Whether the best is ahead beyond doubt, and both ways of judging agree on it.

        Samples that never differ count as one, which depends on how rivals are assumed to play.
        """
        is_sure = self.margin >= MIN_MARGIN and self.margin - self.error >= MIN_MARGIN / 2
        return is_sure and self.error > 0 and self.sight > 0


def compare_options(
    state: State, done: Action | None = None, samples: int = SAMPLES, seed: int = 0
) -> Comparison | None:
    """Return the decision of the seat on turn; None if it has only one option.

    `done` is among the options whatever it seems worth. None, too, if a few samples show that the
    best is not clear. Takes 20 to 35 ms for each sample and option.
    """
    sights = {sight.action: sight for sight in quick_advice(state)}
    actions = _options_to_compare(list(sights), done)
    if len(actions) < 2:
        return None
    chances = _sample_chances(state, actions, samples, Random(seed))
    if chances is None:
        return None
    found = []
    for action in actions:
        chance = fmean(chances[action])
        seen = sights.get(action) or Advice(
            action, chance, reasons(state, state_after(state, [action]))
        )
        told = complete_turn(state, seen, searcher().strong_player(state))
        found.append(ComparedOption(action, chance, told.reasons, told.then))
    options = sorted(found, key=lambda option: -option.chance)
    best, second = options[0].action, options[1].action
    margin, error = _lead(chances[best], chances[second])
    at_sight = [
        max((sights[action].chance for action in some if action in sights), default=0.0)
        for some in ([best], [option.action for option in options[1:]])
    ]
    return Comparison(tuple(options), margin, error, at_sight[0] - at_sight[1], samples)


def _options_to_compare(seen: list[Action], done: Action | None) -> list[Action]:
    """Return the options to compare: those that seem best, and what was done."""
    others = [action for action in seen if action != done]
    if done is None:
        return others[:_MAX_OPTIONS]
    return [*others[: _MAX_OPTIONS - 1], done]


def _sample_chances(
    state: State, actions: Sequence[Action], samples: int, rng: Random
) -> dict[Action, list[float]] | None:
    """Return the chances after each action, by sample; None if they soon seem alike."""
    chances: dict[Action, list[float]] = {action: [] for action in actions}
    played = playouts(state, [[action] for action in actions], rng)
    for number, sample in enumerate(islice(played, samples), 1):
        for action, chance in zip(actions, sample, strict=True):
            chances[action].append(chance)
        if number == _GLANCE:
            best, second, *_ = sorted(chances.values(), key=fmean, reverse=True)
            margin, error = _lead(best, second)
            if margin + error < MIN_MARGIN:
                return None
    return chances


def _lead(best: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return how far one is ahead in the same samples, and the margin of error."""
    leads = [one - other for one, other in zip(best, second, strict=True)]
    return fmean(leads), _SIGMAS * stdev(leads) / sqrt(len(leads))
