# SPDX-License-Identifier: MIT
"""Bots trying a board while one goes on drawing it."""

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.box import load_edition, load_plants
from powergrid.rules.board import Board

if TYPE_CHECKING:
    from powergrid.bots import Balance, Tried

GAMES: Final = 10
LEVEL: Final = "regular"
_SHARE: Final = 0.012
"""Seconds of thinking between two looks at what the player does."""


class Trials(QObject):
    """Plays some games a few moves at a time; `moved` is emitted after each, and at the end.

    `balance` says what they show so far, None before the first has ended; `failure` is why they
    stopped, empty if they did not.
    """

    moved = Signal()

    def __init__(self, board: Board, edition_id: str, players: int) -> None:
        super().__init__()
        self.board = board
        self.players = players
        self.failure = ""
        self.balance: Balance | None = None
        self._tables = board, load_edition(edition_id), load_plants()
        self._games: list[Tried] = []
        self._game: Iterator[Tried | None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)

    @property
    def done(self) -> int:
        """How many games are over."""
        return len(self._games)

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin."""
        self._next()
        self._timer.start(0)

    def stop(self) -> None:
        """Stop for good."""
        self._timer.stop()

    def go_on(self) -> None:
        """Play for a moment."""
        end = perf_counter() + _SHARE
        try:
            while perf_counter() < end and self._timer.isActive():
                found = next(self._game)
                if found is not None:
                    self._take(found)
        except Exception as error:  # a board of one's own may ask too much of the bots
            self.failure = str(error) or type(error).__name__
            self.stop()
            self.moved.emit()

    def _take(self, game: "Tried") -> None:
        from powergrid import bots

        self._games.append(game)
        self.balance = bots.balance(self.board, self._games)
        if self.done < GAMES:
            self._next()
        else:
            self.stop()
        self.moved.emit()

    def _next(self) -> None:
        from powergrid import bots

        names = [LEVEL] * self.players
        self._game = bots.trying(*self._tables, names, self.done + 1)
