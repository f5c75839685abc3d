# SPDX-License-Identifier: MIT
"""One page for all settings: a change shows at once, on the page and everywhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import sounds
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.preview import Preview
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.settings_page import SettingsPage
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.pages.moments import faults
from tests.gui.tables import a_session


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    window = new_window(1280, 800, PowerGridWindow.show_front)
    QTest.keyClick(window.view, Qt.Key.Key_S)
    return window


def page(window: PowerGridWindow) -> SettingsPage:
    assert isinstance(window.view, SettingsPage)
    return window.view


def button(window: PowerGridWindow, text: str) -> QAbstractButton:
    found = page(window).findChildren(QAbstractButton)
    return next(button for button in found if button.text() == text)


def test_a_choice_is_applied_and_saved_at_once(window: PowerGridWindow) -> None:
    button(window, "Dark").click()
    assert look().theme.is_dark
    assert window.settings.scheme == "dark"
    assert button(window, "Dark").isChecked()
    assert not button(window, "Light").isChecked()
    button(window, "Dark").click()
    assert button(window, "Dark").isChecked()


def test_a_key_also_changes_the_switch_on_the_page(window: PowerGridWindow) -> None:
    letters = button(window, "Letters on houses")
    QTest.keyClick(page(window), Qt.Key.Key_F4)
    assert letters.isChecked()
    letters.click()
    assert not window.settings.shows_letters


def test_the_page_stays_open_in_another_language(window: PowerGridWindow) -> None:
    button(window, "Deutsch").click()
    assert page(window).accessibleName() == "Einstellungen"


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_nothing_on_the_page_is_cut(
    window: PowerGridWindow, language: str, size: tuple[int, int]
) -> None:
    window.preferences.set("language", language)
    window.resize(*size)
    assert not faults(page(window))
    for chip in page(window).findChildren(Chip):
        assert chip.width() >= chip.sizeHint().width()


def test_with_the_largest_text_a_small_window_scrolls_to_what_tab_reaches(
    window: PowerGridWindow,
) -> None:
    bar = page(window).area.verticalScrollBar()
    assert bar.maximum() == 0
    button(window, "Extra large").click()
    assert bar.maximum() > 0
    sound = button(window, "Sounds for pieces and turns")
    assert sound.visibleRegion().isEmpty()
    for _ in page(window).findChildren(QAbstractButton):
        QTest.keyClick(QApplication.focusWidget() or page(window), Qt.Key.Key_Tab)
        if sound.hasFocus():
            break
    assert sound.hasFocus()
    assert sound.visibleRegion().boundingRect() == sound.rect()


def test_the_preview_shows_what_is_chosen(window: PowerGridWindow) -> None:
    (preview,) = page(window).findChildren(Preview)
    for text in ("Dark", "Light"):
        before = preview.grab().toImage()
        button(window, text).click()
        assert preview.grab().toImage() != before
    sentences = [text.sizeHint().height() for text in preview.findChildren(Text)]
    button(window, "Extra large").click()
    larger = [text.sizeHint().height() for text in preview.findChildren(Text)]
    assert any(now > before for before, now in zip(sentences, larger, strict=True))


def test_six_long_names_are_whole_in_the_narrow_preview(qtbot: QtBot) -> None:
    names = (
        "Maximiliane",
        "Bartholomew",
        "Konstantina",
        "Alexandrina",
        "Wilhelmina",
        "Christopher",
    )
    session = a_session(players=6, board="usa", edition="classic")
    session.seats = tuple(
        seat._replace(name=name) for seat, name in zip(session.seats, names, strict=True)
    )
    preview = Preview(session)
    qtbot.addWidget(preview)
    preview.resize(270, 600)
    preview.show()
    shown = {text.text: text for text in preview.findChildren(Text)}
    assert all(shown[name].width() >= shown[name].width_of_text() for name in names)


def test_a_house_travels_in_the_preview_where_moves_are_shown(window: PowerGridWindow) -> None:
    (preview,) = page(window).findChildren(Preview)
    running = preview.move_shown.clock.State.Running
    assert preview.move_shown.clock.state() == running
    button(window, "Show moves").click()
    assert preview.move_shown.clock.state() != running
    button(window, "Show moves").click()
    assert preview.move_shown.clock.state() == running


def test_sound_is_set_on_the_page_and_by_a_key(window: PowerGridWindow) -> None:
    assert window.settings.loudness == 60
    button(window, "Loud").click()
    assert (window.settings.loudness, sounds().volume) == (100, 100)
    QTest.keyClick(page(window), Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert (window.settings.loudness, sounds().volume) == (0, 0)
    assert not button(window, "Sounds for pieces and turns").isChecked()


def test_a_scale_that_does_not_fit_says_so(window: PowerGridWindow) -> None:
    def told() -> list[str]:
        texts = page(window).findChildren(Text)
        return [text.text for text in texts if text.warns and text.isVisible()]

    assert told() == []
    button(window, "200%").click()
    assert told() == ["This window has room for 100%."]
    window.resize(2560, 1600)
    assert told() == ["This window has room for 150%."]
    button(window, "150%").click()
    assert told() == []
    assert not faults(page(window))


def test_high_contrast_makes_the_board_plain(window: PowerGridWindow) -> None:
    look().set_plain(False)
    button(window, "High").click()
    assert window.settings.contrast == "high"
    assert look().theme.is_high
    assert look().is_plain
    button(window, "Dark").click()
    assert look().theme.is_high
    button(window, "Normal").click()
    assert not look().theme.is_high
    assert not look().is_plain


def test_escape_leads_back(window: PowerGridWindow) -> None:
    QTest.keyClick(page(window), Qt.Key.Key_Escape)
    assert window.front.is_shown
