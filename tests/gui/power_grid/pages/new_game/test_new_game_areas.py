# SPDX-License-Identifier: MIT
"""Areas chosen in turn, by people and by bots."""

from dataclasses import replace
from itertools import count

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.pages.new_game.new_game_areas import (
    IN_TURN,
    PICKED,
    RANDOM,
    with_order,
)
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from tests.gui.power_grid.pages.moments import seats
from tests.gui.power_grid.pages.new_game.answering import click, picked


def choose_first(view: NewGameView, first: int) -> None:
    """Choose a seed that puts this seat first in turn order."""
    players = len(view.setup.seats)
    view.form.seed.changed.emit(
        next(seed for seed in count() if with_order(drafted(view), seed).order[0] == first)
    )
    assert len(view.setup.order) == players
    assert view.setup.order[0] == first


def drafted(view: NewGameView) -> GameSetup:
    return replace(view.setup, is_drafted=True)


def test_bots_choose_areas_until_a_person_does(view: NewGameView) -> None:
    click(view, view.form.areas.modes, IN_TURN)
    choose_first(view, 0)
    assert view.problem == "Ada chooses an area."
    assert picked(view) == ()
    QTest.mouseClick(view.form.areas.chips.tiles[1], Qt.MouseButton.LeftButton)
    chosen = picked(view)
    assert chosen is not None
    assert chosen[0] == 1
    assert len(chosen) == 4
    assert not view.problem
    view.form.map.area_clicked.emit(1)  # takes it back, and what followed
    assert picked(view) == ()
    click(view, view.form.players, 4)
    choose_first(view, 0)
    view.form.map.area_clicked.emit(0)
    assert len(picked(view) or ()) == 5
    click(view, view.form.players, 0)
    assert len(picked(view) or ()) < 3


def test_areas_are_chosen_in_turn_order(view: NewGameView, qtbot: QtBot) -> None:
    view.apply_setup(GameSetup("germany", "classic", None, seats(3, (0, 1, 2))))
    click(view, view.form.areas.modes, IN_TURN)
    choose_first(view, 2)
    names = [view.setup.seats[seat].name for seat in view.setup.order]
    assert names[0] == "Chiara"
    for name, area in zip(names, (0, 3, 1), strict=True):
        assert view.problem == f"{name} chooses an area."
        view.form.map.area_clicked.emit(area)
    with qtbot.waitSignal(view.start_asked) as asked:
        view.form.start.click()
    assert asked.args is not None
    assert asked.args[0].order == view.setup.order
    view.form.areas.mode_chosen.emit(RANDOM)
    assert view.setup.order == ()


def test_bots_earlier_in_turn_order_choose_before_a_person(view: NewGameView) -> None:
    """Ada, a person, sits at seat 0; the seed makes seat 1 the first."""
    click(view, view.form.areas.modes, IN_TURN)
    for first in (1, 2, 0):
        choose_first(view, first)
        assert len(picked(view) or ()) == view.setup.order.index(0)
        assert view.problem == "Ada chooses an area."


def test_another_seed_restarts_the_draft(view: NewGameView) -> None:
    view.apply_setup(GameSetup("germany", "classic", None, seats(3, (0, 1, 2))))
    click(view, view.form.areas.modes, IN_TURN)
    choose_first(view, 2)
    view.form.map.area_clicked.emit(0)
    assert picked(view) == (0,)
    choose_first(view, 1)
    assert picked(view) == ()
    assert "random order" in view.form.areas.caption.text


def test_people_can_draft_only_connected_areas(view: NewGameView, qtbot: QtBot) -> None:
    view.apply_setup(GameSetup("germany", "classic", None, seats(3, (0, 1, 2))))
    click(view, view.form.areas.modes, IN_TURN)
    view.form.map.area_clicked.emit(0)
    second = view.setup.seats[view.setup.order[1]].name
    assert view.problem == f"{second} chooses an area."
    view.form.map.area_clicked.emit(5)  # the other end of the country
    assert picked(view) == (0,)
    assert not view.form.areas.chips.tiles[5].isEnabled()
    view.form.map.area_clicked.emit(3)
    view.form.map.area_clicked.emit(1)
    assert not view.problem
    with qtbot.waitSignal(view.start_asked) as asked:
        view.form.start.click()
    assert asked.args is not None
    assert asked.args[0].areas == (0, 1, 3)
    click(view, view.form.areas.modes, PICKED)
    assert picked(view) == (0, 1, 3)
    assert view.setup.is_drafted is False
