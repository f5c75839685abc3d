# SPDX-License-Identifier: MIT
"""Actions and events are plain values."""

import pickle
from typing import Any, get_args

import pytest

from powergrid.rules.actions import Action, Bid, BuyFuel, Pass, RunPlants
from powergrid.rules.events import BidMade, Event

KINDS: tuple[type[Any], ...] = (*get_args(Action), *get_args(Event))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_values_are_equal_where_their_fields_are(kind: type[Any]) -> None:
    numbers = list(range(len(kind.__match_args__)))
    one, other = kind(*numbers), kind(*numbers)
    assert one == other
    assert hash(one) == hash(other)
    assert one.fields() == tuple(numbers)
    assert not hasattr(one, "__dict__")
    for place in range(len(numbers)):
        changed = kind(*numbers[:place], 99, *numbers[place + 1 :])
        assert changed != one
        assert getattr(changed, kind.__match_args__[place]) == 99
    assert pickle.loads(pickle.dumps(one)) == one


def test_values_of_two_kinds_differ() -> None:
    assert BidMade(1, 2) != BuyFuel(1, 2)
    assert Bid(3) != 3
    assert Pass() == Pass()
    assert len({Bid(3), Bid(3), Bid(4), Pass()}) == 3


def test_values_show_their_fields() -> None:
    assert repr(RunPlants((3, 4), 2)) == "RunPlants(plants=(3, 4), coal=2)"
    assert repr(Pass()) == "Pass()"
