# SPDX-License-Identifier: MIT
"""New games: what is drawn, and which are impossible."""

from typing import Any

import pytest

from powergrid.records import RecordError, Seat, new_record
from powergrid.rules.plants import STEP3
from tests.records.games import begun, write_own_board

THREE = (Seat("A", "red"), Seat("B", "blue", "sensible"), Seat("C", "green"))


def test_the_seed_decides_what_is_drawn() -> None:
    assert begun(seed=5) == begun(seed=5)
    assert begun(seed=5).header.pile != begun(seed=6).header.pile


def test_the_header_holds_everything_a_save_needs() -> None:
    header = begun(4, "usa").header
    assert header.pile[-1] == STEP3
    assert len(header.market) == 8
    assert len(header.areas) == 4
    assert header.removed_unknown == 4
    assert header.seats[0] == Seat("Anna 0", "red", "random")
    assert header.seats[1].is_person
    assert (header.title, header.date) == ("A game", "2024-05-01T12:00Z")


def test_areas_can_be_chosen() -> None:
    areas = ["west", "northwest", "northeast"]
    record = new_record("germany", "classic", THREE, seed=1, areas=areas)
    assert record.header.areas == tuple(areas)
    game, state, _ = record.start()
    assert {game.board.areas[area].id for area in game.areas} == set(areas)
    assert (state.round, state.market) == (1, (3, 4, 5, 6, 7, 8, 9, 10))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"board_id": "atlantis"}, 'no board "atlantis"'),
        ({"board_id": "../germany"}, "no board"),
        ({"edition_id": "first"}, 'no edition "first"'),
        ({"seats": THREE[:2]}, 'choose the option "against_the_bank"'),
        ({"options": {"against_the_bank": True}}, "not played against the bank"),
        ({"options": {"one_area_per_player": True}}, 'has no option "one_area_per_player"'),
        ({"options": {"starting_cities": "yes"}}, "must be true or false"),
        ({"seats": THREE * 3}, "2 to 6 players, not 9"),
        ({"areas": ["west"]}, "3 different areas"),
        ({"areas": ["west", "west", "west"]}, "3 different areas"),
        ({"areas": ["west", "east", "mars"]}, 'no area "mars"'),
        ({"areas": ["northwest", "northeast", "south"]}, "one connected piece"),
        ({"options": {"fog": True}}, 'The option "fog" is not known'),
        ({"seats": (*THREE[:2], Seat("x" * 500, "red"))}, "one line"),
        ({"seed": -1}, '"seed"'),
    ],
)
def test_an_impossible_game_is_refused(change: dict[str, Any], says: str) -> None:
    wish: dict[str, Any] = {"board_id": "germany", "edition_id": "recharged", "seats": THREE}
    with pytest.raises(RecordError, match=says):
        new_record(**({"seed": 1} | wish | change))


def test_a_mistake_in_the_players_board_is_told_with_its_file_and_line() -> None:
    file = write_own_board(("name: Germany\n", "name: Home\nname: Home\n"))
    with pytest.raises(RecordError) as raised:
        begun(board="home")
    assert str(raised.value).startswith(f"{file}, line ")


def test_a_board_that_is_too_large_is_named() -> None:
    file = write_own_board(("id: home\n", "id: home\n" + "#\n" * 1_000_001))
    with pytest.raises(RecordError) as raised:
        begun(board="home")
    assert str(raised.value).startswith(f"{file}: ")


def test_a_title_of_two_lines_is_refused() -> None:
    with pytest.raises(RecordError, match="one line"):
        begun().labelled(title="two\nlines")
