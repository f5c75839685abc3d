# SPDX-License-Identifier: MIT
"""A tournament in the window: set up, played by bots and at the table, and saved."""

import re
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.cards import SNAPSHOT
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.entry_form import EntryForm
from powergrid.gui.power_grid.tournament.tournament_runner import (
    TournamentRunner,
    tournament_files,
    tournaments_dir,
)
from powergrid.gui.power_grid.tournament.tournament_view import ONE, TournamentView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import MAX_ENTRANTS, Entrant, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament
from powergrid.programs import install
from powergrid.records import Recorder, load, save
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.tournament.tables import EIGHT, view_of
from tests.records.games import play

EXAMPLES = Path(__file__).parents[4] / "docs" / "bots"
PROGRAM = "program:greedy.py"


def shown(window: PowerGridWindow) -> TournamentView:
    view = window.view
    assert isinstance(view, TournamentView)
    return view


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
    session, autosave = window.session, window.autosave
    assert session is not None
    assert autosave is not None
    assert {seat.name for seat in session.seats} == {"Ada", "Ben", "Chiara"}
    window.visits.show_tournament()
    tournament = shown(window).runner.tournament
    assert tournament is not None
    assert tournament.matches[0].file == autosave.file.name
    assert tournament.next() == 0
    QTest.keyClick(window.view, Qt.Key.Key_Return)  # continues it
    assert window.session is session
    record = load(autosave.file)
    recorder = Recorder(record.header)
    winner = session.seats[play(record, recorder).ranking[0]].name
    save(recorder, autosave.file)
    again = TournamentRunner(Thinker(OPPONENTS))
    again.open()
    assert again.tournament is not None
    first = again.tournament.standings()[0]
    assert again.tournament.entrants[first.entrant].name == winner
    assert first.points == 100
    window.visits.show_tournament()
    view = shown(window)
    view.one.games.setCurrentIndex(view.one.games.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_R)
    assert window.view is not view  # the replay
    window.navigator.leave()
    games, left = shown(window).one.games, Qt.MouseButton.LeftButton
    place = games.visualRect(games.model().index(0, 0)).center()
    QTest.mouseClick(games.viewport(), left, pos=place)
    QTest.mouseDClick(games.viewport(), left, pos=place)
    assert not isinstance(window.view, TournamentView), "the replay again"


def test_the_end_of_a_game_leads_to_its_own_tournament(new_window: NewWindow) -> None:
    people = [Entrant(name, "person") for name in ("Ada", "Ben", "Chiara")]
    first, last = (new_tournament("recharged", ["germany"], people, 3, 1, day) for day in (1, 2))
    save_tournament(first, tournaments_dir() / "2026-11-01-120000.json")
    save_tournament(last, tournaments_dir() / "2026-11-02-120000.json")
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.open(tournaments_dir() / "2026-11-01-120000.json")
    record = runner.record_of(0)
    recorder = Recorder(record.header)
    play(record, recorder)
    file = games_dir() / "a.json"
    save(recorder, file)
    runner.remember_file(0, file)
    window = new_window()
    assert window.open_file(file)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    tournament = shown(window).runner.tournament
    assert tournament is not None
    assert tournament.matches[0].seed == first.matches[0].seed
    assert tournament.next() is None, "its result is known"


def test_after_the_last_game_a_new_tournament_comes_next(qtbot: QtBot) -> None:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], EIGHT[:3], 3, 1)
    view = view_of(runner, qtbot)
    with qtbot.waitExposed(view):
        view.show()
    assert view.one.play.isVisible()
    assert not view.one.match.replay.isVisible()
    assert runner.tournament is not None
    save_tournament(runner.tournament.with_result(0, [1, 2, 3]), tournament_files()[0])
    runner.reread()
    assert not view.one.play.isVisible()
    assert view.one.match.replay.isVisible()
    assert view.renew.primary
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.form.isVisible()
    view.show_all()
    assert [view.open.primary, view.renew.primary] == [True, False]


