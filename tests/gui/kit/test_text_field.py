# SPDX-License-Identifier: MIT
"""Enter accepts a typed text, Escape restores the text before it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_field import SearchField, TextField
from tests.gui.kit.conftest import Show


@pytest.fixture
def field(shown: Show) -> TextField:
    field = TextField("Name", 20)
    shown(field)
    field.show_text("Ada")
    field.setFocus()
    field.selectAll()
    return field


@pytest.fixture
def heard(field: TextField) -> list[str]:
    heard: list[str] = []
    field.finished.connect(heard.append)
    field.left.connect(lambda: heard.append("left"))
    return heard


def test_enter_accepts_a_text_once(field: TextField, heard: list[str]) -> None:
    QTest.keyClicks(field, "Bob")
    assert heard == []
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert heard == ["Bob", "left"]
    field.clearFocus()
    assert heard == ["Bob", "left"]


def test_escape_restores_the_text(field: TextField, heard: list[str]) -> None:
    QTest.keyClicks(field, "Bob")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), heard) == ("Ada", ["left"])


def test_leaving_the_field_accepts_the_text(field: TextField, heard: list[str]) -> None:
    QTest.keyClicks(field, "Bob")
    field.clearFocus()
    assert heard == ["Bob"]


def test_typing_is_not_disturbed_when_the_same_text_is_shown_again(field: TextField) -> None:
    QTest.keyClicks(field, "Bo")
    field.show_text("Ada")
    assert field.text() == "Bo"
    field.show_text("Eve")
    assert field.text() == "Eve"


def test_escape_does_not_close_the_page(field: TextField) -> None:
    closed: list[bool] = []
    bind(field.window(), "Esc", lambda: closed.append(True), "Close")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not closed


def test_a_search_field_has_a_name_and_grows_with_the_window(shown: Show) -> None:
    field = SearchField("Search", "a name")
    shown(field)
    assert (field.accessibleName(), field.placeholderText()) == ("Search", "a name")
    field.setText("Ada")
    side = field.clear_button.sizeHint().height()
    height = field.sizeHint().height()
    look().fit(3840, 2160)
    assert field.sizeHint().height() == 2 * height
    assert field.clear_button.sizeHint().height() == 2 * side
    assert field.font() == look().font(15)


def test_a_button_clears_a_search_and_is_there_only_for_that(shown: Show) -> None:
    field = SearchField("Search", "a name")
    shown(field)
    assert not field.clear_button.isVisible()
    QTest.keyClicks(field, "Ada")
    assert field.clear_button.isVisible()
    assert field.rect().contains(field.clear_button.geometry())
    QTest.mouseClick(field.clear_button, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert not field.clear_button.isVisible()


def test_escape_clears_a_search_before_it_closes_the_page(shown: Show) -> None:
    field = SearchField("Search", "a name")
    shown(field)
    field.setFocus()
    closed: list[bool] = []
    bind(field.window(), "Esc", lambda: closed.append(True), "Close")
    QTest.keyClicks(field, "Ada")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), closed) == ("", [])
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert closed
