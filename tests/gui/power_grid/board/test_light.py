# SPDX-License-Identifier: MIT
"""Day, dusk and night on the board: ambient light, and lamps where houses have power."""

from statistics import median

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.light import Hour
from powergrid.rules.state import State
from tests.gui.power_grid.board.boards import germany


@pytest.fixture
def game(qtbot: QtBot) -> tuple[BoardView, State]:
    look().set_plain(False)
    look().set_reduced_motion(True)
    view, state = germany()
    qtbot.addWidget(view)
    view.grab()  # lays it out
    return view, state


def northern(view: BoardView, state: State) -> int:
    """Return the northernmost city of the first seat: the land around it is free."""
    return min(state.cities[0], key=lambda city: view.board_scene().layout.signs[city].top())


def beside(view: BoardView, city: int) -> float:
    """Return how light the landscape is near a city."""
    image = view.grab().toImage()
    sign = view.board_scene().layout.signs[city]
    below = [
        QPointF(sign.left() + part * sign.width() / 8, sign.bottom() + 24) for part in range(9)
    ]
    return median(image.pixelColor(view.mapFromScene(at)).lightnessF() for at in below)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_night_is_darker_than_day(game: tuple[BoardView, State], scheme: Scheme) -> None:
    look().set_scheme(scheme)
    view, state = game
    city = northern(view, state)
    view.board_scene().show_light("day")
    by_day = beside(view, city)
    view.board_scene().show_light("night")
    assert beside(view, city) < by_day
    look().set_plain(True)
    plain = beside(view, city)
    view.board_scene().show_light("day")
    assert beside(view, city) == plain


def test_a_lamp_shines_where_a_house_has_power(game: tuple[BoardView, State]) -> None:
    view, state = game
    look().set_scheme("dark")
    city = northern(view, state)
    view.board_scene().show_light("night")
    dark = beside(view, city)
    view.board_scene().show_light("night", [(city, 0)])
    assert beside(view, city) > dark + 0.02
    assert view.board_scene().lit == {(city, 0)}


@pytest.mark.parametrize(
    ("hour", "lights"), [("day", {""}), ("dusk", {""}), ("night", {"lit", "unlit"})]
)
def test_at_night_only_powered_houses_are_lit(
    game: tuple[BoardView, State], hour: Hour, lights: set[str]
) -> None:
    view, state = game
    view.board_scene().show_light(hour, [(city, 1) for city in state.cities[1]])
    scene = view.board_scene()
    found = {
        (owner, place.light)
        for city in state.game.cities
        for owner, place in zip(state.houses[city], scene.appearance(city).places, strict=True)
        if place.kind == "taken"
    }
    assert {light for _, light in found} == lights
    assert {light for owner, light in found if owner == 1} == lights - {"unlit"}


def test_the_light_changes_slowly_unless_motion_is_reduced(game: tuple[BoardView, State]) -> None:
    view, state = game
    view.board_scene().show_light("day")
    look().set_reduced_motion(False)
    city = northern(view, state)
    by_day = beside(view, city)
    view.board_scene().show_light("night")
    assert beside(view, city) == by_day
    look().set_reduced_motion(True)
    view.board_scene().show_light("dusk")
    view.board_scene().show_light("night")
    assert beside(view, city) < by_day


@pytest.mark.parametrize("hour", ["dusk", "night"])
def test_what_is_out_of_play_recedes_with_the_landscape(
    game: tuple[BoardView, State], hour: Hour
) -> None:
    look().set_scheme("light")
    scene = game[0].board_scene()
    scene.show_light("day")
    by_day = scene.board_style.faint_plate.lightnessF()
    scene.show_light(hour)
    assert scene.board_style.faint_plate.lightnessF() < by_day - 0.02
    assert scene.board_style.faint_halo == scene.board_style.faint_plate
    look().set_plain(True)
    assert scene.board_style.faint_plate == scene.board_style.landscape.land, (
        "a plain board has no ambient light"
    )
