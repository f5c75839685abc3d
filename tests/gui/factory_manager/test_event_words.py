# SPDX-License-Identifier: MIT
"""What the log says of events."""

import pytest

from powergrid.factory.rules.events import Event, ProfitPaid, TilePlaced
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.session import begun
from tests.gui.factory_manager.conftest import PEOPLE


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ProfitPaid(1, 20, 24, -4, -4), "Bruno earns −4: income 20, energy 24."),
        (
            ProfitPaid(1, 20, 24, -8, -8),
            "Bruno earns −8: income 20, energy 24, doubled in the last round.",
        ),
        (ProfitPaid(0, 20, 24, -4, -3), "Ada loses 3 of 4: income 20, energy 24."),
        (
            ProfitPaid(0, 20, 24, -8, 0),
            "Ada loses 0 of 8: income 20, energy 24, doubled in the last round.",
        ),
        (TilePlaced(0, 0, 0), "Ada places: Storage room."),
        (TilePlaced(0, 0, 10), "Ada places on an outer space for 10: Storage room."),
    ],
)
def test_a_sentence_says_what_was_paid(event: Event, said: str) -> None:
    _, state = begun(PEOPLE, is_first_game=True).start()
    assert sentence(event, state, PEOPLE) == said
