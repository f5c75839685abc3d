# SPDX-License-Identifier: MIT
"""Positions after some actions of a seat, as far as it can foresee them."""

from collections.abc import Sequence

from powergrid.rules import State, apply
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.phases import bureaucracy
from powergrid.rules.view import card_of_trial, without_cards


def state_after(view: State, actions: Sequence[Action]) -> State:
    """Return the state after some actions of the seat on turn, up to the next hidden card."""
    state = without_cards(view)
    for action in actions:
        if isinstance(action, RunPlants):
            # The rest of the phase may draw cards.
            bureaucracy.take_turn(state, action, [])
        else:
            apply(state, action, card_of_trial)
    return state
