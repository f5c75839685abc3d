# SPDX-License-Identifier: MIT
"""Which plants may be worth scrapping."""

import pytest

from powergrid.bots.planner.lesser_plants import lesser
from tests.bots.planner.positions import position


@pytest.mark.parametrize(
    ("owned", "worth_scrapping"),
    [
        pytest.param((4, 20, 25), [4, 20], id="the last outdoes both, the second burns more"),
        pytest.param((8, 10, 25), [8], id="less coal for as many cities"),
        pytest.param((20, 26, 30), [20, 26, 30], id="different fuels"),
        pytest.param((31, 36), [31], id="more cities for as much coal"),
        pytest.param((25, 31), [25, 31], id="more cities, but for more coal"),
        pytest.param((), [], id="none"),
    ],
)
def test_a_plant_that_outdoes_another_is_kept(
    owned: tuple[int, ...], worth_scrapping: list[int]
) -> None:
    assert lesser(position(3).game, owned) == worth_scrapping
