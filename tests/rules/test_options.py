# SPDX-License-Identifier: MIT
"""Options: which an edition knows, one area per player, and the draft of areas."""

from itertools import product

import pytest

from powergrid.box import load_board, load_edition
from powergrid.rules import IllegalAction
from powergrid.rules.actions import EndTurn
from powergrid.rules.area_draft import AreaDraft
from powergrid.rules.options import NO_OPTIONS, OPTION_NAMES, Options, areas_in_play, why_unplayable
from powergrid.rules.state import BUILDING
from powergrid.rules.variants.chosen import variants_of
from tests.rules.positions import connect_any, in_phase, play, rng, table


def test_a_game_has_no_options_unless_some_are_chosen() -> None:
    game = table().game
    assert game.options == NO_OPTIONS
    assert variants_of(game) == ()
    assert Options(against_the_bank=True).chosen() == ("against_the_bank",)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_area_per_player_is_allowed__classic_russian(players: int) -> None:
    edition, board = load_edition("classic"), load_board("germany", "classic")
    assert areas_in_play(edition, board, players, Options(one_area_per_player=True)) == players
    assert areas_in_play(edition, board, players, NO_OPTIONS) == edition.areas[players]


def test_with_too_few_cities_for_the_usual_end_connecting_all_ends_the_game() -> None:
    """Two areas have 14 cities, and two players would need 21."""
    options = Options(one_area_per_player=True)
    state = table(players=2, areas=(0, 1), options=options, market=(31, 32, 33, 34, 35, 36, 37, 38))
    assert state.game.end_at == 14
    in_phase(state, BUILDING)
    state.waiting, state.seat = (0,), 0
    state.step = 3
    connect_any(state, 0, 14)
    play(state, EndTurn())
    assert state.is_over


@pytest.mark.parametrize(
    ("edition", "players", "names", "why"),
    [
        ("recharged", 2, (), "needs_bank"),
        ("recharged", 2, ("starting_cities",), "needs_bank"),
        ("recharged", 2, ("against_the_bank", "starting_cities"), ""),
        ("recharged", 3, ("against_the_bank",), "no_bank_with_players"),
        ("recharged", 6, ("starting_cities",), ""),
        ("recharged", 4, ("one_area_per_player",), "option_not_in_edition"),
        ("recharged", 7, (), "players_not_in_edition"),
        ("classic", 2, (), ""),
        ("classic", 2, ("against_the_bank",), "option_not_in_edition"),
        ("classic", 6, ("one_area_per_player",), ""),
        ("classic", 3, ("starting_cities",), "option_not_in_edition"),
    ],
)
def test_impossible_options_are_explained(
    edition: str, players: int, names: tuple[str, ...], why: str
) -> None:
    options = Options(**dict.fromkeys(names, True))
    board = load_board("germany", edition)
    assert why_unplayable(load_edition(edition), board, players, options) == why


def test_no_new_game_offers_pooled_fuel() -> None:
    board = load_board("germany", "recharged")
    pooled = Options(pooled_fuel=True)
    assert "pooled_fuel" not in OPTION_NAMES
    assert pooled.chosen() == ()
    assert pooled != NO_OPTIONS
    assert why_unplayable(load_edition("recharged"), board, 4, pooled) == ""


def test_every_option_belongs_to_an_edition_or_to_a_board() -> None:
    known = {*load_edition("classic").options, *load_edition("recharged").options}
    assert known | {"without_board_rules"} == set(OPTION_NAMES)


@pytest.mark.parametrize(
    ("board", "edition", "why"),
    [
        ("central-europe", "classic", ""),
        ("germany", "classic", "option_not_on_board"),
        ("usa", "recharged", "option_not_on_board"),
    ],
)
def test_only_some_boards_can_be_played_without_their_special_rules(
    board: str, edition: str, why: str
) -> None:
    tables = load_edition(edition), load_board(board, edition)
    assert why_unplayable(*tables, 4, Options(without_board_rules=True)) == why


# --- the draft -------------------------------------------------------------------------------


def test_areas_are_chosen_in_turn_and_again() -> None:
    draft = AreaDraft(load_board("germany", "classic"), (2, 0, 1), 5)
    seats = []
    while not draft.is_done:
        seats.append(draft.seat)
        draft = draft.choose(draft.choices()[0])
    assert seats == [2, 0, 1, 2, 0]
    assert draft.choices() == ()
    assert len(draft.areas) == 5
    with pytest.raises(IllegalAction, match="areas_chosen"):
        draft.choose(5)


def test_each_area_is_connected_to_those_already_chosen() -> None:
    board = load_board("central-europe", "classic")
    index = board.area_index
    draft = AreaDraft(board, (0, 1), 3)
    assert draft.choices() == tuple(range(6))
    draft = draft.choose(index["poland-northwest"])
    assert draft.choices() == tuple(sorted((index["poland-southeast"], index["czechia"])))
    for area in (index["austria"], index["poland-northwest"], 6, -1):
        with pytest.raises(IllegalAction, match="area_not_connected"):
            draft.choose(area)


@pytest.mark.parametrize(("board", "seed"), list(product(("germany", "usa"), range(10))))
def test_chosen_areas_form_one_connected_piece(board: str, seed: int) -> None:
    random = rng(seed)
    draft = AreaDraft(load_board(board, "recharged"), (0, 1, 2, 3), 4)
    while not draft.is_done:
        draft = draft.choose(random.choice(draft.choices()))
    assert draft.board.are_areas_connected(draft.areas)
