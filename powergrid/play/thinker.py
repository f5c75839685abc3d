# SPDX-License-Identifier: MIT
"""Asking bots: a call with the question, and a reply that carries the answer."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.opponents import Opponents


class Reply(QObject):
    """The answer to one question; after `drop` it is ignored.

    `finished` carries the answer. `failed` says that none will come, with the traceback of the
    error, if there was one. `troubled` carries the `Trouble` with a decision, and the traceback.
    """

    finished = Signal(object)
    failed = Signal(str)
    troubled = Signal(str, str)

    def __init__(
        self, finished: Callable[[Any], object], failed: Callable[[str], object] | None = None
    ) -> None:
        """Call these with the answer, or if there will be none."""
        super().__init__()
        self.finished.connect(finished)
        if failed is not None:
            self.failed.connect(failed)

    def drop(self) -> None:
        """Ignore the answer."""
        self.blockSignals(True)

    @property
    def is_dropped(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self.signalsBlocked()


class Thinker(QObject):
    """Thinks for the bots of one game, at once and in the caller's thread."""

    def __init__(self, opponents: Opponents) -> None:
        super().__init__()
        self.opponents = opponents
        self._asked: dict[Callable[..., object], Reply] = {}

    def decide(
        self, reply: Reply, level: str, view: Any, seed: int, past: Sequence[tuple[Any, Any]] = ()
    ) -> None:
        """Start to decide; the reply carries the action, here before this returns.

        `past` is for levels that look back: every action so far, with the view before it.
        """
        reply.finished.emit(self.opponents.decide(level, view, seed, past))

    def advise(self, reply: Reply, view: Any, *, is_quick: bool = False) -> None:
        """Start to work out advice; the reply carries it, best first.

        `is_quick`: only advice that needs no thinking.
        """
        advise = self.opponents.advise
        if advise is None:
            reply.failed.emit("")
        else:
            reply.finished.emit(advise(view, is_quick))

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        """Start other work, a module-level function; the reply carries its result.

        An earlier call of the same function that is still unanswered is dropped.
        """

        def answer() -> None:
            if self._asked.get(work) is reply:
                del self._asked[work]
                reply.finished.emit(work(*arguments))

        self._asked[work] = reply
        QTimer.singleShot(0, self, answer)  # after this returns: the receiver may ask for more

    def close(self) -> None:
        """Stop thinking."""
