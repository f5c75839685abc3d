# SPDX-License-Identifier: MIT
"""The review of one game in the bots' process, a few turns at a time."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from powergrid.gui.power_grid.game.session import Session
from powergrid.play.faults import report
from powergrid.play.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.bots import Review

_TURNS: Final = 8
"""Turns per question: about 0.1 s of work."""


class Reviewing(QObject):
    """Reviews the finished game of a session; `moved` is emitted on progress and when it stops.

    `review` is None until all turns are done. A stopped review can be continued.
    """

    moved = Signal()

    def __init__(self, session: Session, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from powergrid.bots import turns  # after the first paint, even if this module loads early

        self.session = session
        self.moves = tuple(session.past)
        self.end = session.state
        self.review: Review | None = None
        self.is_running = False
        self._thinker = thinker
        self._turns = turns(
            ((played.before, played.action) for played in self.moves), session.state
        )
        self._parts: list[Review] = []

    @property
    def percent(self) -> int:
        """How much is done."""
        return 100 * len(self._parts) // max(1, len(self._turns))

    def start(self) -> None:
        """Start, or continue."""
        if self.review is None and not self.is_running:
            self.is_running = True
            self._thinker.reviewed.connect(self._take)
            self._thinker.review_failed.connect(self._give_up)
            self.moved.emit()
            self._ask()

    def stop(self) -> None:
        """Stop; `start` continues."""
        if self.is_running:
            self.is_running = False
            self._thinker.reviewed.disconnect(self._take)
            self._thinker.review_failed.disconnect(self._give_up)
            self.moved.emit()

    def _ask(self) -> None:
        done = len(self._parts)
        self._thinker.review(done, self._turns[done : done + _TURNS])

    def _give_up(self, ticket: int, where: str) -> None:
        """Stop, as these turns cannot be reviewed now."""
        if ticket == len(self._parts):
            self.stop()
            if where:
                report(where)

    def _take(self, ticket: int, parts: "list[Review]") -> None:
        if ticket != len(self._parts):
            return  # asked for before a stop, and again since
        self._parts += parts
        if len(self._parts) < len(self._turns):
            self.moved.emit()
            self._ask()
            return
        from powergrid.bots import joined

        self.review = joined(self._parts, len(self.moves), self.end)
        self.stop()


def by_round(reviewing: Reviewing) -> list[tuple[float, ...]]:
    """Return every seat's chance as each round began; empty while the review is not done."""
    if reviewing.review is None:
        return []
    found: dict[int, tuple[float, ...]] = {}
    for position, chances in reviewing.review.chances[:-1]:
        found.setdefault(reviewing.moves[position].before.round, chances)
    return list(found.values())
