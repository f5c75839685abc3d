# SPDX-License-Identifier: MIT
"""A line gives every widget its room or leaves it out."""

import gc

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text


class Box(QWidget):
    """A widget with a fixed minimum size and size hint."""

    def __init__(self, minimum: int, hint: int, height: int = 20) -> None:
        super().__init__()
        self.minimum, self.hint, self.high = minimum, hint, height

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimum, self.high)

    def sizeHint(self) -> QSize:
        return QSize(self.hint, self.high)


class Counted(Line):
    """A line that counts its arrangements."""

    count = 0

    def arrange(self) -> None:
        self.count += 1
        super().arrange()


@pytest.fixture
def line(qtbot: QtBot) -> Counted:
    line = Counted(gap=10)
    qtbot.addWidget(line)
    return line


def shown(line: Line, width: int, height: int = 40) -> None:
    line.resize(width, height)
    line.show()
    QApplication.processEvents()


def spans(*widgets: QWidget) -> list[tuple[int, int]]:
    return [(widget.x(), widget.width()) for widget in widgets]


def test_widgets_get_their_hints_and_stretching_ones_the_rest(line: Counted) -> None:
    first, second = Box(20, 50), Box(20, 30)
    line.add(first)
    line.add(second, stretch=1)
    assert (line.minimumSizeHint(), line.sizeHint()) == (QSize(50, 20), QSize(90, 20))
    shown(line, 200)
    assert spans(first, second) == [(0, 50), (60, 140)]
    assert first.height() == 40


def test_missing_room_is_shared_in_proportion(line: Counted) -> None:
    first, second = Box(20, 60), Box(20, 40)
    line.add(first)
    line.add(second)
    shown(line, 80)
    assert spans(first, second) == [(0, 40), (50, 30)]


def test_a_widget_without_room_is_left_out_until_there_is_room(line: Counted) -> None:
    stays, last, soon = Box(40, 40), Box(40, 40), Box(40, 40)
    line.add(stays)
    line.add(last, drop=1)
    line.add(soon, drop=2)
    shown(line, 140)
    assert soon.isVisible()
    line.resize(139, 40)
    assert (stays.isVisible(), last.isVisible(), soon.isVisible()) == (True, True, False)
    line.resize(60, 40)
    assert (stays.isVisible(), last.isVisible()) == (True, False)
    line.resize(10, 40)
    assert stays.isVisible()
    line.resize(140, 40)
    assert spans(stays, last, soon) == [(0, 40), (50, 40), (100, 40)]


def test_an_unwanted_widget_takes_no_room(line: Counted) -> None:
    first, second = Box(40, 40), Box(40, 40)
    line.add(first)
    line.add(second)
    line.want(first, False)
    assert line.sizeHint() == QSize(40, 20)
    shown(line, 100)
    assert (first.isVisible(), second.x()) == (False, 0)
    line.want(first, True)
    QApplication.processEvents()
    assert (first.isVisible(), second.x()) == (True, 50)


def test_given_sizes_replace_those_of_the_widget(line: Counted) -> None:
    box = Box(40, 40)
    line.add(box, minimum=10, hint=90)
    assert (line.minimumSizeHint().width(), line.sizeHint().width()) == (10, 90)
    line.vertical = True
    assert line.sizeHint() == QSize(40, 20)


def test_a_vertical_line_puts_widgets_below_each_other(line: Counted) -> None:
    first, second = Box(40, 40), Box(40, 40)
    line.add(first)
    line.add(second)
    shown(line, 100, 90)
    line.vertical = True
    line.pad = 5
    QApplication.processEvents()
    assert (first.pos().toTuple(), second.pos().toTuple()) == ((5, 5), (5, 35))


def test_a_space_takes_only_what_is_left_and_no_gap(line: Counted) -> None:
    first, second = Box(40, 40), Box(40, 40)
    line.add(first)
    line.add_space()
    line.add(second)
    assert line.sizeHint().width() == 90
    shown(line, 200)
    assert spans(first, second) == [(0, 40), (160, 40)]


def test_a_button_grows_no_higher_than_its_hint(line: Counted) -> None:
    button = QPushButton("Press")
    line.add(button)
    shown(line, 200, 100)
    assert button.height() == button.sizeHint().height()
    assert abs(button.geometry().center().y() - 50) <= 1


def test_outer_lines_follow_changes_in_nested_lines(line: Counted) -> None:
    text, inner, middle = Text("short", shrinks=False), Line(), Line(vertical=True)
    inner.add(text)
    middle.add(inner)
    line.add(middle)
    line.add(Box(10, 10))
    shown(line, 400)
    before = middle.width()
    text.say("a much longer text than before")
    QApplication.processEvents()
    assert middle.width() == inner.width() == text.sizeHint().width() > before


def test_an_unchanged_line_is_not_arranged_again(line: Counted) -> None:
    inner = Counted()
    inner.add(Text("one"))
    inner.add(Text("two"), drop=1)
    line.add(inner)
    shown(line, 30)
    line.count = inner.count = 0
    for _ in range(5):
        QApplication.processEvents()
    assert (line.count, inner.count) == (0, 0)
    line.place()
    assert (line.count, inner.count) == (1, 1)
    QApplication.processEvents()
    assert line.count == 1


def test_a_hidden_line_is_arranged_when_it_is_shown(line: Counted) -> None:
    box = Box(40, 40)
    line.add(box)
    shown(line, 200)
    line.hide()
    line.pad = 7
    line.place()
    line.show()
    assert box.x() == 7


def test_in_a_qt_layout_a_line_takes_no_more_than_its_hint(qtbot: QtBot) -> None:
    window, line, rest = QWidget(), Line(), Box(10, 10)
    qtbot.addWidget(window)
    line.add(Box(40, 40))
    column = QVBoxLayout(window)
    column.setDirection(QBoxLayout.Direction.LeftToRight)
    column.addWidget(line)
    column.addWidget(rest, 1)
    window.resize(300, 50)
    window.show()
    assert line.width() == 40


def test_removed_and_deleted_widgets_leave_no_gap(qtbot: QtBot, line: Counted) -> None:
    out, deleted, stays = Box(40, 40), Box(40, 40), Box(40, 40)
    for box in (out, deleted, stays):
        line.add(box)
    shown(line, 200)
    line.remove_widget(out)
    deleted.deleteLater()
    gone = [out, deleted]
    del out, deleted
    qtbot.waitUntil(lambda: stays.x() == 0)
    gone.clear()
    gc.collect()
    assert line.sizeHint().width() == 40
    line.clear()
    assert line.line_layout.count() == 0
