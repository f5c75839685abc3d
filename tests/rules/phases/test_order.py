# SPDX-License-Identifier: MIT
"""The turn order: when it is set, and what is known of the next one."""

from powergrid.rules.options import Options
from powergrid.rules.phases.order import coming_order, next_order, phases_of
from powergrid.rules.state import (
    AUCTION,
    BANK,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    ORDER,
    State,
    with_item,
)
from tests.rules.positions import connect_any, in_phase, table

USUAL = (ORDER, AUCTION, FUEL, BUILDING, BUREAUCRACY)


def test_a_house_changes_the_next_order_unless_auctions_come_first() -> None:
    for board, changes in (("germany", True), ("baden-wuerttemberg", False)):
        state = in_phase(table("classic", board, 3), BUILDING)
        last = state.order[-1]
        connect_any(state, last, 2)
        assert (coming_order(state)[0] == last) is changes


def test_during_the_auctions_the_order_is_the_one_that_follows_them() -> None:
    state: State = table("classic", "baden-wuerttemberg", 3)
    state.round, state.phase = 3, AUCTION
    state.plants = with_item(state.plants, state.order[-1], (30,))
    assert coming_order(state) == next_order(state) != state.order


def test_the_bank_is_in_the_order_to_come() -> None:
    state = table("recharged", players=2, options=Options(against_the_bank=True))
    connect_any(state, 1, 2)
    assert coming_order(state) == (1, BANK, 0)
    assert next_order(state) == (1, 0)


def test_the_phases_are_in_the_order_in_which_they_are_played() -> None:
    assert phases_of(table("classic", "germany").game) == USUAL
    later = (AUCTION, ORDER, FUEL, BUILDING, BUREAUCRACY)
    assert phases_of(table("classic", "baden-wuerttemberg").game) == later
