# SPDX-License-Identifier: MIT
"""A draw pile sampled by somebody who knows only the cards seen so far."""

from collections.abc import Sequence
from random import Random

from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import build_pile, cards_in_pile, heaps_of, shuffle_planned_row
from powergrid.rules.state import State
from powergrid.rules.view import hidden_below, is_step3_card_back, unseen


def guessed_pile(state: State, rng: Random) -> Pile:
    """Return a random draw pile that agrees with everything the players know.

    They know how cards are stacked and removed when a game is set up, and which ones have come.
    """
    seed, below = rng.getrandbits(48), hidden_below(state)
    edition = state.game.edition
    known = {*edition.aside_until_step2, *state.under, *state.on_top}
    hidden = [card for card in unseen(state) if card not in known]
    if state.extras.piles_done:
        return Pile(unseen(state), seed)
    row = edition.planned_row
    if row is not None:
        left = [] if STEP3 in state.seen else [STEP3]
        return Pile(tuple(shuffle_planned_row(row, [*hidden, *left], rng)), seed)
    if STEP3 in state.seen:
        return Pile((STEP3, *_guessed(state, hidden, rng)[:below]), seed)
    card = (STEP3,) if edition.has_steps else ()
    count = state.pile_left - len(state.under) - len(state.on_top) - len(card)
    cards = _guessed(state, hidden, rng)[:count]
    return Pile((*cards[: count - below], *card, *cards[count - below :]), seed)


def _guessed(state: State, hidden: Sequence[int], rng: Random) -> list[int]:
    """Return hidden cards as they may lie in the pile, those likely to have been removed last."""
    game = state.game
    first, under = _first_left(state)
    free = [card for card in hidden if card not in first and card not in under]
    heaps = heaps_of(game.edition, game.plants, game.players, free, rng)
    pile, removed = build_pile(game.edition, game.players, first, under, heaps, rng)
    return pile + removed


def _first_left(state: State) -> tuple[list[int | str], list[int | str]]:
    """Return what is left in the pile of the edition's first cards, and of those under them."""
    if STEP3 in state.seen or is_step3_card_back(state):
        return [], []
    edition = state.game.edition
    whole = cards_in_pile(edition, state.game.plants, state.game.players)
    drawn = whole - (state.pile_left - len(state.under) - len(state.on_top))
    first = [card for card in edition.first_cards[max(0, drawn) :] if card not in state.seen]
    left = len(edition.next_cards) - max(0, drawn - len(edition.first_cards))
    under = [card for card in edition.next_cards if card not in state.seen]
    under.sort(key=lambda card: isinstance(card, str))  # a plant by its number has not come yet
    return first, under[: max(0, left)]
