# SPDX-License-Identifier: MIT
"""Notes are found again at their own moment of their own game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from powergrid.gui.settings.settings import MAX_LENGTH, Settings
from powergrid.gui.shell.notes import save_notes, saved_notes
from powergrid.play.autosave import Autosave
from powergrid.play.game_file import GameFile
from powergrid.play.recorded import session_of
from tests.play.nim_window import record_of

NOTES = {"1": [2, 3]}

NewAutosave: TypeAlias = Callable[[str], Autosave]


@pytest.fixture
def autosave_of(tmp_path: Path) -> Iterator[NewAutosave]:
    """Return a function that saves a game in a file of that name, and returns its autosave."""
    autosaves: list[Autosave] = []

    def new(name: str) -> Autosave:
        autosaves.append(Autosave(session_of(record_of()), GameFile(tmp_path / name)))
        autosaves[-1].save()
        return autosaves[-1]

    yield new
    for autosave in autosaves:
        autosave.release()


def test_notes_are_found_only_at_their_moment(autosave_of: NewAutosave) -> None:
    settings, mine = Settings(), autosave_of("mine.json")
    save_notes(settings, mine, 7, NOTES)
    assert saved_notes(settings, mine, 7) == NOTES
    assert saved_notes(settings, mine, 8) is None


def test_each_game_keeps_its_notes_until_it_clears_them(autosave_of: NewAutosave) -> None:
    settings, mine, other = Settings(), autosave_of("mine.json"), autosave_of("other.json")
    save_notes(settings, mine, 7, NOTES)
    save_notes(settings, other, 7, {"0": [4]})
    save_notes(settings, other, 8, {"0": [5]})
    assert saved_notes(settings, mine, 7) == NOTES
    assert saved_notes(settings, other, 8) == {"0": [5]}
    save_notes(settings, other, 9, {})
    assert saved_notes(settings, mine, 7) == NOTES
    save_notes(settings, mine, 9, {})
    assert settings.plans == ""


def test_a_deleted_game_leaves_no_notes(autosave_of: NewAutosave) -> None:
    settings, mine, other = Settings(), autosave_of("mine.json"), autosave_of("other.json")
    save_notes(settings, mine, 7, NOTES)
    mine.file.unlink()
    save_notes(settings, other, 7, NOTES)
    assert mine.file.name not in settings.plans


def test_a_game_that_is_over_leaves_no_notes(autosave_of: NewAutosave) -> None:
    settings, mine = Settings(), autosave_of("mine.json")
    save_notes(settings, mine, 7, NOTES)
    mine.session.state.stones = 0
    save_notes(settings, mine, 8, NOTES)
    assert settings.plans == ""


def test_notes_of_another_window_stay(autosave_of: NewAutosave) -> None:
    settings, mine, other = Settings(), autosave_of("mine.json"), autosave_of("other.json")
    elsewhere = Settings()
    save_notes(elsewhere, other, 7, NOTES)
    elsewhere.write()
    save_notes(settings, mine, 7, NOTES)
    assert saved_notes(settings, other, 7) == NOTES


def test_the_oldest_notes_make_room(autosave_of: NewAutosave) -> None:
    settings = Settings()
    games = [autosave_of(f"{number}.json") for number in range(3)]
    for game in games:
        save_notes(settings, game, 7, "x" * (MAX_LENGTH * 2 // 5))
    assert [saved_notes(settings, game, 7) is not None for game in games] == [False, True, True]


@pytest.mark.parametrize("text", ["", "[]", "{", "{}", "[" * 9_000, f'{{"{"x" * 5_000}": 1}}'])
def test_damaged_notes_are_ignored_and_replaced(autosave_of: NewAutosave, text: str) -> None:
    settings, mine = Settings(), autosave_of("mine.json")
    settings.plans = text
    assert saved_notes(settings, mine, 7) is None
    save_notes(settings, mine, 7, [])
    save_notes(settings, mine, 7, NOTES)
    assert saved_notes(settings, mine, 7) == NOTES
