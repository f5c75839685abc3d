# SPDX-License-Identifier: MIT
"""A new game that continues from a position of another."""

from collections.abc import Sequence
from random import Random

from powergrid.records.header import FORMAT, Header
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder
from powergrid.records.replay import Step
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile, shuffle_planned_row


def branch(header: Header, steps: Sequence[Step], *, date: str = "", seed: int = 0) -> Record:
    """Return the record of a new game that begins with these steps of another.

    Cards of the draw pile that a transcript does not give are shuffled with `seed`. Raises
    `RecordError` if the header does not describe a playable game.
    """
    has_pile = header.has_pile
    header = header._replace(format=FORMAT, date=date, source="", title="", branched=True)
    if not has_pile:
        header = header._replace(pile=_pile(header, Random(seed)), pile_seed=seed, seed=seed)
    return Recorder(header, steps).record()


def _pile(header: Header, rng: Random) -> tuple[int, ...]:
    """Return a draw pile that begins with the cards drawn so far."""
    game = Record(header).game()
    aside, below = game.edition.aside_until_step2, game.edition.cards_below_step3
    known = {*header.market, *aside}
    drawn = [card for card in dict.fromkeys(header.draws) if card not in known]
    rest = sorted({*game.plants} - known - {*drawn})
    row = game.edition.planned_row
    if row is not None:
        left = [] if STEP3 in drawn else [STEP3]
        return (*drawn, *shuffle_planned_row(row, [*rest, *left], rng))
    rng.shuffle(rest)
    if not game.edition.has_steps:
        missing = cards_in_pile(game.edition, game.plants, game.players) - len(drawn)
        return (*drawn, *rest[:missing])
    if STEP3 not in drawn:
        count = cards_in_pile(game.edition, game.plants, game.players)
        missing = count - 1 - below - len(drawn)
        drawn += [*rest[:missing], STEP3]
        del rest[:missing]
    end = drawn.index(STEP3) + 1 + below
    return tuple([*drawn, *rest][:end])
