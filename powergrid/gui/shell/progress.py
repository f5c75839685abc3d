# SPDX-License-Identifier: MIT
"""The progress in the tutorial: the chapters done, and the current step of the others."""

from collections.abc import Sequence

from powergrid.gui.settings.settings import Settings


class Progress:
    """Reads and writes the setting, such as `1-order-and-plants:done 2-fuel:3`.

    Damaged words are ignored. With a `game`, its chapters start with that and a slash.
    """

    def __init__(self, settings: Settings, game: str = "") -> None:
        self._settings = settings
        self._prefix = f"{game}/" if game else ""
        self._read()

    def _read(self) -> None:
        self.done: set[str] = set()
        self._steps: dict[str, int] = {}
        for word in self._settings.tutorial.split():
            chapter, _, step = word.rpartition(":")
            if not self._is_own(chapter):
                continue
            chapter = chapter.removeprefix(self._prefix)
            if step == "done":
                self.done.add(chapter)
            elif step.isascii() and step.isdigit() and len(step) < 4:
                self._steps[chapter] = int(step)

    def _is_own(self, chapter: str) -> bool:
        return chapter.startswith(self._prefix) if self._prefix else "/" not in chapter

    def step_of(self, chapter: str) -> int:
        """Return the current step of a chapter, from 0."""
        return self._steps.get(chapter, 0)

    def next_chapter(self, chapters: Sequence[str]) -> str:
        """Return the first chapter that is not done, empty if all are."""
        return next((chapter for chapter in chapters if chapter not in self.done), "")

    def save_step(self, chapter: str, step: int) -> None:
        """Save the current step of a chapter."""
        self._read_again()
        self._steps[chapter] = step
        self._save()

    def finish(self, chapter: str) -> None:
        """Save that a chapter is done; if it is opened again, it starts at its first step."""
        self._read_again()
        self.done.add(chapter)
        self._steps.pop(chapter, None)
        self._save()

    def _read_again(self) -> None:
        """Read what another window may have saved since."""
        self._settings.write()
        self._read()

    def _save(self) -> None:
        words = [f"{self._prefix}{chapter}:done" for chapter in sorted(self.done)]
        steps = sorted(self._steps.items())
        words += [f"{self._prefix}{chapter}:{step}" for chapter, step in steps if step]
        words_before = self._settings.tutorial.split()
        others = [word for word in words_before if not self._is_own(word.rpartition(":")[0])]
        self._settings.tutorial = " ".join((*words, *others))
