# SPDX-License-Identifier: MIT
"""The boards of a new game: their pictures, editions and special rules."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.box import built_in_board_ids, load_board, load_edition
from powergrid.gui.power_grid.board.cards import NOTE, SNAPSHOT
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    problem_with,
)
from powergrid.gui.power_grid.pages.new_game.board_cards import BoardCards
from powergrid.gui.power_grid.pages.new_game.board_choice import in_order
from powergrid.gui.power_grid.pages.new_game.board_words import special_line
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.rulebook.rulebook_for import game_of
from powergrid.gui.settings.language import SYSTEM, use_language
from powergrid.rules.board import Board
from powergrid.rules.options import NO_OPTIONS, Options
from tests.gui.power_grid.editor.sketches import a_sketch
from tests.gui.power_grid.pages.moments import seats
from tests.gui.power_grid.pages.new_game.answering import LEVELS, click
from tests.records.games import write_own_board


def test_another_board_resets_the_areas(view: NewGameView) -> None:
    view.form.map.area_clicked.emit(0)
    QTest.keyClick(view.form.boards, Qt.Key.Key_Right)
    assert view.setup.board_id == "usa"
    assert view.setup.areas is None


def test_boards_are_shown_as_pictures(view: NewGameView, qtbot: QtBot) -> None:
    model = view.form.boards.model()
    qtbot.waitUntil(lambda: model.index(1, 0).data(SNAPSHOT) is not None)
    shown = [model.index(row, 0).data(SNAPSHOT).board.id for row in range(2)]
    assert shown == ["germany", "usa"]


def test_the_chosen_board_is_drawn_first_and_relief_last(qtbot: QtBot) -> None:
    cards = BoardCards()
    qtbot.addWidget(cards)
    cards.offer(("germany", "italy", "usa"), "recharged")
    cards.set_index(1)
    model = cards.model()
    drawn: list[tuple[str, bool]] = []

    def note(first: QModelIndex) -> None:
        position = first.data(SNAPSHOT)
        drawn.append((position.board.id, position.has_relief))

    model.dataChanged.connect(note)
    qtbot.waitUntil(lambda: len(drawn) == 6)
    order = ("italy", "germany", "usa")
    assert drawn == [(board, relief) for relief in (False, True) for board in order]


def test_a_board_with_too_few_areas_says_so() -> None:
    board, edition = load_board("germany", "classic"), load_edition("classic")
    small = Board(board.id, board.name, board.areas[:4], board.cities, board.connections)
    setup = GameSetup("germany", "classic", None, seats(5))
    assert problem_with(setup, small, edition) == "5 areas are needed; this board has 4."


@pytest.mark.slow
def test_a_wide_page_says_what_is_special_about_each_board(view: NewGameView) -> None:
    cards, first = view.form.boards, view.form.boards.model().index(0, 0)
    view.resize(1280, 800)
    assert first.data(NOTE).endswith("cities")
    view.resize(1920, 1080)
    board_id = view.form.boards.label(0).lower()
    assert first.data(NOTE) == special_line(board_id, view.setup.edition_id), cards.label(0)


@pytest.mark.slow
def test_more_boards_than_usual_scroll_and_keep_their_pictures(qtbot: QtBot) -> None:
    sketch = a_sketch()
    save(sketch)
    cards = BoardCards()
    qtbot.addWidget(cards)
    cards.resize(972, 850)
    heights = []
    for own in (1, 6):
        cards.offer((*built_in_board_ids(), *[sketch.id] * own), "recharged")
        assert cards.fit_first(((180, 190), (116, 112)), 160) == (180, 190)
        heights.append(cards.gridSize().height())
    assert heights[0] == heights[1] >= 160


def test_boards_stand_in_the_alphabet_of_the_language() -> None:
    boards = ("uk-ireland", "germany", "middle-east", "china", "no-board")
    orders = {}
    for language in ("en", "de", "cs", SYSTEM):
        use_language(language)
        orders[language] = in_order(boards, "recharged")
    assert orders["en"] == ("china", "germany", "middle-east", "no-board", "uk-ireland")
    assert orders["de"] == ("china", "germany", "uk-ireland", "middle-east", "no-board")
    assert orders["cs"] == ("middle-east", "china", "germany", "no-board", "uk-ireland")


@pytest.mark.parametrize("size", [(652, 710), (972, 850)])
def test_all_boards_have_room_for_their_pictures(qtbot: QtBot, size: tuple[int, int]) -> None:
    large, small = (180, 190), (116, 112)
    cards = BoardCards()
    qtbot.addWidget(cards)
    cards.offer(built_in_board_ids(), "recharged")
    cards.resize(*size)
    card = cards.fit_first((large, small), 160)
    words = 66 if card == large else 32
    grid = cards.gridSize()
    assert grid.height() - words >= 50
    rows = -(-len(built_in_board_ids()) // (size[0] // grid.width()))
    assert rows * grid.height() <= size[1]


def test_boards_are_offered_only_in_their_editions(qtbot: QtBot) -> None:
    boards = ("central-europe", "germany")
    view = NewGameView(boards, ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.form.editions.button(0).click()
    view.form.boards.setCurrentIndex(view.form.boards.model().index(0, 0))
    assert view.setup.board_id == "central-europe"
    view.form.editions.button(1).click()
    assert view.setup.board_id == "germany"
    first = view.form.boards.model().index(0, 0)
    assert not first.flags() & Qt.ItemFlag.ItemIsEnabled
    assert view.form.boards.label(0) == "Central Europe"
    assert not view.problem
    again = NewGameView(boards, ("recharged", "classic"), LEVELS)
    qtbot.addWidget(again)
    assert again.form.boards.label(0) == "Central Europe"


def test_the_special_rules_of_a_board_can_be_switched_off(qtbot: QtBot) -> None:
    view = NewGameView(("central-europe", "germany"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.apply_setup(GameSetup("central-europe", "classic", None, seats(3)))
    box = view.form.options.boxes["without_board_rules"]
    assert view.form.options.row.is_wanted(box)
    assert box.isChecked()
    uranium = game_of(view.setup)
    box.click()
    assert not box.isChecked()
    assert view.setup.options == Options(without_board_rules=True)
    assert game_of(view.setup).board.rules != uranium.board.rules
    view.form.boards.chosen.emit(1)
    assert view.setup.options == NO_OPTIONS
    assert not view.form.options.row.is_wanted(box)


def test_special_rules_of_the_board_are_described(view: NewGameView) -> None:
    click(view, view.form.editions, 1)
    assert view.form.facts.specials[0].text == "Uranium may run out for good."
    click(view, view.form.editions, 0)
    assert view.form.facts.specials[0].text == "The standard rules."


def test_the_map_shrinks_before_notes_on_options_are_left_out(view: NewGameView) -> None:
    view.resize(1280, 700)
    click(view, view.form.players, 0)
    notes = [view.form.options.meanings[name] for name in ("starting_cities", "against_the_bank")]
    assert all(note.isVisible() for note in notes)
    assert view.form.map.height() < view.form.map.width() * 0.8


@pytest.mark.parametrize(
    "use",
    [
        lambda view: view.head.routes.chosen.emit(1),
        lambda view: view.form.editions.chosen.emit(0),
        lambda view: view.form.players.chosen.emit(3),
        lambda view: view.form.options.switched.emit("starting_cities"),
        lambda view: view.form.areas.mode_chosen.emit(1),
        lambda view: view.form.map.area_clicked.emit(0),
        lambda view: view.form.seating.seat_changed.emit(1, view.setup.seats[1]),
        lambda view: view.form.seating.level_chosen.emit("expert"),
        lambda view: view.form.seed.changed.emit(7),
        lambda view: view.form.seed.code_entered.emit("germany.recharged.33.1"),
        lambda view: view.form.code.click(),
    ],
)
def test_a_board_that_is_deleted_meanwhile_is_offered_no_more(
    qtbot: QtBot, use: Callable[[NewGameView], None]
) -> None:
    file = write_own_board()
    view = NewGameView(("germany", "home"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.reload("home")
    assert view.setup.board_id == "home"
    file.unlink()
    use(view)
    assert view.setup.board_id == "germany"
    assert view.form.boards.model().rowCount() == len(built_in_board_ids())
