# SPDX-License-Identifier: MIT
"""Actions and events are plain values."""

import pickle
from contextlib import suppress
from dataclasses import astuple
from itertools import product
from typing import Any, get_args

import pytest

from powergrid.rules.actions import Action, Bid, BuyFuel, Pass, RunPlants
from powergrid.rules.events import BidMade, Event
from powergrid.rules.plants import Need, Plant

KINDS: tuple[type[Any], ...] = (*get_args(Action), *get_args(Event), Plant, Need)


VALUES = ((1, 99), (True, False), ("this", "that"), ((1, 2, 3, 4), (4, 3, 2, 1)))
"""Two values of every type that fields have."""


def samples(kind: type[Any]) -> tuple[tuple[Any, Any], ...]:
    """Return two values for each field, of the right type as compiled classes check it."""
    for chosen in product(VALUES, repeat=len(kind.__match_args__)):
        with suppress(TypeError):
            kind(*(field for field, _ in chosen))
            return chosen
    raise AssertionError(f"{kind} takes none of these")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_values_with_equal_fields_are_equal(kind: type[Any]) -> None:
    chosen = samples(kind)
    fields = tuple(field for field, _ in chosen)
    one, other = kind(*fields), kind(*fields)
    assert one == other
    assert hash(one) == hash(other)
    assert astuple(one) == fields
    assert not hasattr(one, "__dict__")
    for place, (_, different) in enumerate(chosen):
        changed = kind(*fields[:place], different, *fields[place + 1 :])
        assert changed != one
        assert getattr(changed, kind.__match_args__[place]) == different
    assert pickle.loads(pickle.dumps(one)) == one


def test_values_of_two_kinds_differ() -> None:
    made: Any = BidMade(1, 2)
    bid: Any = Bid(3)
    assert made != BuyFuel(1, 2)
    assert bid != 3
    assert Pass() == Pass()
    assert len({Bid(3), Bid(3), Bid(4), Pass()}) == 3


def test_values_show_their_fields() -> None:
    assert repr(RunPlants((3, 4), 2)) == "RunPlants(plants=(3, 4), coal=2)"
    assert repr(Pass()) == "Pass()"
