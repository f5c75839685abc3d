# SPDX-License-Identifier: MIT
"""Hints: advice on the position of a game, or on a draft of it."""

from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from powergrid.play.faults import report
from powergrid.play.game import Rules, S
from powergrid.play.thinker import Reply, Thinker


class Hints(QObject, Generic[S]):
    """Asks for advice; `given` carries the position that it is about, and the advice.

    `thinker` thinks for them, None if nobody does.
    """

    given = Signal(object, list)

    def __init__(self, rules: Rules[S, Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self.thinker: Thinker | None = None
        self._rules = rules
        self._reply: Reply | None = None
        self._asked: tuple[S, bool] | None = None
        self._is_reported = False

    def ask(self, state: S, *, is_quick: bool = False) -> bool:
        """Ask for advice on a position; return whether it will come.

        `is_quick`: only advice that needs no thinking.
        """
        if self.thinker is None or state.is_over:
            return False
        if (state, is_quick) != self._asked:
            self.forget()
            self._asked = state, is_quick
            self._reply = Reply(self._accept, self._accept_none)
            view = self._rules.view(state, state.seat)
            self.thinker.advise(self._reply, view, is_quick=is_quick)
        return True

    def forget(self) -> None:
        """Ignore advice on all questions so far."""
        if self._reply is not None:
            self._reply.drop()
        self._asked = None

    def stop(self) -> None:
        """Ask for no more advice."""
        self.thinker = None
        self.forget()

    def _accept(self, advice: list[Any]) -> None:
        assert self._asked is not None  # else it would have been dropped
        (state, _), self._asked = self._asked, None
        self.given.emit(state, advice)

    def _accept_none(self, where: str) -> None:
        """Give no advice, and report the error, once per game."""
        if where and not self._is_reported:
            self._is_reported = True
            report(f"advice: {where}")
        self._accept([])
