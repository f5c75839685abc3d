# SPDX-License-Identifier: MIT
"""The options a game may be played with, and whether an edition offers them."""

from typing import Final, NamedTuple

from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import URANIUM, subtract_tokens


class Options(NamedTuple):
    """What players agree on before a game; all options are off in the usual game.

    `starting_cities`: networks begin in cities marked at the start (Recharged).
    `against_the_bank`: two players and the bank, which takes plants, fuel and places (Recharged).
    `one_area_per_player`: as many areas are in play as there are players (Classic).
    `without_board_rules`: without the board's special rules (if it makes them optional).

    New games do not offer the rest, which exist for records.
    `pooled_fuel`: a hybrid burns any coal and oil of its owner. No rulebook allows that, but some
    programs play that way.
    The others are rulings of version 0.1.0, kept by games begun under them:
    `lost_coal`: only the coal storage refills the coal market, so scrapped coal never comes back.
    `skipped_step2`: only Step 3 begins if Step 2 is due after the same Phase 4 (Classic).
    `bank_buys`: a plant that the bank takes counts as bought.
    """

    starting_cities: bool = False
    against_the_bank: bool = False
    one_area_per_player: bool = False
    without_board_rules: bool = False
    pooled_fuel: bool = False
    lost_coal: bool = False
    skipped_step2: bool = False
    bank_buys: bool = False

    @property
    def has_variants(self) -> bool:
        """Whether an option adds a variant, with its own actions and effects."""
        return self.starting_cities or self.against_the_bank

    def chosen(self) -> tuple[str, ...]:
        """Return the names of the chosen options, of those that new games offer."""
        return tuple(name for name in OPTION_NAMES if getattr(self, name))


NO_OPTIONS: Final = Options()
POOLED_FUEL: Final = "pooled_fuel"
OPTION_NAMES: Final = (
    "starting_cities",
    "against_the_bank",
    "one_area_per_player",
    "without_board_rules",
)
"""The options that new games offer."""


def areas_in_play(edition: Edition, board: Board, players: int, options: Options) -> int:
    """Return how many areas are in play."""
    return players if options.one_area_per_player else board.rules.on(edition).areas[players]


def why_unplayable(edition: Edition, board: Board, players: int, options: Options) -> str:
    """Return a code for why this game cannot be played, empty if it can.

    "players_not_in_edition", "option_not_on_board", "option_not_in_edition", "needs_bank",
    "no_bank_with_players", "too_little_uranium".
    """
    edition = board.rules.on(edition)
    if players not in edition.players:
        return "players_not_in_edition"
    if options.without_board_rules and not board.rules.are_optional:
        return "option_not_on_board"
    of_edition = [name for name in options.chosen() if name != "without_board_rules"]
    if any(name not in edition.options for name in of_edition):
        return "option_not_in_edition"
    left = subtract_tokens(edition.tokens, board.rules.starting_fuel(edition))[URANIUM]
    if options.starting_cities and left < players:
        return "too_little_uranium"
    is_for_bank = players in edition.bank_players
    if is_for_bank and not options.against_the_bank:
        return "needs_bank"
    if options.against_the_bank and not is_for_bank:
        return "no_bank_with_players"
    return ""
