# SPDX-License-Identifier: MIT
"""The pictures on the cards of the list of games."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.library import pictures as library_pictures
from powergrid.gui.power_grid.library.entry import read_entry
from powergrid.gui.power_grid.library.pictures import Pictures
from powergrid.gui.power_grid.table.snapshots import snapshot_of
from powergrid.records import Record, load, save
from tests.gui.patience import settle


def test_the_picture_of_a_game_is_its_end_read_when_it_is_first_seen(
    qtbot: QtBot, games: Path
) -> None:
    parent = QObject()
    pictures, entry = Pictures(parent), read_entry(games / "finished.json")
    with qtbot.waitSignal(pictures.found):
        assert pictures.picture(entry) is None
    assert pictures.picture(entry) == snapshot_of(session_of(load(entry.file)))


def test_no_picture_is_sought_of_a_game_that_cannot_be_read(qtbot: QtBot, games: Path) -> None:
    parent = QObject()
    pictures = Pictures(parent)
    with qtbot.assertNotEmitted(pictures.found):
        assert pictures.picture(read_entry(games / "rubbish.json")) is None
        settle()


def test_a_damaged_game_has_the_picture_of_its_empty_board(qtbot: QtBot, games: Path) -> None:
    record = load(games / "finished.json")
    damaged = games / "damaged.json"
    save(Record(record.header, record.moves[1:]), damaged)
    parent = QObject()
    pictures, entry = Pictures(parent), read_entry(damaged)
    with qtbot.waitSignal(pictures.found):
        assert pictures.picture(entry) is None
    picture = pictures.picture(entry)
    assert picture is not None
    assert (picture.board.id, picture.networks) == (record.header.board, ())


def test_of_many_games_those_seen_last_have_their_pictures(
    qtbot: QtBot, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_pictures, "MAX_KNOWN", 1)
    parent = QObject()
    pictures = Pictures(parent)
    for name in ("finished.json", "under-way.json"):
        entry = read_entry(games / name)
        with qtbot.waitSignal(pictures.found):
            pictures.picture(entry)
        assert pictures.picture(entry) is not None
    with qtbot.waitSignal(pictures.found):
        assert pictures.picture(read_entry(games / "finished.json")) is None, "it is read again"
