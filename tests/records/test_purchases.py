# SPDX-License-Identifier: MIT
"""Tokens bought one after another are one purchase: the rules agree, and the record is the same."""

from itertools import pairwise
from pathlib import Path

import pytest

from powergrid.bots.no_card import no_card
from powergrid.records import Recorder, load, replay
from powergrid.records.purchases import with_whole_purchases
from powergrid.rules import apply
from powergrid.rules.actions import BuyFuel
from tests.records.games import KEPT, begun, play


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.name.partition(".")[0])
def test_purchases_become_whole_and_nothing_else_changes(file: Path) -> None:
    record = load(file)
    steps = list(replay(record))
    whole = with_whole_purchases(steps)
    assert len(whole) < len(steps)
    recorded = [Recorder(record.header, each).record().moves for each in (steps, whole)]
    assert recorded[0] == recorded[1]
    purchases = 0
    for before, step in pairwise(whole):
        if isinstance(step.action, BuyFuel):
            state = before.state.copy()
            assert apply(state, step.action, no_card) == step.events
            assert state == step.state
            last = before.action
            is_again = isinstance(last, BuyFuel) and last.fuel == step.action.fuel
            assert not is_again or before.state.seat != state.seat
            purchases += 1
    assert purchases > 20


def test_tokens_that_seats_buy_in_turns_stay_apart() -> None:
    record = begun(board="india")
    recorder = Recorder(record.header, replay(record))
    play(record, recorder)
    steps = list(replay(recorder.record()))
    assert sum(isinstance(step.action, BuyFuel) for step in steps) > 20
    assert with_whole_purchases(steps) == steps
