# SPDX-License-Identifier: MIT
"""Replays: every position of a game, and the ways from one to another."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.analysis.review import Mistake, Review
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.settings.settings import Settings
from powergrid.play.replay import ALL_OPEN, since_last_turn
from powergrid.records import digest, verify_record
from powergrid.records.recorder import transcript_recorder
from powergrid.records.replay import states
from powergrid.rules.actions import BuyFuel
from powergrid.rules.events import PlantRevealed
from powergrid.rules.state import AUCTION, BUILDING, BUYING_FUEL, FUEL
from tests.gui.tables import a_session, play_until, record_of


@pytest.fixture(scope="module")
def session() -> Session:
    """Return a game of four in its fourth round."""
    return play_until(a_session(), lambda state: state.round == 4 and state.asks == BUYING_FUEL)


def test_every_position_is_reproduced(session: Session) -> None:
    record = record_of(session)
    opened = session_of(record)
    was = [digest(opened.state_at(position)) for position in range(len(opened.past) + 1)]
    assert {*was} <= {digest(state) for state in states(record)}
    replay = Replay(opened)
    replay.go_to(0)
    forth = []
    for position in range(replay.last + 1):
        replay.go_to(position)
        forth.append(digest(replay.session.state))
    back = []
    for position in range(replay.last, -1, -1):
        replay.go_to(position)
        back.append(digest(replay.session.state))
    assert forth == back[::-1] == was


def test_the_game_itself_is_not_changed(session: Session) -> None:
    before, count = digest(session.state), len(session.past)
    replay = Replay(session)
    replay.go_to(3)
    replay.session.undo()
    assert not replay.session.act(session.past[3].action)
    assert replay.position == 3
    assert (digest(session.state), len(session.past)) == (before, count)


def test_a_step_emits_its_events_and_a_jump_none(session: Session, qtbot: QtBot) -> None:
    replay = Replay(session)
    replay.go_to(5)
    with qtbot.waitSignals([replay.session.happened, replay.session.changed]):
        replay.step(1)
    with qtbot.assertNotEmitted(replay.session.happened):
        replay.step(-2)
        replay.go_to(20)


def test_jumps_lead_to_starts_of_phases_and_rounds(session: Session) -> None:
    def here() -> tuple[int, int]:
        return replay.session.state.round, replay.session.state.phase

    replay = Replay(session)
    replay.go_to(0)
    replay.jump_phases(1)
    assert here() == (1, FUEL)
    replay.jump_phases(1)
    assert here() == (1, BUILDING)
    replay.step(1)
    replay.jump_phases(-1)
    assert here() == (1, BUILDING)
    replay.jump_phases(-1)
    assert here() == (1, FUEL)
    replay.jump_rounds(1)
    assert here() == (2, AUCTION)
    replay.step(1)
    replay.jump_rounds(-1)
    assert here() == (2, AUCTION)
    replay.jump_rounds(-1)
    assert replay.position == 0
    for _ in range(40):
        replay.jump_phases(1)
    assert replay.position == replay.last
    for _ in range(40):
        replay.jump_phases(-1)
    assert replay.position == 0


def test_a_replay_is_seen_from_one_seat_or_the_acting_one(session: Session) -> None:
    replay = Replay(session)
    replay.view_from(2)
    replay.go_to(7)
    assert replay.session.viewer == 2
    replay.view_from(ALL_OPEN)
    for position in (0, 10, 40):
        replay.go_to(position)
        assert replay.session.viewer == replay.session.state.seat
    replay.go_to(0)
    first = replay.cards_to_come()
    assert session.recorder is not None
    assert first == session.recorder.header.draws[: len(first)]


def test_the_cards_to_come_are_those_after_the_position(session: Session) -> None:
    replay = Replay(session)
    drawn = [
        (position, event.plant)
        for position, move in enumerate(replay.moves)
        for event in move.events
        if isinstance(event, PlantRevealed)
    ]
    for position in (0, drawn[0][0] + 1, replay.last):
        replay.go_to(position)
        coming = [plant for at, plant in drawn if at >= position]
        assert list(replay.cards_to_come()) == coming[:5]


def test_a_game_that_is_played_on_from_a_position_is_correct(session: Session) -> None:
    replay = Replay(session)
    for position in (0, replay.last // 2, replay.last):
        replay.go_to(position)
        record = replay.branch("2026-11-29", seed=7)
        verify_record(record)
        assert states(record)[-1] == replay.session.state


def test_cards_that_nobody_has_seen_come_in_another_order_each_time(session: Session) -> None:
    transcript = transcript_recorder(record_of(session).header, "a test").record()
    replay = Replay(session_of(transcript))
    first, second = (PowerGridViews(Settings()).branch(replay) for _ in range(2))
    assert first.header.pile != second.header.pile


def test_a_film_runs_to_its_end_and_can_be_restarted(session: Session, qtbot: QtBot) -> None:
    replay = Replay(session)
    replay.go_to(replay.last - 3)
    with qtbot.waitSignal(replay.playing):
        replay.play()
    qtbot.waitUntil(lambda: not replay.is_playing)
    assert replay.position == replay.last
    replay.play()
    qtbot.waitUntil(lambda: 2 <= replay.position < replay.last)
    replay.stop()
    assert not replay.is_playing


def test_since_my_last_turn_starts_after_my_last_action() -> None:
    session = play_until(
        a_session(),
        lambda state: state.round == 3 and state.asks == BUYING_FUEL and len(state.waiting) == 2,
    )
    me = session.viewer
    position = since_last_turn(session)
    assert 0 < position < len(session.past)
    assert session.past[position - 1].before.seat == me
    assert all(played.before.seat != me for played in session.past[position:])
    session.act(next(action for action in session.question if isinstance(action, BuyFuel)))
    assert (session.viewer, since_last_turn(session)) == (me, position)


def test_at_the_start_nothing_has_been_done() -> None:
    session = a_session()
    assert since_last_turn(session) == 0
    replay = Replay(session)
    assert (replay.position, replay.last) == (0, 0)
    assert replay.session.state.phase == AUCTION


def test_a_review_marks_the_costly_moves(session: Session) -> None:
    replay = Replay(session)
    assert session.recorder is not None
    assert replay.header == session.recorder.header
    done = (session.past[5].action,)
    mistake = Mistake(5, session.past[5].before.seat, 0, done, 0.2, done, 0.4, ())
    replay.show_review(None)
    replay.go_to(5)
    marked = [replay.mistake]
    replay.show_review(Review((), (mistake,)))
    marked.append(replay.mistake)
    replay.step(1)
    assert [*marked, replay.mistake] == [None, mistake, None]
