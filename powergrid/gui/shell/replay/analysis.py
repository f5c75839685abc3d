# SPDX-License-Identifier: MIT
"""A position of a replay judged in the bots' process: every seat's prospects and the best moves."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from powergrid.play.faults import report
from powergrid.play.thinker import Reply, Thinker


class Analysis(QObject):
    """`found` carries the state, a figure for every seat, and advice for the seat on turn.

    `assess` returns both for a state. Only the last question is answered; findings are kept.
    """

    found = Signal(object, tuple, list)

    def __init__(
        self,
        thinker: Thinker,
        assess: Callable[[Any], tuple[tuple[float, ...], list[Any]]],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._assess = assess
        self._known: dict[int, tuple[Any, tuple[float, ...], list[Any]]] = {}
        self._position = -1
        self._reply: Reply | None = None

    def ask(self, position: int, state: Any) -> None:
        """Ask about the state at a position of the game; the answer comes by `found`."""
        if self._reply is not None:
            if position == self._position:
                return
            self._reply.drop()
            self._reply = None
        known = self._known.get(position)
        if known is not None:
            self.found.emit(*known)
            return
        self._position, self._state = position, state.copy()
        self._reply = Reply(self._take, self._give_up)
        self._thinker.compute(self._reply, self._assess, self._state)

    def _take(self, answer: tuple[tuple[float, ...], list[Any]]) -> None:
        self._reply = None
        figures, advice = answer
        self._known[self._position] = (self._state, figures, advice)
        self.found.emit(self._state, figures, advice)

    def _give_up(self, where: str) -> None:
        self._reply = None
        if where:
            report(where)
