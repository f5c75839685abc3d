# SPDX-License-Identifier: MIT
"""Damaged records opened in the window: it says why in one sentence, or plays them."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from tests.gui.conftest import NewWindow
from tests.hostile import records
from tests.hostile.ground import check_sentence

pytestmark = pytest.mark.slow
FILES = 10


@pytest.mark.parametrize("way", records.WAYS[:6:2] + records.WAYS[5:], ids=lambda way: way.__name__)
def test_a_damaged_record_is_opened_or_refused_in_a_sentence(
    way: records.Way, new_window: NewWindow, tmp_path: Path
) -> None:
    window = new_window(first=PowerGridWindow.show_new_game, pace="instant", own_pace="instant")
    rng = Random(1)
    for number in range(FILES):
        file = tmp_path / f"{number}.json"
        data = way(rng)
        file.write_bytes(data)
        before = window.session
        if not window.open_file(file):
            assert window.session is before, "the game at the table stays"
            boxes = window.findChildren(QMessageBox)
            check_sentence(boxes[-1].text())
            boxes[-1].close()
            boxes[-1].deleteLater()
        QApplication.processEvents()
        assert file.read_bytes() == data


@pytest.mark.parametrize("way", records.WAYS[:6:2], ids=lambda way: way.__name__)
def test_a_window_starts_among_damaged_records(
    way: records.Way, new_window: NewWindow, home: Path
) -> None:
    games_dir().mkdir(parents=True)
    rng = Random(2)
    damaged = {games_dir() / f"{number}.json": way(rng) for number in range(20)}
    for file, data in damaged.items():
        file.write_bytes(data)
    window = new_window(first=PowerGridWindow.show_new_game)
    window.continue_game()
    for box in window.findChildren(QMessageBox):
        for sentence in box.text().split("\n\n"):
            check_sentence(sentence)
        box.close()
    at_table = None if window.autosave is None else window.autosave.file
    for file, data in damaged.items():
        assert file == at_table or file.read_bytes() == data, "left as it is"
