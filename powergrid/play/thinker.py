# SPDX-License-Identifier: MIT
"""Asking bots: a call with the question, a signal with the answer."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.opponents import Opponents


class Thinker(QObject):
    """Thinks for the bots of one game, at once and in the caller's thread.

    All signals carry the ticket of the question: `decided` with the action, `advised` with the
    advice, `reviewed` with the reviews of turns, `computed` with the result of other work.
    `troubled` carries the `Trouble` with a decision, and where in the program it arose, if known;
    `advice_failed`, `review_failed` and `work_failed` say that no answer will come, and why.
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
        """Start to decide; `decided` carries the answer, here before this returns.

        `past` is for levels that look back: every action so far, with the view before it.
        """
        self.decided.emit(ticket, self.opponents.decide(level, view, seed, past))

    def advise(self, ticket: int, view: Any, *, is_quick: bool = False) -> None:
        """Start to work out advice; `advised` carries the answer.

        `is_quick`: only advice that needs no thinking.
        """
        advise = self.opponents.advise
        if advise is None:
            self.advice_failed.emit(ticket, "")
        else:
            self.advised.emit(ticket, list(advise(view, is_quick)))

    def review(self, ticket: int, turns: Sequence[Any]) -> None:
        """Start to review turns of a finished game; `reviewed` carries the answer."""
        review = self.opponents.review
        if review is None:
            self.review_failed.emit(ticket, "")
            return
        # Only after this returns: the receiver may ask for the next turns.
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(ticket, list(review(turns))))

    def compute(self, ticket: int, work: Callable[..., object], *arguments: object) -> None:
        """Start other work, a module-level function; `computed` carries its result.

        An earlier call of the same function that is still unanswered is dropped.
        """
        QTimer.singleShot(0, self, lambda: self.computed.emit(ticket, work(*arguments)))

    def close(self) -> None:
        """Stop thinking."""
