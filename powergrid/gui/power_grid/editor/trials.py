# SPDX-License-Identifier: MIT
"""Games of bots on a board, played in their own process while the player draws on."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from powergrid.box import load_edition, load_plants
from powergrid.play.faults import report
from powergrid.play.thinker import Reply, Thinker
from powergrid.rules.board import Board

if TYPE_CHECKING:
    from powergrid.arena import Balance, TrialGame

GAMES: Final = 200
LEVEL: Final = "regular"
MAX_UNFINISHED: Final = 10
"""The number of games without an end after which the trials stop."""


class Trials(QObject):
    """Games of bots, one after another; `progressed` is emitted after each, and when they stop.

    `balance` says what they show so far, None before the first has ended; `unfinished` counts the
    games that did not end, and `is_broken` is whether there were too many of them.
    """

    progressed = Signal()

    def __init__(
        self,
        thinker: Thinker,
        board: Board,
        edition_id: str,
        players: int,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.board = board
        self.players = players
        self.is_broken = False
        self.unfinished = 0
        self.balance: Balance | None = None
        self._thinker, self._now = thinker, now
        self._tables = board, load_edition(edition_id), load_plants()
        self._games: list[TrialGame] = []
        self._reply: Reply | None = None
        self._began = 0.0

    @property
    def done(self) -> int:
        """How many games are over."""
        return len(self._games)

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._reply is not None

    @property
    def seconds_left(self) -> float:
        """How long the remaining games will take at the speed so far."""
        return (self._now() - self._began) / max(1, self.done) * (GAMES - self.done)

    def start(self) -> None:
        """Start the games."""
        self._began = self._now()
        self._next()

    def stop(self) -> None:
        """Stop; the results so far stay."""
        if self._reply is not None:
            self._reply.drop()
        self._reply = None
        self.progressed.emit()

    def _next(self) -> None:
        from powergrid import arena

        self._reply = Reply(self._take, self._give_up)
        names, seed = [LEVEL] * self.players, self.done + self.unfinished + 1
        self._thinker.compute(self._reply, arena.play_trial, *self._tables, names, seed)

    def _take(self, game: "TrialGame") -> None:
        from powergrid import arena

        self._games.append(game)
        self.balance = arena.balance(self.board, self._games)
        if self.done < GAMES:
            self._next()
        else:
            self._reply = None
        self.progressed.emit()

    def _give_up(self, where: str) -> None:
        self.unfinished += 1
        if self.unfinished < MAX_UNFINISHED:
            self._next()
            self.progressed.emit()
            return
        self.is_broken = True
        if where:
            report(where)
        self.stop()
