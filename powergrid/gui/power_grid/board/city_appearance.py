# SPDX-License-Identifier: MIT
"""The appearance of a city: what its places show, and whether it has a name and a ring."""

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.pieces.houses import Light
from powergrid.rules.state import BANK, FREE, NO_PLACE

PlaceKind: TypeAlias = Literal["open", "closed", "absent", "taken", "staged", "offered", "marked"]


class Place(NamedTuple):
    """What a place shows: a house, a staged house with its number, a price, or a start mark.

    `colour` is that of the house or offer. `light` is that of a player's house at night.
    """

    kind: PlaceKind
    colour: str = ""
    number: int = 0
    light: Light = ""


class CityAppearance(NamedTuple):
    """Everything about a city that changes during a game; out of play, it shows no places."""

    places: tuple[Place, ...]
    in_play: bool = True
    is_ringed: bool = False
    is_named: bool = True


OPEN: Final = Place("open")
CLOSED: Final = Place("closed")
ABSENT: Final = Place("absent")
MARKED: Final = Place("marked")


def empty_houses(house_prices: Sequence[int | None]) -> tuple[int, ...]:
    """Return the owners of a city's places before the game; a place without a price is missing."""
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
    """Return what the places of a city show: `wanted` on place `at`, else on the first open one.

    If `is_marked`, the first place is reserved for the network that starts there. `lit` are the
    seats whose houses have power, None by day.
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
