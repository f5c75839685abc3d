# SPDX-License-Identifier: MIT
"""The story of a game is told at once; the review adds the costly moves to it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.analysis import Mistake, Review
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.end.ceremony import PowerGridCeremony
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.story_panel import StoryChart, StoryPanel
from powergrid.gui.power_grid.end.story_words import story_seat
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.play.thinker import Thinker
from powergrid.rules.actions import Pass
from tests.expect import expect
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import played, seats

QUIET = replace(OPPONENTS, review=None)
"""Who judges no game: the story does not wait for that."""


def new_view(qtbot: QtBot, players: int = 4) -> EndView:
    past, state, pile = played("germany", "classic", players, 4)
    session = Session(state.copy(), seats(players), pile, past=past)
    view = EndView(Reviewing(session, Thinker(QUIET)))
    qtbot.addWidget(view)
    view.resize(1920, 1080)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> EndView:
    view = new_view(qtbot)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def story(view: EndView, qtbot: QtBot) -> StoryPanel:
    panel = expect(StoryPanel, view.story)
    qtbot.waitUntil(lambda: panel.chart is not None)
    return panel


def chart_of(story: StoryPanel) -> StoryChart:
    return expect(StoryChart, story.chart)


def known_of(story: StoryPanel) -> Review:
    known = story.reviewing.so_far
    assert known is not None
    return known


def built(view: EndView) -> list[tuple[int, ...]]:
    return [tuple(network.cities) for network in view.by_round.board.snapshot.networks]


def test_chances_and_turning_points_do_not_wait_for_the_review(story: StoryPanel) -> None:
    assert story.reviewing.review is None
    assert chart_of(story).isVisible()
    assert story.points
    assert story.best
    chart = chart_of(story)
    assert chart.highlighted is chart.series[story_seat(story.reviewing.session, known_of(story))]
    told = [text.text for text in story.findChildren(Text) if text.isVisible()]
    assert "What stood out" in told


def test_how_far_the_review_is_stands_whole_beside_what_stood_out(qtbot: QtBot) -> None:
    view = new_view(qtbot, players=3)
    view.resize(1280, 832)
    with qtbot.waitExposed(view):
        view.show()
    story = expect(StoryPanel, view.story)
    qtbot.waitUntil(lambda: bool(story.points))
    story.progress.say("Analysing… 25% · 14 seconds left")
    settle()
    panel = story.line_layout.items[0].content
    place = story.progress.mapTo(panel, story.progress.rect().bottomRight())
    assert panel.rect().contains(place)
    assert story.progress.height() >= story.progress.sizeHint().height()


def test_costly_moves_are_added_to_the_chart(
    story: StoryPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart, reviewing = chart_of(story), story.reviewing
    shown: list[tuple[Mistake, ...]] = []
    monkeypatch.setattr(chart, "show_mistakes", shown.append)
    known = reviewing.so_far
    assert known is not None
    mistake = Mistake(9, 0, 0, (Pass(),), 0.1, (Pass(),), 0.3, ())
    reviewing.review = known._replace(mistakes=(mistake,))
    reviewing.progressed.emit()
    assert shown == [(mistake,)]
    assert story.chart is chart
    assert story.progress.text == "Each dot is a costly move."


def test_the_lines_are_drawn_from_left_to_right_once_they_are_seen(
    story: StoryPanel, qtbot: QtBot
) -> None:
    chart = chart_of(story)
    qtbot.waitUntil(lambda: chart.clock.state() == chart.clock.State.Running)
    assert chart.now < chart.times[-1]
    chart.clock.setCurrentTime(chart.clock.duration() // 2)
    assert len(chart.moments(chart.series[0].figures)) < len(chart.times)
    chart.clock.setCurrentTime(chart.clock.duration())
    assert len(chart.moments(chart.series[0].figures)) == len(chart.times)
    chart.repaint()
    assert chart.clock.state() != chart.clock.State.Running, "only the first time"


def test_with_reduced_motion_the_lines_are_there_at_once(qtbot: QtBot) -> None:
    look().set_reduced_motion(True)
    view = new_view(qtbot)
    view.show()
    story = expect(StoryPanel, view.story)
    qtbot.waitUntil(lambda: story.chart is not None)
    chart = chart_of(story)
    chart.repaint()
    assert len(chart.moments(chart.series[0].figures)) == len(chart.times)


def test_the_lines_wait_for_the_end_of_the_ceremony(qtbot: QtBot) -> None:
    view = new_view(qtbot)
    view.celebrate()
    view.show()
    story = expect(StoryPanel, view.story)
    qtbot.waitUntil(lambda: story.chart is not None)
    settle()
    chart = chart_of(story)
    assert chart.clock.state() == chart.clock.State.Stopped
    expect(PowerGridCeremony, view.findChild(PowerGridCeremony)).end()
    qtbot.waitUntil(lambda: chart.clock.state() == chart.clock.State.Running)


def test_the_board_shows_the_turning_point_that_is_pointed_at(
    view: EndView, story: StoryPanel, qtbot: QtBot
) -> None:
    button = story.points[-1]
    at_the_end = built(view)
    QTest.mouseMove(button)
    after = view.session.state_at(button.words.after)
    qtbot.waitUntil(lambda: built(view) == list(after.cities))
    assert view.by_round.board.snapshot.is_night
    QTest.mouseMove(view, QPoint(1, 1))
    qtbot.waitUntil(lambda: built(view) == at_the_end)
    button.setFocus()
    assert built(view) == list(after.cities)
    view.main.setFocus()
    assert built(view) == at_the_end


def test_a_turning_point_opens_its_moment_in_the_replay(
    view: EndView, story: StoryPanel, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(view.moment_asked) as asked:
        QTest.mouseClick(story.points[0], Qt.MouseButton.LeftButton)
    assert asked.args == [story.points[0].words.position]
