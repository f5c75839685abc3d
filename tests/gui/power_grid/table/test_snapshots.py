# SPDX-License-Identifier: MIT
"""What miniatures show of a session."""

from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.table.snapshots import night_of, snapshot_of
from powergrid.rules.state import BANK, BUYING_FUEL
from tests.gui.tables import a_session, against_the_bank, play_until


def test_by_night_only_the_network_of_the_asked_seat_is_alight() -> None:
    session = a_session(3)
    play_until(session, lambda state: state.round == 3 and state.asks == BUYING_FUEL, "sensible")
    state, night = session.state, night_of(session)
    assert night.is_night
    assert night.lit == state.cities[state.seat] != ()
    strengths = [network.strength for network in night.networks]
    assert strengths[state.seat] == 1.0
    assert max(strengths[: state.seat] + strengths[state.seat + 1 :]) < 1.0


def test_the_banks_houses_are_shown_after_those_of_the_seats() -> None:
    session = against_the_bank()
    houses = session.state.houses
    *seats, bank = snapshot_of(session).networks
    assert len(seats) == len(session.seats)
    assert bank.cities == tuple(city for city, owners in enumerate(houses) if BANK in owners) != ()
    assert bank.colour == BANK_COLOUR
    assert not bank.connections
