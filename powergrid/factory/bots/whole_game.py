# SPDX-License-Identifier: MIT
"""Whole games among bots."""

from collections.abc import Callable, Sequence
from random import Random

from powergrid.factory.bots.bot import Bot
from powergrid.factory.rules import Game, State, apply, begin
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.events import Event
from powergrid.factory.rules.setup import first_state


def play(
    game: Game,
    deal: Deal,
    bots: Sequence[Bot],
    rng: Random,
    on_action: Callable[[State, Action, list[Event]], None] | None = None,
) -> State:
    """Play a game with a bot in every seat, and return its last state.

    `on_action` sees every action, its events and the state after it. Raises IllegalAction if a bot
    does what it may not.
    """
    state = first_state(game, deal)
    begin(state, deal)
    while not state.is_over:
        action = bots[state.seat].decide(state, rng)
        events = apply(state, action, deal)
        if on_action is not None:
            on_action(state, action, events)
    return state
