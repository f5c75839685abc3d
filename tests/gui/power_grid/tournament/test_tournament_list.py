# SPDX-License-Identifier: MIT
"""The list of all tournaments: opened, deleted and restored."""

import os

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.cards import BADGE, NOTE
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.tournament_runner import (
    TournamentRunner,
    tournament_files,
    tournaments_dir,
)
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import Entrant, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament
from tests.gui.power_grid.tournament.tables import EIGHT, view_of


def test_what_is_no_tournament_hides_none_and_is_reported_once(qtbot: QtBot) -> None:
    first, last = (new_tournament("recharged", ("germany",), EIGHT, 4, 1, day) for day in (1, 2))
    save_tournament(first, tournaments_dir() / "2026-11-01-120000.json")
    save_tournament(last, tournaments_dir() / "2026-11-02-120000.json")
    (tournaments_dir() / "2029.json").write_text("[]")
    (tournaments_dir() / "2030.json").mkdir()
    os.mkfifo(tournaments_dir() / "2031.json")
    warned: list[str] = []
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.warned.connect(warned.append)
    runner.open()
    assert runner.tournament == last
    view = view_of(runner, qtbot)
    view.show_all()
    view.all.cards.select(1)
    view.all.delete()
    view.undo()
    assert view.all.cards.currentIndex().row() == 1
    (sentence,) = warned
    assert "2029.json" in sentence


def test_those_who_tie_share_the_lead_and_the_win(qtbot: QtBot) -> None:
    def said() -> str:
        view.show_all()
        return str(view.all.cards.model().index(0, 0).data())

    three = [Entrant(name, "random") for name in ("Ada", "Bruno", "Chiara")]
    one = new_tournament("recharged", ["germany"], three, 3, 3, 7)
    for at, order in enumerate(((0, 1, 2), (2, 1, 0))):
        entrants = one.matches[at].entrants
        one = one.with_result(at, [1 + order.index(entrant) for entrant in entrants])
    file = tournaments_dir() / "2025-05-01-120000.json"
    save_tournament(one, file)
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.open()
    view = view_of(runner, qtbot)
    view.show()
    rows = view.one.standings.model()
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
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.open()
    view = view_of(runner, qtbot)
    view.show()
    assert view.one.standings.model().rowCount() == 4
    view.list.click()
    rows = view.all.cards.model()
    assert [rows.index(row, 0).data(BADGE) for row in (0, 1)] == ["1 of 1", "0 of 1"]
    assert "won" in rows.index(0, 0).data()
    assert "Bot 0, Bot 1 and Bot 2" in rows.index(1, 0).data(NOTE)
    view.all.cards.select(1)
    view.open.click()
    assert view.one.standings.isVisible()
    assert view.one.standings.model().rowCount() == 3
    runner.remember_file(0, games_dir() / "a.json")
    assert load_tournament(tournaments_dir() / "2024-05-01-120000.json").matches[0].file == "a.json"


def test_a_tournament_is_deleted_and_restored(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (1, 2):
        held = new_tournament("recharged", ("germany",), EIGHT, 4, 1, day)
        save_tournament(held, tournaments_dir() / f"2026-11-0{day}-120000.json")
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.open()
    view = view_of(runner, qtbot)
    with qtbot.waitExposed(view):
        view.show()
    QTest.keyClick(view, Qt.Key.Key_Delete)  # not from here
    assert len(tournament_files()) == 2
    view.show_all()
    assert not view.undo_button.isEnabled()
    last, first = tournament_files()
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert (tournament_files(), runner.tournament) == (
        [first],
        None,
    )  # it was the one that was open
    assert view.status.text.endswith("its games stay.")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert tournament_files() == []
    assert not view.delete_button.isEnabled()
    assert view.all.nothing.isVisible()
    assert not view.all.cards.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Z)
    assert tournament_files() == [first]
    assert view.status.text.endswith("restored.")
    assert view.all.cards.isVisible()
    assert not view.all.nothing.isVisible()
    view.undo()
    assert tournament_files() == [last, first]
    assert view.all.cards.currentIndex().row() == 0
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert runner.tournament == load_tournament(last)
    view.show_all()
    view.all.delete()

    class NoTrash(QFile):
        def moveToTrash(self) -> bool:
            return False

    monkeypatch.setattr("powergrid.gui.shell.deleted_files.QFile", NoTrash)
    with qtbot.waitSignal(runner.warned) as warned:
        view.hide()
    assert "no trash" in str(warned.args)


def test_a_failed_deletion_is_reported(qtbot: QtBot) -> None:
    held = new_tournament("recharged", ("germany",), EIGHT, 4, 1, 1)
    save_tournament(held, tournaments_dir() / "2026-11-01-120000.json")
    (tournaments_dir() / "deleted").symlink_to(tournaments_dir())
    runner = TournamentRunner(Thinker(OPPONENTS))
    view = view_of(runner, qtbot)
    view.show_all()
    with qtbot.waitSignal(runner.warned):
        view.all.delete()
    assert len(tournament_files()) == 1
