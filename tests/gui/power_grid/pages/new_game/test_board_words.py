# SPDX-License-Identifier: MIT
"""What the page of a new game says about boards, and which ones it shows."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import board_editions, board_ids
from powergrid.gui.power_grid.board.cards import BADGE, NOTE
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.pages.new_game.board_cards import ANY, LONGER, SHORTER, BoardCards
from powergrid.gui.power_grid.pages.new_game.board_words import (
    has_areas_for,
    is_short,
    small_print,
    special_line,
)
from tests.gui.power_grid.editor.sketches import a_sketch


@pytest.fixture
def cards(qtbot: QtBot) -> BoardCards:
    save(a_sketch())
    cards = BoardCards()
    qtbot.addWidget(cards)
    cards.lines = 3
    cards.offer(board_ids(), "recharged")
    return cards


def shown(cards: BoardCards) -> list[str]:
    return [board for row, board in enumerate(board_ids()) if not cards.isRowHidden(row)]


def test_every_board_has_its_own_description() -> None:
    lines = {board: special_line(board, board_editions(board)[-1]) for board in board_ids()}
    assert lines["south-africa"] == "Burnt coal is sold again."
    assert lines["germany"] == "Uranium may run out for good."
    assert lines["uk-ireland"] == "More than one island."
    assert all(0 < len(line) < 60 for line in lines.values())
    assert special_line("brazil", "classic") == "Its own fuel refill."
    assert special_line("germany", "classic") == "The standard rules."


def test_small_print_says_what_is_uncertain() -> None:
    assert small_print("china") == (
        "Based on 2 public transcriptions of the printed board.",
        "Uncertain: how the Steps begin, the refill and single connections.",
    )
    assert all(all(small_print(board)) for board in board_ids())


def test_cards_name_special_rules_and_an_only_edition(cards: BoardCards) -> None:
    row = board_ids().index("central-europe")
    index = cards.model().index(row, 0)
    assert "uranium" in index.data(NOTE)
    assert index.data(BADGE) == "Classic"
    assert cards.model().index(board_ids().index("germany"), 0).data(BADGE) == ""


def test_boards_can_be_filtered_by_length_and_players(cards: BoardCards) -> None:
    cards.show_only(ANY, 3)
    assert shown(cards) == list(board_ids())
    cards.show_only(ANY, 5)
    assert "small" not in shown(cards), "it has three areas, and five players need five"
    cards.show_only(SHORTER, 3)
    short = shown(cards)
    cards.show_only(LONGER, 3)
    assert {*short} | {*shown(cards)} == {*board_ids()}
    assert "benelux" in short
    assert "germany" in shown(cards)
    cards.set_index(board_ids().index("benelux"))
    cards.show_only(LONGER, 3)
    assert "benelux" in shown(cards), "it is the chosen one"


def test_the_length_of_a_game_depends_on_the_costs_of_connections() -> None:
    assert is_short("italy", "recharged")
    assert not is_short("uk-ireland", "recharged")
    assert has_areas_for("germany", "recharged", 6)
