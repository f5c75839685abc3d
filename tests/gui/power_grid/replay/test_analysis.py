# SPDX-License-Identifier: MIT
"""Positions of a replay are analysed once, in the bots' process."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.analysis import Advice, assess
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.pages.hint_box import HintBox
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_page import ReplayPage
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.shell.replay.analysis import Analysis
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import load
from powergrid.rules import State, legal
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.tables import a_session, play_until
from tests.gui.views import RECORD


class Slow(Thinker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.asked: list[tuple[Reply, State]] = []

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        (state,) = arguments
        assert isinstance(state, State)
        assert work.__name__ == "assess"
        self.asked.append((reply, state))

    def answer(self, at: int = -1) -> None:
        reply, state = self.asked[at]
        advice = [Advice(action, 0.42, ()) for action in list(legal(state))[:2]]
        reply.finished.emit(((0.42, 0.31, 0.27), advice))


def has_nothing(page: ReplayPage) -> bool:
    return page.found.is_empty


@pytest.fixture
def thinker() -> Slow:
    return Slow()


@pytest.fixture
def table(thinker: Slow, qtbot: QtBot) -> ReplayTable:
    session = play_until(a_session(3), lambda state: state.round == 2)
    replay = Replay(session)
    replay.go_to(0)
    table = ReplayTable(replay)
    table.page.analyse_with(Analysis(thinker, assess, table))
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    return table


def test_positions_are_analysed_only_on_request_and_once(table: ReplayTable, thinker: Slow) -> None:
    page = table.page
    table.replay.step(1)
    assert not thinker.asked
    assert not page.found.isVisible()
    QTest.keyClick(page, Qt.Key.Key_A)
    assert has_nothing(page)
    thinker.answer()
    assert [text.text for text in page.found.chances] == ["42%", "31%", "27%"]
    assert "42% to win" in page.found.text
    table.replay.step(1)
    assert has_nothing(page)
    thinker.answer()
    table.replay.step(-1)
    assert not has_nothing(page)
    assert len(thinker.asked) == 2, "what was found is known"
    QTest.keyClick(page, Qt.Key.Key_A)
    assert not page.found.isVisible()


def test_a_small_window_shows_the_chances_and_as_much_advice_as_fits(qtbot: QtBot) -> None:
    window = open_view("analysis", load(RECORD), 300, (1280, 800))
    qtbot.addWidget(window)
    found = expect(ReplayTable, window.view).page.found
    assert all(text.isVisible() for text in found.chances)
    (box,) = found.findChildren(HintBox)
    shown = [line.isVisible() for line in box.lines]
    assert len(shown) == 3
    assert shown[0]
    assert shown == sorted(shown, reverse=True)


def test_a_small_window_has_room_for_all_buttons(qtbot: QtBot) -> None:
    window = open_view("replay", load(RECORD), 300, (1280, 800))
    qtbot.addWidget(window)
    page = expect(ReplayTable, window.view).page
    for button in (page.jump, page.film, page.review, page.analyse, page.branch, page.leave):
        assert button.isVisible(), button.accessibleName()


def test_a_late_answer_is_not_shown_beside_another_position(
    table: ReplayTable, thinker: Slow
) -> None:
    QTest.keyClick(table.page, Qt.Key.Key_A)
    table.replay.step(1)
    thinker.answer(0)
    assert has_nothing(table.page)
    thinker.answer(1)
    assert not has_nothing(table.page)
