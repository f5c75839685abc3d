# SPDX-License-Identifier: MIT
"""A list of sentences is read with the arrow keys, and long sentences are wrapped."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QStringListModel, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.sentence_list import SentenceList


@pytest.fixture
def sentences(qtbot: QtBot) -> Iterator[SentenceList]:
    window = QWidget()
    qtbot.addWidget(window)
    texts = ["short", "a sentence that is much longer than the list is wide, so that it wraps"]
    sentences = SentenceList(QStringListModel(texts, window), window)
    sentences.resize(200, 200)
    window.resize(200, 200)
    window.show()
    yield sentences
    window.close()  # it must live until here


def heights(sentences: SentenceList) -> list[int]:
    rows = (sentences.model().index(row, 0) for row in range(2))
    return [sentences.visualRect(row).height() for row in rows]


def test_long_sentences_wrap_and_short_ones_are_large_enough_as_targets(
    sentences: SentenceList,
) -> None:
    short, long = heights(sentences)
    assert short >= 24
    assert long > 2 * short
    look().set_text_size("larger")
    assert heights(sentences)[1] > long


def test_the_arrow_keys_mark_a_row_without_selecting_it(sentences: SentenceList) -> None:
    def ground(row: int) -> QColor:
        place = sentences.visualRect(sentences.model().index(row, 0)).topRight()
        return sentences.viewport().grab().toImage().pixelColor(place - QPoint(2, -2))

    sentences.setCurrentIndex(sentences.model().index(0, 0))
    QTest.keyClick(sentences, Qt.Key.Key_Down)
    assert sentences.currentIndex().row() == 1
    assert not sentences.selectionModel().hasSelection()
    assert ground(0) == sentences.palette().base().color()
    selected = sentences.palette().highlight().color()
    assert abs(ground(1).lightness() - selected.lightness()) < 10
