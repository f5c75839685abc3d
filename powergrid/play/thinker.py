# SPDX-License-Identifier: MIT
"""Asking bots: one call for the question, one signal with the answer."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.opponents import Opponents


class Thinker(QObject):
    """Thinks for the bots of one game, at once and in the caller's thread.

    `decided` carries the ticket of the question and the action, `advised` the advice, `reviewed`
    the reviews of turns, `computed` what any other work returned. `troubled` carries the ticket of
    a decision that does not come as it should, the `Trouble` and where in the program it arose, if
    that is known; `advice_failed`, `review_failed` and `work_failed` say that no answer will come,
    and why.
    """

    decided = Signal(int, object)
    advised = Signal(int, list)
    reviewed = Signal(int, list)
    computed = Signal(int, object)
    troubled = Signal(int, str, str)
    advice_failed = Signal(int, str)
    review_failed = Signal(int, str)
    work_failed = Signal(int, str)

    def __init__(self, opponents: Opponents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.opponents = opponents

    def decide(
        self, ticket: int, level: str, view: Any, seed: int, past: Sequence[tuple[Any, Any]] = ()
    ) -> None:
        """Begin to think; the answer comes by `decided`, here before this returns.

        `past` is for levels that look back: what was done so far, with the view before it.
        """
        self.decided.emit(ticket, self.opponents.decide(level, view, seed, past))

    def advise(self, ticket: int, view: Any, *, is_quick: bool = False) -> None:
        """Begin to think what would be best; the answer comes by `advised`.

        `is_quick`: only what is seen without thinking.
        """
        advise = self.opponents.advise
        if advise is None:
            self.advice_failed.emit(ticket, "")
        else:
            self.advised.emit(ticket, list(advise(view, is_quick)))

    def review(self, ticket: int, turns: Sequence[Any]) -> None:
        """Begin to judge turns of a finished game; the answer comes by `reviewed`."""
        review = self.opponents.review
        if review is None:
            self.review_failed.emit(ticket, "")
            return
        # Not before this returns: whoever asks for the next turns then would be called within.
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(ticket, list(review(turns))))

    def compute(self, ticket: int, work: Callable[..., object], *arguments: object) -> None:
        """Begin work of any other kind, a module-level function; its answer comes by `computed`.

        What was asked of the same function before and is not answered yet is given up.
        """
        QTimer.singleShot(0, self, lambda: self.computed.emit(ticket, work(*arguments)))

    def close(self) -> None:
        """Stop thinking."""
