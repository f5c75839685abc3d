# SPDX-License-Identifier: MIT
"""What the log says of events."""

from typing import get_args

import pytest

from powergrid.factory.rules import events as ev
from powergrid.factory.rules.events import Event, ProfitPaid, TilePlaced, WorkersHired
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.session import new_game
from tests.gui.factory_manager.conftest import PEOPLE


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ProfitPaid(1, 20, 24, -4, -4), "Bruno earns −4: income 20, energy 24."),
        (
            ProfitPaid(1, 20, 24, -8, -8),
            "Bruno earns −8: income 20, energy 24, doubled in the last round.",
        ),
        (ProfitPaid(0, 20, 24, -4, -3), "Ada can only pay 3 of 4: income 20, energy 24."),
        (
            ProfitPaid(0, 20, 24, -8, 0),
            "Ada can only pay 0 of 8: income 20, energy 24, doubled in the last round.",
        ),
        (TilePlaced(0, 0, 0), "Ada places: Storage room."),
        (TilePlaced(0, 0, 10), "Ada places on an edge space for 10: Storage room."),
        (WorkersHired(0, 0, 0, 0), "Ada hires nobody."),
        (WorkersHired(0, 0, 0, 2), "Ada hires nobody. 2 seasonal workers leave."),
    ],
)
def test_a_sentence_says_what_was_paid(event: Event, said: str) -> None:
    _, state = new_game(PEOPLE, is_first_game=True).start()
    assert sentence(event, state, PEOPLE) == said


SAMPLES: tuple[Event, ...] = (
    ev.RoundBegan(2),
    *(ev.PhaseBegan(phase) for phase in range(1, 6)),
    ev.OrderTilesTurnedUp((1, 4)),
    ev.AuctionOpened(0, 4, 2),
    ev.BidRaised(0, 3),
    ev.BidderPassed(1),
    ev.OrderTileWon(0, 4, 3),
    ev.TileMoved(0, 1),
    ev.TileBought(0, 1, 9),
    ev.TilePlaced(0, 1, 0),
    ev.TileRemoved(0, 1),
    *(ev.WorkersHired(0, workers, 7 * workers, 0) for workers in range(2)),
    ev.MarketCleared((1, 2)),
    ev.FactoryRun(0, (), 3, 3, 4, 2),
    *(ev.EnergyPriceMoved(change, 2) for change in range(2)),
    ev.ProfitPaid(0, 20, 4, 16, 16),
    ev.GameEnded((1, 0)),
)


@pytest.mark.parametrize("event", SAMPLES, ids=str)
def test_an_event_is_one_sentence(event: Event) -> None:
    _, state = new_game(PEOPLE, is_first_game=True).start()
    text = sentence(event, state, PEOPLE)
    assert "{" not in text
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")


def test_every_event_has_a_sentence() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(Event))


def test_a_name_with_braces_stays_as_it_is() -> None:
    _, state = new_game(PEOPLE, is_first_game=True).start()
    odd = [seat._replace(name="{name}") for seat in PEOPLE]
    for event in (ev.BidderPassed(0), ev.GameEnded((0, 1))):
        assert "{name}" in sentence(event, state, odd)
