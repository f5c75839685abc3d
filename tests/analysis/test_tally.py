# SPDX-License-Identifier: MIT
"""How a seat lost its chances: by kinds of mistakes, and by cards."""

import pytest

from powergrid.analysis import Mistake, MistakeKind, Review, tallies
from powergrid.rules.actions import OpenAuction
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL


def mistake(position: int, seat: int, cost: float) -> Mistake:
    action = (OpenAuction(4, 4),)
    return Mistake(position, seat, 0, action, 0.5 - cost, action, 0.5, ())


def test_costs_are_added_up_by_kind_and_luck_separately() -> None:
    phases = {0: AUCTION, 1: FUEL, 2: BUILDING, 3: BUREAUCRACY, 4: AUCTION}
    mistakes = tuple(mistake(at, 0, 0.1) for at in phases)
    review = Review((), (*mistakes, mistake(1, 1, 0.25)), ((2, (0.1, -0.1)), (4, (0.05, -0.05))))
    one, other = tallies(review, phases, 2)
    assert one.costs == pytest.approx(
        {
            MistakeKind.AUCTION: 0.2,
            MistakeKind.FUEL: 0.1,
            MistakeKind.BUILDING: 0.1,
            MistakeKind.RUNNING: 0.1,
        }
    )
    assert other.costs == {
        MistakeKind.AUCTION: 0,
        MistakeKind.FUEL: 0.25,
        MistakeKind.BUILDING: 0,
        MistakeKind.RUNNING: 0,
    }
    assert (one.luck, other.luck) == pytest.approx((0.15, -0.15))


def test_what_is_told_of_mistakes_adds_up() -> None:
    action = (OpenAuction(4, 4),)
    told = Mistake(0, 0, 0, action, 0.5824, action, 0.6249, ())
    assert (round(100 * told.cost, 2), told.points) == (4.25, 4)
    high = told._replace(best=0.6251)
    assert (round(100 * high.cost, 2), high.points) == (4.27, 5)
    (tally,) = tallies(Review((), (told, told, high)), {0: FUEL}, 1)
    assert tally.costs[MistakeKind.FUEL] == pytest.approx(0.13)
