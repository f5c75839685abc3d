# SPDX-License-Identifier: MIT
"""A game of Power Grid at the table."""

from collections.abc import Iterable
from typing import TypeAlias

from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.game.limit_bids import LimitBids
from powergrid.gui.power_grid.game.power_grid_rules import PowerGridRules
from powergrid.play import session as any_game
from powergrid.play.authority import Authority, DeclineAll
from powergrid.play.game import Played as AnyPlayed
from powergrid.play.seats import with_known_colours
from powergrid.records import Record, Recorder, Seat, played, replay
from powergrid.records.header import COLOURS
from powergrid.records.purchases import with_whole_purchases
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.legal import Question
from powergrid.rules.state import BANK, Deal

Played: TypeAlias = AnyPlayed[State, Action, Event]


class Session(any_game.Session[State, Action, Event]):
    """One game of Power Grid at the table, with the limits that people bid up to."""

    question: Question
    recorder: Recorder | None

    def __init__(
        self,
        state: State,
        seats: tuple[Seat, ...],
        deal: Deal,
        *,
        recorder: Recorder | None = None,
        past: Iterable[Played] = (),
        limits: LimitBids | None = None,
        authority: Authority | None = None,
        viewer: int | None = None,
    ) -> None:
        self.deal = deal
        self.limits = LimitBids() if limits is None else limits
        if viewer is None and not any(seat.is_person for seat in seats):
            viewer = state.order[0]
        super().__init__(
            PowerGridRules(deal),
            state,
            seats,
            recorder=recorder,
            past=past,
            orders=self.limits,
            authority=authority,
            viewer=viewer,
        )

    def ask_for_hint(self, state: State, *, is_quick: bool = False) -> bool:
        """Ask for advice, as in any game, and record that a person has asked for it."""
        will_come = super().ask_for_hint(state, is_quick=is_quick)
        if will_come and not is_quick:
            self.note_hint()
        return will_come

    def note_hint(self) -> None:
        """Record that a person was told during the game what to do, or who is ahead."""
        if self.recorder is not None and not self.state.is_over:
            self.recorder.note_hint()

    def colour_of(self, seat: int) -> str:
        """Return the colour of a seat, or of the bank."""
        return BANK_COLOUR if seat == BANK else self.seats[seat].colour

    def watched(self) -> "Session":
        """Return a session at the same position, for a replay: nobody acts in it."""
        return Session(
            self.state.copy(),
            self.seats,
            self.deal,
            past=self.past,
            authority=DeclineAll(),
            viewer=self.viewer,
        )


def session_of(record: Record) -> Session:
    """Return a session at the last state of a record.

    Raises `RecordError` if the rules do not allow a recorded action.
    """
    steps = with_whole_purchases(replay(record))
    past = played(steps)
    recorder = Recorder(record.header, steps)
    state = steps[-1].state.copy()
    seats = with_known_colours(record.header.seats, COLOURS)
    return Session(state, seats, record.deal(), recorder=recorder, past=past)
