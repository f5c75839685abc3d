# SPDX-License-Identifier: MIT
"""Boards: lookups by city, islands, and the same board in another process."""

import pickle

from powergrid.box import load_board
from powergrid.rules.board import Board


def fresh(board_id: str) -> Board:
    """Return a board on which nothing has been looked up yet."""
    one = load_board(board_id, "recharged")
    return Board(one.id, one.name, one.areas, one.cities, one.connections, one.rules)


def test_a_board_is_the_same_in_another_process() -> None:
    board = load_board("central-europe", "classic")
    assert pickle.loads(pickle.dumps(board)) == board


def test_a_board_shows_what_is_printed_on_it() -> None:
    assert repr(load_board("usa", "classic")).startswith("Board('usa', 'USA', (Area(")


def test_a_connection_is_found_from_both_its_cities() -> None:
    board = fresh("germany")
    for index, link in enumerate(board.connections):
        assert (
            board.connection_index[link.a, link.b]
            == board.connection_index[link.b, link.a]
            == index
        )


def test_each_island_is_a_separate_land() -> None:
    board = fresh("uk-ireland")
    assert len(board.islands) == 2
    assert sum(map(len, board.islands)) == len(board.areas)


def test_connections_that_cost_nothing_are_free() -> None:
    for board_id, is_free in (("bremen", True), ("germany", False)):
        assert fresh(board_id).has_free_connections == is_free


def test_cached_lookups_are_those_of_the_printed_rows() -> None:
    board = fresh("germany")
    assert board.city_index == {city.id: index for index, city in enumerate(board.cities)}
    assert board.area_index == {area.id: index for index, area in enumerate(board.areas)}
    assert fresh("italy").plain.rules != fresh("italy").rules
    for city, ways in enumerate(board.neighbours):
        for other, cost in ways:
            assert board.connections[board.connection_index[city, other]].cost == cost
    for area, others in enumerate(board.adjacent_areas):
        assert all(area in board.adjacent_areas[other] for other in others)
    assert board.choices(3) == fresh("germany").choices(3)


def test_a_board_with_other_rules_is_still_the_one_that_its_games_carry() -> None:
    printed = fresh("italy")
    board = Board(printed.id, printed.name, printed.areas, printed.cities, (), text="its file")
    assert board.plain.text == "its file"
    assert board.with_rules(printed.rules).rules == printed.rules
