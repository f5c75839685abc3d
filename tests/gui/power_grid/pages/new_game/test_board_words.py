# SPDX-License-Identifier: MIT
"""What the page of a new game says about boards, and which ones it shows."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import board_editions, board_ids, load_board, load_edition, load_plants
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.cards import BADGE, NOTE
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.pages.new_game.board_cards import ANY, CHEAP, EXPENSIVE, BoardCards
from powergrid.gui.power_grid.pages.new_game.board_words import (
    has_areas_for,
    has_cheap_routes,
    mean_cost,
    small_print,
    special_line,
    specials,
)
from powergrid.gui.power_grid.pages.new_game.game_facts import GameFacts
from powergrid.gui.settings.language import use_language
from powergrid.rules.game import Game
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
    assert special_line("germany", "classic") == "The standard rules."


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({}, "The standard rules."),
        ({"opening_market": [11]}, "Other plants at the start."),
        ({"starting_money": 99}, "1 custom rule"),
        ({"buys_one_by_one": True, "has_obsolete_plants": False}, "2 custom rules"),
    ],
)
def test_a_board_with_any_rule_of_its_own_is_not_called_standard(
    rules: dict[str, Any], said: str
) -> None:
    use_language("en")
    save(a_sketch()._replace(rules=rules))
    assert special_line("small", "classic") == said


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


def test_boards_can_be_filtered_by_routes_and_players(cards: BoardCards) -> None:
    cards.show_only(ANY, 3)
    assert shown(cards) == list(board_ids())
    cards.show_only(ANY, 5)
    assert "small" not in shown(cards), "it has three areas, and five players need five"
    cards.show_only(CHEAP, 3)
    cheap = shown(cards)
    cards.show_only(EXPENSIVE, 3)
    assert {*cheap} | {*shown(cards)} == {*board_ids()}
    assert "benelux" in cheap
    assert "germany" in shown(cards)
    cards.set_index(board_ids().index("benelux"))
    cards.show_only(EXPENSIVE, 3)
    assert "benelux" in shown(cards), "it is the chosen one"


def test_what_a_route_costs_includes_entering_and_passing_cities() -> None:
    for board_id, is_cheap in {"italy": True, "bremen": True, "uk-ireland": False}.items():
        assert has_cheap_routes(board_id, "recharged") == is_cheap
    manhattan = load_board("manhattan", "recharged")
    costly = manhattan.with_rules(manhattan.rules._replace(passing_cost=15))
    assert mean_cost(costly) == 15
    assert round(mean_cost(load_board("bremen", "recharged"))) == 8


def test_a_board_has_areas_for_some_numbers_of_players() -> None:
    assert has_areas_for("germany", "recharged", 6)


@pytest.mark.parametrize(
    ("board_id", "says", "says_not"),
    [
        ("korea", "Two fuel markets.", "Little coal"),
        ("bremen", "Every city has an entry cost.", "Little uranium"),
        ("bremen", "No uranium.", "Short, cheap"),
        ("manhattan", "The game stays in Step 1.", "Short, cheap"),
        ("manhattan", "After the discounted plant you may buy another.", "No fuel costs"),
        ("australia", "Any city can be connected for at most 20.", "uranium at the start"),
        ("australia", "A tax on coal, oil and garbage.", "No fuel costs"),
        ("europe", "A larger plant market.", "Little"),
        ("europe", "No discount token.", "Short, cheap"),
        ("north-america", "No fuel costs more than 9.", "Little"),
        ("south-africa", "Cities in which nobody may start.", "entry cost"),
        ("brazil", "Some plants are in every game.", "The standard rules."),
    ],
)
def test_what_is_special_is_said_and_true(board_id: str, says: str, says_not: str) -> None:
    lines = specials(load_board(board_id, "recharged"), load_edition("recharged"))
    assert says in lines
    assert not any(says_not in line for line in lines)


def test_the_fuel_of_both_markets_is_counted(qtbot: QtBot) -> None:
    facts = GameFacts()
    qtbot.addWidget(facts)
    board, edition = load_board("korea", "classic"), load_edition("classic")
    facts.show_game(Game(board, edition, load_plants(), 3, (0, 1, 2)), (), ("", ""))
    told = [text.accessibleName() for text in facts.findChildren(Text)]
    assert {"Coal 24", "Oil 18", "Garbage 6", "Uranium 2"} <= {*told}
