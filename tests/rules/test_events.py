# SPDX-License-Identifier: MIT
from powergrid.rules.events import BidMade, PhaseEnded, StepBegan, seat_of, steps_begun
from powergrid.rules.state import NO_SEAT


def test_an_event_is_a_seats_or_nobodys() -> None:
    assert seat_of(BidMade(2, 14)) == 2
    assert seat_of(StepBegan(2, 1)) == NO_SEAT


def test_steps_that_begin_together_are_one() -> None:
    assert steps_begun([PhaseEnded(1, 4)]) is None
    assert steps_begun([StepBegan(3, 2)]) == StepBegan(3, 2)
    assert steps_begun([StepBegan(2, 1), PhaseEnded(1, 4), StepBegan(3, 2)]) == StepBegan(3, 1)
