# SPDX-License-Identifier: MIT
"""A new game that goes on from a position of another."""

from collections.abc import Sequence
from random import Random

from powergrid.records.header import FORMAT, Header
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder
from powergrid.records.walk import Step
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile


def branch(header: Header, steps: Sequence[Step], *, date: str = "", seed: int = 0) -> Record:
    """Return the record of a game that has come as far as these steps of another.

    What a transcript does not tell of its draw pile is shuffled with `seed`. Raises `RecordError`
    if the header does not describe a game that can be played.
    """
    header = header._replace(format=FORMAT, date=date, source="")
    if not header.pile:
        header = header._replace(pile=_pile(header, Random(seed)), pile_seed=seed, seed=seed)
    return Recorder(header, steps).record()


def _pile(header: Header, rng: Random) -> tuple[int, ...]:
    """Return a draw pile that begins with the cards that were drawn."""
    if STEP3 in header.draws:
        return header.draws[: header.draws.index(STEP3) + 1]
    game = Record(header).game()
    count = cards_in_pile(game.edition, game.plants, game.players)
    rest = sorted({*game.plants} - {*header.market} - {*header.draws})
    rng.shuffle(rest)
    return (*header.draws, *rest[: count - 1 - len(header.draws)], STEP3)
