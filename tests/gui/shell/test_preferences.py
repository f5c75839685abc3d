# SPDX-License-Identifier: MIT
"""A changed setting is kept, applied at once, and passed on."""

import pytest
from PySide6.QtCore import QObject

from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import Sounds, sounds
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.preferences import SAMPLE, Preferences, apply_look_and_sound


def test_a_look_is_applied_at_once() -> None:
    parent = QObject()
    preferences = Preferences(Settings(), parent)
    heard: list[str] = []
    preferences.changed.connect(heard.append)
    for name, value in (
        ("scheme", "dark"),
        ("scale", 150),
        ("text_size", "large"),
        ("pace", "slow"),
    ):
        preferences.set(name, value)
    assert (look().theme.is_dark, look().factor, look().text) == (True, 1.5, 1.2)
    assert heard == ["scheme", "scale", "text_size", "pace"]
    assert preferences.settings.pace == "slow"


def test_a_new_volume_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(Sounds, "play", lambda self, name: heard.append((name, self.volume)))
    parent = QObject()
    preferences = Preferences(Settings(), parent)
    preferences.set("has_sound", True)
    preferences.set("volume", "loud")
    preferences.set("has_sound", False)
    assert [name for name, _ in heard] == [SAMPLE] * 3
    (_, quiet), (_, loud), (_, silent) = heard
    assert 0 == silent < quiet < loud


def test_the_window_starts_with_the_settings() -> None:
    settings = Settings()
    settings.scheme, settings.shows_letters, settings.has_sound = "dark", True, True
    apply_look_and_sound(settings)
    assert look().theme.is_dark
    assert look().shows_letters
    assert sounds().volume == settings.loudness > 0