def test_an_impossible_start_or_damaged_file_is_reported(qtbot: QtBot) -> None:
    tournaments_dir().mkdir(parents=True)
    (tournaments_dir() / "2020.json").write_text("[]")
    runner = TournamentRunner(Thinker(OPPONENTS))
    with qtbot.waitSignal(runner.warned) as warned:
        runner.open()
    assert "\n" not in str(warned.args)
    view = view_of(runner, qtbot)
    view.form.people.setText("Ada\tLovelace, " + 50 * "B")
    assert [entrant.name for entrant in view.form.entrants()] == ["Ada Lovelace", 24 * "B"]
    view.form.people.setText("Ada")
    assert "take part" in view.form.problem()
    runner.begin("recharged", ["atlantis"], EIGHT[:3], 3, 1)
    with qtbot.waitSignal(runner.warned):
        runner.play_bots()
    assert runner.running == -1


def test_two_windows_keep_each_others_games(qtbot: QtBot) -> None:
    one, other = TournamentRunner(Thinker(OPPONENTS)), TournamentRunner(Thinker(OPPONENTS))
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
        view.one.play_next()
    assert asked.args == [1 - played]
    assert one.tournament == load_tournament(kept)


def test_while_bots_play_the_round_and_the_time_left_are_told(qtbot: QtBot) -> None:
    runner = TournamentRunner(
        Thinker(OPPONENTS), clock=count(0, 60).__next__
    )  # a minute from look to look
    view = view_of(runner, qtbot)
    view.page = ONE
    runner.begin("recharged", ["germany"], [Entrant(name, "reference") for name in "ABC"], 3, 3)
    assert view.status.text == "Game 1 of 3"
    announced: list[str] = []
    done: set[tuple[str, str]] = set()
    houses: set[int] = set()
    first = view.one.games.model().index(0, 0)

    def count_houses() -> None:
        picture = first.data(SNAPSHOT)
        if picture is not None:  # none is kept once the next game goes on
            houses.add(sum(len(network.cities) for network in picture.networks))

    runner.round_changed.connect(count_houses)
    for signal in (runner.round_changed, runner.changed):
        signal.connect(lambda: announced.append(view.status.text))
        signal.connect(
            lambda: done.add((view.one.play.text(), view.one.play.accessibleDescription()[:9]))
        )
    runner.play_bots()
    qtbot.waitUntil(lambda: runner.running < 0)
    assert ("Stop", "Stops the") in done
    assert {does for text, does in done if text != "Stop"} <= {"Plays the"}
    rounds = [f"Game 1 of 3, round {number}" for number in (1, 2, 3)]
    assert announced[:3] == rounds
    second = next(text for text in announced if text.startswith("Game 2 of 3, round 4"))
    assert re.fullmatch(r".*round 4 · (\d+) minutes left", second)
    assert "won" in announced[-1] or "share" in announced[-1]
    assert len(houses) > 1, "the first game's picture follows it"


def test_figures_of_the_standings_are_aligned_right(qtbot: QtBot) -> None:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], EIGHT, 4, 1)
    view = view_of(runner, qtbot)
    model, right = view.one.standings.model(), Qt.AlignmentFlag.AlignRight
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
    runner = TournamentRunner(Thinker(OPPONENTS))
    view = view_of(runner, qtbot)
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
    assert runner.tournament is not None
    assert [entrant.name for entrant in runner.tournament.entrants] == ["Ada", "Bo", "Cy"]


def test_no_focus_ring_is_shown_to_the_mouse(new_window: NewWindow) -> None:
    window = new_window(1280, 800, first=PowerGridWindow.show_front)
    tournament = new_tournament("recharged", ("germany",), EIGHT, 4, 2, 1)
    save_tournament(tournament, tournaments_dir() / "1.json")
    window.visits.show_tournament()
    look().shows_focus = False
    QTest.mouseClick(shown(window).list, Qt.MouseButton.LeftButton)
    assert shown(window).all.cards.hasFocus()
    assert not look().shows_focus


def test_the_title_and_the_buttons_are_in_line_with_the_panels(qtbot: QtBot) -> None:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], EIGHT, 4, 2)
    view = view_of(runner, qtbot)
    view.resize(1280, 800)
    view.refresh()
    match = view.one.match
    assert view.head.x() == match.mapTo(view, match.rect().topLeft()).x()
    assert view.head.geometry().right() == view.width() - view.head.x() - 1
