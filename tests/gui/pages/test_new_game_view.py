# SPDX-License-Identifier: MIT
"""Making up a new game: only what can be played can be begun."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_edition
from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import Segments
from powergrid.gui.names import player_name
from powergrid.gui.pages.new_game.new_game import NewGame, problem_with, with_seat, with_seats
from powergrid.gui.pages.new_game.new_game_areas import BY_LOT, IN_TURN, PICKED
from powergrid.gui.pages.new_game_view import NewGameView
from powergrid.records import PERSON, Seat
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import NO_OPTIONS, Options
from tests.gui.pages.moments import faults, seats

LEVELS = ("random", "sensible", "reference")


def seat_count(view: NewGameView) -> int:
    return len(view.wish.seats)


def picked(view: NewGameView) -> tuple[int, ...] | None:
    return view.wish.areas


@pytest.fixture
def view(qtbot: QtBot) -> NewGameView:
    view = NewGameView(("germany", "usa"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.resize(1366, 768)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    return view


def test_enter_starts_what_is_offered(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.start_asked) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args is not None
    wish = asked.args[0]
    assert isinstance(wish, NewGame)
    assert (wish.board_id, wish.edition_id) == ("germany", "recharged")
    assert wish.areas is None
    assert [seat.player for seat in wish.seats] == [PERSON, *LEVELS[:1] * 3]
    assert len({seat.colour for seat in wish.seats}) == 4


def test_bots_that_join_are_as_strong_as_the_last_one(view: NewGameView) -> None:
    first = view.wish.seats
    wish = NewGame("germany", "classic", None, (*first[:2], first[2]._replace(player="sensible")))
    assert [seat.player for seat in with_seats(wish, 5, LEVELS).seats[3:]] == ["sensible"] * 2


def test_players_are_added_and_taken_away(view: NewGameView) -> None:
    QTest.mouseClick(view.players.button(4), Qt.MouseButton.LeftButton)
    assert len(view.wish.seats) == 6
    assert len({seat.name for seat in view.wish.seats}) == 6
    QTest.mouseClick(view.rows[1].remove, Qt.MouseButton.LeftButton)
    assert [seat.name for seat in view.wish.seats][:2] == ["Ada", "Chiara"]


def test_an_edition_that_is_not_for_two(view: NewGameView, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_two(edition_id: str) -> Edition:
        edition = load_edition(edition_id)
        return edition._replace(players=(3, 4, 5, 6)) if edition_id == "recharged" else edition

    monkeypatch.setattr("powergrid.gui.pages.new_game_view.load_edition", without_two)
    QTest.mouseClick(view.players.button(0), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 2
    QTest.mouseClick(view.editions.button(1), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 3
    assert not view.players.button(0).isEnabled()
    assert not view.problem


def test_a_colour_that_is_taken_is_swapped(view: NewGameView) -> None:
    mine, other = view.wish.seats[0].colour, view.wish.seats[1].colour
    button = next(b for b in view.rows[0].colours if b.colour == other)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert view.wish.seats[0].colour == other
    assert view.wish.seats[1].colour == mine


def test_who_plays_is_chosen_with_the_arrow_keys(view: NewGameView) -> None:
    QTest.keyClick(view.rows[0].player, Qt.Key.Key_Down)
    assert view.wish.seats[0].player == "random"
    QTest.keyClick(view.rows[0].player, Qt.Key.Key_Up)
    assert view.wish.seats[0].player == PERSON


def test_names_must_be_there_and_differ(view: NewGameView) -> None:
    name = view.rows[0].name
    name.clear()
    QTest.keyClicks(name, "Bruno")
    assert view.problem == "Two seats are called Bruno."
    assert not view.start.isEnabled()
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    assert view.problem == "Every seat needs a name."
    QTest.keyClicks(name, "Zoe")
    assert not view.problem


def test_areas_must_be_enough_and_hang_together(view: NewGameView) -> None:
    board = load_board("germany", "classic")
    view.board.area_clicked.emit(0)
    assert picked(view) == (0,)
    assert view.problem == "Pick 3 more areas."
    for area in (1, 2, 3):
        QTest.mouseClick(view.areas.chips.tiles[area], Qt.MouseButton.LeftButton)
    assert picked(view) == (0, 1, 2, 3)
    assert not view.problem
    apart = next(
        NewGame("germany", "classic", (a, b), seats(2))
        for a in range(6)
        for b in range(6)
        if a != b and not board.are_areas_connected((a, b))
    )
    edition = load_edition("classic")
    wish = NewGame("germany", "classic", apart.areas, seats(2))
    assert problem_with(wish, board, edition) == "Pick one more area."
    QTest.mouseClick(view.areas.ways.button(BY_LOT), Qt.MouseButton.LeftButton)
    assert picked(view) is None


def test_areas_apart_are_refused() -> None:
    board, edition = load_board("usa", "classic"), load_edition("classic")
    three = [
        (a, b, c)
        for a in range(6)
        for b in range(a + 1, 6)
        for c in range(b + 1, 6)
        if not board.are_areas_connected((a, b, c))
    ]
    wish = NewGame("usa", "classic", three[0], seats(3))
    assert problem_with(wish, board, edition) == "The areas must hang together."


def test_another_board_forgets_the_areas(view: NewGameView) -> None:
    view.board.area_clicked.emit(0)
    QTest.mouseClick(view.boards.button(1), Qt.MouseButton.LeftButton)
    assert view.wish.board_id == "usa"
    assert view.wish.areas is None


def test_a_seed_may_be_given(view: NewGameView) -> None:
    QTest.keyClicks(view.seed, "4817x206")
    assert view.wish.seed == 4817206
    view.seed.selectAll()
    QTest.keyClick(view.seed, Qt.Key.Key_Backspace)
    assert view.wish.seed is None


def test_it_begins_with_what_it_is_given(qtbot: QtBot) -> None:
    wish = NewGame("usa", "recharged", (0, 1, 2), seats(3), 7)
    view = NewGameView(("germany", "usa"), ("classic", "recharged"), LEVELS, wish)
    qtbot.addWidget(view)
    assert view.wish == wish
    assert view.boards.index == 1


def test_amounts_of_fuel_are_named_by_their_tip(view: NewGameView) -> None:
    figure, name = view.facts._figures[6]
    assert figure.text == "24 · 18 · 9 · 2"
    assert "24 coal, 18 oil, 9 garbage and 2 uranium" in figure.toolTip()
    assert figure.toolTip() == name.toolTip()


def test_the_other_ways_out(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.continue_asked):
        QTest.mouseClick(view.head.go_on, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.load_asked):
        QTest.mouseClick(view.head.load, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_or_overlaps(view: NewGameView, size: tuple[int, int]) -> None:
    view.wish = with_seats(view.wish, 6, LEVELS)
    view.refresh()
    view.resize(*size)
    assert not faults(view)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_options_and_long_names_of_areas_find_room(
    view: NewGameView, qtbot: QtBot, size: tuple[int, int]
) -> None:
    wishes = (
        NewGame("central-europe", "classic", (), seats(6), None, Options(), is_drafted=True),
        NewGame("germany", "recharged", None, seats(2)),
    )
    for wish in wishes:
        page = NewGameView(("central-europe", "germany"), ("classic", "recharged"), LEVELS, wish)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        assert not faults(page)
        assert page.options.told.isVisible() or len(wish.seats) == 6
        for tile in page.areas.chips.tiles:
            assert tile.width() >= tile.sizeHint().width()


def test_it_grows_with_the_scale(view: NewGameView) -> None:
    look().set_scale(2)
    view.resize(2560, 1600)
    assert not faults(view)


def test_a_seat_keeps_its_place_when_it_changes() -> None:
    wish = NewGame("usa", "classic", None, seats(3))
    changed = with_seat(wish, 1, Seat("Zoe", wish.seats[1].colour, "random"))
    assert [seat.name for seat in changed.seats] == ["Ada", "Zoe", "Chiara"]


def click(view: NewGameView, choices: Segments, index: int) -> None:
    QTest.mouseClick(choices.button(index), Qt.MouseButton.LeftButton)


def test_two_players_of_recharged_play_against_the_bank(view: NewGameView) -> None:
    bank = view.options.boxes["against_the_bank"]
    click(view, view.editions, 0)
    assert not bank.isEnabled()
    assert bank.told == "Not in this edition"
    click(view, view.editions, 1)
    assert not bank.isEnabled()
    assert not bank.isChecked()
    click(view, view.players, 0)
    assert view.wish.options == Options(against_the_bank=True)
    assert bank.isChecked()
    assert not bank.isEnabled()
    assert "With 2 players this edition is played against the bank" in view.options.told.text
    assert not view.problem
    click(view, view.players, 1)
    assert view.wish.options == NO_OPTIONS
    assert view.options.told.text == "Options"


def test_options_stay_where_they_can_be_played(view: NewGameView) -> None:
    click(view, view.editions, 1)
    QTest.mouseClick(view.options.boxes["starting_cities"], Qt.MouseButton.LeftButton)
    assert view.wish.options == Options(starting_cities=True)
    click(view, view.players, 0)
    assert view.wish.options == Options(starting_cities=True, against_the_bank=True)
    click(view, view.editions, 0)
    assert view.wish.options == NO_OPTIONS


def test_one_area_each(view: NewGameView) -> None:
    click(view, view.editions, 0)
    click(view, view.players, 4)
    assert "5 of 6" in view.areas.told.text
    QTest.mouseClick(view.options.boxes["one_area_per_player"], Qt.MouseButton.LeftButton)
    assert "6 of 6" in view.areas.told.text
    for tile in view.areas.chips.tiles:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert picked(view) == tuple(range(6))
    assert not view.problem


def test_a_board_with_too_few_areas() -> None:
    board, edition = load_board("germany", "classic"), load_edition("classic")
    small = Board(board.id, board.name, board.areas[:4], board.cities, board.connections)
    wish = NewGame("germany", "classic", None, seats(5))
    assert problem_with(wish, small, edition) == "5 areas are needed; this board has 4."


@pytest.mark.slow
def test_boards_are_offered_where_they_are_printed(qtbot: QtBot) -> None:
    boards = ("central-europe", "germany")
    view = NewGameView(boards, ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.editions.button(0).click()
    view.boards.button(0).click()
    assert view.wish.board_id == "central-europe"
    view.editions.button(1).click()
    assert view.wish.board_id == "germany"
    assert not view.boards.button(0).isEnabled()
    assert view.boards.button(0).text() == "Central Europe"
    assert not view.problem
    again = NewGameView(boards, ("recharged", "classic"), LEVELS)
    qtbot.addWidget(again)
    assert again.boards.button(0).text() == "Central Europe"


def test_bots_choose_areas_until_a_person_does(view: NewGameView) -> None:
    click(view, view.areas.ways, IN_TURN)
    assert view.problem == "Ada chooses an area."
    assert picked(view) == ()
    QTest.mouseClick(view.areas.chips.tiles[1], Qt.MouseButton.LeftButton)
    chosen = picked(view)
    assert chosen is not None
    assert chosen[0] == 1
    assert len(chosen) == 4
    assert not view.problem
    view.board.area_clicked.emit(1)  # takes it back, and what followed
    assert picked(view) == ()
    click(view, view.players, 4)
    view.board.area_clicked.emit(0)
    assert len(picked(view) or ()) == 5
    click(view, view.players, 0)
    assert picked(view) == ()


def test_people_draft_only_what_hangs_together(view: NewGameView, qtbot: QtBot) -> None:
    view.take(NewGame("germany", "classic", None, seats(3, (0, 1, 2))))
    click(view, view.areas.ways, IN_TURN)
    view.board.area_clicked.emit(0)
    assert view.problem == "Bruno chooses an area."
    view.board.area_clicked.emit(5)  # the other end of the country
    assert picked(view) == (0,)
    assert not view.areas.chips.tiles[5].isEnabled()
    view.board.area_clicked.emit(3)
    view.board.area_clicked.emit(1)
    assert not view.problem
    with qtbot.waitSignal(view.start_asked) as asked:
        view.start.click()
    assert asked.args is not None
    assert asked.args[0].areas == (0, 1, 3)
    click(view, view.areas.ways, PICKED)
    assert picked(view) == (0, 1, 3)
    assert view.wish.is_drafted is False


def test_levels_have_names_for_people() -> None:
    assert player_name("planner") == "very strong"
    assert player_name("newcomer") == "newcomer"
