# SPDX-License-Identifier: MIT
"""Power Grid as the table plays it: its rules, and the cards of one game."""

from collections.abc import Sequence

from powergrid.play.game import Question, Refusal, Rules
from powergrid.records import RecordError
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.events import Event, PlantRevealed
from powergrid.rules.legal import forced_action
from powergrid.rules.state import Deal


class PowerGridRules(Rules[State, Action, Event]):
    """The rules with the deal of one game."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def legal(self, state: State) -> Question:
        """Return the question that is open: what the seat on turn may do."""
        return legal(state)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action and return its events, or raise `Refusal`."""
        try:
            return apply(state, action, self.deal)
        except IllegalAction as error:
            raise Refusal(error.code, error.facts) from None
        except RecordError as error:
            raise Refusal("record", {"what": str(error)}) from None

    def reveals(self, events: Sequence[Event]) -> bool:
        """Return whether a plant card was revealed."""
        return any(isinstance(event, PlantRevealed) for event in events)

    def phase(self, state: State) -> tuple[int, int]:
        """Return round and phase."""
        return state.round, state.phase

    def forced_pass(self, question: Question, is_begun: bool) -> Action | None:
        """Return a pass if nothing else is legal, or a discard that leads where all others lead.

        Players who have acted in a turn end it themselves, so that they can still undo it.
        """
        action = forced_action(question)
        return None if is_begun and isinstance(action, EndTurn) else action
