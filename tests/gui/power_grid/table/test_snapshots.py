# SPDX-License-Identifier: MIT
"""What miniatures show of a session."""

from powergrid.gui.power_grid.table.snapshots import night_of
from powergrid.rules.state import BUYING_FUEL
from tests.gui.tables import a_session, play_until


def test_by_night_only_the_network_of_the_asked_seat_is_alight() -> None:
    session = a_session(3)
    play_until(session, lambda state: state.round == 3 and state.asks == BUYING_FUEL, "sensible")
    state, night = session.state, night_of(session)
    assert night.is_night
    assert night.lit == state.cities[state.seat] != ()
    strengths = [network.strength for network in night.networks]
    assert strengths[state.seat] == 1.0
    assert max(strengths[: state.seat] + strengths[state.seat + 1 :]) < 1.0
