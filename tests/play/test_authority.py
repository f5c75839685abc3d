# SPDX-License-Identifier: MIT
"""Actions that are proposed and confirmed later, as if the game were run elsewhere."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.play.authority import AllowAll, Answer, DeclineAll
from powergrid.play.session import Session
from tests.play.nim import Heap, NimRules, NimViews


class Elsewhere:
    """An authority that answers when the test tells it to."""

    asks_people = True
    can_undo = True

    def __init__(self) -> None:
        self.proposals: list[tuple[int, Answer]] = []

    def propose(self, action: int, answer: Answer) -> None:
        self.proposals.append((action, answer))


def table() -> tuple[Session[Heap, int, str], Elsewhere]:
    elsewhere = Elsewhere()
    return Session(NimRules(), Heap(), NimViews.seats, authority=elsewhere), elsewhere


def test_nothing_happens_until_an_action_is_confirmed(qtbot: QtBot) -> None:
    session, elsewhere = table()
    with qtbot.waitSignal(session.changed):
        assert not session.act(2)
    assert session.past == []
    assert not session.is_person_asked
    assert not session.act(1), "one proposal at a time"
    ((action, answer),) = elsewhere.proposals
    with qtbot.waitSignal(session.happened):
        answer(True)
    assert [played.action for played in session.past] == [action]


def test_a_declined_action_is_asked_again(qtbot: QtBot) -> None:
    session, elsewhere = table()
    session.act(2)
    with qtbot.waitSignal(session.changed):
        elsewhere.proposals[0][1](False)
    assert session.past == []
    assert session.is_person_asked


def test_a_confirmed_action_must_be_legal(qtbot: QtBot) -> None:
    session, elsewhere = table()
    session.act(7)
    with qtbot.waitSignal(session.refused):
        elsewhere.proposals[0][1](True)
    assert session.past == []
    assert session.is_person_asked


def test_an_answer_for_another_moment_is_ignored() -> None:
    session, elsewhere = table()
    session.act(2)
    session.show_position((), Heap(5))
    elsewhere.proposals[0][1](True)
    assert session.state.stones == 5
    assert session.past == []


@pytest.mark.parametrize(("authority", "stones"), [(AllowAll(), 10), (DeclineAll(), 12)])
def test_every_action_is_allowed_or_declined_at_once(
    authority: AllowAll | DeclineAll, stones: int
) -> None:
    session = Session(NimRules(), Heap(12), NimViews.seats, authority=authority)
    session.act(2)
    assert session.state.stones == stones
