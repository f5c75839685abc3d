# SPDX-License-Identifier: MIT
"""Exports ask for a file, and say why one cannot be written."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.export import ask_for_file, picture, write
from powergrid.gui.kit.look import look


@pytest.mark.parametrize(
    ("name", "kind", "file"),
    [
        ("", "", None),
        ("/a/game.png", "Figures as a table (*.csv)", Path("/a/game.png")),
        ("/a/game", "Figures as a table (*.csv)", Path("/a/game.csv")),
        ("/a/game", "Charts as a picture (*.png)", Path("/a/game.png")),
    ],
)
def test_a_file_without_an_ending_gets_that_of_its_kind(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, kind: str, file: Path | None
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, kind))
    parent = QWidget()
    qtbot.addWidget(parent)
    files: list[Path] = []
    ask_for_file(parent, files.append)
    assert files == ([] if file is None else [file])


def test_a_picture_has_twice_the_pixels_at_any_scale(qtbot: QtBot) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    for size in ((1920, 1080), (3840, 2160)):
        look().fit(*size)
        image = QImage.fromData(picture(sheet, QSize(40, 30)))
        assert image.size() == QSize(80, 60)


def test_a_file_is_written_or_a_sentence_says_why_not(tmp_path: Path) -> None:
    assert write(tmp_path / "game.csv", b"1,2\n") == ""
    assert (tmp_path / "game.csv").read_bytes() == b"1,2\n"
    (tmp_path / "file").touch()
    sentence = write(tmp_path / "file" / "game.csv", b"")
    assert sentence.startswith("game.csv cannot be saved (Not a directory)")
    assert "null" in write(tmp_path / "game\0.csv", b"")
