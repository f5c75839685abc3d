# SPDX-License-Identifier: MIT
"""Notes are found again at their own moment of their own game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.notes import save_notes, saved_notes
from powergrid.play.autosave import Autosave
from powergrid.play.game_file import GameFile
from powergrid.play.recorded import session_of
from tests.play.nim_window import record_of

pytestmark = pytest.mark.usefixtures("qapp")

NOTES = {"1": [2, 3]}

NewAutosave: TypeAlias = Callable[[str], Autosave]


@pytest.fixture
def autosave_of(tmp_path: Path) -> Iterator[NewAutosave]:
    """Return a function that returns an autosave of a game that is saved in a file of that name."""
    autosaves: list[Autosave] = []

    def new(name: str) -> Autosave:
        autosaves.append(Autosave(session_of(record_of()), GameFile(tmp_path / name)))
        return autosaves[-1]

    yield new
    for autosave in autosaves:
        autosave.release()


def test_notes_are_found_only_at_their_moment_of_their_game(autosave_of: NewAutosave) -> None:
    settings, mine, other = Settings(), autosave_of("mine.json"), autosave_of("other.json")
    save_notes(settings, mine, 7, NOTES)
    assert saved_notes(settings, mine, 7) == NOTES
    assert saved_notes(settings, mine, 8) is None
    assert saved_notes(settings, other, 7) is None


def test_empty_notes_clear_only_those_of_their_game(autosave_of: NewAutosave) -> None:
    settings, mine, other = Settings(), autosave_of("mine.json"), autosave_of("other.json")
    save_notes(settings, mine, 7, NOTES)
    save_notes(settings, other, 7, {})
    assert saved_notes(settings, mine, 7) == NOTES
    save_notes(settings, mine, 9, {})
    assert settings.plans == ""


@pytest.mark.parametrize("text", ["", "[]", "{", "{}", "[" * 9_000])
def test_damaged_notes_are_ignored_and_replaced(autosave_of: NewAutosave, text: str) -> None:
    settings, mine = Settings(), autosave_of("mine.json")
    settings.plans = text
    assert saved_notes(settings, mine, 7) is None
    save_notes(settings, mine, 7, [])
    save_notes(settings, mine, 7, NOTES)
    assert saved_notes(settings, mine, 7) == NOTES
