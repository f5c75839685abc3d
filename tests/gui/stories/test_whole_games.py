# SPDX-License-Identifier: MIT
"""Whole games through the window: by keyboard alone, also in other letters, and by mouse alone.

The game in English is the one a first start offers; the other is short: two at the table.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.last_game import setup_text
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.language import language_in_use
from powergrid.gui.shell.motion.banner import Banner
from powergrid.records import Seat
from powergrid.rules.legal import (
    BankSites,
    Bids,
    FuelPurchases,
    FuelScraps,
    Openings,
    PlantScraps,
    Runs,
    Sites,
)
from powergrid.rules.options import Options
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.scoring import max_powered
from tests.expect import expect
from tests.gui.conftest import NewWindow

PEOPLE = (Seat("Ada", "red"), Seat("Bruno", "blue", "learner"), Seat("Chiara", "green", "regular"))
OF_THREE = GameSetup("germany", "recharged", None, PEOPLE, None, Options())
AGAINST_THE_BANK = replace(OF_THREE, seats=PEOPLE[:2], options=Options(against_the_bank=True))
MAX_QUESTIONS = 2000
MAX_CITIES = 3
"""Built in one turn; more would only be more of the same."""


class Player:
    """Answers every question until the final standings are shown."""

    def __init__(self, window: PowerGridWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    def play(self) -> None:
        session = self.table.session
        answers: dict[type, Callable[[], None]] = {
            Openings: self.open,
            Bids: self.bid,
            PlantScraps: self.scrap_plant,
            FuelScraps: self.scrap_fuel,
            FuelPurchases: self.buy,
            Sites: self.build,
            Runs: self.run,
            BankSites: self.place_bank_house,
        }
        for _ in range(MAX_QUESTIONS):
            self.qtbot.waitUntil(lambda: session.is_person_asked or session.state.is_over)
            if session.state.is_over:
                return
            self.qtbot.waitUntil(self.is_free)
            before = len(session.past)
            question = type(session.question)
            answers[question]()
            assert len(session.past) > before, f"{question.__name__} was not answered"
        raise AssertionError("the game did not end")

    def is_free(self) -> bool:
        """Whether no banner or animation is shown that a key or a click would only end."""
        return not any(banner.isVisible() for banner in self.table.findChildren(Banner))

    def cities_wanted(self) -> int:
        """As many as the plants can power, plus one each turn so that the game ends."""
        state = self.table.session.state
        need = state.game.need(state.plants[state.seat])
        return min(MAX_CITIES, max(1, need.cities - len(state.cities[state.seat])))

    def is_plant_wanted(self) -> bool:
        """Whether an affordable plant is better than the owned ones."""
        state = self.table.session.state
        question = expect(Openings, self.table.session.question)
        own = state.plants[state.seat]
        best = max(question.affordable(), default=0)
        return not question.may_pass or best > max(own, default=0)

    open: Callable[[], None]
    bid: Callable[[], None]
    scrap_plant: Callable[[], None]
    scrap_fuel: Callable[[], None]
    buy: Callable[[], None]
    build: Callable[[], None]
    run: Callable[[], None]

    def place_bank_house(self) -> None:
        raise AssertionError("no bank plays here")


class KeyboardPlayer(Player):
    """Uses only the keyboard, wherever the focus is."""

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)
        QApplication.processEvents()

    def open(self) -> None:
        question = expect(Openings, self.table.session.question)
        if not self.is_plant_wanted():
            self.press(Qt.Key.Key_P)
            return
        best = question.plants.index(max(question.affordable()))
        self.press(Qt.Key(Qt.Key.Key_1 + best))
        self.press(Qt.Key.Key_Return)

    def bid(self) -> None:
        state = self.table.session.state
        cheap = state.bid < minimum_bid(state, state.lot) + 3 and state.bid < state.lot + 3
        can = state.money[state.seat] > state.bid
        self.press(Qt.Key.Key_Return if cheap and can else Qt.Key.Key_P)

    def scrap_plant(self) -> None:
        self.press(Qt.Key.Key_1)
        if isinstance(self.table.session.question, PlantScraps):
            self.press(Qt.Key.Key_Return)

    def scrap_fuel(self) -> None:
        self.press(Qt.Key.Key_Return)

    def buy(self) -> None:
        self.press(Qt.Key.Key_A)
        if self.table.staging.draft.actions:
            self.press(Qt.Key.Key_Return)
        self.end_turn(FuelPurchases)

    def build(self) -> None:
        wanted = self.cities_wanted()
        expect(Sites, self.table.session.question)
        for _ in range(wanted):
            before = len(self.table.staging.draft.actions)
            self.press(Qt.Key.Key_Home)
            self.press(Qt.Key.Key_Space)
            if len(self.table.staging.draft.actions) == before:
                break
        if self.table.staging.draft.actions:
            self.press(Qt.Key.Key_Return)
        self.end_turn(Sites)

    def end_turn(self, question: type) -> None:
        count = len(self.table.session.past)
        self.press(Qt.Key.Key_E)
        if isinstance(self.table.session.question, question) and self.is_still_asked(count):
            self.press(Qt.Key.Key_E)  # confirmed once

    def is_still_asked(self, count: int) -> bool:
        return len(self.table.session.past) == count

    def run(self) -> None:
        self.press(Qt.Key.Key_Return)

    def place_bank_house(self) -> None:
        self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)


def button_on(page: QWidget, key: str) -> QAbstractButton:
    """Return the button of a page that a key presses, too."""
    buttons = filter(QAbstractButton.isVisible, page.findChildren(QAbstractButton))
    found = [button for button in buttons if getattr(button, "key", "") == key]
    assert found, f"no button {key} on {type(page).__name__}"
    return found[0]


class MousePlayer(Player):
    """Uses only the mouse."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        where = at or widget.rect().center()
        QTest.mouseMove(widget, where)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
        QApplication.processEvents()

    def button(self, key: str) -> QAbstractButton:
        return button_on(self.table.action.page, key)

    def open(self) -> None:
        question = expect(Openings, self.table.session.question)
        if not self.is_plant_wanted():
            self.click(self.button("P"))
            return
        best = question.plants.index(max(question.affordable()))
        cards = self.table.plants.findChildren(QAbstractButton)
        self.click(cards[best])
        self.click(self.button("Enter"))

    def bid(self) -> None:
        state = self.table.session.state
        can = state.money[state.seat] > state.bid and state.bid < state.lot + 3
        self.click(self.button("Enter" if can else "P"))

    def scrap_plant(self) -> None:
        self.click(self.table.own.findChildren(QAbstractButton)[0])
        if isinstance(self.table.session.question, PlantScraps):
            self.click(self.button("Enter"))

    def scrap_fuel(self) -> None:
        self.click(self.button("Enter"))

    def buy(self) -> None:
        expect(FuelPage, self.table.action.page)
        if self.button("A").isEnabled():
            self.click(self.button("A"))
        if self.table.staging.draft.actions:
            self.click(self.button("Enter"))
        self.end_turn(FuelPurchases)

    def build(self) -> None:
        page = expect(BuildingPage, self.table.action.page)
        view = self.table.board.view
        expect(Sites, self.table.session.question)
        for _ in range(self.cities_wanted()):
            prices = page.question.affordable()
            if not prices:
                break
            city = min(prices, key=lambda c: (prices[c], c))
            sign = view.board_scene().layout.signs[city]
            self.click(view.viewport(), view.mapFromScene(sign.center()))
        if self.table.staging.draft.actions:
            self.click(self.button("Enter"))
        self.end_turn(Sites)

    def end_turn(self, question: type) -> None:
        session = self.table.session
        if isinstance(session.question, question) and session.is_person_asked:
            count = len(session.past)
            self.click(self.button("Enter"))
            if len(session.past) == count:
                self.click(self.button("Enter"))  # confirmed once

    def run(self) -> None:
        self.click(self.button("Enter"))


