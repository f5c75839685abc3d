# SPDX-License-Identifier: MIT
"""Playing habits: figures of single games, and how a player's compare with the winners'."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Final, NamedTuple

from powergrid.rules.events import (
    Event,
    FuelBought,
    HouseBuilt,
    OrderSet,
    PlantBought,
    PlantsRun,
    RoundBegan,
    StepBegan,
)
from powergrid.rules.state import State

MIN_GAMES: Final = 3
MIN_WINNERS: Final = 4
"""With fewer games there is no verdict."""
_STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""The standard errors that contain 95 % of all cases, by the number of games minus two."""


class Habits(NamedTuple):
    """One seat's game in five figures, None where there is no data, and the kinds it bought.

    `bidding`: Elektro paid above the plant's number, on average. `building`: cities per round until
    Step 2. `fuel`: tokens bought for each one burnt. `order`: average place in the turn order, from
    0, the first, to 1, the last. `plants`: plants bought until Step 2. A game that begins after
    Step 1 has neither `building` nor `plants`.
    """

    bidding: float | None
    building: float | None
    fuel: float | None
    order: float | None
    plants: float | None
    kinds: tuple[str, ...] = ()


HABITS: Final = ("bidding", "building", "fuel", "order", "plants")


class Tendency(NamedTuple):
    """One figure over many games: the mean and its margin of error (95 %).

    `games` is their number. Half of the winners' figures are between `low` and `high`.
    `verdict` is "less" or "more" than winners if that is significant, "alike" if not, or "few" if
    there are too few games.
    """

    name: str
    games: int
    mean: float
    margin: float
    low: float
    middle: float
    high: float
    verdict: str

    @property
    def distance(self) -> float:
        """The distance from the winners, in widths of their middle half; 0 if not significant.

        Where most winners have the same figure, the margin of error is the measure.
        """
        width = max(self.high - self.low, self.margin, 1e-6)
        return abs(self.mean - self.middle) / width if self.verdict in ("less", "more") else 0.0


@dataclass
class _Tally:
    """What one seat did in a game, counted from its events; `early` means until Step 2."""

    over: list[int] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    bought: int = 0
    burnt: int = 0
    early_cities: int = 0
    early_plants: int = 0

    def habits(self, early_rounds: int) -> Habits:
        """Return the figures of the seat; `early_rounds` is 0 if the game began after Step 1."""
        return Habits(
            fmean(self.over) if self.over else None,
            self.early_cities / early_rounds if early_rounds else None,
            self.bought / self.burnt if self.burnt else None,
            fmean(self.places) if self.places else None,
            float(self.early_plants) if early_rounds else None,
            tuple(self.kinds),
        )


def habits(events: Iterable[Event], start: State) -> list[Habits]:
    """Return each seat's figures, computed from a game's first state and all its events."""
    game, step = start.game, start.step
    tallies = [_Tally() for _ in range(game.players)]
    early_rounds = int(step == 1)
    for event in events:
        match event:
            case StepBegan():
                step = event.step
            case RoundBegan():
                early_rounds += step == 1
            case OrderSet():
                for place, seat in enumerate(event.order):
                    tallies[seat].places.append(place / (game.players - 1))
            case PlantBought(seat=seat, plant=plant):
                tallies[seat].over.append(max(0, event.price - plant))
                tallies[seat].kinds.append(game.plants[plant].kind)
                tallies[seat].early_plants += step == 1
            case FuelBought(seat=seat):
                tallies[seat].bought += event.amount
            case PlantsRun(seat=seat):
                tallies[seat].burnt += sum(event.burnt)
            case HouseBuilt(seat=seat):
                tallies[seat].early_cities += step == 1
    return [tally.habits(early_rounds) for tally in tallies]


def tendencies(own: Sequence[Habits], winners: Sequence[Habits]) -> list[Tendency]:
    """Return a player's tendencies, one for each figure that any of the games has."""
    return [
        _tendency(name, _known(own, name), _known(winners, name))
        for name in HABITS
        if _known(own, name)
    ]


def kind_shares(games: Iterable[Habits]) -> dict[str, float]:
    """Return the share of each kind among all plants bought."""
    bought = [kind for game in games for kind in game.kinds]
    return {kind: bought.count(kind) / len(bought) for kind in dict.fromkeys(bought)}


def _known(games: Iterable[Habits], name: str) -> list[float]:
    return [figure for game in games if (figure := getattr(game, name)) is not None]


def _tendency(name: str, own: Sequence[float], winners: Sequence[float]) -> Tendency:
    mean, margin = fmean(own), margin_of_error(own)
    if len(winners) < 2:
        return Tendency(name, len(own), mean, margin, mean, mean, mean, "few")
    low, middle, high = quantiles(winners, n=4, method="inclusive")
    if len(own) < MIN_GAMES or len(winners) < MIN_WINNERS:
        verdict = "few"
    elif low <= mean <= high or abs(mean - middle) <= margin:
        verdict = "alike"
    else:
        verdict = "less" if mean < middle else "more"
    return Tendency(name, len(own), mean, margin, low, middle, high, verdict)


def margin_of_error(figures: Sequence[float]) -> float:
    """Return the margin of error (95 %) of the mean of some figures; 0 for a single figure."""
    count = len(figures)
    if count < 2:
        return 0.0
    errors = _STUDENT[count - 2] if count - 2 < len(_STUDENT) else 1.96 + 2.8 / (count - 1)
    return errors * stdev(figures) / sqrt(count)
