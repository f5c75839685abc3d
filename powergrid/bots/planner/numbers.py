# SPDX-License-Identifier: MIT
"""The planner's numbers: the few figures that its forecasts rest on, found by playing."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Numbers:
    """Money and cities unless said otherwise.

    The end of the game: the one with most cities connects `pace` a round until it comes, give or
    take `spread` rounds; forecasts look at most `horizon` rounds ahead. A city powered in the last
    round is worth `final_city`. Where this round may be the last, winning it is worth `victory`
    and losing it as much less, `doubt` money being as good as a city; `threat` is the chance that
    a rival ends a game it would not win.

    The forecast of the rounds to come: the plants bought then power `plant_cities` for
    `plant_price` each, at most `growth` cities a round, and `spare_fuel` is what a city costs to
    run that they gained. Each rival near a city takes a place there with the chance `contest`, and
    where no city is open one costs `city_price`. Fuel prices are `drift` on their way to what
    demand and refill will make of them; fuel left over is worth `leftover` of that, and none is
    stored where the game ends with this round more likely than `last_round`.

    Decisions: `share` of a gain is bid at most. A plant is expected to go for `premium` a city
    above its minimum, and what else is on offer for `rivalry` times its minimum; connecting past a
    rival costs `lead`.
    """

    pace: float = 2.5
    spread: float = 1.5
    horizon: float = 9.0
    final_city: float = 60.0
    plant_cities: float = 6.5
    plant_price: float = 42.0
    growth: float = 3.7
    spare_fuel: float = 1.2
    contest: float = 0.45
    city_price: float = 18.0
    drift: float = 0.4
    leftover: float = 0.7
    share: float = 0.85
    premium: float = 1.5
    rivalry: float = 1.05
    lead: float = 1.0
    threat: float = 0.2
    doubt: float = 100.0
    victory: float = 500.0
    last_round: float = 0.8


NUMBERS: Final = Numbers()
BY_PLAYERS: Final = {2: NUMBERS, 3: NUMBERS, 4: NUMBERS, 5: NUMBERS, 6: NUMBERS}
