# SPDX-License-Identifier: MIT
"""The review of one game in the bots' process, one turn at a time."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from powergrid.gui.kit.view import View
from powergrid.play.faults import report
from powergrid.play.session import AnySession
from powergrid.play.thinker import Reply, Thinker

_STEADY: Final = 0.2
"""The share of the turns that are done before the time for the others is estimated."""


class Reviewing(QObject):
    """Reviews the finished game of a session; `progressed` follows each step and the stop.

    `turns` are judged one by one, so that bots who are asked in between wait for one at most, and
    `join` makes the review of their reviews. `review` is None until all turns are done. A stopped
    review can be continued. `seconds_left` is how long the other turns will take, 0 until that is
    known; it never rises.
    """

    progressed = Signal()

    def __init__(
        self,
        session: AnySession,
        thinker: Thinker,
        turns: Sequence[Any],
        join: Callable[[Sequence[Any]], Any],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.session = session
        self.moves = tuple(session.past)
        self.end = session.state
        self.review: Any = None
        self.is_running = False
        self.seconds_left = 0.0
        self._thinker = thinker
        self._turns = turns
        self._join = join
        self._parts: list[Any] = []
        self._clock = clock
        self._began, self._done_before = 0.0, 0
        self._reply: Reply | None = None
        self._pages: set[QObject] = set()
        self._is_interrupted = False

    @property
    def percent(self) -> int:
        """How much is done."""
        return 100 * len(self._parts) // max(1, len(self._turns))

    def start(self) -> None:
        """Start, or continue."""
        if self.review is None and not self.is_running:
            self.is_running, self._is_interrupted = True, False
            self._began, self._done_before = self._clock(), len(self._parts)
            self.progressed.emit()
            self._ask()

    def stop(self) -> None:
        """Stop; `start` continues."""
        if self.is_running:
            self.is_running, self.seconds_left = False, 0.0
            self._reply = None
            self.progressed.emit()

    def stop_with(self, page: View) -> None:
        """Stop when no page passed to this is shown any more, and continue when one is again."""
        page.shown.connect(self._add_page)
        page.hidden.connect(self._remove_page)

    def _add_page(self) -> None:
        self._pages.add(self.sender())
        if self._is_interrupted:
            self.start()

    def _remove_page(self) -> None:
        page = self.sender()
        if page in self._pages:  # Qt hides pages that were never shown, too
            self._pages.remove(page)
            if self.is_running and not self._pages:
                self.stop()
                self._is_interrupted = True

    def _ask(self) -> None:
        review = self._thinker.opponents.review
        if review is None:
            self.stop()
            return
        self._reply = Reply(self._take, self._give_up)
        done = len(self._parts)
        self._thinker.compute(self._reply, review, self._turns[done : done + 1])

    def _give_up(self, where: str) -> None:
        """Stop, as these turns cannot be reviewed now."""
        if self.sender() is not self._reply:
            return
        self.stop()
        if where:
            report(where)

    def _take(self, parts: list[Any]) -> None:
        """Take the reviews of the turns that were asked about last."""
        if self.sender() is not self._reply:
            return
        self._parts += parts
        if len(self._parts) < len(self._turns):
            self._estimate()
            self.progressed.emit()
            if self.is_running:  # a slot may have stopped it
                self._ask()
            return
        self.review = self._join(self._parts)
        self.stop()

    def _estimate(self) -> None:
        """Estimate from the speed so far how long the other turns will take."""
        done = len(self._parts) - self._done_before
        left = len(self._turns) - len(self._parts)
        seconds = (self._clock() - self._began) / done * left
        if done >= _STEADY * (done + left):
            self.seconds_left = min(seconds, self.seconds_left or seconds)


R = TypeVar("R", bound=Reviewing)


class Reviews(Generic[R]):
    """The review of one game at a time, so that all its views show the same progress."""

    def __init__(self, new: Callable[[Any, Thinker], R]) -> None:
        """Start with no review; `new` makes that of a session."""
        self._new = new
        self._now: R | None = None

    def of(self, session: AnySession, thinker: Thinker) -> R:
        """Return the review in progress of a session's finished game; one of another game stops."""
        now = self._now
        if now is None or now.session is not session or len(now.moves) != len(session.past):
            if now is not None:
                now.stop()
            now = self._now = self._new(session, thinker)
        return now

    def finished(self, session: AnySession) -> Any:
        """Return the finished review of a session's game, None if there is none."""
        return self._now.review if self._now is not None and self._now.session is session else None
