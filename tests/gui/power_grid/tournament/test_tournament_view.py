# SPDX-License-Identifier: MIT
"""A tournament in the window: set up, played by bots and at the table, and saved."""

import os
import re
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_edition
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.cards import BADGE, NOTE
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.entry_form import EntryForm
from powergrid.gui.power_grid.tournament.hall import (
    Hall,
    boards_of,
    time_begun,
    tournament_files,
    tournaments_dir,
)
from powergrid.gui.power_grid.tournament.tournament_view import ONE, TournamentView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir, now
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import MAX_ENTRANTS, Entrant, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament
from powergrid.programs import install
from powergrid.records import Recorder, load, save, verify
from powergrid.rules.scoring import places
from tests.gui.conftest import NewWindow
from tests.records.games import play

EXAMPLES = Path(__file__).parents[4] / "docs" / "bots"
PROGRAM = "program:greedy.py"
EIGHT = [Entrant(f"Bot {at}", "sensible" if at % 2 else "random") for at in range(8)]


def view_of(hall: Hall, qtbot: QtBot) -> TournamentView:
    view = TournamentView(hall, "recharged", "germany", ("beginner",))
    qtbot.addWidget(view)
    return view


def shown(window: PowerGridWindow) -> TournamentView:
    view = window.view
    assert isinstance(view, TournamentView)
    return view


@pytest.mark.slow
def test_a_tournament_of_eight_is_played_through_by_bots(qtbot: QtBot) -> None:
    install(EXAMPLES / "greedy.py")
    entrants = [*EIGHT[:7], Entrant("Ada", PROGRAM)]
    hall = Hall(Thinker(OPPONENTS))
    hall.warned.connect(pytest.fail)
    hall.begin("recharged", ["germany"], entrants, 4, 2)
    hall.play_bots()
    qtbot.waitUntil(lambda: hall.tournament is not None and hall.tournament.next() is None)
    tournament = hall.tournament
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


@pytest.mark.slow
def test_a_game_played_at_the_table_counts_after_a_restart(new_window: NewWindow) -> None:
    install(EXAMPLES / "greedy.py")
    window = new_window(1280, 800, first=PowerGridWindow.show_front, pace="instant")
    QTest.keyClick(window.view, Qt.Key.Key_T)
    view = shown(window)
    form = view.form
    form.bots[PROGRAM].set_value(1)
    assert PROGRAM in {entrant.player for entrant in form.entrants()}
    form.people.setText("Ada, Ben, Ada")
    form.changed.emit()
    assert not form.start.isEnabled()
    form.people.setText("Ada, Ben, Chiara")
    for stepper in form.bots.values():
        stepper.set_value(0)
    form.rounds.set_value(2)
    form.changed.emit()
    form.start.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not view.form.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Return)
    session, keeper = window.session, window.keeper
    assert session is not None
    assert keeper is not None
    assert {seat.name for seat in session.seats} == {"Ada", "Ben", "Chiara"}
    window.visits.show_tournament()
    tournament = shown(window).hall.tournament
    assert tournament is not None
    assert tournament.matches[0].file == keeper.file.name
    assert tournament.next() == 0
    QTest.keyClick(window.view, Qt.Key.Key_Return)  # continues it
    assert window.session is session
    record = load(keeper.file)
    recorder = Recorder(record.header)
    winner = session.seats[play(record, recorder).ranking[0]].name
    save(recorder, keeper.file)
    again = Hall(Thinker(OPPONENTS))
    again.open()
    assert again.tournament is not None
    first = again.tournament.standings()[0]
    assert again.tournament.entrants[first.entrant].name == winner
    assert first.points == 100
    window.visits.show_tournament()
    view = shown(window)
    view.games.setCurrentIndex(view.games.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_R)
    assert window.view is not view  # the replay


def test_the_end_of_a_game_leads_to_its_own_tournament(new_window: NewWindow) -> None:
    people = [Entrant(name, "person") for name in ("Ada", "Ben", "Chiara")]
    first, last = (new_tournament("recharged", ["germany"], people, 3, 1, day) for day in (1, 2))
    save_tournament(first, tournaments_dir() / "2026-11-01-120000.json")
    save_tournament(last, tournaments_dir() / "2026-11-02-120000.json")
    hall = Hall(Thinker(OPPONENTS))
    hall.open(tournaments_dir() / "2026-11-01-120000.json")
    record = hall.record_of(0)
    recorder = Recorder(record.header)
    play(record, recorder)
    file = games_dir() / "a.json"
    save(recorder, file)
    hall.remember_file(0, file)
    window = new_window()
    assert window.open_file(file)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    tournament = shown(window).hall.tournament
    assert tournament is not None
    assert tournament.matches[0].seed == first.matches[0].seed
    assert tournament.next() is None, "its result is known"


