# SPDX-License-Identifier: MIT
"""The variants that a game's options call for."""

from powergrid.rules.options import Options
from powergrid.rules.variants.against_the_bank import AGAINST_THE_BANK
from powergrid.rules.variants.starting_cities import STARTING_CITIES
from powergrid.rules.variants.variant import Variant


def variants_of(options: Options) -> tuple[Variant, ...]:
    """Return the variants in the order in which they are set up."""
    variants: list[Variant] = []
    if options.against_the_bank:
        variants.append(AGAINST_THE_BANK)
    if options.starting_cities:
        variants.append(STARTING_CITIES)
    return tuple(variants)
