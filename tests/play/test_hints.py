# SPDX-License-Identifier: MIT
"""A hint is about the position that it was asked for."""

from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import Session
from powergrid.play.thinker import Reply, Thinker
from tests.play.nim import OPPONENTS, Heap, NimRules


class LateThinker(Thinker):
    """A thinker that advises when a test wants it to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.replies: list[Reply] = []

    def advise(self, reply: Reply, view: Heap, *, is_quick: bool = False) -> None:
        self.replies.append(reply)


def test_a_hint_that_comes_after_the_next_action_is_ignored() -> None:
    people = (Seat("Ada", "red", PERSON), Seat("Bo", "blue", PERSON))
    session, thinker = Session(NimRules(), Heap(12), people), LateThinker()
    session.start_bots(thinker, seed=1)
    heard: list[object] = []
    session.hints.given.connect(lambda state, advice: heard.append(advice))
    assert session.ask_for_hint(session.state.copy())
    session.act(1)
    assert session.ask_for_hint(session.state.copy())
    for number, reply in enumerate(thinker.replies):
        reply.finished.emit([number])
    assert heard == [[1]]
