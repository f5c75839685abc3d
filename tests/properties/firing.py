# SPDX-License-Identifier: MIT
"""An oracle for what hybrids burn: every way to lay tokens on plants, every order of firing.

Only coal and oil count. A plant is known by its kind and the tokens of one run.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from powergrid.rules.plants import Plant


class Burner(NamedTuple):
    """A plant, as far as it stores and burns coal and oil."""

    kind: str
    fuel: int


Burners = tuple[Burner, ...]
Places = tuple[tuple[str, int], ...]
"""By plant, its kind and how many tokens still find place on it."""

RUNS_STORED: Final = 2


def burners(plants: Iterable[Plant]) -> Burners:
    """Return the plants that burn coal, oil or both."""
    kinds = ("coal", "oil", "hybrid")
    return tuple(sorted(Burner(plant.kind, plant.fuel) for plant in plants if plant.kind in kinds))


def stocks(owned: Burners) -> frozenset[tuple[int, int]]:
    """Return every (coal, oil) that can lie on these plants."""
    return _laid(_places(owned))


@cache
def coal_burnt(running: Burners, owned: Burners, coal: int, oil: int) -> frozenset[int]:
    """Return the amounts of coal that the hybrids can burn in total, none if not all plants run."""
    if not running:
        return frozenset({0})
    found: set[int] = set()
    for index, burner in enumerate(running):
        others = (*running[:index], *running[index + 1 :])
        for burnt_coal, burnt_oil in loads(burner):
            if can_fire(burner, owned, (coal, oil), (burnt_coal, burnt_oil)):
                counted = burnt_coal if burner.kind == "hybrid" else 0
                later = coal_burnt(others, owned, coal - burnt_coal, oil - burnt_oil)
                found |= {counted + more for more in later}
    return frozenset(found)


def can_burn(
    loaded: Sequence[tuple[Burner, int, int]], owned: Burners, held: tuple[int, int]
) -> bool:
    """Return whether plants can fire in some order, each burning exactly its coal and oil."""
    return not loaded or any(
        can_fire(burner, owned, held, (coal, oil))
        and can_burn(
            (*loaded[:index], *loaded[index + 1 :]), owned, (held[0] - coal, held[1] - oil)
        )
        for index, (burner, coal, oil) in enumerate(loaded)
    )


def can_fire(burner: Burner, owned: Burners, held: tuple[int, int], burnt: tuple[int, int]) -> bool:
    """Return whether some placement of all tokens gives a plant what it burns."""
    places = list(_places(owned))
    at = places.index((burner.kind, burner.fuel * RUNS_STORED))
    places[at] = (burner.kind, burner.fuel * RUNS_STORED - sum(burnt))
    return (held[0] - burnt[0], held[1] - burnt[1]) in _laid(tuple(sorted(places)))


def loads(burner: Burner) -> list[tuple[int, int]]:
    """Return every (coal, oil) that one run of a plant may burn."""
    return [each for each in _lays(burner.kind, burner.fuel) if sum(each) == burner.fuel]


def _places(owned: Burners) -> Places:
    return tuple(sorted((burner.kind, burner.fuel * RUNS_STORED) for burner in owned))


@cache
def _laid(places: Places) -> frozenset[tuple[int, int]]:
    """Return every (coal, oil) that can be placed on the plants."""
    if not places:
        return frozenset({(0, 0)})
    *others, (kind, room) = places
    return frozenset(
        (coal + more_coal, oil + more_oil)
        for coal, oil in _laid(tuple(others))
        for more_coal, more_oil in _lays(kind, room)
    )


def _lays(kind: str, room: int) -> list[tuple[int, int]]:
    most_coal, most_oil = room * (kind != "oil"), room * (kind != "coal")
    every = product(range(most_coal + 1), range(most_oil + 1))
    return [(coal, oil) for coal, oil in every if coal + oil <= room]
