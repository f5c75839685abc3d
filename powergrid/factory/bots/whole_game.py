# SPDX-License-Identifier: MIT
"""Whole games among bots."""

from collections.abc import Callable, Sequence
from random import Random

from powergrid.factory.bots.bot import Bot
from powergrid.factory.rules import State, apply
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.events import Event


def play(
    state: State,
    deal: Deal,
    bots: Sequence[Bot],
    rng: Random,
    on_action: Callable[[Action, list[Event], State], None] | None = None,
) -> State:
    """Play a game that has begun to its end, with a bot in every seat, and return the state.

    `on_action` gets every action, its events and the state after it. Raises IllegalAction if a
    bot's action is illegal.
    """
    while not state.is_over:
        action = bots[state.seat].decide(state, rng)
        events = apply(state, action, deal)
        if on_action is not None:
            on_action(action, events, state)
    return state
