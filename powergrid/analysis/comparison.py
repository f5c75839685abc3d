# SPDX-License-Identifier: MIT
"""How clearly one option is the best in many playouts, and the margin of error."""

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeAlias

from powergrid.analysis.advice import Advice, complete_turn, quick_advice, whole_turn
from powergrid.analysis.fuel_turns import as_turn, fuel_turns
from powergrid.analysis.judges import adviser, judge, searcher
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.playouts import playouts
from powergrid.analysis.reasons import reasons
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.state import BUYING_FUEL

SAMPLES: Final = 32
_GLANCE: Final = 8
"""Samples after which hopeless positions are given up."""
_MAX_OPTIONS: Final = 4
_SIGMAS: Final = 1.96
MIN_MARGIN: Final = 0.06
"""How far, in chance, the best must be ahead of the next to be called clear."""


Way: TypeAlias = tuple[Action, ...]
"""What a seat may do: one action or, for fuel, a whole turn."""


class Comparison(NamedTuple):
    """A decision, the best option first; every option faced the same `samples` of cards.

    `done` is the option that was taken, -1 if that is unknown. `margin` is how far the best is
    ahead of the next one, and `error` the half of its 95 % confidence interval. `first_margin` is
    the same margin before any sample, below 0 if the learned value alone prefers another option.
    """

    options: tuple[Advice, ...]
    margin: float
    error: float
    first_margin: float
    samples: int
    done: int = -1

    @property
    def is_clear(self) -> bool:
        """Whether the best is ahead beyond doubt, and both ways of judging agree on it.

        Samples that never differ count as one, which depends on how rivals are assumed to play.
        """
        is_sure = self.margin >= MIN_MARGIN and self.margin - self.error >= MIN_MARGIN / 2
        return is_sure and self.error > 0 and self.first_margin > 0


def compare_options(
    state: State, done: Sequence[Action] = (), samples: int = SAMPLES, seed: int = 0
) -> Comparison | None:
    """Return the decision of the seat on turn; None if it has only one option.

    `done` is among the options whatever it seems worth: the whole turn for fuel, otherwise its
    first action. None, too, if a few samples show that the best is not clear. Takes 20 to 35 ms for
    each sample and option.
    """
    estimates, way_done = _first_estimates(state), tuple(done[:1])
    if state.asks == BUYING_FUEL and done:
        way_done = as_turn(state, done)
        estimates.setdefault(way_done, _fuel_estimate(state, way_done))
    ways = _ways_to_compare(list(estimates), way_done)
    if len(ways) < 2:
        return None
    chances = _sample_chances(state, ways, samples, Random(seed))
    if chances is None:
        return None
    found = [_as_advice(state, way, estimates.get(way), fmean(chances[way])) for way in ways]
    order = sorted(range(len(ways)), key=lambda at: -found[at].chance)
    best, *others = [ways[at] for at in order]
    margin, error = _lead(chances[best], chances[others[0]])
    first = [
        max((estimates[way].chance for way in some if way in estimates), default=0.0)
        for some in ([best], others)
    ]
    options = tuple(found[at] for at in order)
    taken = [best, *others].index(way_done) if done else -1
    return Comparison(options, margin, error, first[0] - first[1], samples, taken)


def _first_estimates(state: State) -> dict[Way, Advice]:
    """Return the options as the learned value judges them, best first."""
    if state.asks != BUYING_FUEL:
        return {(estimate.action,): estimate for estimate in quick_advice(state)}
    turns = fuel_turns(state, (adviser(), searcher()))
    estimates = [(turn, _fuel_estimate(state, turn)) for turn in turns]
    return dict(sorted(estimates, key=lambda estimate: -estimate[1].chance))


def _fuel_estimate(state: State, turn: Way) -> Advice:
    """Return a turn of Phase 3 with the chance that the learned value sees after it."""
    return whole_turn(state, turn, judge().chance(state_after(state, turn), state.seat))


def _as_advice(state: State, way: Way, seen: Advice | None, chance: float) -> Advice:
    """Return an option with its chance, and with what follows in the same turn."""
    option = seen or Advice(way[0], chance, reasons(state, state_after(state, way)))
    if state.asks != BUYING_FUEL:
        option = complete_turn(state, option, searcher().strong_player(state))
    return option._replace(chance=chance)


def _ways_to_compare(seen: list[Way], done: Way) -> list[Way]:
    """Return the ways to compare: those that seem best, and what was done."""
    others = [way for way in seen if way != done]
    if not done:
        return others[:_MAX_OPTIONS]
    return [*others[: _MAX_OPTIONS - 1], done]


def _sample_chances(
    state: State, ways: Sequence[Way], samples: int, rng: Random
) -> dict[Way, list[float]] | None:
    """Return the chances after each way, by sample; None if they soon seem alike."""
    chances: dict[Way, list[float]] = {way: [] for way in ways}
    for number, sample in enumerate(islice(playouts(state, ways, rng), samples), 1):
        for way, chance in zip(ways, sample, strict=True):
            chances[way].append(chance)
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
