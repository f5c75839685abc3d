# SPDX-License-Identifier: MIT
"""Factory Manager as a session plays it: its rules, and what chance decides in one game."""

from collections.abc import Sequence

from powergrid.factory.rules import Game, IllegalAction, State, apply, begin, legal
from powergrid.factory.rules.actions import Action, Pass
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.events import EnergyPriceMoved, Event, OrderTilesTurnedUp
from powergrid.factory.rules.phases.bidding import Raises
from powergrid.factory.rules.setup import first_state
from powergrid.play.game import Question, Refusal, Rules


class FactoryRules(Rules[State, Action, Event]):
    """The rules with the deal of one game."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def first_events(self, game: Game) -> list[Event]:
        """Return what happens before the first question."""
        return begin(first_state(game, self.deal), self.deal)

    def legal(self, state: State) -> Question:
        """Return what the seat that is asked may do."""
        return legal(state)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action and return its events, or raise `Refusal`."""
        try:
            return apply(state, action, self.deal)
        except IllegalAction as error:
            raise Refusal(error.code, error.facts) from None

    def reveals(self, events: Sequence[Event]) -> bool:
        """Return whether an energy tile or order tiles were turned up."""
        return any(isinstance(event, EnergyPriceMoved | OrderTilesTurnedUp) for event in events)

    def phase(self, state: State) -> tuple[int, int]:
        """Return round and phase."""
        return state.round, state.phase

    def forced_pass(self, question: Question, is_begun: bool) -> Action | None:
        """Return passing where a bidder cannot raise."""
        return Pass() if isinstance(question, Raises) and not question.can_raise else None
