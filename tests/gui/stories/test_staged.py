# SPDX-License-Identifier: MIT
"""Staged choices survive changes of the language and the look."""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.rules import State
from powergrid.rules.legal import Runs, Sites, legal
from powergrid.rules.state import BIDDING, BUYING_FUEL, OPENING, SCRAPPING_PLANT
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_bank_game, a_session, play_until, record_of
from tests.gui.windows import press

Keys = tuple[Qt.Key, ...]
Key = Qt.Key


def can_build(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Sites) and bool(question.affordable())


def can_run(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Runs) and bool(question.thriftiest().plants)


CHOICES: Final[dict[str, tuple[Callable[[State], bool], Keys]]] = {
    "a plant, a bid and its limit": (
        lambda state: state.asks == OPENING,
        (Key.Key_Right, Key.Key_Up, Key.Key_U, Key.Key_4, Key.Key_9),
    ),
    "a bid": (lambda state: state.asks == BIDDING, (Key.Key_Up, Key.Key_Up)),
    "a plant to give up": (lambda state: state.asks == SCRAPPING_PLANT, (Key.Key_Right,)),
    "a cart": (lambda state: state.asks == BUYING_FUEL, (Key.Key_A,)),
    "cities": (can_build, (Key.Key_Down, Key.Key_Space)),
    "figures to look up": (lambda state: state.asks == BUYING_FUEL, (Key.Key_I,)),
    "plants to run": (can_run, (Key.Key_1,)),
    "a plan": (lambda state: state.asks == OPENING, (Key.Key_N, Key.Key_1)),
    "a plan that is kept": (
        lambda state: state.asks == OPENING,
        (Key.Key_N, Key.Key_2, Key.Key_Return, Key.Key_Up),
    ),
}
QUICK: Final = "a cart"


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window()


def play(window: PowerGridWindow, session: Session) -> None:
    """Show a session's game at the table, with the focus where it starts."""
    assert window.open_record(record_of(session))
    window.show()
    assert window.table is not None
    window.table.setFocus()
    QApplication.processEvents()


def staged(window: PowerGridWindow) -> tuple[object, ...]:
    """Return everything staged, planned and chosen at the table."""
    table = expect(Table, window.view)
    staging, page = table.staging, table.action.page
    bid = getattr(page, "bid", None)
    return (
        type(page),
        list(staging.draft.actions),
        staging.is_planning,
        staging.shows_figures,
        page.plan,
        [getattr(page, name, None) for name in ("plant", "run", "coal", "city")],
        None if bid is None else (bid.field.value(), bid.upto.value()),
    )


def change_all(window: PowerGridWindow) -> None:
    """Change every setting that can change during a game."""
    prefer = window.preferences
    prefer.set("scheme", "light")
    prefer.set("palette", "safe")
    prefer.set("shows_letters", True)
    prefer.set("scale", 125)
    prefer.set("text_size", "large")
    window.resize(1920, 1080)
    prefer.set("language", "pl")
    QApplication.processEvents()


def assert_kept(window: PowerGridWindow, keys: Keys) -> None:
    nothing = staged(window)
    press(window, *keys)
    chosen, table = staged(window), window.view
    assert chosen != nothing
    change_all(window)
    assert window.view is not table
    assert staged(window) == chosen


@pytest.mark.parametrize(
    "choice",
    [
        choice if choice == QUICK else pytest.param(choice, marks=pytest.mark.slow)
        for choice in CHOICES
    ],
)
def test_staged_choices_survive_changes_of_language_and_look(
    window: PowerGridWindow, choice: str
) -> None:
    is_there, keys = CHOICES[choice]
    play(window, play_until(a_session(3), is_there, "sensible"))
    assert_kept(window, keys)


@pytest.mark.slow
def test_a_city_chosen_before_round_1_survives_the_changes(window: PowerGridWindow) -> None:
    play(window, a_bank_game())
    assert_kept(window, (Key.Key_Down,))


@pytest.mark.slow
def test_staged_choices_in_a_chapter_survive_the_changes(window: PowerGridWindow) -> None:
    window.show_new_game()
    window.show()
    window.visits.learn()
    expect(ChaptersView, window.view).chapter_asked.emit(chapter_ids()[0])
    table = expect(LessonTable, window.view)
    while table.lesson.is_reading:
        press(window, Key.Key_PageDown)
    assert_kept(window, (Key.Key_Right, Key.Key_Up))
