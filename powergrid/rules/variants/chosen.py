# SPDX-License-Identifier: MIT
"""The variants that a game's options call for."""

from typing import Final

from powergrid.rules.game import Game
from powergrid.rules.variants.against_the_bank import AGAINST_THE_BANK
from powergrid.rules.variants.starting_cities import STARTING_CITIES
from powergrid.rules.variants.variant import Variant

# By the options against the bank and starting cities, in the order in which they are set up.
_VARIANTS: Final[dict[tuple[bool, bool], tuple[Variant, ...]]] = {
    (False, False): (),
    (True, False): (AGAINST_THE_BANK,),
    (False, True): (STARTING_CITIES,),
    (True, True): (AGAINST_THE_BANK, STARTING_CITIES),
}


def variants_of(game: Game) -> tuple[Variant, ...]:
    """Return a game's variants, in the order in which they are set up."""
    if not game.has_variants:
        return ()
    return _VARIANTS[game.options.against_the_bank, game.options.starting_cities]
