# SPDX-License-Identifier: MIT
"""A position of a replay judged in the bots' process: everybody's chances and the best moves."""

from PySide6.QtCore import QObject, Signal

from powergrid.play.faults import report
from powergrid.play.thinker import Reply, Thinker
from powergrid.rules import State


class Analysis(QObject):
    """`found` carries the state, every seat's chance to win, and advice for the seat on turn.

    Only the last question is answered; findings are kept.
    """

    found = Signal(object, tuple, list)

    def __init__(self, thinker: Thinker, parent: QObject | None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._known: dict[int, tuple[State, tuple[float, ...], list[object]]] = {}
        self._position = -1
        self._reply: Reply | None = None

    def ask(self, position: int, state: State) -> None:
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
        from powergrid.analysis import assess

        self._position, self._state = position, state.copy()
        self._reply = Reply(self._take, self._give_up)
        self._thinker.compute(self._reply, assess, self._state)

    def _take(self, answer: tuple[tuple[float, ...], list[object]]) -> None:
        self._reply = None
        chances, advice = answer
        self._known[self._position] = (self._state, chances, advice)
        self.found.emit(self._state, chances, advice)

    def _give_up(self, where: str) -> None:
        self._reply = None
        if where:
            report(where)
