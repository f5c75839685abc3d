# SPDX-License-Identifier: MIT
"""The planner's numbers: the few figures on which its forecasts rest, found by playing.

All were varied at random over some fifteen thousand games against `thrifty`, and the share of wins
was fitted to them. Only those marked "it matters" are worth a point or more within the limits that
were tried; the others lie on a plateau.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Numbers:
    """Money and cities, unless said otherwise."""

    pace: float = 2.5
    """Cities that the leader connects a round until the end."""
    spread: float = 1.5
    """Rounds by which the end may come earlier or later than that."""
    horizon: float = 9.0
    """Rounds that a forecast looks ahead at most."""
    final_city: float = 60.0
    """What a city powered in the last round is worth. It matters: money alone would be hoarded."""

    plant_cities: float = 6.5
    """Cities that the plants power which are bought in rounds to come."""
    plant_price: float = 42.0
    """What such a plant costs. It matters: replacing large plants makes capacity expensive."""
    growth: float = 3.7
    """Cities that capacity may gain a round: there is one plant a round for everybody."""
    spare_fuel: float = 1.2
    """Fuel for a city so gained. It matters: little, as the plants replaced burn none any more."""
    city_price: float = 18.0
    """What a city costs if none is open now."""

    drift: float = 0.4
    """How far prices of fuel have gone towards what demand and refill will make of them."""
    leftover: float = 0.7
    """The part of its price that a token left over is worth."""
    last_round: float = 0.8
    """How likely the end must be for no fuel to be stored."""

    share: float = 0.85
    """The part of a plant's gain that is bid for it at most."""
    premium: float = 1.5
    """Money a city above its minimum for which a plant goes. It matters: it is what rivals bid."""

    threat: float = 0.2
    """How likely a rival ends a game that it would not win."""
    doubt: float = 100.0
    """Money that is as good as a city at the end, while rivals may still act."""
    victory: float = 500.0
    """What winning is worth while rivals may still act, and losing costs."""


NUMBERS: Final = Numbers()
