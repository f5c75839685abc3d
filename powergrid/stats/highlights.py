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

Moment = tuple[int, Event]
"""The round in which something happened, and the event."""


def highlights(events: Iterable[Event], first_round: int) -> list[Moment]:
    """Return the steps, the most expensive plant and connection, and the last house, in order.

    `first_round` is the round in which the game begins.
    """
    moments = list(_by_round(events, first_round))
    chosen = [moment for moment in moments if isinstance(moment[1], StepBegan)]
    plants = [
        (event.price, at) for at, (_, event) in enumerate(moments) if isinstance(event, PlantBought)
    ]
    connections = [
        (event.connection, at)
        for at, (_, event) in enumerate(moments)
        if isinstance(event, HouseBuilt)
    ]
    if plants:
        chosen.append(moments[max(plants)[1]])
    if connections:
        chosen.append(moments[max(connections)[1]])
        chosen.append(moments[max(at for _, at in connections)])
    return sorted({id(event): (number, event) for number, event in chosen}.values(), key=_round_of)


def _by_round(events: Iterable[Event], number: int) -> Iterable[Moment]:
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.round
        yield number, event


def _round_of(moment: Moment) -> int:
    return moment[0]
