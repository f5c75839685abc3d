# SPDX-License-Identifier: MIT
"""The turning points of a game, found on the curve of a seat's chance."""

from powergrid.gui.power_grid.end.turning_points import TurningPoint, turning_points


def found_in(chances: list[float]) -> list[int]:
    """Return the rounds that are turning points; the chances are those at their starts."""
    rounds = list(range(1, len(chances)))
    return [rounds[point.start] for point in turning_points(chances, rounds)]


def test_a_flat_game_has_no_turning_point() -> None:
    assert found_in([0.25, 0.3, 0.25, 0.31, 0.28]) == []


def test_the_rounds_with_the_largest_changes_are_found_in_order() -> None:
    assert found_in([0.2, 0.2, 0.5, 0.5, 0.1]) == [2, 4]
    assert found_in([0.1, 0.3, 0.6, 0.3, 0.5, 0.1]) == [2, 3, 5]


def test_a_change_that_is_undone_within_its_round_is_no_turning_point() -> None:
    assert turning_points([0.5, 0.2, 0.5, 0.5], [1, 1, 2]) == []


def test_the_chances_told_are_those_at_the_start_and_the_end_of_the_round() -> None:
    points = turning_points([0.2, 0.25, 0.6, 0.65], [7, 7, 8])
    assert points == [TurningPoint(0, 2, 0.2, 0.6)]


def test_a_game_that_was_decided_before_has_no_turning_point_any_more() -> None:
    assert found_in([0.8, 0.8, 1.0]) == []
    assert found_in([0.19, 0.19, 0.0]) == []
    assert found_in([0.4, 0.4, 1.0]) == [2]


def test_one_turning_point_goes_the_other_way_if_any_does() -> None:
    assert found_in([0.0, 0.13, 0.4, 0.6, 0.45, 0.75]) == [2, 4, 5]
