# SPDX-License-Identifier: MIT
"""What the card of a game says: who has won, alone or with others."""

from powergrid.gui.power_grid.board.cards import BADGE
from powergrid.gui.power_grid.library.entry import read_entry
from powergrid.gui.power_grid.library.library_model import BY_BOARD, BY_RESULT, LibraryModel
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, load, save
from tests.gui.power_grid.library.saved import DATA, as_own, save_finished_games
from tests.records.games import begun, write_own_board


def shown(*levels: str, tied: bool) -> tuple[str, object]:
    """Return the result and the badge on the card of a finished game."""
    save_finished_games(1, *levels, tied=tied)
    model = LibraryModel()
    model.append_row(read_entry(games_dir() / "0.json"))
    card = model.index(0)
    return card.data(), card.data(BADGE)


def test_one_winner_is_named_with_the_cities() -> None:
    assert shown("reference", PERSON, "planner", tied=False) == ("P0 wins with 16", "")


def test_all_who_share_the_win_are_named() -> None:
    assert shown("reference", PERSON, "planner", tied=True) == ("P0 and P1 share the win", 16)


def test_a_game_that_goes_on_from_a_position_counts_for_nobody() -> None:
    file = games_dir() / "game.json"
    whole = as_own(load(DATA / "usa-recharged-3p.json.gz"), PERSON, "planner", "planner")
    save(whole, file)
    assert len(read_entry(file).outcomes) == 3
    save(whole._replace(header=whole.header._replace(branched=True)), file)
    entry = read_entry(file)
    assert entry.is_over
    assert not entry.outcomes


def test_an_imported_game_is_not_won_by_the_people_here() -> None:
    file = games_dir() / "game.json"
    transcript = load(DATA / "usa-recharged-3p.json.gz")
    save(transcript, file)
    assert not read_entry(file).is_won
    assert not read_entry(file).outcomes
    save(as_own(transcript, PERSON, PERSON, PERSON), file)
    save(load(file), games_dir() / "again.json")
    for own in (file, games_dir() / "again.json"):
        assert read_entry(own).is_won
        assert len(read_entry(own).outcomes) == 3


def test_a_win_of_a_person_comes_before_any_other_result() -> None:
    def rank(*levels: str) -> int:
        save_finished_games(1, *levels)
        model = LibraryModel()
        model.append_row(read_entry(games_dir() / "0.json"))
        return int(model.index(0).data(BY_RESULT))

    assert rank(PERSON, PERSON, PERSON) > rank("planner", "planner", "planner") > 0


def test_a_game_on_a_board_that_is_gone_has_the_name_of_the_board() -> None:
    board = write_own_board(("name: Germany\n", "name: Home\n"))
    save(begun(board="home"), games_dir() / "game.json")
    board.unlink()
    model = LibraryModel()
    model.append_row(read_entry(games_dir() / "game.json"))
    assert model.index(0).data(BY_BOARD) == "Home"
