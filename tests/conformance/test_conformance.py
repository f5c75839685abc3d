# SPDX-License-Identifier: MIT
"""Every variant passes the one suite."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from powergrid.box import board_editions, load_board, load_edition
from powergrid.records.options import read_options
from powergrid.rules.options import OPTION_NAMES, Options, why_unplayable
from tests.bots.setups import BOARDS
from tests.conformance.trial import QUICK, THOROUGH, Trial
from tests.conformance.variants import OPTIONS, OWN_MECHANISMS, VARIANTS, Variant

SLOW_SEED = 10
QUICK_PLAYERS = (2, 4)
"""Of the other numbers of players, no game is played in the quick lane."""


def is_thorough(variant: Variant) -> bool:
    """Return whether a game of it is played with every state tried."""
    return not variant.option or variant.players in (2, 3, 6)


def some_slow() -> Iterator[object]:
    for variant in VARIANTS:
        if variant.players in QUICK_PLAYERS:
            yield variant
        elif not is_thorough(variant):
            yield pytest.param(variant, marks=pytest.mark.slow)


@pytest.mark.parametrize("variant", [*some_slow()], ids=str)
def test_a_random_game_of_every_variant_passes_all_checks(variant: Variant, tmp_path: Path) -> None:
    Trial(variant, VARIANTS.index(variant), QUICK).play(tmp_path)


@pytest.mark.parametrize(
    "variant",
    [
        mechanism
        if mechanism.players == 4 and not mechanism.option
        else pytest.param(mechanism, marks=pytest.mark.slow)
        for mechanism in OWN_MECHANISMS[::2]
    ],
    ids=str,
)
def test_a_game_on_a_board_with_special_rules_passes_all_checks(
    variant: Variant, tmp_path: Path
) -> None:
    Trial(variant, OWN_MECHANISMS.index(variant), QUICK).play(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [*filter(is_thorough, VARIANTS)], ids=str)
def test_every_state_of_a_game_passes_all_checks(variant: Variant, tmp_path: Path) -> None:
    Trial(variant, SLOW_SEED, THOROUGH).play(tmp_path)


def test_every_playable_variant_has_a_row() -> None:
    choices = [Options(*chosen) for chosen in product((False, True), repeat=len(OPTION_NAMES))]
    playable = {
        (edition, board, players, options)
        for board in BOARDS  # tests/records/test_recorder_boards.py has games on the others
        for edition in board_editions(board)
        for players in load_edition(edition).players
        for options in choices
        if not why_unplayable(load_edition(edition), load_board(board, edition), players, options)
    }
    rows = {
        (v.edition, v.board, v.players, read_options(OPTIONS[v.option]))
        for v in VARIANTS
        if v.board in BOARDS
    }
    assert rows == playable
