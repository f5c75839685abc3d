# SPDX-License-Identifier: MIT
"""What a city shows: its places, its name, and a ring around it."""

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.pieces.houses import Light
from powergrid.rules.state import BANK, FREE, NO_PLACE

PlaceKind: TypeAlias = Literal["open", "closed", "absent", "taken", "staged", "offered", "marked"]


class Place(NamedTuple):
    """One place: open, closed, taken, staged with its number, offered, or marked to start in.

    By night a player's house that takes it has `light`, or none.
    """

    kind: PlaceKind
    colour: str = ""
    number: int = 0
    light: Light = ""


class Face(NamedTuple):
    """Everything about a city that can change; it is repainted when its face changes."""

    places: tuple[Place, ...]
    in_play: bool = True
    is_ringed: bool = False
    is_named: bool = True


OPEN: Final = Place("open")
CLOSED: Final = Place("closed")
ABSENT: Final = Place("absent")
MARKED: Final = Place("marked")


def empty_houses(house_prices: Sequence[int | None]) -> tuple[int, ...]:
    """Return who owns the places of a city before the game; None is the price of a missing one."""
    return tuple(NO_PLACE if price is None else FREE for price in house_prices)


def places_in_city(
    houses: Sequence[int],
    open_places: int,
    colours: Sequence[str],
    wanted: Place | None = None,
    is_marked: bool = False,
    at: int | None = None,
    lit: Collection[int] | None = None,
) -> tuple[Place, ...]:
    """Return the places of a city; `wanted` is shown on place `at`, or on the first free open one.

    `is_marked`: the first place is reserved for the network that starts there. `lit` are the seats
    whose houses have power, None by day.
    """
    places = [
        _place(owner, index < open_places, colours, lit) for index, owner in enumerate(houses)
    ]
    if wanted is not None and at is None and OPEN in places:
        at = places.index(OPEN)
    if is_marked:
        places[0] = MARKED
    if wanted is not None and at is not None:
        places[at] = wanted
    return tuple(places)


def _place(owner: int, is_open: bool, colours: Sequence[str], lit: Collection[int] | None) -> Place:
    if owner == BANK:
        return Place("taken", BANK_COLOUR)
    if owner == NO_PLACE:
        return ABSENT
    if owner == FREE:
        return OPEN if is_open else CLOSED
    light: Light = "" if lit is None else "lit" if owner in lit else "unlit"
    return Place("taken", colours[owner], light=light)
