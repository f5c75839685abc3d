# SPDX-License-Identifier: MIT
"""Before round 1: the players' decisions in the setup of a game with variants."""

from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.state import Deal, State, ask_first
from powergrid.rules.variants.chosen import variants_of


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the first seat that has something to decide; return whether there is one."""
    return _ask(state, 0)


def _ask(state: State, first: int) -> bool:
    """Ask for the next decision, beginning with variant `first`; return whether there is one."""
    for variant in variants_of(state.game)[first:]:
        state.waiting = tuple(variant.deciders(state))
        if ask_first(state, variant.asks):
            return True
    return False


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Perform the decision of the seat that is asked; return whether the setup continues."""
    variants = variants_of(state.game)
    at = next(index for index, variant in enumerate(variants) if variant.asks == state.asks)
    variants[at].decide(state, action, events)
    for variant in variants:
        variant.set_up_decided(state, action, events)
    state.waiting = state.waiting[1:]
    return ask_first(state, variants[at].asks) or _ask(state, at + 1)


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Do nothing: nothing follows the setup."""
