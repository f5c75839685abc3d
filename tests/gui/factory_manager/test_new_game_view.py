# SPDX-License-Identifier: MIT
"""The page of a new game: who plays, and what it offers the next time."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from powergrid.factory.records import Record
from powergrid.gui.factory_manager.new_game_view import NewGameView, setup_after
from powergrid.gui.factory_manager.opponents import levels
from powergrid.gui.factory_manager.scene import FactoryScene
from powergrid.gui.factory_manager.session import new_game, opening
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.seats import Seat
from tests.gui.factory_manager.conftest import OpenTable, visible


def page_of(window: MainWindow) -> NewGameView:
    window.show_new_game()
    assert isinstance(window.view, NewGameView)
    return window.view


def test_as_many_seats_as_players_are_shown(window: MainWindow) -> None:
    page = page_of(window)
    for at, players in enumerate((2, 3, 4, 5)):
        page.count.button(at).click()
        assert [row.isVisible() for row in page.rows] == [True] * players + [False] * (5 - players)


def test_a_seat_names_the_level_whose_light_is_lit(window: MainWindow) -> None:
    page = page_of(window)
    row = page.rows[1]
    said = []
    for button in row.player.buttons:
        button.click()
        assert [other.player for other in row.player.buttons if other.isChecked()] == [
            button.player
        ]
        assert page.setup.seats[1].player == button.player
        said.append(row.level.text)
    assert said == ["Person", "Beginner", "Learner", "Regular", "Expert", "Master"]


def test_the_picture_has_an_order_tile_of_a_game_for_so_many(window: MainWindow) -> None:
    page = page_of(window)
    for at, players in enumerate((2, 3, 4, 5)):
        page.count.button(at).click()
        assert page.picture.isVisible()
        assert page.picture.shown is not None
        assert page.picture.shown.state.order_tiles == opening(players).order_tiles
    assert opening(2).facts() == opening(2).facts(), "the next page shows the same one"


def test_the_picture_has_the_name_of_the_first_seat(window: MainWindow) -> None:
    page = page_of(window)
    page.rows[0].name.selectAll()
    QTest.keyClicks(page.rows[0].name, "Zoe")
    assert page.picture.shown is not None
    assert page.picture.shown.player.name == "Zoe"


def test_names_have_the_players_text_size(window: MainWindow) -> None:
    look().set_text_size("larger")
    for row in page_of(window).rows:
        assert row.name.font().pixelSize() == look().text_font(BODY).pixelSize()


def test_a_sentence_says_what_game_begins(window: MainWindow) -> None:
    page = page_of(window)
    page.count.button(2).click()
    told = "Factory Manager for 4 players: whoever has the most money after 5 rounds wins."
    assert page.sentence.text == told


def test_every_player_needs_a_name(window: MainWindow) -> None:
    page = page_of(window)
    page.rows[0].name.selectAll()
    QTest.keyClick(page.rows[0].name, Qt.Key.Key_Delete)
    assert not page.start.isEnabled()
    assert page.problem.text
    page.count.button(0).click()
    assert not page.start.isEnabled()


def test_a_name_is_kept_as_its_file_can_be_read_again(window: MainWindow) -> None:
    page = page_of(window)
    name = page.rows[0].name
    name.clear()
    name.insert("Ada\tLovelace\u202e")
    page.start.click()
    assert window.session is not None
    assert window.session.seats[0].name == "Ada Lovelace"
    assert window.autosave is not None
    assert Record.load(window.autosave.file).seats[0].name == "Ada Lovelace"


def test_two_players_need_different_names(window: MainWindow) -> None:
    page = page_of(window)
    page.rows[0].name.clear()
    page.rows[0].name.insert(f"{page.rows[1].name.text()} ")
    assert not page.start.isEnabled()
    assert page.rows[1].name.text() in page.problem.text


def test_the_next_game_is_offered_to_the_same_people_and_not_as_a_first_one(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table((Seat("Zoe", "purple"), Seat("Bruno", "red", "master"), Seat("Ada", "green")))
    page = page_of(window)
    shown = page.setup
    assert [seat.name for seat in shown.seats[: shown.players]] == ["Zoe", "Bruno", "Ada"]
    assert not shown.is_first_game
    assert len({seat.colour for seat in shown.seats}) == len(shown.seats) == 5
    assert len({seat.name for seat in shown.seats}) == 5


def test_unknown_levels_are_replaced_by_known_ones() -> None:
    record = new_game((Seat("Ada", "red"), Seat("Bruno", "blue", "clever")), is_first_game=False)
    assert setup_after(record, levels()).seats[1].player in levels()
    odd = new_game((Seat("Ada", "pink"), Seat("Bruno", "blue")), is_first_game=False)
    assert setup_after(odd, levels()).seats[0].colour != "pink"


def test_the_settings_show_a_factory(window: MainWindow) -> None:
    window.menu.show_settings()
    (scene,) = visible(window.view.findChildren(FactoryScene))
    assert isinstance(scene, FactoryScene)
    assert scene.shown is not None
    assert scene.shown.state.factory == opening(players=2).factory


def test_the_settings_leave_out_what_only_the_other_game_uses(window: MainWindow) -> None:
    window.menu.show_settings()
    names = {button.accessibleName() for button in window.view.findChildren(QAbstractButton)}
    assert "Full screen" in names
    assert names.isdisjoint(
        {"Letters on houses", "Plain board", "Show a plant's value in auctions"}
    )
