# SPDX-License-Identifier: MIT
"""The events of a game that stand out."""

from collections.abc import Iterable

from powergrid.rules.events import (
    Event,
    HouseBuilt,
    PlantBought,
    RoundBegan,
    StepBegan,
)

Told = tuple[int, Event]
"""The round something happened in, and what."""


def highlights(events: Iterable[Event]) -> list[Told]:
    """Return the steps, the dearest plant, the dearest way and the last house, as they came."""
    told = list(_by_round(events))
    chosen = [item for item in told if isinstance(item[1], StepBegan)]
    plants = [
        (event.price, at) for at, (_, event) in enumerate(told) if isinstance(event, PlantBought)
    ]
    ways = [
        (event.connection, at)
        for at, (_, event) in enumerate(told)
        if isinstance(event, HouseBuilt)
    ]
    if plants:
        chosen.append(told[max(plants)[1]])
    if ways:
        chosen.append(told[max(ways)[1]])
        chosen.append(told[max(at for _, at in ways)])
    return sorted({id(event): (number, event) for number, event in chosen}.values(), key=_round_of)


def _by_round(events: Iterable[Event]) -> Iterable[Told]:
    number = 1
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.round
        yield number, event


def _round_of(told: Told) -> int:
    return told[0]
