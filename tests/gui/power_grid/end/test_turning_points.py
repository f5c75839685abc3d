# SPDX-License-Identifier: MIT
"""The turning points of a game, found on the curve of a seat's chance."""

import itertools

from powergrid.gui.power_grid.end.turning_points import turning_points


def spans(chances: list[float], step: float = 0.25) -> list[tuple[int, int]]:
    times = [at * step for at in range(len(chances))]
    return [(point.start, point.end) for point in turning_points(chances, times)]


def test_a_flat_game_has_no_turning_point() -> None:
    assert spans([0.25, 0.3, 0.25, 0.31, 0.28]) == []


def test_the_largest_changes_within_a_round_are_found_in_order() -> None:
    chances = [0.2, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1]
    assert spans(chances) == [(1, 2), (6, 7)]


def test_turning_points_do_not_overlap_and_last_at_most_a_round() -> None:
    chances = [0.1 * at for at in range(10)]
    found = spans(chances)
    assert len(found) == 3
    assert all(end - start <= 4 for start, end in found)
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(found))


def test_one_turning_point_goes_the_other_way_if_any_does() -> None:
    chances = [0.1, 0.4, 0.4, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7, 0.7, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.9]
    assert [chances[end] - chances[start] > 0 for start, end in spans(chances)].count(False) == 1


def test_the_turn_with_the_largest_change_is_named() -> None:
    (point,) = turning_points([0.2, 0.25, 0.6, 0.65], [0, 0.2, 0.4, 0.6])
    assert (point.start, point.end, point.turn) == (0, 3, 1)
