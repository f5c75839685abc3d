# SPDX-License-Identifier: MIT
"""Judging one game, a few turns at a time, where bots think."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from powergrid.gui.session import Session
from powergrid.gui.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.bots import Review

_TURNS: Final = 8
"""Turns that are judged at once: a tenth of a second's work."""


class Reviewing(QObject):
    """Judges the finished game of a session; `moved` tells that it came further, or stopped.

    `review` is there once all of it is done. Stopped, it goes on later where it was.
    """

    moved = Signal()

    def __init__(self, session: Session, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from powergrid.bots import turns

        self.session = session
        self.moves = tuple(session.past)
        self.end = session.state
        self.review: Review | None = None
        self.is_running = False
        self._thinker = thinker
        self._turns = turns((played.before, played.action) for played in self.moves)
        self._parts: list[Review] = []

    @property
    def percent(self) -> int:
        """How much of it is done."""
        return 100 * len(self._parts) // max(1, len(self._turns))

    def start(self) -> None:
        """Begin, or go on."""
        if self.review is None and not self.is_running:
            self.is_running = True
            self._thinker.reviewed.connect(self._take)
            self.moved.emit()
            self._ask()

    def stop(self) -> None:
        """Leave it at what is done."""
        if self.is_running:
            self.is_running = False
            self._thinker.reviewed.disconnect(self._take)
            self.moved.emit()

    def _ask(self) -> None:
        done = len(self._parts)
        self._thinker.review(done, self._turns[done : done + _TURNS])

    def _take(self, ticket: int, parts: "list[Review]") -> None:
        if ticket != len(self._parts):
            return  # asked for before it was stopped, and since then again
        self._parts += parts
        if len(self._parts) < len(self._turns):
            self.moved.emit()
            self._ask()
            return
        from powergrid.bots import joined

        self.review = joined(self._parts, len(self.moves), self.end)
        self.stop()


def by_round(reviewing: Reviewing) -> list[tuple[float, ...]]:
    """Return everybody's chance as each round began; nothing as long as it is not all judged."""
    if reviewing.review is None:
        return []
    found: dict[int, tuple[float, ...]] = {}
    for position, chances in reviewing.review.chances[:-1]:
        found.setdefault(reviewing.moves[position].before.round, chances)
    return list(found.values())
