# SPDX-License-Identifier: MIT
"""The list of saved games: its texts, and where it leads."""

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QStringListModel, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import Recorder, new_record
from powergrid.factory.rules.scoring import winners
from powergrid.gui.factory_manager.game_delegate import GameDelegate
from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.saved_games import SavedGame
from powergrid.gui.factory_manager.scene import FactoryScene
from powergrid.gui.factory_manager.session import record_of
from powergrid.gui.factory_manager.statistics_view import StatisticsView, outcomes_in
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.settings.language import use_language
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.record_files import save
from powergrid.play.saved_games import games_dir
from powergrid.play.seats import Seat
from tests.expect import expect
from tests.gui.factory_manager.conftest import PEOPLE, SEED, OpenTable, table_of
from tests.gui.written import lines_of


def test_unfinished_and_finished_games_are_listed(
    window: MainWindow, close_table: FactoryTable, open_table: OpenTable
) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    open_table(PEOPLE)
    over, going = sorted(GamesView(games_dir("factory")).games, key=lambda game: not game.winners)
    assert over.winners == winners(session.state)
    finished = outcomes_in(games_dir("factory"))
    assert [outcome.money[-1] for outcome in finished] == list(session.state.money)
    view = StatisticsView(finished)
    assert [bar.name for bar in view.wins.bars] == ["Person"]
    assert (view.wins.bars[0].value, view.wins.bars[0].mark) == (50, 50)
    assert view.wins.bars[0].text == "50%"
    assert [line.figures[-1] for line in view.money.series] == sorted(
        session.state.money, reverse=True
    )
    assert (going.round, going.winners) == (1, ())
    assert re.match(r".*\d:\d\d.* · Ada, Bruno · round 1, unfinished", going.text)


def test_the_figures_are_written_as_the_language_does(close_table: FactoryTable) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    use_language("de")
    view = StatisticsView(outcomes_in(games_dir("factory")))
    assert all(re.fullmatch(r"\d+,\d", bar.text) for bar in view.types.bars)


