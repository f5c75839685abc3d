# SPDX-License-Identifier: MIT
"""What the card of a game says: who has won, alone or with others."""

from powergrid.gui.power_grid.board.cards import BADGE
from powergrid.gui.power_grid.library.entry import read_entry
from powergrid.gui.power_grid.library.library_model import LibraryModel
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON
from tests.gui.power_grid.library.saved import save_finished_games


def shown(*levels: str, tied: bool) -> tuple[str, object]:
    """Return the result and the badge on the card of a finished game."""
    save_finished_games(1, *levels, tied=tied)
    model = LibraryModel()
    model.add(read_entry(games_dir() / "0.json"))
    card = model.index(0)
    return card.data(), card.data(BADGE)


def test_one_winner_is_named_with_the_cities() -> None:
    assert shown("reference", PERSON, "planner", tied=False) == ("P0 wins with 16", "")


def test_all_who_share_the_win_are_named() -> None:
    assert shown("reference", PERSON, "planner", tied=True) == ("P0 and P1 share the win", 16)
