# SPDX-License-Identifier: MIT
"""The turning points of a game, found on the curve of a seat's chance."""

from powergrid.gui.power_grid.end.turning_points import TurningPoint, turning_points


def found_in(chances: list[float]) -> list[int]:
    """Return the turns that are turning points; each lasts a quarter of a round."""
    times = [at / 4 for at in range(len(chances))]
    return [point.turn for point in turning_points(chances, times)]


def test_a_flat_game_has_no_turning_point() -> None:
    assert found_in([0.25, 0.3, 0.25, 0.31, 0.28]) == []


def test_the_turns_with_the_largest_changes_are_found_in_order() -> None:
    chances = [0.2, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1]
    assert found_in(chances) == [1, 6]


def test_turning_points_are_a_round_apart() -> None:
    assert found_in([0.1, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6, 0.6]) == [0]
    assert found_in([0.1, 0.4, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6]) == [0, 4]


def test_of_a_change_to_and_fro_within_a_round_the_larger_one_is_told() -> None:
    assert found_in([0.5, 0.3, 0.6, 0.6]) == [1]


def test_a_change_that_is_soon_undone_is_no_turning_point() -> None:
    assert found_in([0.6, 0.6, 0.6, 0.3, 0.6, 0.6, 0.6, 0.6, 0.6]) == []


def test_a_game_that_was_decided_before_has_no_turning_point_any_more() -> None:
    assert found_in([0.8, 0.8, 0.8, 0.8, 1.0]) == []
    assert found_in([0.19, 0.19, 0.19, 0.19, 0.0]) == []
    assert found_in([0.4, 0.4, 0.4, 0.4, 1.0]) == [3]


def test_one_turning_point_goes_the_other_way_if_any_does() -> None:
    chances = [0.1, 0.4, 0.4, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5, 0.5, 0.9]
    assert [chances[turn + 1] > chances[turn] for turn in found_in(chances)].count(False) == 1


def test_the_chances_told_are_those_around_the_turn() -> None:
    points = turning_points([0.2, 0.25, 0.6, 0.65], [0, 0.2, 0.4, 0.6])
    assert points == [TurningPoint(1, 0.25, 0.6)]
