# SPDX-License-Identifier: MIT
"""A session keeps past states unchanged, and forgets what no longer holds."""

from powergrid.play.authority import DeclineAll
from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import Session
from tests.play.nim import Heap, NimRules, NimViews


def test_a_kept_state_does_not_change_when_the_game_continues() -> None:
    session = Session(NimRules(), Heap(12), NimViews.seats)
    session.act(3)
    (played,) = session.past
    session.take_back(1)
    session.act(1)
    assert played.before.stones == 12
    assert session.state.stones == 11


PEOPLE = (Seat("Ada", "red", PERSON), Seat("Bo", "blue", PERSON))


def test_after_another_action_what_was_undone_cannot_be_redone() -> None:
    session = Session(NimRules(), Heap(12), PEOPLE)
    session.act(3)
    session.undo()
    session.redo()
    assert session.state.stones == 9
    session.undo()
    session.act(1)
    session.redo()
    assert session.state.stones == 11


def test_after_an_illegal_action_what_was_undone_can_be_redone() -> None:
    session = Session(NimRules(), Heap(12), PEOPLE)
    session.act(3)
    session.undo()
    assert not session.act(4)
    session.redo()
    assert session.state.stones == 9


def test_a_person_is_asked_until_the_game_is_over() -> None:
    session = Session(NimRules(), Heap(3), PEOPLE)
    assert session.is_person_asked
    session.act(3)
    assert session.state.is_over
    assert not session.is_person_asked


def test_nobody_is_asked_where_a_game_can_only_be_watched() -> None:
    session = Session(NimRules(), Heap(3), PEOPLE, authority=DeclineAll())
    assert not session.is_person_asked
