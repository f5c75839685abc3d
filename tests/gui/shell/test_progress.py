# SPDX-License-Identifier: MIT
"""The progress in the tutorial is kept in one setting, whose damage is ignored."""

from pathlib import Path

import pytest

from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.progress import Progress

CHAPTERS = ("1-order", "2-fuel", "3-houses")


@pytest.fixture
def settings() -> Settings:
    return Settings()


def test_progress_is_found_again(settings: Settings) -> None:
    progress = Progress(settings)
    progress.save_step("2-fuel", 3)
    progress.finish("1-order")
    again = Progress(settings)
    assert (again.done, again.step_of("2-fuel"), again.step_of("3-houses")) == ({"1-order"}, 3, 0)
    assert again.next_chapter(CHAPTERS) == "2-fuel"


def test_a_finished_chapter_starts_at_its_first_step(settings: Settings) -> None:
    progress = Progress(settings)
    for chapter in CHAPTERS:
        progress.save_step(chapter, 2)
        progress.finish(chapter)
    assert progress.next_chapter(CHAPTERS) == ""
    assert Progress(settings).step_of("2-fuel") == 0


def test_games_keep_their_progress_apart(settings: Settings) -> None:
    Progress(settings, "factory").finish("1-order")
    Progress(settings).save_step("1-order", 4)
    assert Progress(settings, "factory").done == {"1-order"}
    assert Progress(settings).done == set()
    assert Progress(settings).step_of("1-order") == 4


def test_what_another_window_has_saved_since_is_kept(settings: Settings) -> None:
    Progress(settings).save_step("2-fuel", 1)
    progress = Progress(settings)
    settings.write()
    file = Path(settings.file)
    file.write_text(file.read_text().replace("2-fuel:1", "1-order:done 2-fuel:4 factory/1-order:2"))
    progress.save_step("3-houses", 2)
    settings.write()
    again = Progress(settings)
    assert (again.done, again.step_of("2-fuel"), again.step_of("3-houses")) == ({"1-order"}, 4, 2)
    assert Progress(settings, "factory").step_of("1-order") == 2


def test_damaged_words_are_ignored(settings: Settings) -> None:
    settings.tutorial = "1-order:done 2-fuel:x 3-houses:99999 nonsense : 4-power:²"
    progress = Progress(settings)
    assert progress.done == {"1-order"}
    assert [progress.step_of(chapter) for chapter in (*CHAPTERS, "4-power")] == [0, 0, 0, 0]
