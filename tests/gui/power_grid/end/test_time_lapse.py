# SPDX-License-Identifier: MIT
"""The time-lapse of a game: networks and a curve grow, and any key ends it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.analysis import Review
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.theme import LIT
from powergrid.gui.power_grid.end import time_lapse
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.time_lapse import TimeLapse
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.shell.film import MS_WHOLE
from powergrid.play.thinker import Thinker
from powergrid.rules.state import with_item
from tests.gui.power_grid.pages.moments import played, seats
from tests.gui.tables import tie

QUIET = replace(OPPONENTS, review=None)


@pytest.fixture
def reviewing() -> Reviewing:
    past, state, pile = played("germany", "recharged", 4, 1)
    return Reviewing(Session(state.copy(), seats(4), pile, past=past), Thinker(QUIET))


@pytest.fixture
def film(qtbot: QtBot, reviewing: Reviewing) -> TimeLapse:
    film = TimeLapse(reviewing)
    film.clock.stop()
    qtbot.addWidget(film)
    film.resize(1280, 800)
    return film


def built(film: TimeLapse) -> list[int]:
    return [len(network.cities) for network in film.board.snapshot.networks]


def test_the_networks_grow_to_those_of_the_end(film: TimeLapse, reviewing: Reviewing) -> None:
    counts = []
    for share in range(0, 101, 10):
        film.show_time(MS_WHOLE * share // 100)
        counts.append(built(film))
    assert counts[0] == [0, 0, 0, 0]
    for one, other in pairwise(counts):
        assert all(before <= after for before, after in zip(one, other, strict=True))
    state = reviewing.session.state
    assert counts[-1] == [len(cities) for cities in state.cities]
    assert film.position == len(reviewing.session.past)


def test_a_new_house_is_dark_until_plants_have_run(film: TimeLapse) -> None:
    lit, houses = [], []
    for share in range(0, 101, 2):
        film.show_time(MS_WHOLE * share // 100)
        lit.append(len(film.board.snapshot.lit))
        houses.append(len({city for each in film.board.snapshot.networks for city in each.cities}))
    assert any(0 == shining < built for shining, built in zip(lit, houses, strict=True))
    assert any(0 < shining < built for shining, built in zip(lit, houses, strict=True))


def test_a_game_begun_in_the_middle_runs_from_there(qtbot: QtBot) -> None:
    past, state, pile = played("germany", "recharged", 4, 1)
    begun = next(at for at, step in enumerate(past) if step.before.round == 4)
    session = Session(state.copy(), seats(4), pile, past=past[begun:])
    film = TimeLapse(Reviewing(session, Thinker(QUIET)))
    film.clock.stop()
    qtbot.addWidget(film)
    film.show_time(0)
    assert film.position == 0
    assert built(film) == [len(cities) for cities in past[begun].before.cities]
    film.show_time(MS_WHOLE)
    assert film.position == len(past) - begun


def test_the_curve_runs_as_far_as_the_game(qtbot: QtBot, reviewing: Reviewing) -> None:
    past = reviewing.session.past
    last = len(past)
    chances = tuple((at, (1 - at / last, at / last, 0.0, 0.0)) for at in range(last + 1))
    reviewing.review = Review(chances, ())
    film = TimeLapse(reviewing)
    qtbot.addWidget(film)
    assert film.chart is not None
    film.show_time(MS_WHOLE // 2)
    time, chance = film.chart.moments(film.chart.series[1].figures)[-1]
    assert time == pytest.approx(film.times[-1] / 2)
    assert chance == pytest.approx(100 * film.position / last, abs=1)
    film.show_time(MS_WHOLE)
    assert film.chart.moments(film.chart.series[1].figures)[-1][1] == 100


def test_the_curve_says_what_it_shows(film: TimeLapse) -> None:
    assert "Chance of winning" in [text.text for text in film.panel.findChildren(Text)]


@pytest.mark.parametrize(("board", "has_step"), [("germany", True), ("manhattan", False)])
def test_the_step_is_told_where_there_are_steps(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, board: str, has_step: bool
) -> None:
    past, state, pile = played(board, "recharged", 4, 1)
    session = Session(state.copy(), seats(4), pile, past=past)
    film = TimeLapse(Reviewing(session, Thinker(QUIET)))
    film.clock.stop()
    qtbot.addWidget(film)
    film.resize(1280, 800)
    painted: list[str] = []
    monkeypatch.setattr(time_lapse, "paint_line", lambda *args: painted.append(args[2]))
    film.grab()
    assert painted[0] == ("Round 1, Step 1" if has_step else "Round 1")


def test_any_key_ends_the_film_and_does_nothing_else(film: TimeLapse, qtbot: QtBot) -> None:
    pressed: list[bool] = []
    bind(film, "X", lambda: pressed.append(True), "Export")
    film.show()
    film.activateWindow()
    qtbot.waitUntil(film.isActiveWindow)
    film.setFocus()
    film.clock.start()
    with qtbot.waitSignal(film.back_asked):
        QTest.keyClick(film, Qt.Key.Key_X)
    assert film.clock.state() == film.clock.State.Stopped
    assert not pressed


def test_the_cities_of_all_who_share_the_win_are_lit(
    film: TimeLapse, reviewing: Reviewing, monkeypatch: pytest.MonkeyPatch
) -> None:
    inks: dict[str, QColor] = {}

    def note(_: object, __: object, text: str, ___: object, ink: QColor, *____: object) -> None:
        inks[text] = ink

    monkeypatch.setattr(time_lapse, "paint_line", note)
    look().set_scheme("dark")
    state = tie(reviewing.session, 2).state
    for seat in range(4):
        state.cities = with_item(state.cities, seat, tuple(range(10 + seat)))
    film.show_time(MS_WHOLE)
    film.grab()
    lit = [seat for seat in range(4) if inks[str(10 + seat)] == LIT]
    assert lit == sorted(state.ranking[:2])


def test_with_reduced_motion_there_is_one_picture_per_round(
    film: TimeLapse, reviewing: Reviewing
) -> None:
    look().set_reduced_motion(True)
    shown = set()
    for milliseconds in range(0, MS_WHOLE + 1, 100):
        film.show_time(milliseconds)
        shown.add(film.position)
    assert len(shown) == reviewing.session.state.round + 1
