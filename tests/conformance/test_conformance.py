# SPDX-License-Identifier: MIT
"""Every variant passes the one suite."""

from pathlib import Path

import pytest

from tests.conformance.trial import QUICK, THOROUGH, Trial
from tests.conformance.variants import VARIANTS, Variant

SLOW_SEEDS = range(10, 12)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_of_every_variant(variant: Variant, tmp_path: Path) -> None:
    Trial(variant, VARIANTS.index(variant), QUICK).play(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_in_which_every_state_is_tried(variant: Variant, tmp_path: Path) -> None:
    for seed in SLOW_SEEDS:
        Trial(variant, seed, THOROUGH).play(tmp_path)
