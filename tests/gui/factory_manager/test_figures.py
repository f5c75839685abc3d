# SPDX-License-Identifier: MIT
"""Figures of a decision, as they are written."""

import pytest

from powergrid.factory.prospects import next_prices
from powergrid.factory.rules.tracks import Tracks
from powergrid.gui.factory_manager.figures import price_lines, span
from powergrid.gui.factory_manager.session import new_game
from tests.gui.factory_manager.conftest import PEOPLE


@pytest.mark.parametrize(
    ("values", "written"),
    [((49, 47, 48), "47–49"), ((5, 5), "5"), ((-2,), "−2"), ((3, -2), "−2…3")],
)
def test_a_span_has_a_real_minus_sign(values: tuple[int, ...], written: str) -> None:
    assert span(values) == written


def test_a_loss_at_an_energy_price_has_a_real_minus_sign() -> None:
    _, state = new_game(PEOPLE, is_first_game=False).start()
    lines = price_lines(state, Tracks(1, 1, 20, 4))
    losses = [20 * level.price - 10 for level in next_prices(state)]
    assert [line.rpartition(" ")[2] for line in lines] == [f"−{loss}" for loss in losses]
