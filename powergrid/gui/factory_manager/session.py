# SPDX-License-Identifier: MIT
"""A game of Factory Manager at the table."""

from typing import TYPE_CHECKING, TypeAlias

from powergrid.factory.records import Record, new_record
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event
from powergrid.factory.session_rules import FactoryRules
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.play import recorded
from powergrid.play.replay import Replay
from powergrid.play.seats import Seat, with_known_colours
from powergrid.play.seed import new_seed
from powergrid.play.session import Session

if TYPE_CHECKING:
    from powergrid.factory.bots.review import Mistake, Review

_SEED = 1
"""The seed of the game in pictures."""

FactorySession: TypeAlias = Session[State, Action, Event]


def session_of(record: Record) -> FactorySession:
    """Return a session at the last state of a record, or raise `RecordError`."""
    return recorded.session_of(record, with_known_colours(record.seats, PLAYER_COLOURS))


def new_game(seats: tuple[Seat, ...], is_first_game: bool) -> Record:
    """Return the record of a new game."""
    return new_record(seats, new_seed(), is_first_game)


def opening(players: int) -> State:
    """Return the state at the first question of a first game, always the same."""
    seats = [Seat(colour, colour) for colour in PLAYER_COLOURS[:players]]
    _, state = new_record(tuple(seats), _SEED, is_first_game=True).start()
    return state


def record_of(session: FactorySession) -> Record:
    """Return the record of a session's game so far."""
    assert session.recorder is not None  # every table of this game has one
    record = session.recorder.record()
    assert isinstance(record, Record)
    return record


def first_events(session: FactorySession) -> list[Event]:
    """Return the events before the first action; no action of `past` has them."""
    assert isinstance(session.rules, FactoryRules)
    return session.rules.first_events(session.state.game)


class FactoryReplay(Replay[State, Action, Event]):
    """A replay with the costly turns of the game, once it has been reviewed."""

    record: Record

    def __init__(self, played: FactorySession) -> None:
        super().__init__(played)
        self.mistakes: dict[int, Mistake] = {}

    @property
    def mistake(self) -> "Mistake | None":
        """The costly turn that is being replayed, if there is one."""
        return self.mistakes.get(self.position)

    def show_review(self, review: "Review | None") -> None:
        """Mark each action of a review's costly turns; the review is None until it is done."""
        if review is not None:
            self.mistakes = {
                mistake.position + at: mistake
                for mistake in review.mistakes
                for at in range(len(mistake.done))
            }
            self.session.changed.emit()
