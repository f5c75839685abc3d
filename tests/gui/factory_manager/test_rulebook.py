# SPDX-License-Identifier: MIT
"""The rules in words have the figures of the game."""

from collections import Counter
from copy import deepcopy
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.factory.box import load_box, load_game
from powergrid.factory.records import new_record
from powergrid.factory.rules.tiles import MACHINE, STORAGE
from powergrid.gui.factory_manager.rulebook import chapters
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.rulebook.rules import Part, Rows, Rule
from powergrid.gui.shell.main_window import MainWindow
from tests.expect import expect
from tests.gui.factory_manager.conftest import PEOPLE, SEED


@pytest.fixture
def rules(qapp: object) -> dict[str, Rule]:
    return by_id(chapters(load_game(2)))


def by_id(parts: list[Part]) -> dict[str, Rule]:
    return {rule.id: rule for part in parts for rule in part.rules}


def table_in(rule: Rule) -> Rows:
    (rows,) = (part for part in rule.paragraphs if not isinstance(part, str))
    return rows


def text_of(rule: Rule) -> str:
    return " ".join(part for part in rule.paragraphs if isinstance(part, str))


def test_the_order_tiles_of_each_number_of_players_are_listed(rules: dict[str, Rule]) -> None:
    players, dealt, coming = table_in(rules["setup"])
    figures = load_box().figures
    assert players[1:] == [str(count) for count in figures.first_order]
    assert dealt[-1] == ", ".join(map(str, figures.first_order[5]))
    assert coming[1] == ", ".join(map(str, figures.order_stack[2]))


def test_every_discount_is_listed(rules: dict[str, Rule]) -> None:
    tiles, discounts = table_in(rules["phase-1"])
    assert tiles[1:] == [str(tile) for tile in range(1, 13)]
    assert discounts[1:4] == ["–"] * 3
    assert [int(text) for text in discounts[4:]] == [*load_box().figures.discounts[3:]]


def test_what_a_player_looks_up_is_there(rules: dict[str, Rule]) -> None:
    assert "3 of the 6 tiles marked X" in text_of(rules["setup"])
    assert "Of the 8 energy tiles (0, 0, 1, 1, 1, 1, 2, 2), 5 are" in text_of(rules["setup"])
    assert "the highest old tile chooses the next" in text_of(rules["phase-1"])
    assert "2 edge spaces that cost 10 Elektro each, once" in text_of(rules["phase-3"])
    assert "leaves the game" in text_of(rules["phase-3"])
    assert "buy nothing this round" in text_of(rules["phase-3"])
    assert "production 3 and storage 8 bring 30 Elektro" in text_of(rules["phase-5"])
    assert "share the win" in text_of(rules["aim"])


def test_the_figures_that_the_texts_spell_out_are_those_of_the_box() -> None:
    game = load_game(2)
    figures, start = game.figures, [game.tiles[kind] for kind in game.tile_set.start]
    assert Counter(tile.type for tile in start) == {STORAGE: 3, MACHINE: 2}
    assert sum(tile.production for tile in start) == 2
    assert sum(tile.storage for tile in start) == 3
    assert sum(tile.energy for tile in start) == 4
    assert (figures.income, figures.energy_prices[0]) == (10, 1)
    assert {*figures.energy_tiles} == {0, 1, 2}


def test_a_section_leads_only_to_sections_that_exist(rules: dict[str, Rule]) -> None:
    assert {see for rule in rules.values() for see in rule.see} <= {*rules}


def test_no_text_has_a_gap(rules: dict[str, Rule]) -> None:
    assert not [rule.id for rule in rules.values() if "{" in text_of(rule)]


def test_the_rules_are_those_of_the_game_at_the_table(window: MainWindow) -> None:
    record = new_record(PEOPLE, SEED)
    tables = deepcopy(record.setup["box"])
    tables["tiles"]["order_tiles"][11]["discount"] = 6
    window.open_new(replace(record, setup={**record.setup, "box": tables}))
    QTest.keyClick(window, Qt.Key.Key_F1)
    shown = by_id([*expect(RulebookView, window.view).parts])
    assert table_in(shown["phase-1"])[1][-1] == "6"
