# SPDX-License-Identifier: MIT
"""What a city shows: its three places, whether it is in play, and the ring round it."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from powergrid.rules.state import FREE

PlaceKind: TypeAlias = Literal["open", "closed", "taken", "staged", "offered"]
Ring: TypeAlias = Literal["", "accent", "good"]


class Place(NamedTuple):
    """One place: to be had now or later, taken, staged with its number, or being pointed at."""

    kind: PlaceKind
    colour: str = ""
    number: int = 0


class Face(NamedTuple):
    """Everything that can change about a city; a city is painted again when its face differs."""

    places: tuple[Place, ...]
    in_play: bool = True
    ring: Ring = ""


OPEN: Final = Place("open")
CLOSED: Final = Place("closed")
BARE: Final = Face((OPEN, CLOSED, CLOSED))


def places_of(
    houses: Sequence[int],
    step: int,
    colours: Sequence[str],
    wanted: Place | None = None,
) -> tuple[Place, ...]:
    """Return the places of a city; `wanted` is shown on the first one that is free and open."""
    places: list[Place] = []
    for index, owner in enumerate(houses):
        if owner != FREE:
            places.append(Place("taken", colours[owner]))
        elif index >= step:
            places.append(CLOSED)
        elif wanted is not None:
            places.append(wanted)
            wanted = None
        else:
            places.append(OPEN)
    return tuple(places)
