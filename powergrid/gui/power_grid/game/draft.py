# SPDX-License-Identifier: MIT
"""A turn being planned: actions tried on a copy of the state."""

from powergrid.rules import IllegalAction, State, apply
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, HouseBuilt
from powergrid.rules.view import card_of_trial, without_cards


def tried(state: State, action: Action) -> State | IllegalAction:
    """Return the state after an action, or the rule that forbids it."""
    trial = without_cards(state)
    try:
        apply(trial, action, card_of_trial)
    except IllegalAction as error:
        return error
    return trial


def why_illegal(state: State, action: Action) -> IllegalAction | None:
    """Return the rule that forbids an action in a state, None where it is legal."""
    found = tried(state, action)
    return found if isinstance(found, IllegalAction) else None


def trial_of(state: State) -> State:
    """Return a copy to plan on: no card is drawn, and fuel is bought together."""
    trial = without_cards(state)
    trial.game = state.game.bought_together
    return trial


class Draft:
    """A turn being planned: `actions` so far, their `events`, and `state` after them all.

    Nothing is revealed while planning: the draft's copy of the state has no draw pile. So its
    money, fuel, cities and questions are right, but its plant market is not.
    Where fuel is bought one by one, several purchases may still be staged together.
    """

    def __init__(self, state: State) -> None:
        self._start = trial_of(state)
        self.actions: list[Action] = []
        self.events: list[Event] = []
        self.state = self._start.copy()

    @property
    def houses(self) -> list[HouseBuilt]:
        """The houses built so far, in order."""
        return [event for event in self.events if isinstance(event, HouseBuilt)]

    def add(self, action: Action) -> bool:
        """Try an action after those before; return whether it is legal there."""
        state = self.state.copy()
        try:
            events = apply(state, action, card_of_trial)
        except IllegalAction:
            return False
        self.state = state
        self.actions.append(action)
        self.events += events
        return True

    def remove(self, index: int) -> None:
        """Take one action back; later ones stay if they are still legal."""
        kept = self.actions[:index] + self.actions[index + 1 :]
        self.clear()
        for action in kept:
            self.add(action)

    def clear(self) -> None:
        """Take all actions back."""
        self.actions = []
        self.events = []
        self.state = self._start.copy()
