# SPDX-License-Identifier: MIT
"""Replay, list, statistics, chapters and cover: nothing is cut off or overlaps."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.library.statistics_view import StatisticsView
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.tutorial.chapters import read_chapter
from powergrid.gui.power_grid.tutorial.course import course_of
from powergrid.gui.power_grid.tutorial.lesson import Lesson
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.power_grid.visits import PowerGridVisits
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.hand_over import cover_of
from powergrid.gui.shell.main_window import MIN_SIZE
from powergrid.play.replay import ALL_OPEN
from powergrid.play.saved_games import games_dir
from powergrid.records import Seat, new_record, save
from powergrid.records.header import COLOURS
from powergrid.rules.state import BUYING_FUEL
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults
from tests.gui.tables import play_until

SIZES = (
    (*MIN_SIZE, "normal"),
    (1366, 768, "normal"),
    (3840, 2160, "normal"),
    (*MIN_SIZE, "larger"),
    (1920, 1080, "larger"),
)
LONG = "Maximiliane von Hohenlohe {}"

pytestmark = pytest.mark.slow


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}, {}".format(*size))
def size(request: pytest.FixtureRequest, qapp: object) -> tuple[int, int]:
    width, height, text = request.param
    look().fit(width, height)
    look().set_text_size(text)
    return width, height


@pytest.mark.parametrize("board", ["germany", "usa"])
@pytest.mark.parametrize("players", [3, 6])
def test_nothing_in_the_replay_is_cut(
    qtbot: QtBot, size: tuple[int, int], board: str, players: int
) -> None:
    seats = [Seat(LONG.format(i)[:24], COLOURS[i]) for i in range(players)]
    session = session_of(new_record(board, "recharged", seats, seed=2))
    play_until(session, lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    replay = Replay(session)
    table = ReplayTable(replay)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    for position in (0, replay.last // 2, replay.last):
        replay.go_to(position)
        for eyes in (ALL_OPEN, 0):
            replay.view_from(eyes)
            settle()
            assert faults(table.page) == []
    table.close()


def test_nothing_in_the_lists_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    seats = [Seat(LONG.format(i)[:24], COLOURS[i]) for i in range(6)]
    save(new_record("usa", "recharged", seats, seed=2), games_dir() / "one.json")
    (games_dir() / ("a-very-long-name" * 9 + ".json")).write_text("{]")
    for view in (LibraryView(), StatisticsView()):
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitUntil(lambda view=view: not view.is_reading)  # type: ignore[misc]
        assert faults(view) == []
        view.close()


@pytest.mark.parametrize("is_later", [False, True])
def test_nothing_on_the_cover_is_cut(qtbot: QtBot, size: tuple[int, int], is_later: bool) -> None:
    seats = [Seat(LONG.format(i)[:24], COLOURS[i]) for i in range(6)]
    session = session_of(new_record("germany", "recharged", seats, seed=1))
    if is_later:
        play_until(session, lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    views = PowerGridViews(Settings())
    table = views.table(session, None)
    cover = cover_of(views, table)
    for view in (table, cover):
        qtbot.addWidget(view)
    cover.resize(*size)
    cover.show()
    assert faults(cover) == []
    cover.close()


def test_nothing_in_the_chapters_is_cut(visits: PowerGridVisits, size: tuple[int, int]) -> None:
    chapters = [read_chapter(chapter) for chapter in chapter_ids()]
    visits.settings.tutorial = f"{chapters[0].id}:done {chapters[1].id}:3"
    visits.navigator.resize(*size)
    visits.learn()
    assert faults(visits.navigator.view) == []
    table = LessonTable(Lesson(course_of(chapters[2]), 2))
    visits.show(table)
    assert table.coach is not None
    assert faults(table.coach) == []
