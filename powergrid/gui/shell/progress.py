# SPDX-License-Identifier: MIT
"""How far somebody has come in the tutorial: the chapters done, and the step each stands at."""

from collections.abc import Sequence

from powergrid.gui.settings.settings import Settings


class Progress:
    """What the settings keep, as `1-order-and-plants:done 2-fuel:3`; what is damaged is not so."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.done: set[str] = set()
        self._steps: dict[str, int] = {}
        for word in settings.tutorial.split():
            chapter, _, step = word.rpartition(":")
            if step == "done":
                self.done.add(chapter)
            elif step.isascii() and step.isdigit() and len(step) < 4:
                self._steps[chapter] = int(step)

    def step_of(self, chapter: str) -> int:
        """Return the step at which a chapter goes on, from 0."""
        return self._steps.get(chapter, 0)

    def following(self, chapters: Sequence[str]) -> str:
        """Return the first chapter that is not done, empty once all are."""
        return next((one for one in chapters if one not in self.done), "")

    def stand_at(self, chapter: str, step: int) -> None:
        """Keep the step at which a chapter goes on."""
        self._steps[chapter] = step
        self._keep()

    def finish(self, chapter: str) -> None:
        """Keep that a chapter is done; another time it begins anew."""
        self.done.add(chapter)
        self._steps.pop(chapter, None)
        self._keep()

    def _keep(self) -> None:
        words = [f"{chapter}:done" for chapter in sorted(self.done)]
        words += [f"{chapter}:{step}" for chapter, step in sorted(self._steps.items()) if step]
        self._settings.tutorial = " ".join(words)