def test_after_the_last_game_a_new_tournament_comes_next(qtbot: QtBot) -> None:
    hall = Hall(Thinker(OPPONENTS))
    hall.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    view = view_of(hall, qtbot)
    with qtbot.waitExposed(view):
        view.show()
    assert view.play.isVisible()
    assert not view.match.replay.isVisible()
    assert hall.tournament is not None
    save_tournament(hall.tournament.with_result(0, [1, 2, 3]), tournament_files()[0])
    hall.reread()
    assert not view.play.isVisible()
    assert view.match.replay.isVisible()
    assert view.renew.primary
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.form.isVisible()
    view.show_all()
    assert [view.open.primary, view.renew.primary] == [True, False]


def test_an_impossible_start_or_damaged_file_is_reported(qtbot: QtBot) -> None:
    tournaments_dir().mkdir(parents=True)
    (tournaments_dir() / "2020.json").write_text("[]")
    hall = Hall(Thinker(OPPONENTS))
    with qtbot.waitSignal(hall.warned) as warned:
        hall.open()
    assert "\n" not in str(warned.args)
    view = view_of(hall, qtbot)
    view.form.people.setText("Ada\tLovelace, " + 50 * "B")
    assert [entrant.name for entrant in view.form.entrants()] == ["Ada Lovelace", 24 * "B"]
    view.form.people.setText("Ada")
    assert "take part" in view.form.problem()
    hall.begin("recharged", ["atlantis"], EIGHT[:3], 3, 1)
    with qtbot.waitSignal(hall.warned):
        hall.play_bots()
    assert hall.running == -1


def test_what_is_no_tournament_hides_none_and_is_reported_once(qtbot: QtBot) -> None:
    first, last = (new_tournament("recharged", ("germany",), EIGHT, 4, 1, day) for day in (1, 2))
    save_tournament(first, tournaments_dir() / "2026-11-01-120000.json")
    save_tournament(last, tournaments_dir() / "2026-11-02-120000.json")
    (tournaments_dir() / "2029.json").write_text("[]")
    (tournaments_dir() / "2030.json").mkdir()
    os.mkfifo(tournaments_dir() / "2031.json")
    warned: list[str] = []
    hall = Hall(Thinker(OPPONENTS))
    hall.warned.connect(warned.append)
    hall.open()
    assert hall.tournament == last
    view = view_of(hall, qtbot)
    view.show_all()
    view.all.select(1)
    view.delete()
    view.undo()
    assert view.all.currentIndex().row() == 1
    (sentence,) = warned
    assert "2029.json" in sentence


def test_tournaments_begun_in_the_same_second_are_both_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = now()
    monkeypatch.setattr("powergrid.gui.power_grid.tournament.hall.now", lambda: moment)
    for size in (3, 4):
        Hall(Thinker(OPPONENTS)).begin("recharged", ["germany"], EIGHT[:size], 3, 1)
    files = tournament_files()
    assert {len(load_tournament(file).entrants) for file in files} == {3, 4}
    assert {time_begun(file).time().second() for file in files} == {moment.second}


def test_a_tournament_that_cannot_be_saved_says_what_to_do(qtbot: QtBot) -> None:
    tournaments_dir().parent.mkdir(parents=True)
    tournaments_dir().write_text("in the way")
    hall = Hall(Thinker(OPPONENTS))
    with qtbot.waitSignal(hall.warned) as warned:
        hall.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
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


def test_those_who_tie_share_the_lead_and_the_win(qtbot: QtBot) -> None:
    def said() -> str:
        view.show_all()
        return str(view.all.model().index(0, 0).data())

    three = [Entrant(name, "random") for name in ("Ada", "Bruno", "Chiara")]
    one = new_tournament("recharged", ["germany"], three, 3, 3, 7)
    for at, order in enumerate(((0, 1, 2), (2, 1, 0))):
        entrants = one.matches[at].entrants
        one = one.with_result(at, [1 + order.index(entrant) for entrant in entrants])
    file = tournaments_dir() / "2025-05-01-120000.json"
    save_tournament(one, file)
    hall = Hall(Thinker(OPPONENTS))
    hall.open()
    view = view_of(hall, qtbot)
    view.show()
    rows = view.standings.model()
    assert [rows.index(row, 0).data() for row in range(3)] == ["1", "1", "3"]
    assert said() == "Ada and Chiara share the lead"
    save_tournament(one._replace(matches=one.matches[:2]), file)
    assert said() == "Ada and Chiara share the win"


