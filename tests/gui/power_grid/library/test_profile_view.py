# SPDX-License-Identifier: MIT
"""A player's habits from finished games, each figure with its margin of error."""

import os
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.bar_chart import BarChart
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.theme import LIT
from powergrid.gui.power_grid.library.habit_scale import HabitScale
from powergrid.gui.power_grid.library.habit_words import advice, measure, verdict
from powergrid.gui.power_grid.library.profile_view import ProfileView
from powergrid.gui.power_grid.library.rating_chart import RatingChart, without_overlaps
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.gui.power_grid.library.statistics_view import StatisticsView
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, load, save
from powergrid.stats.habits import Tendency
from powergrid.stats.rating import Rating
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.library.saved import (
    DATA,
    save_finished_games,
    save_game_on_board_that_is_gone,
)
from tests.gui.power_grid.pages.moments import faults
from tests.gui.tables import a_record


def read(qtbot: QtBot, width: int = 1280, height: int = 800) -> ProfileView:
    view = ProfileView()
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    qtbot.waitUntil(lambda: not view.is_reading)
    return view


def told(view: ProfileView) -> list[str]:
    return [text.text for text in view.findChildren(Text) if text.isVisible()]


def test_habits_are_shown_beside_those_of_winners(qtbot: QtBot) -> None:
    save_finished_games(4)
    save(a_record(), games_dir() / "goes-on.json")
    view = read(qtbot)
    assert view.status.text == "4 finished games"
    assert [scale.tendency.games for scale in view.findChildren(HabitScale)] == [4] * 5
    (fuel,) = (tendency for tendency in view.tendencies if tendency.name == "fuel")
    assert fuel.margin == 0, "four times the same game"
    assert measure(fuel).startswith("Tokens bought per token burnt: 1.05 ± 0.00. Winners:")
    charts = {chart.title: chart.bars for chart in view.findChildren(BarChart)}
    assert {bar.text for bar in charts["Ahead of"]} <= {"0 of 4", "4 of 4"}
    assert charts["Won, by board"][0].mark == pytest.approx(100 / 3)
    assert sum(bar.value for bar in charts["Plants bought"]) == pytest.approx(100)
    assert not faults(view)


def test_a_board_that_is_gone_has_its_name(qtbot: QtBot) -> None:
    save_game_on_board_that_is_gone()
    charts = {chart.title: chart.bars for chart in read(qtbot).findChildren(BarChart)}
    assert [bar.name for bar in charts["Won, by board"]] == ["Home"]


def test_while_games_are_read_the_page_says_how_many_are(qtbot: QtBot) -> None:
    save_finished_games(3)
    view = ProfileView()
    qtbot.addWidget(view)
    said: list[str] = []
    expect(Reader, view.findChild(Reader)).found.connect(lambda _: said.append(view.status.text))
    qtbot.waitUntil(lambda: not view.is_reading)
    assert said == [f"Reading {read} of 3 games" for read in (1, 2, 3)]
    assert view.status.text == "3 finished games"


def test_all_who_share_a_win_are_winners(qtbot: QtBot) -> None:
    save_finished_games(2, tied=True)
    view = read(qtbot)
    assert (len(view.own), len(view.winners)) == (2, 4)


def test_imported_games_are_nobodys_own(qtbot: QtBot) -> None:
    save_finished_games(1)
    save(load(DATA / "usa-recharged-3p.json.gz"), games_dir() / "from-elsewhere.json")
    view = read(qtbot)
    assert view.status.text == "1 finished game"
    assert (len(view.own), len(view.winners)) == (1, 1)


def test_without_a_finished_game_the_page_says_what_to_do(qtbot: QtBot) -> None:
    (games_dir()).mkdir(parents=True)
    (games_dir() / "rubbish.json").write_text("{]")
    save_finished_games(2, "expert", "learner", "regular")
    view = read(qtbot)
    assert view.status.text == "0 finished games", "bots have played the two"
    assert "Finish a game of your own, and this page shows how you play." in told(view)
    assert not view.findChildren(HabitScale)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("less", "You build later than winners do."),
        ("more", "You build earlier than winners do."),
        ("alike", "No clear difference from winners."),
        ("few", "Too few games to tell."),
    ],
)
def test_a_difference_is_described_in_a_sentence(kind: str, sentence: str) -> None:
    assert verdict(Tendency("building", 9, 1.0, 0.1, 0.5, 0.7, 0.9, kind)) == sentence


@pytest.mark.parametrize(
    ("name", "less", "more"),
    [
        ("bidding", "bid once more", "one bid earlier"),
        ("building", "one more city", "only cities that you can power"),
        ("fuel", "store fuel", "only the fuel that you burn"),
        ("plants", "one more plant", "skip a plant"),
    ],
)
def test_advice_follows_from_a_clear_difference(name: str, less: str, more: str) -> None:
    tendency = Tendency(name, 9, 0.5, 0.1, 0.7, 0.8, 0.9, "less")
    assert less in advice(tendency)
    assert more in advice(tendency._replace(verdict="more"))
    assert advice(tendency._replace(verdict="alike")) == ""


def test_nobody_is_told_to_take_the_lead() -> None:
    early = Tendency("order", 9, 0.5, 0.1, 0.7, 0.8, 0.9, "less")
    assert "one city fewer" in advice(early)
    assert advice(early._replace(verdict="more")) == ""


def test_puzzles_are_a_key_away(qtbot: QtBot) -> None:
    save_finished_games(1)
    view = read(qtbot)
    assert any(text.startswith("Try next:") for text in told(view))
    with qtbot.waitSignal(view.puzzles_asked):
        QTest.keyClick(view, Qt.Key.Key_P)


