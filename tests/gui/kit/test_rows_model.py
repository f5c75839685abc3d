# SPDX-License-Identifier: MIT
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.rows_model import RowsModel


class Row(NamedTuple):
    key: int
    value: str


def a_model(*rows: Row) -> RowsModel[Row]:
    model = RowsModel[Row](lambda row: f"{row.key} is {row.value}", None)
    model.update_rows(rows)
    return model


def test_a_row_reads_as_a_sentence(qtbot: QtBot) -> None:
    model = a_model(Row(1, "a"), Row(2, "b"))
    index = model.index(1)
    assert index.data() == "2 is b"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "2 is b"
    assert model.data(QModelIndex()) is None


def test_only_what_changes_is_reported(qtbot: QtBot) -> None:
    model = a_model(Row(1, "a"), Row(2, "b"), Row(3, "c"))
    heard: list[str] = []
    model.rowsInserted.connect(lambda _, first, __: heard.append(f"+{first}"))
    model.rowsRemoved.connect(lambda _, first, __: heard.append(f"-{first}"))
    model.rowsMoved.connect(lambda _, first, __, ___, to: heard.append(f"{first}>{to}"))
    model.dataChanged.connect(lambda first: heard.append(f"={first.row()}"))
    model.update_rows([Row(1, "a"), Row(2, "b"), Row(3, "c")])
    assert heard == []
    model.update_rows([Row(3, "c"), Row(1, "z"), Row(4, "d")])
    assert heard == ["-1", "1>0", "+2", "=1"]


def test_rows_are_appended_and_cut(qtbot: QtBot) -> None:
    model = a_model(Row(1, "a"))
    model.append_row(Row(2, "b"))
    model.append_row(Row(3, "c"))
    model.truncate(2)
    model.truncate(5)
    assert list(model.rows) == [Row(1, "a"), Row(2, "b")]


@given(st.lists(st.lists(st.integers(0, 6), unique=True), max_size=4))
def test_any_rows_can_be_replaced_by_any_others(states: list[list[int]]) -> None:
    model = a_model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for keys in states:
        rows = [Row(key, str(key * len(keys))) for key in keys]
        model.update_rows(rows)
        assert list(model.rows) == rows