def test_an_older_tournament_can_be_continued(qtbot: QtBot) -> None:
    for year, seats in (("2024", EIGHT[:3]), ("2025", EIGHT[:4])):
        one = new_tournament("recharged", ["germany"], seats, 4, 1, 7)
        if year == "2025":
            one = one.with_result(0, range(1, 5))
        save_tournament(one, tournaments_dir() / f"{year}-05-01-120000.json")
    hall = Hall(Thinker(OPPONENTS))
    hall.open()
    view = view_of(hall, qtbot)
    view.show()
    assert view.standings.model().rowCount() == 4
    view.list.click()
    rows = view.all.model()
    assert [rows.index(row, 0).data(BADGE) for row in (0, 1)] == ["1 of 1", "0 of 1"]
    assert "won" in rows.index(0, 0).data()
    assert "Bot 0, Bot 1 and Bot 2" in rows.index(1, 0).data(NOTE)
    view.all.select(1)
    view.open.click()
    assert view.standings.isVisible()
    assert view.standings.model().rowCount() == 3
    hall.remember_file(0, games_dir() / "a.json")
    assert load_tournament(tournaments_dir() / "2024-05-01-120000.json").matches[0].file == "a.json"


def test_two_windows_keep_each_others_games(qtbot: QtBot) -> None:
    one, other = Hall(Thinker(OPPONENTS)), Hall(Thinker(OPPONENTS))
    one.begin("recharged", ["germany"], [*EIGHT[:5], Entrant("Ada", "person")], 3, 1)
    other.open()
    one.remember_file(0, games_dir() / "a.json")
    other.remember_file(1, games_dir() / "b.json")
    (kept,) = tournaments_dir().glob("*.json")
    assert [match.file for match in load_tournament(kept).matches] == ["a.json", "b.json"]
    view = TournamentView(one, "recharged", "germany", ("beginner",))
    qtbot.addWidget(view)
    assert other.tournament is not None
    played = [other.tournament.has_person(match) for match in other.tournament.matches].index(False)
    save_tournament(other.tournament.with_result(played, range(1, 4)), kept)
    with qtbot.waitSignal(view.match_asked) as asked:
        view.play_on()
    assert asked.args == [1 - played]
    assert one.tournament == load_tournament(kept)


def test_a_game_that_bots_end_in_two_windows_is_kept_once(qtbot: QtBot) -> None:
    one, other = Hall(Thinker(OPPONENTS)), Hall(Thinker(OPPONENTS))
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
    hall = Hall(Thinker(OPPONENTS))
    hall.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    record, file = hall.record_of(0), games_dir() / "a.json"
    recorder = Recorder(record.header)
    result = places(play(record, recorder))
    save(recorder, file)
    hall.remember_file(0, file)
    assert hall.tournament is not None
    begun = hall.tournament
    hall.open()
    assert hall.tournament == begun.with_result(0, result)
    if clock_is_set_back:
        (kept,) = tournament_files()
        os.utime(kept, (4e9, 4e9))
    save(record, file)
    hall.open()
    assert hall.tournament == begun


def test_a_game_whose_result_is_known_is_not_read_again() -> None:
    file = games_dir() / "a.json"
    file.parent.mkdir(parents=True)
    file.write_text("damaged")
    os.utime(file, (0, 0))
    held = new_tournament("recharged", ["germany"], EIGHT[:3], 3, 1, 1)
    save_tournament(
        held.with_game_begun(0, file.name).with_result(0, range(1, 4)), tournaments_dir() / "1.json"
    )
    hall = Hall(Thinker(OPPONENTS))
    hall.warned.connect(pytest.fail)
    hall.open()
    assert hall.tournament is not None
    assert hall.tournament.next() is None


