# SPDX-License-Identifier: MIT
"""A hint is about the position that it was asked for; if there is none, that is said."""

from pytestqt.qtbot import QtBot

from powergrid.play.faults import BotError
from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import AnySession, Session
from powergrid.play.thinker import Reply, Thinker
from tests.play.nim import OPPONENTS, Heap, NimRules


class LateThinker(Thinker):
    """A thinker that advises when a test wants it to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.replies: list[Reply] = []

    def advise(self, reply: Reply, view: Heap, *, is_quick: bool = False) -> None:
        self.replies.append(reply)


PEOPLE = (Seat("Ada", "red", PERSON), Seat("Bo", "blue", PERSON))


def asked(stones: int) -> tuple[AnySession, LateThinker, list[object]]:
    """Return a game with a thinker, and a list of the advice that it gives."""
    session, thinker = Session(NimRules(), Heap(stones), PEOPLE), LateThinker()
    session.start_bots(thinker, seed=1)
    heard: list[object] = []
    session.hints.given.connect(lambda state, advice: heard.append(advice))
    return session, thinker, heard


def test_a_hint_that_comes_after_the_next_action_is_ignored() -> None:
    session, thinker, heard = asked(12)
    assert session.ask_for_hint(session.state.copy())
    session.act(1)
    thinker.replies[0].finished.emit(["late"])
    assert heard == []
    assert session.ask_for_hint(session.state.copy())
    thinker.replies[1].finished.emit(["in time"])
    assert heard == [["in time"]]


def test_nobody_advises_once_the_bots_were_stopped() -> None:
    session, thinker, heard = asked(12)
    assert session.ask_for_hint(session.state.copy())
    session.stop_bots()
    thinker.replies[0].finished.emit(["late"])
    assert heard == []
    assert not session.ask_for_hint(session.state.copy())


def test_nobody_advises_once_the_game_is_over() -> None:
    session, thinker, _ = asked(1)
    session.act(1)
    assert not session.ask_for_hint(session.state)
    assert not thinker.replies


def test_a_hint_that_fails_is_empty_and_reported_once(qtbot: QtBot) -> None:
    session, thinker, heard = asked(12)
    with qtbot.captureExceptions() as reported:
        for count in (1, 2):
            assert session.ask_for_hint(session.state.copy())
            thinker.replies[-1].failed.emit("in the search")
            assert heard == [[]] * count
    assert [str(error) for _, error, _ in reported] == ["advice: in the search"]
    assert reported[0][0] is BotError
