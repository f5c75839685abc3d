# SPDX-License-Identifier: MIT
"""Setting up a new game: only playable games can start."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from powergrid.bots import LEVELS as LEVELS_THERE
from powergrid.box import built_in_board_ids, load_board, load_edition
from powergrid.gui.kit.keys import is_offered
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import capitalised
from powergrid.gui.power_grid.board.cards import NOTE, POSITION
from powergrid.gui.power_grid.board.miniature import area_at
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.game.challenge import code_of
from powergrid.gui.power_grid.game.new_game import (
    NewGame,
    problem_with,
    with_level,
    with_seat,
    with_seats,
)
from powergrid.gui.power_grid.pages.new_game.board_cards import BoardCards
from powergrid.gui.power_grid.pages.new_game.board_choice import in_order
from powergrid.gui.power_grid.pages.new_game.board_words import special_line
from powergrid.gui.power_grid.pages.new_game.new_game_areas import RANDOM
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.rulebook.rulebook_for import game_of
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.gui.settings.language import SYSTEM, use_language
from powergrid.records import PERSON, Seat
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import NO_OPTIONS, Options
from tests.gui.power_grid.editor.sketches import a_sketch
from tests.gui.power_grid.pages.moments import faults, seats
from tests.gui.power_grid.pages.new_game.answering import LEVELS, click, picked, seat_count


def test_enter_starts_the_offered_game(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.start_asked) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args is not None
    setup = asked.args[0]
    assert isinstance(setup, NewGame)
    assert (setup.board_id, setup.edition_id) == ("germany", "recharged")
    assert setup.areas is None
    assert [seat.player for seat in setup.seats] == [PERSON, *LEVELS[1:2] * 3], (
        "a step up from the weakest"
    )
    assert len({seat.colour for seat in setup.seats}) == 4


def test_an_added_bot_has_the_level_of_the_last_one(view: NewGameView) -> None:
    first = view.setup.seats
    setup = NewGame("germany", "classic", None, (*first[:2], first[2]._replace(player="sensible")))
    assert [seat.player for seat in with_seats(setup, 5, LEVELS).seats[3:]] == ["sensible"] * 2


def levels(view: NewGameView) -> list[str]:
    return [seat.player for seat in view.setup.seats]


def choose_level(view: NewGameView, seat: int, player: str) -> None:
    button = view.form.seating.rows[seat].player.button(player)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_control_sets_the_level_of_all_bots(view: NewGameView) -> None:
    bots = view.form.seating.bots
    assert bots.button("sensible").isChecked()
    QTest.mouseClick(bots.button("reference"), Qt.MouseButton.LeftButton)
    assert levels(view) == [PERSON, *["reference"] * 3]
    choose_level(view, 1, "random")
    assert levels(view) == [PERSON, "random", "reference", "reference"]
    assert not [button for button in bots.buttons if button.isChecked()], "they differ"
    QTest.mouseClick(bots.button("sensible"), Qt.MouseButton.LeftButton)
    assert levels(view) == [PERSON, *["sensible"] * 3]


def test_with_people_only_that_control_is_hidden(view: NewGameView) -> None:
    for seat in range(4):
        choose_level(view, seat, PERSON)
    seating = view.form.seating
    assert not seating.all_bots.isVisible()
    assert not seating.description.isVisible()


def test_each_level_is_described_in_a_line(qtbot: QtBot) -> None:
    page = NewGameView(("germany",), ("classic",), tuple(LEVELS_THERE))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    for level in LEVELS_THERE:
        choose_level(page, 2, level)
        temper = page.form.seating.description
        assert temper.name.text == capitalised(player_name(level))
        assert temper.line.text == level_description(level)
        assert level_description(level) in page.form.seating.bots.button(level).toolTip()


def test_players_are_added_and_removed(view: NewGameView) -> None:
    QTest.mouseClick(view.form.players.button(4), Qt.MouseButton.LeftButton)
    assert len(view.setup.seats) == 6
    assert len({seat.name for seat in view.setup.seats}) == 6
    QTest.mouseClick(view.form.players.button(0), Qt.MouseButton.LeftButton)
    assert [seat.name for seat in view.setup.seats] == ["Ada", "Bruno"]


def test_choosing_an_edition_not_for_two_adds_a_player(
    view: NewGameView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_two(edition_id: str) -> Edition:
        edition = load_edition(edition_id)
        return edition._replace(players=(3, 4, 5, 6)) if edition_id == "recharged" else edition

    for module in ("board_choice", "new_game_view"):
        name = f"powergrid.gui.power_grid.pages.new_game.{module}.load_edition"
        monkeypatch.setattr(name, without_two)
    QTest.mouseClick(view.form.players.button(0), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 2
    QTest.mouseClick(view.form.editions.button(1), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 3
    assert not view.form.players.button(0).isEnabled()
    assert not view.problem


def test_a_colour_that_is_taken_is_swapped(view: NewGameView) -> None:
    mine, other = view.setup.seats[0].colour, view.setup.seats[1].colour
    QTest.mouseClick(view.form.seating.rows[0].house, Qt.MouseButton.LeftButton)
    assert view.setup.seats[0].colour == other
    assert view.setup.seats[1].colour == mine


def test_players_are_chosen_with_the_arrow_keys(view: NewGameView) -> None:
    person = view.form.seating.rows[0].player.button(PERSON)
    person.setFocus()
    QTest.keyClick(person, Qt.Key.Key_Right)
    assert view.setup.seats[0].player == "random"
    QTest.keyClick(view.form.seating.rows[0].player.button("random"), Qt.Key.Key_Left)
    assert view.setup.seats[0].player == PERSON


def test_names_must_be_given_and_differ(view: NewGameView) -> None:
    name = view.form.seating.rows[0].name
    name.clear()
    QTest.keyClicks(name, "Bruno")
    assert view.problem == "Two seats are called Bruno."
    assert not view.form.start.isEnabled()
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    assert view.problem == "Every seat needs a name."
    QTest.keyClicks(name, "Zoe")
    assert not view.problem


def test_a_name_is_kept_as_its_file_can_be_read_again(view: NewGameView) -> None:
    name = view.form.seating.rows[0].name
    name.clear()
    name.insert("Ada\tLovelace")
    QTest.keyClicks(name, "s")
    assert view.setup.seats[0].name == "Ada Lovelaces", "the cursor stays"


def test_areas_must_be_enough_and_connected(view: NewGameView) -> None:
    board = load_board("germany", "classic")
    view.board.area_clicked.emit(0)
    assert picked(view) == (0,)
    assert view.problem == "Pick 3 more areas."
    for area in (1, 2, 3):
        QTest.mouseClick(view.form.areas.chips.tiles[area], Qt.MouseButton.LeftButton)
    assert picked(view) == (0, 1, 2, 3)
    assert not view.problem
    apart = next(
        NewGame("germany", "classic", (a, b), seats(2))
        for a in range(6)
        for b in range(6)
        if a != b and not board.are_areas_connected((a, b))
    )
    edition = load_edition("classic")
    setup = NewGame("germany", "classic", apart.areas, seats(2))
    assert problem_with(setup, board, edition) == "Pick one more area."
    QTest.mouseClick(view.form.areas.modes.button(RANDOM), Qt.MouseButton.LeftButton)
    assert picked(view) is None


def test_separate_areas_are_refused() -> None:
    board, edition = load_board("usa", "classic"), load_edition("classic")
    three = [
        (a, b, c)
        for a in range(6)
        for b in range(a + 1, 6)
        for c in range(b + 1, 6)
        if not board.are_areas_connected((a, b, c))
    ]
    setup = NewGame("usa", "classic", three[0], seats(3))
    assert problem_with(setup, board, edition) == "The areas must be connected."


def test_another_board_resets_the_areas(view: NewGameView) -> None:
    view.board.area_clicked.emit(0)
    QTest.keyClick(view.form.boards, Qt.Key.Key_Right)
    assert view.setup.board_id == "usa"
    assert view.setup.areas is None


def test_a_seed_can_be_entered(view: NewGameView) -> None:
    QTest.keyClicks(view.form.seed, "4817x206")
    assert view.setup.seed == 4817206
    view.form.seed.selectAll()
    QTest.keyClick(view.form.seed, Qt.Key.Key_Backspace)
    assert view.setup.seed is None


def test_the_page_starts_with_the_given_setup(qtbot: QtBot) -> None:
    setup = NewGame("usa", "recharged", (0, 1, 2), seats(3), 7)
    view = NewGameView(("germany", "usa"), ("classic", "recharged"), LEVELS, setup)
    qtbot.addWidget(view)
    assert view.setup == setup
    assert view.form.boards.index == 1


def test_a_sentence_sums_up_the_whole_game(view: NewGameView) -> None:
    told = view.form.sentence
    opponents = "Germany, Recharged: you against 3 opponents. The game ends at 17 cities."
    assert told.text == opponents
    choose_level(view, 1, PERSON)
    assert told.text == "Germany, Recharged: 4 players. The game ends at 17 cities."


def test_boards_are_shown_as_pictures(view: NewGameView, qtbot: QtBot) -> None:
    model = view.form.boards.model()
    qtbot.waitUntil(lambda: model.index(1, 0).data(POSITION) is not None)
    shown = [model.index(row, 0).data(POSITION).board.id for row in range(2)]
    assert shown == ["germany", "usa"]


def test_the_chosen_board_is_drawn_first_and_relief_last(qtbot: QtBot) -> None:
    cards = BoardCards()
    qtbot.addWidget(cards)
    cards.offer(("germany", "italy", "usa"), "recharged")
    cards.set_index(1)
    model = cards.model()
    drawn: list[tuple[str, bool]] = []

    def note(first: QModelIndex) -> None:
        position = first.data(POSITION)
        drawn.append((position.board.id, position.has_relief))

    model.dataChanged.connect(note)
    qtbot.waitUntil(lambda: len(drawn) == 6)
    order = ("italy", "germany", "usa")
    assert drawn == [(board, relief) for relief in (False, True) for board in order]


def test_areas_are_clicked_on_the_map(view: NewGameView) -> None:
    rect, position = QRectF(view.board.rect()), view.board.position
    points = (QPoint(x, y) for x in range(0, 300, 20) for y in range(0, 300, 20))
    there = next(point for point in points if area_at(rect, position, QPointF(point)) == 2)
    QTest.mouseClick(view.board, Qt.MouseButton.LeftButton, pos=there)
    assert picked(view) == (2,)


def test_the_back_button_leads_back(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.back_asked):
        QTest.mouseClick(view.head.back, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_or_overlaps(view: NewGameView, size: tuple[int, int]) -> None:
    view.setup = with_seats(view.setup, 6, LEVELS)
    view.refresh()
    view.resize(*size)
    assert not faults(view)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_options_and_long_names_of_areas_are_not_cut(
    view: NewGameView, qtbot: QtBot, size: tuple[int, int]
) -> None:
    setups = (
        NewGame("central-europe", "classic", (), seats(6), None, Options(), is_drafted=True),
        NewGame("germany", "recharged", None, seats(2)),
    )
    for setup in setups:
        page = NewGameView(("central-europe", "germany"), ("classic", "recharged"), LEVELS, setup)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        assert not faults(page)
        assert page.form.options.heading.isVisible() or len(setup.seats) == 6
        for tile in page.form.areas.chips.tiles:
            assert tile.width() >= tile.sizeHint().width()


def test_the_page_grows_with_the_scale(view: NewGameView) -> None:
    look().fit(3840, 2160)
    view.resize(2560, 1600)
    assert not faults(view)


def test_a_seat_stays_in_place_when_it_changes() -> None:
    setup = NewGame("usa", "classic", None, seats(3))
    changed = with_seat(setup, 1, Seat("Zoe", setup.seats[1].colour, "random"))
    assert [seat.name for seat in changed.seats] == ["Ada", "Zoe", "Chiara"]


def test_two_players_of_recharged_play_against_the_bank(view: NewGameView) -> None:
    bank = view.form.options.boxes["against_the_bank"]
    click(view, view.form.editions, 0)
    assert not bank.isEnabled()
    assert bank.description == "Not in this edition"
    click(view, view.form.editions, 1)
    assert not bank.isEnabled()
    assert not bank.isChecked()
    click(view, view.form.players, 0)
    assert view.setup.options == Options(against_the_bank=True)
    assert bank.isChecked()
    assert not bank.isEnabled()
    assert bank.description == "With 2 players this edition is played against the bank"
    assert not view.problem
    click(view, view.form.players, 1)
    assert view.setup.options == NO_OPTIONS
    assert bank.description != "With 2 players this edition is played against the bank"


def test_options_are_kept_where_they_can_be_played(view: NewGameView) -> None:
    click(view, view.form.editions, 1)
    QTest.mouseClick(view.form.options.boxes["starting_cities"], Qt.MouseButton.LeftButton)
    assert view.setup.options == Options(starting_cities=True)
    click(view, view.form.players, 0)
    assert view.setup.options == Options(starting_cities=True, against_the_bank=True)
    click(view, view.form.editions, 0)
    assert view.setup.options == NO_OPTIONS


def test_one_area_per_player_can_be_chosen(view: NewGameView) -> None:
    click(view, view.form.editions, 0)
    click(view, view.form.players, 4)
    assert "5 of 6" in view.form.areas.caption.text
    QTest.mouseClick(view.form.options.boxes["one_area_per_player"], Qt.MouseButton.LeftButton)
    assert "6 of 6" in view.form.areas.caption.text
    for tile in view.form.areas.chips.tiles:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert picked(view) == tuple(range(6))
    assert not view.problem


def test_a_board_with_too_few_areas_says_so() -> None:
    board, edition = load_board("germany", "classic"), load_edition("classic")
    small = Board(board.id, board.name, board.areas[:4], board.cities, board.connections)
    setup = NewGame("germany", "classic", None, seats(5))
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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_foot_ends_where_the_columns_end(view: NewGameView, size: tuple[int, int]) -> None:
    look().fit(*size)
    view.resize(*size)
    form = view.form
    right = form.seating.mapTo(form, form.seating.rect().topRight()).x()
    assert form.start.mapTo(form, form.start.rect().topRight()).x() == right
    assert form.sentence.mapTo(form, QPoint(0, 0)).x() == form.boards.x()


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
    view.apply_setup(NewGame("central-europe", "classic", None, seats(3)))
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


def test_levels_have_readable_names() -> None:
    assert player_name("planner") == "very strong"
    assert player_name("newcomer") == "newcomer"


def test_another_program_can_be_chosen_and_one_that_does_not_start_is_refused(
    view: NewGameView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "mine.py"
    program.write_text("#!/usr/bin/env python3\n")
    names = iter([str(program)] * 2)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (next(names), ""))
    choice = view.form.seating.rows[1].player

    def choose() -> None:
        QTest.mouseClick(choice.program, Qt.MouseButton.LeftButton)
        menu = choice.program.findChildren(QMenu)[-1]
        menu.actions()[-1].trigger()
        menu.close()

    choose()
    assert "mine.py" in view.form.warning.text
    assert view.setup.seats[1].player == LEVELS[1]
    assert not choice.program.isChecked()
    program.chmod(0o755)
    choose()
    assert view.setup.seats[1].player == "program:mine.py"
    assert choice.program.isChecked()
    assert choice.program.text() == "mine.py"
    assert view.form.seating.description.name.text == "mine.py"


def test_an_even_game_chooses_opponents_for_one_person(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)
    view.seat_opponents(("reference", "sensible", "random"), "because")
    players = [seat.player for seat in view.setup.seats]
    assert players == [PERSON, "reference", "sensible", "random"]
    assert view.form.sentence.text == "because"
    view.form.seating.rows[1].player.button(PERSON).click()
    assert not view.form.seating.even.isVisible(), "for several people no game is even"


def test_the_button_for_an_even_game_stays_longer_than_what_tooltips_say_too(
    view: NewGameView,
) -> None:
    click(view, view.form.players, 4)
    seating = view.form.seating
    assert not seating.description.isVisible()
    assert seating.even.isVisible()
    assert seating.all_bots.isVisible()


def test_the_key_for_an_even_game_needs_no_room(view: NewGameView, qtbot: QtBot) -> None:
    click(view, view.form.players, 4)
    view.resize(1366, 600)
    even = view.form.seating.even
    assert not even.isVisible()
    assert is_offered(even)
    with qtbot.waitSignal(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)


def test_the_key_for_an_even_game_is_not_offered_to_several_people(
    view: NewGameView, qtbot: QtBot
) -> None:
    choose_level(view, 1, PERSON)
    assert not is_offered(view.form.seating.even)
    with qtbot.assertNotEmitted(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)


def test_the_temper_of_a_bot_is_in_a_line_or_else_in_a_tooltip(view: NewGameView) -> None:
    view.apply_setup(with_level(view.setup, "regular"))
    person, *bots = view.form.seating.rows[:4]
    for row in bots:
        assert not row.temper.isVisible()
        assert row.temper.text
        assert row.temper.text in row.toolTip()
        assert row.accessibleDescription() == row.temper.text
    assert not person.toolTip()
    view.resize(1920, 1080)
    for row in bots:
        assert row.temper.isVisible()
        assert not row.toolTip()
        assert not row.accessibleDescription()
    view.resize(1366, 768)
    choose_level(view, 1, PERSON)
    assert not bots[0].toolTip()


def test_a_code_is_copied_and_pasted(view: NewGameView) -> None:
    levels = LEVELS
    assert not view.form.code.isVisible(), "without a seed no game is like another"
    QTest.keyClicks(view.form.seed, "77")
    assert view.form.code.isVisible()
    view.form.code.click()
    code = QGuiApplication.clipboard().text()
    assert code == code_of(view.setup, levels)
    before = view.setup
    view.form.seed.clear()
    view.form.editions.button(0).click()
    view.form.seed.clear()
    QTest.keyClicks(view.form.seed, code)
    assert view.setup == before


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("germany.recharged.9.7", "not valid"),
        ("mars.recharged.222.7", "The board of this code, mars, is not on this computer."),
        ("bremen.classic.222.7", "The board of this code is not printed in its edition."),
        ("germany.recharged.3.7", "options of this code do not fit"),
        ("germany.classic.222.7.against_the_bank", "options of this code do not fit"),
    ],
)
def test_a_code_that_cannot_be_played_says_why(qtbot: QtBot, code: str, says: str) -> None:
    view = NewGameView(("bremen", "germany"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    before = view.setup
    view.form.seed.insert(code)
    assert says in view.form.warning.text
    assert (view.setup.board_id, view.setup.options) == (before.board_id, before.options)


def test_the_figures_of_the_game_follow_the_players(view: NewGameView) -> None:
    facts = view.form.facts
    assert facts.figures.text == "Ends at 17, Step 2 at 7, Starting money 50"
    click(view, view.form.players, 3)
    assert facts.figures.text == "Ends at 15, Step 2 at 7, Starting money 50"


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