def test_the_list_leads_to_a_game_and_to_its_replay(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table(PEOPLE)
    window.show_front()
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = window.view
    assert isinstance(view, GamesView)
    view.replay.click()
    replay = window.view
    assert isinstance(replay, FactoryTable)
    assert replay.is_replay
    replay.back_asked.emit()
    view.open.click()
    assert not table_of(window).is_replay


def test_the_chosen_game_is_drawn(
    window: MainWindow, close_table: FactoryTable, open_table: OpenTable, qtbot: QtBot
) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    open_table(PEOPLE)
    window.show_front()
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = expect(GamesView, window.view)

    def owner() -> str:
        scene = view.picture.findChild(FactoryScene)
        return "" if scene is None or scene.shown is None else scene.shown.player.name

    view.list.setCurrentIndex(view.list.model().index(0, 0))
    qtbot.waitUntil(lambda: bool(owner()))
    assert view.chosen is not None
    row = next(row for row, game in enumerate(view.games) if game.winners)
    winner = session.seats[winners(session.state)[0]].name
    view.list.setCurrentIndex(view.list.model().index(row, 0))
    qtbot.waitUntil(lambda: owner() == winner)
    view.open.click()
    assert window.session is not None
    assert window.session.state.is_over


def test_the_list_says_what_is_wrong_with_a_file(
    window: MainWindow, open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = lines_of("powergrid.gui.factory_manager.game_delegate", monkeypatch)
    open_table(PEOPLE)
    (games_dir("factory") / "torn.json").write_text("no game")
    window.show_front()
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = expect(GamesView, window.view)
    damaged, sound = view.games
    assert damaged.problem
    assert damaged.text == f"torn.json · {damaged.problem}"
    assert view.head.status.text.endswith("unfinished: 1")
    view.grab()
    assert {"torn.json", damaged.problem} <= {*written}
    assert view.chosen == damaged
    assert not view.open.isEnabled()
    assert not view.replay.isEnabled()
    qtbot.waitUntil(lambda: not view.is_reading)
    assert [text.text for text in view.picture.findChildren(Text)] == [damaged.problem]
    view.list.doubleClicked.emit(view.list.currentIndex())
    assert window.view is view
    view.list.setCurrentIndex(view.list.model().index(1, 0))
    assert view.chosen == sound
    assert view.open.isEnabled()
    assert outcomes_in(games_dir("factory")) == []


def test_a_row_shows_who_has_won_and_who_played(qtbot: QtBot) -> None:
    game = SavedGame(Path("2026-01-31-123000-factory.powergrid.json"), PEOPLE, 5, (1,))
    assert game.text.endswith(" · Ada, Bruno · Bruno wins")
    moment = QDateTime(QDate(2026, 1, 31), QTime(12, 30))
    assert game.day == QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    assert game._replace(file=Path("mine.json")).text == "Ada, Bruno · Bruno wins"
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(QStringListModel([game.text], view))
    view.setItemDelegate(GameDelegate([game], view))
    view.resize(400, 80)
    image = view.grab().toImage()
    for seat in PEOPLE:
        fill = look().theme.house_fill(seat.colour)
        assert any(
            image.pixelColor(x, y) == fill
            for x in range(image.width())
            for y in range(image.height())
        ), seat.colour


def test_a_name_keeps_its_small_letter(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written = lines_of("powergrid.gui.factory_manager.game_delegate", monkeypatch)
    seats = (Seat("van Dyck", "red"), Seat("Bruno", "blue"))
    for game in (
        SavedGame(Path("a.json"), seats, 5, (0,)),
        SavedGame(Path("a.json"), seats, 2, ()),
    ):
        view = QListView()
        qtbot.addWidget(view)
        view.setModel(QStringListModel([game.text], view))
        view.setItemDelegate(GameDelegate([game], view))
        view.grab()
    assert {"van Dyck wins", "Round 2, unfinished"} <= {*written}


def test_a_bot_with_a_persons_name_is_not_a_person(window: MainWindow) -> None:
    seats = (Seat("Ada", "red"), Seat("Ada", "blue", "master"))
    record = new_record(seats, SEED)
    _, state = record.start()
    recorder = Recorder(record, state)
    bots = [bot_named("builder"), bot_named("master")]
    assert play(state, record.deal, bots, Random(1), recorder.add).ranking[0] == 1
    file = games_dir("factory") / "2026-01-01-120000-factory.powergrid.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    save(recorder.record(), file)
    view = GamesView(games_dir("factory"))
    assert view.head.status.text == "Finished games: 1, won by people: 0, unfinished: 0"


def test_a_damaged_game_has_no_winner(close_table: FactoryTable) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    record = record_of(session)
    last = record.moves[-1]
    paid = next(event for event in last["then"] if event["type"] == "profit_paid")
    paid["seat"] = 7
    file = games_dir("factory") / "2030-01-01-120000-factory.powergrid.json"
    save(record, file)
    assert GamesView(games_dir("factory")).games[0].winners == ()


def test_a_damaged_game_hides_no_other(close_table: FactoryTable) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    record = record_of(session)
    began = next(event for line in record.moves for event in line["then"] if "round" in event)
    del began["round"]
    save(record, games_dir("factory") / "2030-01-01-120000-factory.powergrid.json")
    damaged, sound = GamesView(games_dir("factory")).games
    assert damaged.problem
    assert not sound.problem
    assert len(outcomes_in(games_dir("factory"))) == len(session.seats)


def test_without_games_the_list_says_so(window: MainWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = window.view
    assert isinstance(view, GamesView)
    assert not view.open.isEnabled()
    assert "No saved games" in view.open.description
    assert not view.statistics.isEnabled()
    assert "No finished games" in view.statistics.description
    assert "No finished games" in StatisticsView([]).head.status.text
    assert view.nothing.isVisible()
    assert not view.list.isVisible()
    assert view.back.hasFocus()


def test_the_way_back_is_at_the_top_right_of_both_pages(qtbot: QtBot) -> None:
    for view in (GamesView(games_dir("factory")), StatisticsView([])):
        qtbot.addWidget(view)
        view.resize(1280, 800)
        view.show()
        middle = view.back.mapTo(view, view.back.rect().center())
        assert middle.x() > 1280 * 0.85
        assert middle.y() < 800 * 0.1
