# SPDX-License-Identifier: MIT
"""Bots' turns at the table: decisions, faults, pauses, and answers that come too late."""

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.events import sentence
from powergrid.play.faults import BotError, Fault, Trouble
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import PERSON, digest
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid
from tests.gui.patience import settle
from tests.gui.tables import a_session, play_until


@pytest.mark.slow
def test_whole_games_among_bots_end(qtbot: QtBot) -> None:
    session = a_session(player=("reference", "sensible", "random", "reference"))
    session.start_bots(Thinker(OPPONENTS), seed=3)
    qtbot.waitUntil(lambda: session.state.is_over)
    assert not session.is_person_asked


def test_bots_make_the_same_moves_again(qtbot: QtBot) -> None:
    ends = []
    for _ in range(2):
        session = a_session(players=3, player="sensible")
        session.start_bots(Thinker(OPPONENTS), seed=3)
        qtbot.waitUntil(lambda session=session: session.state.is_over)  # type: ignore[misc]
        ends.append(digest(session.state))
    assert ends[0] == ends[1]


def test_bots_wait_for_people(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.start_bots(Thinker(OPPONENTS), seed=3)
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert session.state.seat == 0
    assert session.viewer == 0


class FoolishThinker(Thinker):
    """A thinker whose answers are never legal."""

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        reply.finished.emit(Bid(10**6))


def test_an_illegal_answer_of_a_bot_is_reported_and_the_game_continues(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    log = LogModel(session)
    with qtbot.captureExceptions() as reported:
        session.start_bots(FoolishThinker(OPPONENTS), seed=3)
        qtbot.waitUntil(lambda: len(session.past) > 20)
    session.stop_bots()
    assert len(reported) == 1, "once for each level"
    kind, error, _ = reported[0]
    assert kind is BotError
    assert "sensible: Bid(amount=1000000) in turn (1, " in str(error)
    for played in session.past:
        assert played.faults == (Fault(played.before.seat, Trouble.ILLEGAL),)
    told = [row for row in log.rows if "a bug in this program" in row.text]
    assert [row.seat for row in told] == [played.before.seat for played in session.past]


class NotingThinker(Thinker):
    """A thinker that records the pasts it gets, and never answers."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.pasts: list[Sequence[object]] = []

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.pasts.append(past)


@pytest.mark.parametrize(("level", "looks_back"), [("expert", False), ("master", True)])
def test_a_bot_that_looks_back_gets_all_actions_so_far(level: str, looks_back: bool) -> None:
    session = a_session(player=(PERSON, level, level, level))
    thinker = NotingThinker()
    session.start_bots(thinker, seed=3)
    play_until(session, lambda state: state.seat != 0 and len(session.past) > 4, "sensible")
    done = [(played.before, played.action) for played in session.past]
    assert thinker.pasts[-1] == (done if looks_back else [])


class TroubledThinker(Thinker):
    """A thinker that reports trouble before each answer, or gives no answer at all."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(OPPONENTS)
        self.trouble = trouble
        self.asked = 0

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.asked += 1
        reply.troubled.emit(self.trouble, "")
        if self.trouble is not Trouble.SILENT:
            super().decide(reply, level, view, seed)


@pytest.mark.parametrize("trouble", [Trouble.HUNG, Trouble.DIED, Trouble.FAILED])
def test_a_bots_fault_is_logged_and_cleared_by_its_move(qtbot: QtBot, trouble: Trouble) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    page, log = WaitingPage(session, Staging(session)), LogModel(session)
    session.start_bots(TroubledThinker(trouble), seed=3)
    qtbot.waitUntil(lambda: session.is_person_asked)
    before, count = log.rowCount(), len(session.past)
    session.act(session.question.sample(Random(1)))
    qtbot.waitUntil(lambda: len(session.past) > count + 1)
    fault = Fault(session.past[count + 1].before.seat, trouble)
    assert session.past[count + 1].faults == (fault,)
    text = sentence(fault, session)
    assert session.seats[fault.seat].name in text
    assert text in [row.text for row in log.rows[before:]]
    assert text in [line.text for line in page.recent.lines]
    session.stop_bots()
    while len(session.past) > count:
        session.undo()
    assert log.rowCount() == before


def test_a_game_whose_bots_fail_is_paused_and_can_be_continued(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    page = WaitingPage(session, Staging(session))
    thinker = TroubledThinker(Trouble.SILENT)
    session.start_bots(thinker, seed=3)
    assert session.bots.is_paused
    assert (thinker.asked, session.past) == (1, [])
    assert any("paused" in line.text for line in page.recent.lines)
    thinker.trouble = Trouble.HUNG
    session.bots.pause(False)
    qtbot.waitUntil(lambda: len(session.past) > 3)
    session.stop_bots()


def test_an_answer_for_another_game_is_ignored(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    before = a_session(player="sensible")
    before.start_bots(thinker, seed=3)
    before.stop_bots()
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.start_bots(thinker, seed=3)
    reply, action = thinker.answers[0]
    reply.finished.emit(action)
    QApplication.processEvents()
    assert session.past == []


class SlowThinker(Thinker):
    """A thinker that keeps its answers until a test asks for them."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.answers: list[tuple[Reply, Action]] = []

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.answers.append((reply, a_legal_action(view)))


def a_legal_action(state: State) -> Action:
    from powergrid.rules import legal

    return legal(state).sample(Random(1))


def test_an_answer_to_an_undone_question_is_ignored(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    thinker = SlowThinker()
    session.start_bots(thinker, seed=3)
    session.bots.pause(True)
    session.bots.pause(False)
    (late, _), (reply, action) = thinker.answers
    late.finished.emit(action)
    settle()
    assert session.past == []
    reply.finished.emit(action)
    qtbot.waitUntil(lambda: len(session.past) == 1)


def test_paused_bots_wait_until_they_are_resumed(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    session.bots.pause(True)
    session.start_bots(Thinker(OPPONENTS), seed=3)
    settle()
    assert session.past == []
    with qtbot.waitSignal(session.bots.paused):
        session.bots.pause(False)
    qtbot.waitUntil(lambda: len(session.past) > 3)
    session.stop_bots()


def test_skipping_slow_bots_leads_to_the_next_turn_of_a_person(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.bots.pace = 60_000
    session.start_bots(Thinker(OPPONENTS), seed=3)
    session.skip()
    qtbot.waitUntil(lambda: session.is_person_asked)
    count = len(session.past)
    session.act(session.question.sample(Random(1)))
    assert not session.bots.is_skipping
    settle()
    assert len(session.past) == count + 1, "skipping ends with one's own turn"
    session.stop_bots()


def test_undo_cancels_a_bots_pending_action(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    play_until(session, lambda _: session.is_person_asked)
    thinker = SlowThinker()
    session.start_bots(thinker, seed=3)
    before, count = digest(session.state), len(session.past)
    session.act(next(iter(session.question)))
    ((reply, action),) = thinker.answers
    reply.finished.emit(action)
    assert len(session.past) == count + 1, "the pause before the bot's action is not over"
    session.undo()
    settle()
    assert (digest(session.state), len(session.past)) == (before, count)
    session.stop_bots()