def test_the_way_to_the_puzzles_is_seen_in_large_text(qtbot: QtBot) -> None:
    save_finished_games(4)
    look().set_text_size("larger")
    view = read(qtbot)
    (puzzles,) = (button for button in view.findChildren(Button) if button.text() == "Puzzles")
    bottom = puzzles.mapTo(view, puzzles.rect().bottomLeft()).y()
    assert bottom < view.habits.geometry().bottom()


@pytest.mark.usefixtures("language")
def test_what_to_try_next_is_whole_in_larger_text_in_any_language(qtbot: QtBot) -> None:
    save_finished_games(4)
    look().set_text_size("larger")
    view = read(qtbot)
    (puzzles,) = (button for button in view.findChildren(Button) if button.key == "P")
    row = expect(Line, puzzles.parentWidget())
    bottom = row.mapTo(view.habits, row.rect().bottomLeft()).y()
    assert bottom <= view.habits.height() - look().px(view.habits.pad)


def test_all_figures_lie_within_the_scale(qtbot: QtBot) -> None:
    scale = HabitScale(Tendency("bidding", 9, 12.0, 3.0, 1.0, 2.0, 4.0, "more"))
    qtbot.addWidget(scale)
    scale.resize(400, 30)
    places = [scale.place_of(figure) for figure in (1, 4, 9, 12, 15)]
    assert places == sorted(places)
    assert places[0] > 0
    assert places[-1] < 400


def test_what_most_winners_do_is_seen_even_if_all_do_the_same(qtbot: QtBot) -> None:
    scale = HabitScale(Tendency("plants", 9, 3.0, 0.4, 4.0, 4.0, 4.0, "less"))
    qtbot.addWidget(scale)
    scale.resize(400, 30)
    band = scale.grab().toImage().pixelColor(round(scale.place_of(4.0)), 15)
    assert band == LIT


def test_the_figures_are_a_key_away(new_window: NewWindow) -> None:
    window = new_window(first=PowerGridWindow.show_front)
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    shown = [type(window.view)]
    for key in (Qt.Key.Key_F, Qt.Key.Key_Escape):
        QTest.keyClick(window.view, key)
        shown.append(type(window.view))
    assert shown == [ProfileView, StatisticsView, ProfileView]


def test_games_against_levels_give_a_rating_curve(qtbot: QtBot) -> None:
    save_finished_games(2, PERSON, "learner", "regular")
    view = read(qtbot)
    (chart,) = view.findChildren(RatingChart)
    assert len(chart.ratings) == 3
    first, *_, last = chart.ratings
    assert last.high - last.low < first.high - first.low
    assert str(last.points) in chart.accessibleDescription()
    shown = [text.text for text in view.figures.findChildren(Text)]
    assert shown[:2] == ["2 of 2", "games won; by chance alone: 0.7"]
    assert shown[2] == str(last.points)
    assert f"{last.low} to {last.high}" in shown[3]
    assert not chart.grab().isNull()
    assert not faults(view)


def test_where_several_people_share_a_game_their_seats_are_counted(qtbot: QtBot) -> None:
    save_finished_games(2, PERSON, PERSON, PERSON)
    view = read(qtbot)
    assert view.status.text == "2 finished games"
    shown = [text.text for text in view.figures.findChildren(Text)]
    assert shown[:2] == ["2 of 6", "seats won; by chance alone: 2.0"]


def test_neither_newer_games_of_bots_nor_many_games_hide_the_rating(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("powergrid.gui.power_grid.library.profile_view.MAX_OWN", 2)
    save_finished_games(3, PERSON, "learner", "regular")
    for file in games_dir().iterdir():
        os.utime(file.rename(file.with_name(f"own-{file.name}")), (1, 1))
    save_finished_games(4, "expert", "learner", "regular")
    view = read(qtbot)
    assert view.status.text == "2 finished games", "without those of bots and the player's oldest"
    assert [scale.tendency.games for scale in view.findChildren(HabitScale)] == [2] * 5
    (chart,) = view.findChildren(RatingChart)
    assert chart.ratings[-1].games == 3


@pytest.mark.parametrize(
    ("middles", "places"),
    [
        ([80, 60, 40], [80, 60, 40]),
        ([80, 76, 40], [80, 66, 40]),
        ([80, 76, 72], [80, 66, 52]),
        ([40, 12, 8], [40, 21, 7]),
        ([99, 60, 2], [93, 60, 7]),
    ],
)
def test_names_of_levels_never_touch(middles: list[float], places: list[float]) -> None:
    assert without_overlaps(middles, height=14, top=0, bottom=100) == places


def test_levels_of_nearly_the_same_rating_are_named_apart(qtbot: QtBot) -> None:
    chart = RatingChart(
        "", [Rating(500, 400, 600, 0)], {"beginner": 0, "expert": 500, "master": 510}
    )
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    picture = chart.grab(QRect(0, 0, 40, 200)).toImage()
    ground = picture.pixelColor(0, 0)
    inked = [
        any(picture.pixelColor(x, y) != ground for x in range(picture.width()))
        for y in range(picture.height())
    ]
    names = sum(now and not before for before, now in pairwise([False, *inked]))
    assert names == 3


@pytest.mark.parametrize("page", ["show_profile", "show_statistics"])
def test_pages_without_games_lead_to_a_first_one(
    qtbot: QtBot, new_window: NewWindow, page: str
) -> None:
    window = new_window(first=PowerGridWindow.show_front)
    getattr(window.visits, page)()
    view = window.view
    assert isinstance(view, ProfileView | StatisticsView)
    qtbot.waitUntil(view.nothing.isVisible)
    assert not faults(view)
    view.nothing.play.click()
    assert isinstance(window.view, NewGameView)
