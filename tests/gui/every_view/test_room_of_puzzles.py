# SPDX-License-Identifier: MIT
"""A puzzle and its answer: nothing is left out, cut off or overlaps."""

from functools import cache

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.files.places import resources_dir
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.power_grid.table.table_layout import WIDE_FROM
from powergrid.gui.settings.language import use_language
from powergrid.puzzles import Puzzle, load_set
from powergrid.records import load
from tests.gui.power_grid.pages.moments import faults


@cache
def one_of_each_kind() -> list[Puzzle]:
    """Return a puzzle for each question, number of players and shape of board."""
    kinds: dict[tuple[str, int, bool], Puzzle] = {}
    for puzzle in load_set(resources_dir() / "puzzles"):
        header = load(puzzle.file).header
        drawing = load_drawing(header.board, header.edition)
        is_wide = drawing.width / drawing.height >= WIDE_FROM
        kinds.setdefault((puzzle.question, len(header.seats), is_wide), puzzle)
    return [*kinds.values()]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_whole_answer_is_shown_in_a_small_window(
    qtbot: QtBot, elided: list[str], size: tuple[int, int], text: str, language: str
) -> None:
    use_language(language)
    look().set_text_size(text)
    for puzzle in one_of_each_kind():
        table = PuzzleTable(puzzle, "")
        qtbot.addWidget(table)
        table.board.view.setUpdatesEnabled(False)  # only the page is looked at
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        page = table.page
        page.grab()
        assert page.title.text not in elided, puzzle.id
        assert not faults(page), puzzle.id
        page.choices[len(puzzle.options) - 1].click()
        QApplication.processEvents()  # lines are counted anew in their width
        elided.clear()
        page.grab()
        told = [page.verdict, page.why, page.sure]
        assert all(part.isVisible() for part in told), puzzle.id
        assert not faults(page), puzzle.id
        assert {part.text for part in told}.isdisjoint(elided), puzzle.id
        cut = [words for words in map(Button.text, page.choices.values()) if words in elided]
        assert all(words.split("·")[1].strip() in page.verdict.text for words in cut), puzzle.id
        table.close()


def test_the_answer_has_the_players_text_size_where_there_is_room(qtbot: QtBot) -> None:
    look().set_text_size("larger")
    puzzle, *_ = load_set(resources_dir() / "puzzles")
    table = PuzzleTable(puzzle, "")
    qtbot.addWidget(table)
    table.resize(1920, 1080)
    with qtbot.waitExposed(table):
        table.show()
    table.page.choices[0].click()
    QApplication.processEvents()
    for told in (table.page.verdict, table.page.why, table.page.sure):
        assert told.fitting_font() == look().text_font(told.size_, told.weight)
