# SPDX-License-Identifier: MIT
"""The words of Factory Manager have the figures of its rules."""

import pytest

from powergrid.factory.rules import Game, IllegalAction
from powergrid.factory.rules.actions import Hire
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import BUYING
from powergrid.gui.factory_manager.words import refusal
from tests.factory.table import Table


def test_a_refusal_says_how_many_seasonal_workers_can_be_hired() -> None:
    usual = Table(2)
    figures = usual.game.figures._replace(seasonal_workers=3)
    table = Table(game=Game(usual.game.tile_set, figures, 2)).at(BUYING)
    with pytest.raises(IllegalAction) as caught:
        Purchases(table.state).check(Hire(4))
    said = refusal(caught.value.code, caught.value.facts)
    assert said == "You can hire seasonal workers, at most 3."
