# SPDX-License-Identifier: MIT
"""The master also plays a finished challenge: in the background, saved, and only once."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from pytestqt.qtbot import QtBot

from powergrid import bots
from powergrid.box import built_in_board_ids
from powergrid.gui.kit.time_left import time_left
from powergrid.gui.power_grid.end.master_game import (
    MasterGame,
    SeatResult,
    master_game,
    seat_result,
)
from powergrid.gui.power_grid.end.standing_words import challenge_words
from powergrid.gui.power_grid.game.challenge import code_of_the_day, master_record
from powergrid.gui.power_grid.game.challenge_results import (
    ChallengeResult,
    challenges_dir,
    result_of,
    result_of_day,
    save_result,
)
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.play.faults import Trouble
from powergrid.play.saved_games import now
from powergrid.play.thinker import Thinker
from powergrid.records import PERSON
from powergrid.rules import State
from powergrid.rules.actions import Action
from tests.gui.power_grid.game.test_bot_turns import TroubledThinker
from tests.gui.tables import a_session, play_until, tie


def decide(level: str, state: State, seed: int, past: Sequence[Any] = ()) -> Action:
    """Decide at once, at any level."""
    return bots.decide("sensible", state, seed)


def new_challenge(code: str) -> Session:
    """Return the game of a challenge with the person in the master's seat."""
    record = master_record(code)
    first, *others = record.header.seats
    seats = (first._replace(player=PERSON), *others)
    return session_of(record._replace(header=record.header._replace(seats=seats)))


def play_out(session: Session) -> None:
    while not session.state.is_over:
        session.act(decide("", session.state, 0))


def test_the_master_plays_the_deal_of_a_finished_challenge(qtbot: QtBot) -> None:
    code = f"germany.recharged.33.{now():%Y%m%d}"
    thinker = Thinker(replace(OPPONENTS, decide=decide))
    seats = master_record(code).header.seats
    assert [seat.player for seat in seats] == ["master", "regular", "regular"]
    session = new_challenge(code)
    assert master_game(session, thinker) is None  # not over yet
    play_out(session)

    master = master_game(session, thinker)
    assert master is not None
    assert "round 1" in challenge_words(master)

    def stop_in_round_3() -> None:
        if master.round == 3:
            master.stop()

    master.changed.connect(stop_in_round_3)
    master.start()
    qtbot.waitUntil(lambda: any(challenges_dir().glob("*.powergrid.json")))
    assert master.outcome is None
    assert result_of(code) == (master.own.place, None)
    (kept,) = challenges_dir().glob("*.powergrid.json")
    again = MasterGame(code, session, thinker)
    again.start()
    assert again.round == 3  # where it was
    qtbot.waitUntil(lambda: again.outcome is not None)
    assert again.outcome is not None
    assert f"place {again.outcome.place}" in challenge_words(again)
    assert result_of(code) == (again.own.place, again.outcome.place)
    written = kept.read_bytes()
    third = MasterGame(code, session, thinker)
    third.start()
    assert third.outcome is not None
    assert third.outcome == again.outcome
    assert kept.read_bytes() == written


def test_the_time_left_is_that_of_a_game_as_long_as_the_player_s(qtbot: QtBot) -> None:
    code = f"germany.recharged.33.{now():%Y%m%d}"
    session = new_challenge(code)
    play_out(session)
    thinker = Thinker(replace(OPPONENTS, decide=decide))
    clock = count(0, 10)  # ten seconds from look to look
    master = MasterGame(code, session, thinker, clock.__next__)
    told: list[str] = []
    master.changed.connect(lambda: told.append(challenge_words(master)))
    master.start()
    qtbot.waitUntil(lambda: master.outcome is not None)
    assert told[0].endswith("in your seat: round 1.")
    coming = time_left(10 * (session.state.round - 1))
    assert told[1].endswith(f"round 2. {coming}.")


def test_a_master_that_does_not_answer_says_what_to_do(qtbot: QtBot) -> None:
    code = f"germany.recharged.33.{now():%Y%m%d}"
    session = new_challenge(code)
    play_out(session)
    thinker = TroubledThinker(Trouble.SILENT)
    master = MasterGame(code, session, thinker)
    told: list[str] = []
    master.changed.connect(lambda: told.append(challenge_words(master)))
    master.start()
    assert told[-1].endswith("Reopen this page to try again.")
    master.stop()
    thinker.trouble = Trouble.HUNG
    master.start()
    assert "round 1" in told[-1]
    qtbot.waitUntil(lambda: master.round > 1)
    master.stop()


def todays_code() -> str:
    return code_of_the_day(now().date(), built_in_board_ids(), tuple(bots.LEVELS))


def test_the_first_result_of_a_day_is_kept() -> None:
    day, code = now().date(), todays_code()
    assert result_of_day(day) is None
    for place in (2, 1):
        save_result(code, place, 3)
    assert result_of_day(day) == ChallengeResult(2, 3)
    (file,) = challenges_dir().iterdir()
    file.write_text('{"place": 1, "points": 3}')
    assert result_of_day(day) == ChallengeResult(1), "a later version may add more"
    file.write_text("[]")
    assert result_of_day(day) is None


def test_the_master_adds_its_place_to_the_first_result() -> None:
    day, code = now().date(), todays_code()
    save_result(code, 2)
    assert result_of_day(day) == ChallengeResult(2)
    save_result(code, 1, 3)
    assert result_of_day(day) == ChallengeResult(2, 3)


def test_another_game_with_the_seed_of_a_day_is_not_its_challenge() -> None:
    day = now().date()
    save_result(f"germany.recharged.111.{day:%Y%m%d}", 1)
    assert result_of_day(day) is None
    save_result(todays_code(), 3)
    assert result_of_day(day) == ChallengeResult(3)


def test_a_shared_place_is_the_better_one() -> None:
    session = play_until(a_session(seed=2), lambda state: state.is_over, "sensible")
    state = tie(session, 4).state
    state.ranking = state.ranking[::-1]
    assert seat_result(state) == SeatResult(1, state.powered[0])
