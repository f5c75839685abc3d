# SPDX-License-Identifier: MIT
"""The options a game may be played with, and whether an edition knows them."""

from typing import Final, NamedTuple

from powergrid.rules.edition import Edition


class Options(NamedTuple):
    """What players agree on before a game; nothing is the game as most play it.

    `starting_cities`: networks begin in cities marked at the start (Recharged).
    `against_the_bank`: two players and the bank, which takes plants, fuel and places (Recharged).
    `one_area_per_player`: as many areas are in play as there are players (Classic).
    """

    starting_cities: bool = False
    against_the_bank: bool = False
    one_area_per_player: bool = False

    def chosen(self) -> tuple[str, ...]:
        """Return the names of the options that are chosen."""
        return tuple(name for name in OPTION_NAMES if getattr(self, name))


NO_OPTIONS: Final = Options()
OPTION_NAMES: Final = Options._fields


def areas_in_play(edition: Edition, players: int, options: Options) -> int:
    """Return how many areas are played in."""
    return players if options.one_area_per_player else edition.areas[players]


def why_unplayable(edition: Edition, players: int, options: Options) -> str:
    """Return a code for what keeps so many from playing an edition so, empty if nothing does.

    "players_not_in_edition", "option_not_in_edition", "needs_bank", "no_bank_with_players".
    """
    if players not in edition.players:
        return "players_not_in_edition"
    if any(name not in edition.options for name in options.chosen()):
        return "option_not_in_edition"
    is_for_bank = players in edition.bank_players
    if is_for_bank and not options.against_the_bank:
        return "needs_bank"
    if options.against_the_bank and not is_for_bank:
        return "no_bank_with_players"
    return ""
