# SPDX-License-Identifier: MIT
"""Games on boards with special rules: recorded, read again, and those of others replayed."""

from pathlib import Path

import pytest

from powergrid.box import board_editions, load_board
from powergrid.files.places import board_file, maps_dir
from powergrid.play.errors import Difference
from powergrid.records import Record, Recorder, record, save, verify
from powergrid.records.branch import branch
from powergrid.records.verify import verify_record
from powergrid.rules.actions import BuyStoredCoal
from powergrid.rules.board import Board
from powergrid.rules.plants import STEP3
from tests.records.games import SHARED, begun, play

BOARDS = sorted(file.stem for file in maps_dir().rglob("*.yaml"))
OTHERS = sorted((SHARED[0].parent / "boards").glob("*.json.gz")) if SHARED else []

OTHERWISE = {"india-recharged-3p-sensible-01": "first city taken"}
"""Games that were played by another ruling (docs/rulings.md), and what the rules say there."""


def recorded(board: str, edition: str, players: int = 3, seed: int = 1) -> Recorder:
    """Return the recorder of a finished random game."""
    begins = begun(players, board, edition, seed)
    recorder = Recorder(begins.header)
    assert play(begins, recorder, seed=seed).is_over
    return recorder


@pytest.mark.parametrize("board", BOARDS)
def test_a_recorded_game_on_every_board_is_restored(board: str, tmp_path: Path) -> None:
    recorder = recorded(board, board_editions(board)[-1], 3 + len(board) % 3)
    save(recorder.record(), tmp_path / "game.json")
    verdict = verify(tmp_path / "game.json")
    assert verdict.is_ok, str(verdict)


def test_coal_bought_from_an_open_storage_is_recorded() -> None:
    recorder = recorded("south-africa", "classic")
    assert any(isinstance(action, BuyStoredCoal) for action in recorder.actions)
    game = recorder.record()
    verify_record(game)
    checks = [move for move in game.moves if move["type"] == "check"]
    assert max(check["coal_storage"] for check in checks) > 0


def test_a_record_may_fill_gaps_in_phase_5_one_by_one() -> None:
    game = recorded("benelux", "classic").record()
    whys = [move.get("why") for move in game.moves]
    at = whys.index("lowest_leaves")
    moves = [*game.moves]
    moves[at + 1 : at + 3] = moves[at + 2], moves[at + 1]
    verify_record(Record(game.header, moves))
    moves[at + 2], moves[at + 3] = moves[at + 3], moves[at + 2]
    with pytest.raises(Difference):
        verify_record(Record(game.header, moves))


@pytest.mark.parametrize("is_late", [False, True])
def test_a_branch_has_cards_below_the_step_3_card(is_late: bool) -> None:
    game = recorded("uk-ireland", "classic").record()
    draws = game.header.draws
    assert STEP3 in draws
    seen = draws if is_late else draws[: draws.index(STEP3) - 3]
    again = branch(game.header._replace(draws=seen, pile=()), (), seed=7)
    pile = again.header.pile
    assert len(pile) == len(game.header.pile)
    assert pile[-3] == STEP3
    assert set(draws) <= {*game.header.market, *pile} or not is_late


def board_of_id(file: Path) -> str:
    name = file.name.removesuffix(".json.gz")
    return name.split("-classic")[0].split("-recharged")[0]


def with_token(board_id: str, edition_id: str) -> Board:
    """Return a board as another program plays it, which uses the discount token everywhere."""
    board = load_board(board_id, edition_id)
    rules = board.rules._replace(edition={**board.rules.edition, "has_discount_token": True})
    return Board(board.id, board.name, board.areas, board.cities, board.connections, rules)


@pytest.mark.parametrize("file", OTHERS, ids=lambda file: file.name.removesuffix(".json.gz"))
def test_games_of_other_programs_follow_the_rules(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_of_id(file)
    assert board_file(board).is_file()
    if board == "europe":  # docs/rulings.md: no discount token
        monkeypatch.setattr(record, "load_board", with_token)
    verdict = verify(file)
    if why := OTHERWISE.get(file.name.removesuffix(".json.gz")):
        assert why in verdict.what
        return
    assert verdict.is_ok, str(verdict)
