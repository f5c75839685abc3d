# SPDX-License-Identifier: MIT
"""Setting up a new game: only playable games can start."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_edition
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.miniature_landscape import area_at
from powergrid.gui.power_grid.game.challenge import code_of
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    problem_with,
    with_seats,
)
from powergrid.gui.power_grid.pages.new_game.new_game_areas import RANDOM
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.records import PERSON
from powergrid.rules.options import NO_OPTIONS, Options
from tests.gui.power_grid.pages.moments import faults, seats
from tests.gui.power_grid.pages.new_game.answering import LEVELS, choose_level, click, picked


def test_enter_starts_the_offered_game(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.start_asked) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args is not None
    setup = asked.args[0]
    assert isinstance(setup, GameSetup)
    assert (setup.board_id, setup.edition_id) == ("germany", "recharged")
    assert setup.areas is None
    assert [seat.player for seat in setup.seats] == [PERSON, *LEVELS[1:2] * 3], (
        "a step up from the weakest"
    )
    assert len({seat.colour for seat in setup.seats}) == 4


def test_areas_must_be_enough(view: NewGameView) -> None:
    view.form.map.area_clicked.emit(0)
    assert picked(view) == (0,)
    assert view.problem == "Pick 3 more areas."
    for area in (1, 2, 3):
        QTest.mouseClick(view.form.areas.chips.tiles[area], Qt.MouseButton.LeftButton)
    assert picked(view) == (0, 1, 2, 3)
    assert not view.problem
    board, edition = load_board("germany", "classic"), load_edition("classic")
    setup = GameSetup("germany", "classic", (0, 1), seats(2))
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
    setup = GameSetup("usa", "classic", three[0], seats(3))
    assert problem_with(setup, board, edition) == "The areas must be connected."


def test_a_seed_can_be_entered(view: NewGameView) -> None:
    QTest.keyClicks(view.form.seed, "4817206")
    assert view.setup.seed == 4817206
    view.form.seed.selectAll()
    QTest.keyClick(view.form.seed, Qt.Key.Key_Backspace)
    assert view.setup.seed is None


def test_the_page_starts_with_the_given_setup(qtbot: QtBot) -> None:
    setup = GameSetup("usa", "recharged", (0, 1, 2), seats(3), 7)
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


def test_areas_are_clicked_on_the_map(view: NewGameView) -> None:
    rect, position = QRectF(view.form.map.rect()), view.form.map.snapshot
    points = (QPoint(x, y) for x in range(0, 300, 20) for y in range(0, 300, 20))
    there = next(point for point in points if area_at(rect, position, QPointF(point)) == 2)
    QTest.mouseClick(view.form.map, Qt.MouseButton.LeftButton, pos=there)
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
        GameSetup("central-europe", "classic", (), seats(6), None, Options(), is_drafted=True),
        GameSetup("germany", "recharged", None, seats(2)),
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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_foot_ends_where_the_columns_end(view: NewGameView, size: tuple[int, int]) -> None:
    look().fit(*size)
    view.resize(*size)
    form = view.form
    right = form.seating.mapTo(form, form.seating.rect().topRight()).x()
    assert form.start.mapTo(form, form.start.rect().topRight()).x() == right
    assert form.sentence.mapTo(form, QPoint(0, 0)).x() == form.boards.x()


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
    view.form.seed.clear()
    view.form.editions.button(0).click()
    QGuiApplication.clipboard().setText(f" {code.upper()}\n")
    view.form.seed.selectAll()
    view.form.seed.paste()
    assert view.setup == before, "copied with the space around it, and in capitals"


@pytest.mark.parametrize(
    "text", ["Try this: usa.recharged.22.77!", "https://example.org/?game=USA.Recharged.22.77&x=1"]
)
def test_a_code_is_found_in_what_is_pasted(view: NewGameView, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    view.form.seed.paste()
    assert (view.setup.board_id, view.setup.seed) == ("usa", 77)
    assert not view.problem


@pytest.mark.parametrize("text", ["Hello, world!", "1234567890", "-5", "x.usa.recharged.22.77"])
def test_what_is_pasted_without_a_code_is_kept_and_explained(view: NewGameView, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    view.form.seed.paste()
    assert view.form.seed.text() == text
    assert "Not a valid code" in view.form.warning.text
    assert not view.form.start.isEnabled()


def test_a_code_is_typed_with_its_options(view: NewGameView) -> None:
    QTest.keyClicks(view.form.seed, "usa.recharged.22.77.starting_cities")
    assert view.setup.options == Options(starting_cities=True)
    assert (view.setup.board_id, view.setup.seed) == ("usa", 77)
    assert not view.problem
    click(view, view.form.players, 3)
    assert view.form.seed.text() == "77", "with more players that is another game's code"


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("germany.recharged.9.7", "Not a valid code"),
        ("germany.rech", "Not a valid code"),
        ("germany.recharged.333.1234567890", "Not a valid code"),
        ("germany.recharged.333.7.starting_cities2", "Not a valid code"),
        ("mars.recharged.222.7", "This code needs the board mars, which is not on this computer."),
        (
            "bremen.classic.222.7",
            "This code combines a board with an edition it was never printed in.",
        ),
        ("germany.recharged.3.7", "options do not fit"),
        ("germany.classic.222.7.against_the_bank", "options do not fit"),
    ],
)
def test_a_code_that_cannot_be_played_says_why(qtbot: QtBot, code: str, says: str) -> None:
    view = NewGameView(("bremen", "germany"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    before = view.setup
    view.form.seed.insert(code)
    assert says in view.form.warning.text
    assert not view.form.start.isEnabled(), "it would start another game than the code's"
    view.form.seed.clear()
    QTest.keyClicks(view.form.seed, "7")
    assert view.form.start.isEnabled()
    assert (view.setup.board_id, view.setup.options) == (before.board_id, before.options)


def test_the_figures_of_the_game_follow_the_players(view: NewGameView) -> None:
    facts = view.form.facts
    assert facts.figures.text == "Ends at 17, Step 2 at 7, Starting money 50"
    click(view, view.form.players, 3)
    assert facts.figures.text == "Ends at 15, Step 2 at 7, Starting money 50"


def test_the_figures_of_the_fuel_market_are_equally_large(view: NewGameView) -> None:
    look().set_text_size("larger")
    view.resize(1280, 800)
    view.show()
    figures = [text for text in view.form.facts.findChildren(Text) if text.text.isdigit()]
    market = [text for text in figures if text.accessibleName() != text.text]
    assert [text.text for text in market] == ["24", "18", "9", "2"]
    assert len({text.fitting_font().pixelSize() for text in market}) == 1
