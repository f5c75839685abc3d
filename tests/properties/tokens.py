# SPDX-License-Identifier: MIT
"""An oracle for storage: tokens are put on plants one by one until none fits."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from hypothesis import strategies as st

from powergrid.box import load_plants
from powergrid.rules.fuel import COAL, GARBAGE, NO_TOKENS, OIL, URANIUM, Tokens, add_fuel
from powergrid.rules.plants import KINDS, Need, Plant, need_of

BURNS: Final = {
    "coal": (COAL,),
    "oil": (OIL,),
    "hybrid": (COAL, OIL),
    "garbage": (GARBAGE,),
    "uranium": (URANIUM,),
}
"""By kind of plant, the fuels it takes; the others take none."""

CARDS: Final = tuple(load_plants().values())

real_plants = st.lists(st.sampled_from(CARDS), max_size=4, unique=True).map(tuple)

made_up_plants = st.lists(
    st.builds(
        Plant,
        st.integers(1, 60),
        st.sampled_from(KINDS),
        st.integers(0, 3),
        st.integers(1, 7),
        st.just("plug"),
    ),
    max_size=4,
).map(tuple)

plants = real_plants | made_up_plants

tokens = st.tuples(
    st.integers(0, 14), st.integers(0, 14), st.integers(0, 9), st.integers(0, 7)
) | st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4), st.integers(0, 3))


@st.composite
def stores(
    draw: st.DrawFn, owners: st.SearchStrategy[tuple[Plant, ...]] = plants
) -> tuple[tuple[Plant, ...], Tokens]:
    """Return plants and tokens that fit on them."""
    owned = draw(owners)
    held: Tokens = NO_TOKENS
    for burns, places in slots(owned, 2):
        for fuel in burns:
            amount = draw(st.integers(0, places))
            held = add_fuel(held, fuel, amount)
            places -= amount  # a hybrid's oil takes the room its coal left
    return owned, held


def slots(owned: Sequence[Plant], runs: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return for each plant the fuels it can store, and how many tokens."""
    return tuple((BURNS.get(plant.kind, ()), plant.fuel * runs) for plant in owned)


def can_place(owned: Sequence[Plant], amounts: Tokens) -> bool:
    """Return whether some way of putting every token on a plant exists."""
    return _can_place(slots(owned, 2), amounts)


@cache
def _can_place(left: tuple[tuple[tuple[int, ...], int], ...], amounts: Tokens) -> bool:
    if not any(amounts):
        return True
    fuel = max(fuel for fuel, amount in enumerate(amounts) if amount)
    for index, (burns, places) in enumerate(left):
        if fuel in burns and places:
            others = (*left[:index], (burns, places - 1), *left[index + 1 :])
            if _can_place(tuple(sorted(others)), add_fuel(amounts, fuel, -1)):
                return True
    return False


def ways_to_burn(owned: Sequence[Plant]) -> Iterator[tuple[Tokens, int]]:
    """Yield what one run of all plants may burn, and how much of the coal hybrids burn."""
    yield from _ways(slots(owned, 1), NO_TOKENS, 0)


def _ways(
    left: tuple[tuple[tuple[int, ...], int], ...], burnt: Tokens, coal: int
) -> Iterator[tuple[Tokens, int]]:
    if not left:
        yield burnt, coal
        return
    (burns, places), *others = left
    if len(burns) == 2:
        for part in range(places + 1):
            more = add_fuel(add_fuel(burnt, COAL, part), OIL, places - part)
            yield from _ways(tuple(others), more, coal + part)
    else:
        for fuel in burns:
            burnt = add_fuel(burnt, fuel, places)
        yield from _ways(tuple(others), burnt, coal)


def fits(burnt: Tokens, held: Tokens) -> bool:
    """Return whether these tokens are among those held."""
    return all(one <= other for one, other in zip(burnt, held, strict=True))


def need(owned: Sequence[Plant]) -> Need:
    """Return what the rules say these plants need."""
    return need_of(tuple(owned))
