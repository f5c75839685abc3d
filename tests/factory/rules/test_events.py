# SPDX-License-Identifier: MIT
from powergrid.factory.rules.events import BidderPassed, RoundBegan, seat_of
from powergrid.factory.rules.state import NO_SEAT


def test_an_event_is_a_seats_or_nobodys() -> None:
    assert seat_of(BidderPassed(2)) == 2
    assert seat_of(RoundBegan(1)) == NO_SEAT
