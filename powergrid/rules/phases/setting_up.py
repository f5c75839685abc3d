# SPDX-License-Identifier: MIT
"""Before round 1: what players decide while a game with variants is set up."""

from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.state import Deal, State
from powergrid.rules.variants.chosen import variants_of


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the first seat that has something to decide."""
    return _ask(state, 0)


def _ask(state: State, first: int) -> bool:
    """Ask for the first decision of the variants from that one on; False if there is none."""
    for variant in variants_of(state.game)[first:]:
        state.waiting = tuple(variant.deciders(state))
        if state.waiting:
            state.asks = variant.asks
            state.seat = state.waiting[0]
            return True
    return False


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Do what the seat that is asked decides; return whether the set-up goes on."""
    variants = variants_of(state.game)
    at = next(index for index, variant in enumerate(variants) if variant.asks == state.asks)
    variants[at].decide(state, action, events)
    for variant in variants:
        variant.set_up_decided(state, action, events)
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.seat = state.waiting[0]
        return True
    return _ask(state, at + 1)


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Do nothing: round 1 begins."""
