# SPDX-License-Identifier: MIT
"""What the window asks a record of any game."""

from powergrid.records import Record, Recorder, load, states
from powergrid.rules.plants import STEP3
from tests.records.games import DATA, begun

VERSIONS = DATA.parent / "versions"


def test_a_record_is_named_by_board_and_edition() -> None:
    assert begun(board="usa", edition="classic").name == "usa-classic"


def test_a_record_tells_seed_and_end() -> None:
    new, old = begun(seed=8), load(DATA / "germany-classic-3p.json.gz")
    assert (new.seed, new.is_finished, old.is_finished) == (8, False, True)


def test_a_game_without_cards_has_no_opening_line() -> None:
    header = begun().header._replace(pile=(), draws=())
    assert not Recorder(header).record().moves


def test_a_recorder_counts_the_lines_of_its_record(recorder: Recorder) -> None:
    moves = recorder.record().moves
    assert recorder.lines == len(moves) > len(recorder)
    recorder.take_back(len(recorder))
    assert recorder.lines == len(recorder.record().moves)


def test_a_saved_game_deals_the_same_cards_again_below_the_step_3_card_too() -> None:
    saved = load(VERSIONS / "0.1.0" / "games" / "finished-central-europe.powergrid.json")
    assert STEP3 in saved.header.draws[:-1]
    undealt = Record(saved.header._replace(draws=()), saved.moves)
    assert states(undealt)[-1] == states(saved)[-1]
