# SPDX-License-Identifier: MIT
"""The variants of a game: those its options and its board require."""

from typing import Final

from powergrid.rules.game import Game
from powergrid.rules.variants.against_the_bank import AGAINST_THE_BANK
from powergrid.rules.variants.mines import MINES
from powergrid.rules.variants.outage import OUTAGE
from powergrid.rules.variants.planned_row import PLANNED_ROW
from powergrid.rules.variants.side_pile import SIDE_PILE
from powergrid.rules.variants.starting_cities import STARTING_CITIES
from powergrid.rules.variants.variant import Variant

_VARIANTS: Final = (AGAINST_THE_BANK, STARTING_CITIES, MINES, OUTAGE, SIDE_PILE, PLANNED_ROW)


def variants_of(game: Game) -> tuple[Variant, ...]:
    """Return a game's variants in the order of their setup."""
    if not game.has_variants:
        return ()
    rules, options = game.board.rules, game.options
    is_on = (
        options.against_the_bank,
        options.starting_cities,
        bool(game.mines),
        rules.outage_above is not None,
        bool(rules.side_pile),
        game.edition.planned_row is not None,
    )
    return tuple([variant for variant, on in zip(_VARIANTS, is_on, strict=True) if on])
