# SPDX-License-Identifier: MIT
"""Puzzles from the player's own games."""

from collections.abc import Callable, Sequence
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from powergrid.analysis import Advice, Comparison, Mistake, Review
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Played, Session, session_of
from powergrid.gui.power_grid.puzzles.own_puzzles import OwnPuzzles
from powergrid.play.thinker import Thinker
from powergrid.puzzles import load_set
from powergrid.puzzles.course import PuzzleCourse, own_folder
from powergrid.records import PERSON, load
from powergrid.rules import State, legal
from powergrid.rules.actions import Action
from powergrid.rules.state import OPENING
from tests.gui.power_grid.library.saved import as_own
from tests.gui.tables import a_session, play_until
from tests.records.games import KEPT


def clear_choice(at: Played) -> Comparison:
    """Return a comparison in which another move is clearly better than this one."""
    best = next(action for action in legal(at.before) if action != at.action)
    options = tuple(Advice(action, 0.5, ()) for action in (best, at.action))
    return Comparison(options, 0.2, 0.1, 0.1, 24, done=1)


def reviewing_of(session: Session, thinker: Thinker, *positions: int) -> Reviewing:
    """Return a finished review that finds mistakes at these positions."""
    reviewing = Reviewing(session, thinker)
    mistakes = []
    for at in positions:
        move, choice = session.past[at], clear_choice(session.past[at])
        best = choice.options[0].action
        found = Mistake(at, move.before.seat, 0, (move.action,), 0.1, (best,), 0.5, ())
        mistakes.append(found)
    reviewing.review = Review((), tuple(mistakes))
    return reviewing


def compare(state: State, done: Sequence[Action], _samples: int) -> Comparison:
    """Compare as if another move were clearly better."""
    return clear_choice(Played(state, done[0], []))


@pytest.fixture(autouse=True)
def looks_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every mistake be looked at, which other tests leave out."""
    monkeypatch.setattr("powergrid.gui.power_grid.puzzles.own_puzzles.MAX_MOVES", 4)
    monkeypatch.setattr("powergrid.analysis.compare_options", compare)


@pytest.fixture
def reviewed(qtbot: QtBot) -> Callable[[Session, int], None]:
    """Return what reviews a session, as if the move at a position were a mistake."""

    def review(session: Session, at: int) -> None:
        thinker = Thinker(OPPONENTS)
        reviewing = reviewing_of(session, thinker, at)
        own = OwnPuzzles(thinker)
        own.wait_for(reviewing)
        with qtbot.waitSignal(own.finished):
            reviewing.progressed.emit()

    return review


def openings(session: Session) -> set[int]:
    return {at for at, move in enumerate(session.past) if move.before.asks == OPENING}


def test_a_costly_mistake_in_a_reviewed_game_becomes_a_puzzle(
    reviewed: Callable[[Session, int], None],
) -> None:
    session = play_until(a_session(3), lambda state: state.round == 2)
    at = min(openings(session))
    reviewed(session, at)
    (puzzle,) = load_set(own_folder())
    assert puzzle.position()[1] == session.past[at].before
    assert PuzzleCourse(date(2026, 1, 1), pytest.fail).puzzles[0] == puzzle


@pytest.mark.usefixtures("qtbot")
def test_an_imported_game_brings_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Review] = []

    def candidates(review: Review, *_: object) -> list[Mistake]:
        asked.append(review)
        return []

    monkeypatch.setattr("powergrid.puzzles.candidates", candidates)
    thinker = Thinker(OPPONENTS)
    for record in (load(KEPT[0]), as_own(load(KEPT[0]), *[PERSON] * 3)):
        reviewing = Reviewing(session_of(record), thinker)
        OwnPuzzles(thinker).wait_for(reviewing)
        reviewing.review = Review((), ())
        reviewing.progressed.emit()
    assert len(asked) == 1, "only the game that was played here"


def test_reviews_that_end_right_after_each_other_keep_all_their_puzzles(qtbot: QtBot) -> None:
    sessions = [
        play_until(a_session(3), lambda state: state.round == 3, seed=seed) for seed in (1, 2)
    ]
    thinker = Thinker(OPPONENTS)
    own = OwnPuzzles(thinker)
    asked = []
    with qtbot.waitSignal(own.finished):
        for session in sessions:
            positions = sorted(openings(session))[-2:]
            asked += [session.past[at].before for at in positions]
            reviewing = reviewing_of(session, thinker, *positions)
            own.wait_for(reviewing)
            reviewing.progressed.emit()
            del reviewing  # as the window does when the next game is reviewed
    kept = [puzzle.position()[1] for puzzle in load_set(own_folder())]
    assert [state for state in asked if state not in kept] == []
    assert len(kept) == 4


def test_two_games_of_one_deal_bring_puzzles_of_their_own(
    reviewed: Callable[[Session, int], None],
) -> None:
    one, other = (
        play_until(a_session(3), lambda state: state.round == 4, seed=seed) for seed in (1, 2)
    )
    at = max(openings(one) & openings(other))
    for session in (one, other, one):
        reviewed(session, at)
    kept = [puzzle.position()[1] for puzzle in load_set(own_folder())]
    assert kept == [other.past[at].before, one.past[at].before]
