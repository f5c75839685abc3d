# SPDX-License-Identifier: MIT
"""The words of Factory Manager have the figures of its rules."""

from typing import get_args

import pytest

from powergrid.factory.rules import Game, IllegalAction
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import BUYING
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.words import action_text, refusal
from tests.factory.table import Table


def test_a_refusal_says_how_many_seasonal_workers_can_be_hired() -> None:
    usual = Table(2)
    figures = usual.game.figures._replace(seasonal_workers=3)
    table = Table(game=Game(usual.game.tile_set, figures, 2)).at(BUYING)
    with pytest.raises(IllegalAction) as caught:
        Purchases(table.state).check(Hire(4))
    said = refusal(caught.value.code, caught.value.facts)
    assert said == "You can hire seasonal workers, at most 3."


def test_every_action_is_worded_differently_and_has_a_reason() -> None:
    state = Table(2).at(BUYING).state
    tile = state.factory[0][-1]
    actions: tuple[Action, ...] = (
        OpenAuction(4, 2),
        Raise(3),
        Pass(),
        MoveTile(tile),
        EndTurn(),
        BuyTile(tile),
        PlaceTile(tile),
        RemoveTile(tile),
        Hire(0),
        Hire(1),
        RunFactory(),
        RunFactory((tile,)),
    )
    assert {type(action) for action in actions} == set(get_args(Action))
    assert len({action_text(state, action) for action in actions}) == len(actions)
    assert all(reason(state, Advice(action)).endswith(".") for action in actions)
