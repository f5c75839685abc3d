# SPDX-License-Identifier: MIT
"""A game of Factory Manager at the table."""

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final, TypeAlias

from powergrid.factory.records import Record, Recorder, new_record, replay
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event
from powergrid.factory.session_rules import FactoryRules
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.play.game import Played
from powergrid.play.replay import Replay
from powergrid.play.seats import Seat, with_known_colours
from powergrid.play.session import Session

if TYPE_CHECKING:
    from powergrid.factory.bots.review import Fault

FactorySession: TypeAlias = Session[State, Action, Event]
_MAX_SEED: Final = 2**32


def session_of(record: Record) -> FactorySession:
    """Return a session at the last state of a record, or raise `RecordError`."""
    _, state = record.start()
    past: list[Played[State, Action, Event]] = []
    for step in replay(record):
        past.append(Played(step.before, step.action, step.events))
        state = step.state
    return Session(
        FactoryRules(record.deal),
        state.copy(),
        with_known_colours(record.seats, PLAYER_COLOURS),
        recorder=Recorder(record, state),
        past=past,
    )


def begun(seats: tuple[Seat, ...], is_first_game: bool) -> Record:
    """Return the record of a new game."""
    return new_record(seats, SystemRandom().randrange(_MAX_SEED), is_first_game)


def record_of(session: FactorySession) -> Record:
    """Return the record of a session's game so far."""
    assert isinstance(session.recorder, Recorder)
    return session.recorder.record


class FactoryReplay(Replay[State, Action, Event]):
    """The replay of a game, and its `record`."""

    def __init__(self, played: FactorySession) -> None:
        super().__init__(played)
        self.record = record_of(played)
        self.faults: dict[int, Fault] = {}

    @property
    def fault(self) -> "Fault | None":
        """The costly turn that is being played, if the game has been reviewed."""
        return self.faults.get(self.position)

    def show_faults(self, faults: "Sequence[Fault]") -> None:
        """Point out costly turns from now on, each from its first action to its last."""
        self.faults = {
            fault.position + at: fault for fault in faults for at in range(len(fault.done))
        }
