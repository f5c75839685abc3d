# SPDX-License-Identifier: MIT
from powergrid.rules.events import BidMade, StepBegan, seat_of
from powergrid.rules.state import NO_SEAT


def test_an_event_is_a_seats_or_nobodys() -> None:
    assert seat_of(BidMade(2, 14)) == 2
    assert seat_of(StepBegan(2, 1)) == NO_SEAT
