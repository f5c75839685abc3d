# SPDX-License-Identifier: MIT
"""A board in another process, and its connections by their cities."""

import pickle

from powergrid.box import load_board


def test_a_board_is_the_same_in_another_process() -> None:
    board = load_board("central-europe", "classic")
    assert pickle.loads(pickle.dumps(board)) == board


def test_a_board_shows_what_is_printed_on_it() -> None:
    assert repr(load_board("usa", "classic")).startswith("Board('usa', 'USA', (Area(")


def test_a_connection_is_found_from_both_its_cities() -> None:
    board = load_board("germany", "recharged")
    for index, link in enumerate(board.connections):
        assert board.link_index[link.a, link.b] == board.link_index[link.b, link.a] == index
