# SPDX-License-Identifier: MIT
"""What players cannot see.

The state holds nothing hidden, so every seat sees all of it. Only the order of the draw pile is
hidden, and which of the unseen cards are in it.
"""

from powergrid.rules.plants import STEP3
from powergrid.rules.state import State


def unseen(state: State) -> tuple[int, ...]:
    """Return the plants that may still be drawn, ascending.

    Before the Step 3 card these are all plants never revealed, although some were removed unseen
    at the start; after it, those put under the pile, and also all never revealed if cards were
    below it from the start. Once a side pile is the draw pile, they are its plants; once the
    Step 3 card is back under the pile, those above it.
    """
    if state.extras.piles_done:
        return tuple(sorted((*state.extras.side_pile, *state.under)))
    if is_step3_card_back(state):
        return tuple(sorted(state.extras.shuffled))
    if STEP3 not in state.seen:
        return tuple(sorted(set(state.game.plants) - state.seen))
    if not hidden_below(state):
        return tuple(sorted((*state.on_top, *state.under)))
    return tuple(sorted({*state.game.plants} - state.seen | {*state.under}))


def without_cards(state: State) -> State:
    """Return a copy without cards left to draw, on which actions can be tried."""
    trial = state.copy()
    trial.pile_left = 0
    if trial.extras.side_pile:
        trial.extras = trial.extras._replace(side_pile=())
    return trial


def card_of_trial(state: State) -> int:
    """Return a card that could be drawn: a `Deal` for states `without_cards`.

    They have none left, but a Step 3 card that is put back and a side pile bring new ones.
    """
    extras = state.extras
    cards = extras.side_pile or (state.under if extras.piles_done else unseen(state))
    return next(iter(cards), STEP3)


def is_step3_card_back(state: State) -> bool:
    """Return whether the Step 3 card is back under the draw pile."""
    by_deck = state.game.edition.does_step2_by_deck
    return by_deck and state.step == 2 and STEP3 not in state.seen


def cards_before_step3(state: State) -> int | None:
    """Return how many cards come before the Step 3 card, None if nobody knows or it is drawn."""
    edition = state.game.edition
    if not edition.has_steps or edition.planned_row is not None or STEP3 in state.seen:
        return None
    return state.pile_left - len(state.under) - hidden_below(state) - 1


def hidden_below(state: State) -> int:
    """Return how many unseen cards are below the Step 3 card, or below where it was."""
    if STEP3 in state.seen:
        return state.pile_left - len(state.under) - len(state.on_top)
    return state.game.edition.cards_below_step3
