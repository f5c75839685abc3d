# SPDX-License-Identifier: MIT
"""No text is cut: a sample of views and languages; `texts.py` looks at all of them."""

import pytest
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.text import Text
from tests.gui.every_view.texts import SIZES, look_at, texts_of

LONG = "A sentence that is much longer than the room it has"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "views"), [("de", ("settings",)), ("hu", ("newgame",)), ("ru", ("auction",))]
)
def test_no_text_is_cut(qapp: object, language: str, views: tuple[str, ...]) -> None:
    for place, found in look_at(views, (language,), SIZES[:1], ("large",)):
        assert found.checked > 20
        assert found.cut == (), place


def test_cut_text_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    table = QTableWidget(2, 1)
    for row, text in enumerate((LONG, "short")):
        table.setItem(row, 0, QTableWidgetItem(text))
    for widget in (Text(LONG), Text("short"), QLabel("short"), QLineEdit(LONG), table):
        rows.addWidget(widget)
    window.resize(160, 400)
    window.show()
    found = texts_of(window)
    assert [cut.where for cut in found.cut] == ["elided", "QLineEdit", "QTableWidget"]
    assert {cut.text for cut in found.cut} == {LONG}
    assert found.checked >= 6
