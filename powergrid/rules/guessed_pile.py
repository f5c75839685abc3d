# SPDX-License-Identifier: MIT
"""A draw pile sampled by somebody who knows only the cards seen so far."""

from random import Random

from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import planned
from powergrid.rules.state import State
from powergrid.rules.view import hidden_below, unseen


def guessed_pile(state: State, rng: Random) -> Pile:
    """Return a random draw pile that agrees with everything the players know."""
    seed, below = rng.getrandbits(48), hidden_below(state)
    known = {*state.game.edition.aside_until_step2, *state.under, *state.on_top}
    hidden = [card for card in unseen(state) if card not in known]
    if state.extras.piles_done:
        return Pile(unseen(state), seed)
    row = state.game.edition.planned_row
    if row is not None:
        left = [] if STEP3 in state.seen else [STEP3]
        return Pile(tuple(planned(row, [*hidden, *left], rng)), seed)
    if STEP3 in state.seen:
        return Pile((STEP3, *rng.sample(hidden, below)), seed)
    card = (STEP3,) if state.game.edition.has_steps else ()
    count = state.pile_left - len(state.under) - len(state.on_top) - len(card)
    cards = rng.sample(hidden, count)
    return Pile((*cards[: count - below], *card, *cards[count - below :]), seed)
