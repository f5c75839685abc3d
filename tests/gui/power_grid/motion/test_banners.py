# SPDX-License-Identifier: MIT
"""Turn orders, Steps 2 and 3 and the last round are shown for a moment, which any key ends."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.motion.banners import banner_words, step_words
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.motion.banner import Banner, BannerWords
from powergrid.rules.actions import BuildHouse
from powergrid.rules.events import OrderSet, StepBegan
from powergrid.rules.legal import Sites, legal
from powergrid.rules.setup import first_state
from powergrid.rules.state import with_item
from tests.expect import expect
from tests.gui.every_view.texts import texts_of
from tests.rules.positions import CLASSIC_MARKET, game_with, table


def shown(window: PowerGridWindow) -> tuple[Table, Banner]:
    table = expect(Table, window.table)
    (banner,) = table.action.findChildren(Banner)
    return table, banner


def begin_step(session: Session) -> None:
    session.happened.emit([StepBegan(2, 1)])
    session.changed.emit()


def build_the_last(session: Session) -> None:
    """Let the seat to act build the house that ends the game."""
    state = session.state
    question = expect(Sites, legal(state))
    city = next(iter(question.affordable()))
    others = [
        other
        for other in state.game.cities
        if other != city and other not in state.cities[state.seat]
    ]
    own = (*state.cities[state.seat], *others)[: state.game.end_at - 1]
    state.cities = with_item(state.cities, state.seat, own)
    assert session.act(BuildHouse(city))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_Tab])
def test_any_key_only_ends_the_banner(window: PowerGridWindow, key: Qt.Key) -> None:
    table, banner = shown(window)
    session = expect(Session, table.session)
    before = QApplication.focusWidget()
    done = len(session.past)
    session.past.append(session.past[-1])
    begin_step(session)
    session.past.pop()
    assert banner.isVisible()
    assert banner.words.title == "Step 2"
    QTest.keyClick(QApplication.focusWidget() or window, key)
    assert not banner.isVisible()
    assert len(session.past) == done
    assert QApplication.focusWidget() is before


def test_a_new_turn_order_has_a_calm_banner_of_its_own(window: PowerGridWindow) -> None:
    table, banner = shown(window)
    session = expect(Session, table.session)
    session.past.append(session.past[-1])
    session.happened.emit([OrderSet(session.state.order)])
    session.changed.emit()
    session.past.pop()
    assert banner.isVisible()
    assert banner.words.title == f"Round {session.state.round}"
    assert banner.words.lines[0].startswith("The order is now ")
    assert not banner.words.is_lit
    calm = banner.grab().toImage()
    banner.begin(banner.words._replace(is_lit=True))
    assert calm.pixelColor(40, 4) != banner.grab().toImage().pixelColor(40, 4)


def test_the_last_house_brings_a_banner_that_leaves_a_line(window: PowerGridWindow) -> None:
    table, banner = shown(window)
    build_the_last(table.session)
    assert banner.isVisible()
    assert banner.words.title == "Last round"
    assert "can power" in banner.words.lines[0]
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    assert "Last round" in table.action.page.band_text.text


def test_with_reduced_motion_there_is_only_the_line(window: PowerGridWindow) -> None:
    table, banner = shown(window)
    look().set_reduced_motion(True)
    build_the_last(table.session)
    assert not banner.isVisible()
    assert "Last round" in table.action.page.band_text.text


def test_two_steps_that_begin_at_once_share_a_banner(window: PowerGridWindow) -> None:
    session = expect(Session, shown(window)[0].session)
    words = expect(BannerWords, banner_words(session, [StepBegan(2, 1), StepBegan(3, 2)]))
    assert words == step_words(session.state, StepBegan(3, 1))


def test_a_step_is_described_by_the_tables_of_the_game(window: PowerGridWindow) -> None:
    state = shown(window)[0].session.state
    assert any("15" in line for line in step_words(state, StepBegan(2, 1)).lines)
    assert any("20" in line for line in step_words(state, StepBegan(3, 2)).lines)


def test_a_step_promises_no_place_that_some_city_lacks() -> None:
    steps = (StepBegan(2, 1), StepBegan(3, 2))
    said = [step_words(table("classic", "japan", 3), step).lines[0] for step in steps]
    assert said == ["Second places are open, for 15.", "Third places are open, for 20."]


def test_a_step_says_which_places_it_opens() -> None:
    def said(step: int, before: int) -> list[str]:
        return [
            line for line in step_words(state, StepBegan(step, before)).lines if "places" in line
        ]

    both = ["Second places are open, for 15.", "Third places are open, for 20."]
    state = table("classic")
    assert said(3, 1) == both
    state = first_state(game_with(open_places=(1, 3, 3)), CLASSIC_MARKET, range(4))
    assert said(2, 1) == both
    assert said(3, 2) == []
    state = first_state(
        game_with(open_places=(1, 1, 2), house_prices=(10, 12)), CLASSIC_MARKET, range(4)
    )
    assert said(2, 1) == []
    assert said(3, 2) == ["Second places are open, for 12."]


def test_a_long_line_wraps_on_a_narrow_panel(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.resize(380, 300)
    banner = Banner(panel)
    panel.show()
    banner.begin(BannerWords("Step 2", ("Refill: 5 coal, 3 oil, 2 garbage and 1 uranium.",), "2"))
    found = texts_of(banner)
    banner.end()
    assert found.checked
    assert not found.cut
