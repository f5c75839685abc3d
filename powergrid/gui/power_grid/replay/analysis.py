# SPDX-License-Identifier: MIT
"""A position of a replay judged in the bots' process: everybody's chances and the best moves."""

from itertools import count
from typing import Final

from PySide6.QtCore import QObject, Signal

from powergrid.play.faults import report
from powergrid.play.thinker import Thinker
from powergrid.rules import State

_tickets: Final = count(1)


class Analysis(QObject):
    """`found` carries the state, every seat's chance to win, and advice for the seat on turn.

    Only the last question is answered; findings are kept.
    """

    found = Signal(object, tuple, list)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._known: dict[int, tuple[State, tuple[float, ...], list[object]]] = {}
        self._position = -1
        self._state: State | None = None
        self._ticket = 0
        thinker.computed.connect(self._take)
        thinker.work_failed.connect(self._give_up)

    def ask(self, position: int, state: State) -> None:
        """Ask about the state at a position of the game; the answer comes by `found`."""
        known = self._known.get(position)
        if known is not None:
            self._ticket = 0
            self.found.emit(*known)
        elif position != self._position or not self._ticket:
            from powergrid.bots import assessed

            self._position, self._state = position, state.copy()
            self._ticket = next(_tickets)
            self._thinker.compute(self._ticket, assessed, self._state)

    def _take(self, ticket: int, answer: tuple[tuple[float, ...], list[object]]) -> None:
        if ticket == self._ticket and self._state is not None:
            self._ticket = 0
            chances, advice = answer
            self._known[self._position] = (self._state, chances, advice)
            self.found.emit(self._state, chances, advice)

    def _give_up(self, ticket: int, where: str) -> None:
        if ticket == self._ticket:
            self._ticket = 0
            if where:
                report(where)
