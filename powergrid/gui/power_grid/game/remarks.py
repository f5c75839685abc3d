# SPDX-License-Identifier: MIT
"""What the bots of a game say about their last moves, asked in the bots' process."""

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.play.faults import report
from powergrid.play.thinker import Reply

if TYPE_CHECKING:
    from powergrid.analysis import Remark

_LATEST: Final = 200
"""How many of the last moves are considered: more than a round has."""


class _Asked(NamedTuple):
    """A move at a position, how many were done once it was settled, the seat's last bid before."""

    position: int
    played: Played
    settled: int
    bid: int


class Remarks(QObject):
    """`found` carries pairs of a number of moves done and a remark made then."""

    found = Signal(list)

    def __init__(self, session: Session, parent: QObject | None) -> None:
        super().__init__(parent)
        self._session = session
        self._answered: dict[int, Played] = {}
        self._asked: list[_Asked] = []
        self._reply: Reply | None = None

    def ask(self) -> None:
        """Ask about the last moves that have not been asked about yet."""
        from powergrid.analysis import remarks_on

        thinker = self._session.bots.thinker
        new = [
            question
            for question in self._to_ask()
            if self._answered.get(question.position) is not question.played
        ]
        if thinker is None or not new or new == self._asked:
            return
        if self._reply is not None:
            self._reply.drop()
        self._asked, self._reply = new, Reply(self._take, self._give_up)
        seats = self._session.seats
        moves = [
            (seats[played.before.seat].player, played.before, played.action, bid)
            for _, played, _, bid in new
        ]
        thinker.compute(self._reply, remarks_on, moves)

    def _to_ask(self) -> list[_Asked]:
        from powergrid.analysis import explainable_moves

        past, seats = self._session.past, self._session.seats
        first = max(0, len(past) - _LATEST)
        moves = [(played.before, played.action) for played in past[first:]]
        return [
            _Asked(first + position, past[first + position], first + settled + 1, bid)
            for position, settled, bid in explainable_moves(moves, self._session.state)
            if not seats[moves[position][0].seat].is_person
        ]

    def _take(self, answer: "list[Remark | None]") -> None:
        asked, self._asked = self._asked, []
        self._answered |= {question.position: question.played for question in asked}
        self.found.emit(
            [
                (question.settled, remark)
                for question, remark in zip(asked, answer, strict=True)
                if remark is not None and self._is_there(question)
            ]
        )

    def _is_there(self, question: _Asked) -> bool:
        """Return whether this very move has not been undone, even if an equal one followed."""
        past = self._session.past
        return question.position < len(past) and past[question.position] is question.played

    def _give_up(self, where: str) -> None:
        if where:
            report(where)
