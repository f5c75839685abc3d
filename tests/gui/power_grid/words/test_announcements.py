# SPDX-License-Identifier: MIT
"""Each event is announced once, and a question to a person is urgent."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.words.announcements import new_announcer
from powergrid.rules.actions import Bid, OpenAuction, Pass
from tests.gui.tables import a_session

Heard = list[tuple[str, bool]]


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Collect announcements, as pairs of the text and whether it is urgent."""
    texts: Heard = []

    def hear(text: str, is_urgent: bool) -> None:
        texts.append((text, is_urgent))

    announcer().announced.connect(hear)
    yield texts
    announcer().announced.disconnect(hear)


@pytest.fixture
def session() -> Session:
    session = a_session(3, edition="classic")
    new_announcer(session)
    return session


def name(session: Session) -> str:
    return session.seats[session.state.seat].name


def test_each_action_is_one_sentence_and_each_question_urgent(
    session: Session, heard: Heard
) -> None:
    first = name(session)
    session.act(OpenAuction(3, 3))
    assert heard == [
        (f"{first} puts plant 3 up for auction and bids 3.", False),
        (f"Your turn. {name(session)}: bid more than 3 for plant 3 or pass.", True),
    ]


def test_undo_is_announced_with_the_question_that_follows(session: Session, heard: Heard) -> None:
    session.act(OpenAuction(3, 3))
    heard.clear()
    session.undo()
    question = f"Your turn. {name(session)}: open an auction."
    assert heard == [("Undone.", False), (question, True)]


def test_a_turn_is_announced_only_to_its_player(heard: Heard) -> None:
    session = a_session(3, edition="classic", player=("random", "random", "random"))
    news = new_announcer(session)
    session.act(OpenAuction(3, 3))
    session.act(Bid(4))
    news.ask()
    assert [is_urgent for _, is_urgent in heard] == [False, False]


def test_a_replay_announces_each_move_it_reaches(qtbot: QtBot, heard: Heard) -> None:
    session = a_session(3, edition="classic")
    for action in (OpenAuction(3, 3), Bid(4), Pass()):
        session.act(action)
    table = ReplayTable(Replay(session))
    qtbot.addWidget(table)
    heard.clear()
    table.replay.go_to(1)
    table.replay.go_to(2)
    assert [text.split(" ", 1)[1] for text, _ in heard] == [
        "puts plant 3 up for auction and bids 3.",
        "bids 4.",
    ]


@pytest.mark.parametrize("is_urgent", [False, True])
def test_announcements_reach_a_screen_reader(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_urgent: bool
) -> None:
    given: list[tuple[str, str]] = []

    def take(event: QAccessibleAnnouncementEvent) -> None:
        given.append((event.message(), event.politeness().name))

    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    screen_reader.serve()
    announcer().say("one")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    announcer().say("two", is_urgent=is_urgent)
    announcer().announced.disconnect(screen_reader.forward_announcement)
    assert given == [("two", "Assertive" if is_urgent else "Polite")]
