# SPDX-License-Identifier: MIT
"""Who plays in the league."""

from random import Random

import pytest

from powergrid.bots.bot import Bot
from powergrid.bots.planner import Planner
from powergrid.training.exploiters import EXPLOITERS
from powergrid.training.league import random_opponents


def test_the_trained_exploiter_has_a_tenth_of_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[Bot] = []

    def miser() -> Bot:
        seated.append(Planner())
        return seated[-1]

    monkeypatch.setitem(EXPLOITERS, "miser", miser)
    assert len(random_opponents(200, [], Random(1))) == 200
    assert 10 < len(seated) < 40
