# SPDX-License-Identifier: MIT
"""A tournament is kept: bots play its games, and results come from the files of others."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_edition
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.tournament_runner import (
    TournamentRunner,
    boards_of,
    time_begun,
    tournament_files,
    tournaments_dir,
)
from powergrid.play.faults import Trouble
from powergrid.play.saved_games import games_dir, now
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import Entrant, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament
from powergrid.programs import install
from powergrid.records import Recorder, load, save, verify
from powergrid.rules.scoring import places
from tests.gui.power_grid.game.test_bot_turns import TroubledThinker
from tests.gui.power_grid.tournament.tables import EIGHT
from tests.records.games import play

EXAMPLES = Path(__file__).parents[4] / "docs" / "bots"
PROGRAM = "program:greedy.py"


@pytest.mark.slow
def test_a_tournament_of_eight_is_played_through_by_bots(qtbot: QtBot) -> None:
    install(EXAMPLES / "greedy.py")
    entrants = [*EIGHT[:7], Entrant("Ada", PROGRAM)]
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.warned.connect(pytest.fail)
    runner.begin("recharged", ["germany"], entrants, 4, 2)
    runner.play_bots()
    qtbot.waitUntil(lambda: runner.tournament is not None and runner.tournament.next() is None)
    tournament = runner.tournament
    assert tournament is not None
    assert len(tournament.matches) == 4
    assert [standing.played for standing in tournament.standings()] == [2] * 8
    for match in tournament.matches:
        file = games_dir() / match.file
        assert verify(file).is_ok
        names = [seat.name for seat in load(file).header.seats]
        assert names == [entrants[number].name for number in match.entrants]
    (kept,) = tournaments_dir().glob("*.json")
    assert load_tournament(kept) == tournament


def test_a_tournament_whose_bots_do_not_answer_says_so_and_can_be_continued(qtbot: QtBot) -> None:
    thinker = TroubledThinker(Trouble.SILENT)
    runner = TournamentRunner(thinker)
    runner.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    warnings: list[str] = []
    runner.warned.connect(warnings.append)
    runner.play_bots()
    assert runner.running == -1
    assert runner.session is None
    (warning,) = warnings
    assert "Play on" in warning
    thinker.trouble = Trouble.HUNG
    runner.play_bots()
    qtbot.waitUntil(lambda: runner.round > 1)
    assert runner.running == 0
    runner.stop()


def test_tournaments_begun_in_the_same_second_are_both_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = now()
    monkeypatch.setattr("powergrid.gui.power_grid.tournament.tournament_runner.now", lambda: moment)
    for size in (3, 4):
        TournamentRunner(Thinker(OPPONENTS)).begin("recharged", ["germany"], EIGHT[:size], 3, 1)
    files = tournament_files()
    assert {len(load_tournament(file).entrants) for file in files} == {3, 4}
    assert {time_begun(file).time().second() for file in files} == {moment.second}


def test_a_tournament_that_cannot_be_saved_says_what_to_do(qtbot: QtBot) -> None:
    tournaments_dir().parent.mkdir(parents=True)
    tournaments_dir().write_text("in the way")
    runner = TournamentRunner(Thinker(OPPONENTS))
    with qtbot.waitSignal(runner.warned) as warned:
        runner.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    assert str(warned.args).endswith("check the folder.']")


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", ["classic", "recharged"])
def test_every_board_of_an_edition_has_areas_for_every_table(edition_id: str) -> None:
    assert {"germany", "usa"} <= {*boards_of(edition_id)}
    edition = load_edition(edition_id)
    for board_id in boards_of(edition_id):
        board = load_board(board_id, edition_id)
        for areas in board.rules.on(edition).areas.values():
            assert board.choices(areas), board_id


def test_a_game_that_bots_end_in_two_windows_is_kept_once(qtbot: QtBot) -> None:
    one, other = TournamentRunner(Thinker(OPPONENTS)), TournamentRunner(Thinker(OPPONENTS))
    one.begin("recharged", ["germany"], EIGHT[:3], 3, 2)
    other.open()
    one.play_bots()
    other.play_bots()
    qtbot.waitUntil(lambda: one.running < 0 and other.running < 0)
    one.open()
    tournament = one.tournament
    assert tournament is not None
    assert tournament.next() is None
    kept = {match.file for match in tournament.matches}
    assert kept == {file.name for file in games_dir().iterdir()}


@pytest.mark.parametrize("clock_is_set_back", [False, True])
def test_an_undone_result_no_longer_counts(clock_is_set_back: bool) -> None:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    record, file = runner.record_of(0), games_dir() / "a.json"
    recorder = Recorder(record.header)
    result = places(play(record, recorder))
    save(recorder, file)
    runner.remember_file(0, file)
    assert runner.tournament is not None
    begun = runner.tournament
    runner.open()
    assert runner.tournament == begun.with_result(0, result)
    if clock_is_set_back:
        (kept,) = tournament_files()
        os.utime(kept, (4e9, 4e9))
    save(record, file)
    runner.open()
    assert runner.tournament == begun


def test_a_game_whose_result_is_known_is_not_read_again() -> None:
    file = games_dir() / "a.json"
    file.parent.mkdir(parents=True)
    file.write_text("damaged")
    os.utime(file, (0, 0))
    held = new_tournament("recharged", ["germany"], EIGHT[:3], 3, 1, 1)
    save_tournament(
        held.with_game_begun(0, file.name).with_result(0, range(1, 4)), tournaments_dir() / "1.json"
    )
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.warned.connect(pytest.fail)
    runner.open()
    assert runner.tournament is not None
    assert runner.tournament.next() is None


def test_bots_stop_when_a_result_cannot_be_saved(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("the disk is full")

    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], [Entrant(name, "random") for name in "ABC"], 3, 2)
    monkeypatch.setattr(
        "powergrid.gui.power_grid.tournament.tournament_runner.save_tournament", refuse
    )
    with qtbot.waitSignal(runner.warned) as warned:
        runner.play_bots()
    assert "the disk is full" in str(warned.args)
    assert runner.running == -1
