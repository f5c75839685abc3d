# SPDX-License-Identifier: MIT
"""The list of keys has as many columns as fit, equally long."""

import pytest
from PySide6.QtGui import QTextTable
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.shell.active_keys import KeyGroup
from powergrid.gui.shell.key_list_view import KeyListView, columns
from tests.expect import expect

SIZES = (("a", 9), ("b", 4), ("c", 3))
GROUPS = [KeyGroup(name, [(["A"], f"{name} & <b>")] * count) for name, count in SIZES]


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, ["abc"]), (2, ["a", "bc"]), (3, ["a", "b", "c"]), (5, ["a", "b", "c"])],
)
def test_groups_share_columns_so_that_the_longest_is_short(count: int, expected: list[str]) -> None:
    found = columns(GROUPS, count)
    assert ["".join(group.title for group in column) for column in found] == expected


def test_a_column_that_makes_the_list_no_shorter_is_left_out() -> None:
    groups = [KeyGroup(name, [(["A"], name)] * count) for name, count in (("a", 9), ("b", 1))]
    groups.append(KeyGroup("c", groups[1].lines))
    assert [len(column) for column in columns(groups, 5)] == [1, 2]


def test_a_wide_window_has_more_columns(qtbot: QtBot) -> None:
    view = KeyListView(GROUPS)
    qtbot.addWidget(view)
    assert view.accessibleName() == view.text.accessibleName() == "Keys"
    found = []
    for width in (600, 1280, 1920):
        view.resize(width, 800)
        view.show()
        table = expect(QTextTable, view.text.document().rootFrame().childFrames()[0])
        found.append(table.columns())
    assert found == [1, 2, 3]
    assert "a & <b>" in view.text.toPlainText()


def test_what_keys_do_is_aligned_below_one_another(qtbot: QtBot) -> None:
    view = KeyListView(
        [KeyGroup("one", [(["A"], "first")]), KeyGroup("two", [(["Ctrl+Y", "F"], "second")])]
    )
    qtbot.addWidget(view)
    view.resize(600, 800)
    view.show()
    document = view.text.document()
    lefts = set()
    for does in ("first", "second"):
        cursor = document.find(does)
        cursor.setPosition(cursor.selectionStart())
        lefts.add(view.text.cursorRect(cursor).left())
    assert len(lefts) == 1


def test_the_list_stays_at_its_lines_in_another_look_and_language(qtbot: QtBot) -> None:
    view, again = KeyListView(GROUPS), KeyListView(GROUPS)
    for shown in (view, again):
        qtbot.addWidget(shown)
        shown.resize(600, 300)
        shown.show()
    bar = view.text.verticalScrollBar()
    bar.setValue(60)
    look().set_scheme("dark")
    view.lay_out()
    assert bar.value() == 60
    again.resume(view)
    assert again.text.verticalScrollBar().value() == 60