def assert_final_standings(window: PowerGridWindow) -> None:
    assert isinstance(window.view, EndView)
    session = window.session
    assert session is not None
    assert sorted(session.state.ranking) == list(range(len(session.seats)))
    assert session.state.powered[0] == max_powered(session.state, 0)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_can_be_played_by_keyboard_alone(
    new_window: NewWindow, qtbot: QtBot, language: str
) -> None:
    last_game = "" if language == "en" else setup_text(AGAINST_THE_BANK)
    window = new_window(first=PowerGridWindow.show_new_game, pace="instant", last_game=last_game)
    window.preferences.set("language", language)
    player = KeyboardPlayer(window, qtbot)
    player.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.table is not None)
    player.play()
    assert_final_standings(window)
    assert len([p for p in player.table.session.past if p.before.seat == 0]) > 30
    assert language_in_use() == language


@pytest.mark.slow
def test_a_whole_game_can_be_played_by_mouse_alone(new_window: NewWindow, qtbot: QtBot) -> None:
    last_game = setup_text(OF_THREE)
    window = new_window(first=PowerGridWindow.show_new_game, pace="instant", last_game=last_game)
    player = MousePlayer(window, qtbot)
    assert window.new_game_view is not None
    player.click(button_on(window.new_game_view, "Enter"))
    qtbot.waitUntil(lambda: window.table is not None)
    player.play()
    assert_final_standings(window)
