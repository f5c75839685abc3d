# SPDX-License-Identifier: MIT
"""The planner's numbers: the few figures that its forecasts rest on, found by playing."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Numbers:
    """Money and cities unless said otherwise.

    The end of the game: the one with most cities connects `pace` a round until it comes, give or
    take `spread` rounds; forecasts look at most `horizon` rounds ahead. A city powered in the last
    round is worth `final_city`.

    The forecast of the rounds to come: capacity costs `capacity_price` a city, at most `growth`
    cities a round, and `spare_fuel` a city and round to run. Each rival near a city takes a place
    there with the chance `contest`, and where no city is open one costs `city_price`. Networks
    grow up to `beyond` cities past their capacity. Fuel prices are `drift` on their way to what
    demand and refill will make of them; fuel left over is worth `leftover` of that.

    Decisions: `share` of a gain is bid at most; what else is on offer costs `rivalry` times its
    minimum; connecting past a rival costs `lead`, and beginning Step 2 `step2`; the chance that a
    rival ends the game it would not win is `threat`.
    """

    pace: float = 2.5
    spread: float = 1.5
    horizon: float = 8.0
    final_city: float = 100.0
    capacity_price: float = 7.5
    growth: int = 3
    spare_fuel: float = 3.0
    contest: float = 0.45
    city_price: float = 18.0
    beyond: int = 0
    drift: float = 0.5
    leftover: float = 0.7
    share: float = 0.85
    rivalry: float = 1.05
    lead: float = 1.0
    step2: float = 0.0
    threat: float = 0.2
    surplus: float = 1.0
    last_round: float = 0.8
    over: float = 1.0


NUMBERS: Final = Numbers()
BY_PLAYERS: Final = {2: NUMBERS, 3: NUMBERS, 4: NUMBERS, 5: NUMBERS, 6: NUMBERS}
