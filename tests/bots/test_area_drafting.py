# SPDX-License-Identifier: MIT
"""Bots choose areas that may be chosen, the same ones for the same seed."""

import pytest

from powergrid.bots import LEVELS, choose_area
from powergrid.bots.area_drafting import drafted
from powergrid.box import board_editions, built_in_board_ids, load_board
from powergrid.rules.area_draft import AreaDraft


def areas_of(board_id: str, level: str, seed: int) -> tuple[int, ...]:
    board = load_board(board_id, board_editions(board_id)[0])
    areas = drafted([level] * 3, (2, 0, 1), board, len(board.areas) - 1, seed)
    assert board.are_areas_connected(areas)
    assert len(areas) == len(board.areas) - 1
    return areas


@pytest.mark.parametrize("level", [*LEVELS, "somebody else"])
@pytest.mark.parametrize(
    "board_id", [board for board in built_in_board_ids() if board != "manhattan"]
)
def test_the_same_seed_drafts_the_same_areas(board_id: str, level: str) -> None:
    """Manhattan is a single area."""
    for seed in range(5):
        assert areas_of(board_id, level, seed) == areas_of(board_id, level, seed)


def test_random_choices_depend_on_the_seed() -> None:
    assert len({areas_of("germany", "random", seed) for seed in range(10)}) > 1
    assert len({areas_of("germany", "reference", seed) for seed in range(10)}) == 1


def test_the_area_with_the_cheapest_connections_is_chosen_first() -> None:
    board = load_board("germany", "classic")
    draft = AreaDraft(board, (0,), 1)
    assert board.areas[choose_area("reference", draft, 0)].id == "west"
