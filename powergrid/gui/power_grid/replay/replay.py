# SPDX-License-Identifier: MIT
"""A game of Power Grid looked at again, with the cards to come and the costly moves."""

from typing import TYPE_CHECKING, Final

from powergrid.gui.power_grid.game.session import Session
from powergrid.play import replay as any_game
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, PlantRevealed

if TYPE_CHECKING:
    from powergrid.bots import Fault, Review

_MAX_CARDS: Final = 5


class Replay(any_game.Replay[State, Action, Event]):
    """The moves of another session, as they are now."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.header = None if session.recorder is None else session.recorder.header
        self._faults: dict[int, Fault] = {}

    @property
    def fault(self) -> "Fault | None":
        """The costly move that comes next, where the game has been judged."""
        return self._faults.get(self.position)

    def cards_to_come(self) -> tuple[int, ...]:
        """Return the next cards that come up in this game, as far as it has gone."""
        coming = (
            event.plant
            for move in self.moves[self.position :]
            for event in move.events
            if isinstance(event, PlantRevealed)
        )
        return tuple(card for card, _ in zip(coming, range(_MAX_CARDS), strict=False))

    def show_review(self, review: "Review | None") -> None:
        """Point out the costly moves of a review from now on, if it is done."""
        if review is not None:
            self._faults = {fault.position: fault for fault in review.faults}
            self.session.changed.emit()