def test_bots_stop_when_a_result_cannot_be_saved(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("the disk is full")

    hall = Hall(Thinker(OPPONENTS))
    hall.begin("recharged", ["germany"], [Entrant(name, "random") for name in "ABC"], 3, 2)
    monkeypatch.setattr("powergrid.gui.power_grid.tournament.hall.save_tournament", refuse)
    with qtbot.waitSignal(hall.warned) as warned:
        hall.play_bots()
    assert "the disk is full" in str(warned.args)
    assert hall.running == -1


def test_while_bots_play_the_round_and_the_time_left_are_told(qtbot: QtBot) -> None:
    hall = Hall(Thinker(OPPONENTS), clock=count(0, 60).__next__)  # a minute from look to look
    view = view_of(hall, qtbot)
    view.page = ONE
    hall.begin("recharged", ["germany"], [Entrant(name, "reference") for name in "ABC"], 3, 3)
    assert view.status.text == "Game 1 of 3"
    told: list[str] = []
    done: set[tuple[str, str]] = set()
    for signal in (hall.moved, hall.changed):
        signal.connect(lambda: told.append(view.status.text))
        signal.connect(lambda: done.add((view.play.text(), view.play.accessibleDescription()[:9])))
    hall.play_bots()
    qtbot.waitUntil(lambda: hall.running < 0)
    assert ("Stop", "Stops the") in done
    assert {does for text, does in done if text != "Stop"} <= {"Plays the"}
    rounds = [f"Game 1 of 3, round {number}" for number in (1, 2, 3)]
    assert told[:3] == rounds
    second = next(text for text in told if text.startswith("Game 2 of 3, round 4"))
    assert re.fullmatch(r".*round 4 · (\d+) minutes left", second)
    assert "won" in told[-1] or "share" in told[-1]


def test_a_tournament_is_deleted_and_restored(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (1, 2):
        held = new_tournament("recharged", ("germany",), EIGHT, 4, 1, day)
        save_tournament(held, tournaments_dir() / f"2026-11-0{day}-120000.json")
    hall = Hall(Thinker(OPPONENTS))
    hall.open()
    view = view_of(hall, qtbot)
    with qtbot.waitExposed(view):
        view.show()
    view.delete()  # not from here
    view.show_all()
    assert not view.undo_button.isEnabled()
    last, first = tournament_files()
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert (tournament_files(), hall.tournament) == ([first], None)  # it was the one that was open
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert tournament_files() == []
    assert not view.delete_button.isEnabled()
    assert view.nothing.isVisible()
    assert not view.all.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Z)
    assert tournament_files() == [first]
    assert view.all.isVisible()
    assert not view.nothing.isVisible()
    view.undo()
    assert tournament_files() == [last, first]
    assert view.all.currentIndex().row() == 0
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert hall.tournament == load_tournament(last)
    view.show_all()
    view.delete()

    class NoTrash(QFile):
        def moveToTrash(self) -> bool:
            return False

    monkeypatch.setattr("powergrid.gui.shell.deleted_files.QFile", NoTrash)
    with qtbot.waitSignal(hall.warned) as warned:
        view.hide()
    assert "no trash" in str(warned.args)


def test_figures_of_the_standings_are_aligned_right(qtbot: QtBot) -> None:
    hall = Hall(Thinker(OPPONENTS))
    hall.begin("recharged", ["germany"], EIGHT, 4, 1)
    view = view_of(hall, qtbot)
    model, right = view.standings.model(), Qt.AlignmentFlag.AlignRight
    sides = [
        model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) == right
        for column in range(model.columnCount())
    ]
    assert sides == [True, False, False, True, True, True]


def test_levels_are_written_as_labels_in_the_form(qtbot: QtBot) -> None:
    form = EntryForm(("learner", "expert"))
    qtbot.addWidget(form)
    labels = [text.text for text in form.findChildren(Text)]
    assert {"Learner", "Expert"} <= {*labels}
    assert {stepper.accessibleName() for stepper in form.bots.values()} == {"Learner", "Expert"}
    form.bots["expert"].set_value(MAX_ENTRANTS)
    assert form.bots["expert"].value() == MAX_ENTRANTS, "all may be of one level"
    heights = {stepper.height() for stepper in (*form.bots.values(), form.rounds)}
    assert len(heights) == 1


def test_enter_after_the_names_leads_to_the_start(qtbot: QtBot) -> None:
    hall = Hall(Thinker(OPPONENTS))
    view = view_of(hall, qtbot)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    people = view.form.people
    people.setFocus()
    qtbot.waitUntil(people.hasFocus)
    people.selectAll()
    QTest.keyClicks(people, "Ada, Bo, Cy")
    QTest.keyClick(people, Qt.Key.Key_Return)
    assert view.form.start.hasFocus()
    QTest.keyClick(view.form.start, Qt.Key.Key_Return)
    assert hall.tournament is not None
    assert [entrant.name for entrant in hall.tournament.entrants] == ["Ada", "Bo", "Cy"]


def test_a_failed_deletion_is_reported(qtbot: QtBot) -> None:
    held = new_tournament("recharged", ("germany",), EIGHT, 4, 1, 1)
    save_tournament(held, tournaments_dir() / "2026-11-01-120000.json")
    (tournaments_dir() / "deleted").symlink_to(tournaments_dir())
    hall = Hall(Thinker(OPPONENTS))
    view = view_of(hall, qtbot)
    view.show_all()
    with qtbot.waitSignal(hall.warned):
        view.delete()
    assert len(tournament_files()) == 1


def test_no_focus_ring_is_shown_to_the_mouse(new_window: NewWindow) -> None:
    window = new_window(1280, 800, first=PowerGridWindow.show_front)
    tournament = new_tournament("recharged", ("germany",), EIGHT, 4, 2, 1)
    save_tournament(tournament, tournaments_dir() / "1.json")
    window.visits.show_tournament()
    look().shows_focus = False
    QTest.mouseClick(shown(window).list, Qt.MouseButton.LeftButton)
    assert shown(window).all.hasFocus()
    assert not look().shows_focus
