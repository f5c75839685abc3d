# SPDX-License-Identifier: MIT
"""Hidden cards make no difference: another draw pile leads to the same state."""

from collections.abc import Sequence
from random import Random
from typing import Final

from powergrid.bots import bot_named
from powergrid.records import Record
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import shuffle_planned_row
from powergrid.rules.state import SETUP
from powergrid.rules.view import unseen

LEVELS: Final = ("random", "sensible", "reference", "planner")


class OtherDeal:
    """Deals the cards that were revealed, and then those of another pile."""

    def __init__(self, revealed: Sequence[int], then: Pile) -> None:
        self.revealed = revealed
        self.then = then

    def __call__(self, state: State) -> int:
        """Return the next card."""
        if state.revealed < len(self.revealed):
            return self.revealed[state.revealed]
        return self.then(state)


def check_hidden(
    record: Record, actions: Sequence[Action], states: Sequence[State], rng: Random
) -> None:
    """A game whose pile differs below the revealed cards cannot be told from this one."""
    at = rng.randrange(len(states) - 1)
    deal = OtherDeal(revealed_by(record, actions[:at]), other_pile(record, states[at], rng))
    twin = record._replace(header=record.header._replace(pile=deal.then.cards))
    game, state, _ = twin.start()
    assert game == record.game()
    for action, seen in zip(actions[:at], states[:at], strict=True):
        assert state == seen
        apply(state, action, deal)
    assert state == states[at]
    for level in LEVELS if state.phase != SETUP else ("random",):
        one, other = (bot_named(level).decide(s, Random(at)) for s in (state, states[at]))
        assert one == other


def revealed_by(record: Record, actions: Sequence[Action]) -> list[int]:
    """Return the cards that were revealed by these actions, the first ones of a game."""
    _, state, deal = record.start()
    drawn = list(record.header.pile[: state.revealed])  # before the first question

    def watched(state: State) -> int:
        drawn.append(deal(state))
        return drawn[-1]

    for action in actions:
        apply(state, action, watched)
    return drawn


def other_pile(record: Record, state: State, rng: Random) -> Pile:
    """Return a pile with the same top as the game's and other possible cards below."""
    cards = record.header.pile
    top = cards[: state.revealed]
    row = state.game.edition.planned_row
    if row is not None:
        return Pile((*top, *shuffle_planned_row(row, cards[len(top) :], rng)), rng.getrandbits(48))
    below: list[int] = []
    if not state.game.edition.has_steps:
        if not state.extras.piles_done:
            below = rng.sample(unseen(state), len(cards) - len(top))
    elif STEP3 not in top:
        below = rng.sample(unseen(state), len(cards) - len(top) - 1)
        below.append(STEP3)
    return Pile((*top, *below), rng.getrandbits(48))


def check_holds_only_values(state: State) -> None:
    """A state holds only numbers, nothing that could reveal hidden cards."""
    for fact in state.facts():
        if fact is not None:  # in compiled classes `__hash__` counts as a field
            _check_value(fact)


def _check_value(value: object) -> None:
    if isinstance(value, tuple | frozenset):
        for item in value:
            _check_value(item)
    else:
        assert type(value) in (int, bool)
