# SPDX-License-Identifier: MIT
"""A replay of Power Grid, with the cards to come and the costly moves."""

from itertools import islice
from typing import TYPE_CHECKING, Final

from powergrid.gui.power_grid.game.session import Session
from powergrid.play import replay as any_game
from powergrid.records import Record, Step
from powergrid.records.branch import branch
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, PlantRevealed

if TYPE_CHECKING:
    from powergrid.analysis import Mistake, Review

_MAX_CARDS: Final = 5


class Replay(any_game.Replay[State, Action, Event]):
    """The current moves of another session."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.header = None if session.recorder is None else session.recorder.header
        self._mistakes: dict[int, Mistake] = {}

    @property
    def mistake(self) -> "Mistake | None":
        """The costly move that comes next, if the game has been reviewed."""
        return self._mistakes.get(self.position)

    def cards_to_come(self) -> tuple[int, ...]:
        """Return the next cards that are revealed in this game, at most five."""
        coming = (
            event.plant
            for move in self.moves[self.position :]
            for event in move.events
            if isinstance(event, PlantRevealed)
        )
        return tuple(islice(coming, _MAX_CARDS))

    def branch(self, date: str, seed: int) -> Record:
        """Return the record of a new game that starts at this position.

        `seed` shuffles the cards to come if the game's record does not have them.
        """
        assert self.header is not None  # without one, no new game is offered
        moves = self.moves[: self.position]
        states = self.states[1 : self.position + 1]
        steps = [
            Step(move.action, state, move.events, 0, [])
            for move, state in zip(moves, states, strict=False)
        ]
        return branch(self.header, steps, date=date, seed=seed)

    def show_review(self, review: "Review | None") -> None:
        """Point out the costly moves of a review; None while it is not done."""
        if review is not None:
            self._mistakes = {mistake.position: mistake for mistake in review.mistakes}
            self.session.changed.emit()
