# SPDX-License-Identifier: MIT
"""The tutorial in the window: followed, strayed from, left and resumed."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.tutorial.lesson import Lesson
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.power_grid.tutorial.wanted import Wanted
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.main_window import MIN_SIZE
from powergrid.gui.shell.progress import Progress
from powergrid.play.saved_games import games_dir
from powergrid.rules import legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapPlant,
)
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record
from tests.gui.windows import press


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1280, 800, PowerGridWindow.show_new_game, pace="instant", own_pace="instant")


def opened(window: PowerGridWindow, chapter: str) -> LessonTable:
    """Open a chapter from the list."""
    if not isinstance(window.view, ChaptersView):
        window.visits.learn()
    view = expect(ChaptersView, window.view)
    view.cards[chapter_ids().index(chapter)].button.click()
    table = expect(LessonTable, window.view)
    QApplication.processEvents()
    return table


def wait_for(qtbot: QtBot, lesson: Lesson, step: int) -> None:
    """Wait until the rivals have acted and a step has begun."""
    qtbot.waitUntil(lambda: lesson.step == step and not lesson.is_done)


def coach_of(table: LessonTable) -> str:
    """Return what the coach says besides the step."""
    assert table.coach is not None
    return table.coach.refusal.text


def do(table: LessonTable, action: Action) -> None:
    """Do an action with the controls of the table."""
    page, staging = table.action.page, table.staging
    match action:
        case OpenAuction(plant, bid):
            assert isinstance(page, OpeningPage)
            staging.choose_plant(plant)
            page.bid.field.set_value(bid)
        case Bid(amount):
            assert isinstance(page, BiddingPage)
            page.bid.field.set_value(amount)
        case Pass():
            page.passing.click()  # type: ignore[attr-defined]
            return
        case ScrapPlant(plant):
            staging.choose_plant(plant)
        case BuyFuel(fuel, amount):
            staging.choose_fuel(fuel, amount)
        case BuildHouse(city):
            staging.choose_city(city)
        case RunPlants(plants):
            for plant in set(page.run.plants) ^ set(plants):  # type: ignore[attr-defined]
                staging.choose_plant(plant)
            if not plants:
                page.foot.press_primary()  # it asks whether one is sure
        case EndTurn():
            page.end.click()  # type: ignore[attr-defined]
            if isinstance(page, FuelPage) and page.message.text:
                page.end.click()  # it asks whether one is sure
            return
    page.foot.press_primary()


def strays(table: LessonTable) -> list[Action]:
    """Return the actions that the rules allow here but the step does not ask for."""
    lesson = table.lesson
    return [a for a in legal(lesson.session.state) if not Wanted(lesson.task.wanted).take(a)]


@pytest.mark.slow
@pytest.mark.parametrize("chapter", chapter_ids())
def test_a_chapter_is_played_from_start_to_finish(
    window: PowerGridWindow, qtbot: QtBot, chapter: str
) -> None:
    table = opened(window, chapter)
    lesson = table.lesson
    course = lesson.course
    for step, task in enumerate(course.tasks):
        wait_for(qtbot, lesson, step)
        assert lesson.session.state == course.states[task.start]
        assert not lesson.session.can_undo, "a step back is taken instead"
        assert table.coach is not None
        assert table.coach.text.text == lesson.text()
        assert len(table.light.places()) == len(task.step.targets)
        if lesson.is_reading:
            press(table, Qt.Key.Key_Return)
            continue
        stray(table)
        for played in course.moves[task.start : task.done]:
            do(table, played.action)
            QApplication.processEvents()
    expect(ChaptersView, window.view)
    assert Progress(window.settings).done == {chapter}
    assert not list(games_dir().glob("*"))


def stray(table: LessonTable) -> None:
    """Try another action with the controls: nothing changes, and the coach says why."""
    lesson = table.lesson
    step, state = lesson.step, lesson.session.state.copy()
    action = strays(table)[0]
    do(table, action)
    assert (lesson.step, lesson.session.state) == (step, state), action
    assert coach_of(table), action
    table.staging.clear()
    table.action.page.start()


@pytest.mark.slow
def test_any_other_action_is_explained_and_changes_nothing(window: PowerGridWindow) -> None:
    for chapter in chapter_ids():
        table = opened(window, chapter)
        lesson = table.lesson
        for step, task in enumerate(lesson.course.tasks):
            if not task.wanted:
                continue
            lesson.go_to(step)
            for action in strays(table)[:40]:
                assert not lesson.session.act(action)
                assert coach_of(table)
                assert lesson.session.state == lesson.course.states[task.start]
        window.navigator.leave()


def test_an_illegal_action_gets_the_refusal_of_the_rules(window: PowerGridWindow) -> None:
    table = opened(window, "3-building")
    table.lesson.go_to(2)
    bremen = table.session.state.game.board.city_index["bremen"]
    table.staging.choose_city(bremen)
    assert "taken" in table.action.page.message.text
    assert table.lesson.step == 2


@pytest.mark.slow
def test_later_actions_are_refused_while_a_text_is_read(window: PowerGridWindow) -> None:
    table = opened(window, "2-fuel")
    assert not table.action.isEnabled()
    assert not table.lesson.session.act(EndTurn())
    assert "Keep reading" in coach_of(table)


@pytest.mark.slow
def test_a_chapter_left_is_resumed_at_the_same_step(window: PowerGridWindow, qtbot: QtBot) -> None:
    table = opened(window, "3-building")
    for _ in range(3):
        press(table, Qt.Key.Key_PageDown)
    assert table.lesson.step == 2  # where an action is due, reading on has no effect
    table.lesson.show()
    wait_for(qtbot, table.lesson, 3)
    press(table, Qt.Key.Key_Escape)
    view = expect(ChaptersView, window.view)
    assert view.cards[2].note.text == "at step 4 of 8"
    assert Progress(window.settings).step_of("3-building") == 3
    again = opened(window, "3-building")
    assert again is not table
    assert again.lesson.step == 3
    assert again.lesson.session.state == again.lesson.course.states[again.lesson.task.start]
    press(again, Qt.Key.Key_PageUp)
    assert again.lesson.step == 2
    assert len(again.session.state.cities[0]) == 0


@pytest.mark.slow
def test_a_chapter_continues_in_another_language(window: PowerGridWindow) -> None:
    table = opened(window, "2-fuel")
    table.lesson.next()
    english = table.lesson.text()
    window.preferences.set("language", "de")
    again = expect(LessonTable, window.view)
    assert again.lesson.step == 1
    assert again.lesson.text() != english
    window.navigator.leave()
    window.preferences.set("language", "en")
    assert isinstance(window.navigator.currentWidget(), ChaptersView)
    window.navigator.leave()
    assert isinstance(window.navigator.currentWidget(), NewGameView)


@pytest.mark.slow
def test_a_step_is_shown_on_demand(window: PowerGridWindow, qtbot: QtBot) -> None:
    for chapter in chapter_ids():
        table = opened(window, chapter)
        lesson = table.lesson
        for step, task in enumerate(lesson.course.tasks[:-1]):
            lesson.go_to(step)
            if task.wanted:
                press(table, Qt.Key.Key_F2)
                wait_for(qtbot, lesson, step + 1)
        window.navigator.leave()


@pytest.mark.slow
def test_undo_from_the_menu_removes_a_staged_house(window: PowerGridWindow) -> None:
    table = opened(window, "3-building")
    table.lesson.go_to(2)
    table.staging.choose_city(table.session.state.game.board.city_index["trier"])
    assert table.staging.draft.actions
    window.controls.undo()
    assert not table.staging.draft.actions
    window.controls.undo()
    assert table.lesson.step == 2


@pytest.mark.slow
def test_every_step_and_every_answer_is_announced_once(
    window: PowerGridWindow, said: list[str]
) -> None:
    table = opened(window, "4-power")
    table.lesson.next()
    assert said[-1] == table.lesson.text()
    table.lesson.session.act(RunPlants(()))
    assert said[-1] == coach_of(table)
    table.lesson.session.act(RunPlants((10,)))
    assert "Ada runs 10, burns 2 coal, powers 2 and earns 33." in " ".join(said)
    assert len([text for text in said if text == table.lesson.text()]) == 1


def test_enter_does_not_leave_a_chapter_while_rivals_act(window: PowerGridWindow) -> None:
    table = opened(window, "4-power")
    table.lesson.session.bots.pace = 60_000
    table.lesson.next()
    press(table, Qt.Key.Key_Return)
    assert table.lesson.is_done
    for _ in range(3):
        press(table, Qt.Key.Key_Return)
    assert window.view is table


@pytest.mark.slow
def test_rings_cover_no_names_or_costs_on_the_board(window: PowerGridWindow) -> None:
    table = opened(window, "3-building")
    table.lesson.go_to(1)
    view = table.board.view
    layout = view.board_scene().layout
    ids = [city.id for city in layout.board.cities]
    essen, duisburg = ids.index("essen"), ids.index("duisburg")
    (plate,) = [
        plate
        for link, plate in zip(layout.board.connections, layout.plates, strict=True)
        if {link.a, link.b} == {essen, duisburg}
    ]
    table.light.hide()
    where = table.light.mapFromGlobal(
        view.viewport().mapToGlobal(view.mapFromScene(plate).boundingRect().topLeft())
    )
    room = QRect(where, plate.size().toSize()).adjusted(2, 2, -2, -2)
    bare = table.grab(room).toImage()
    table.light.show()
    assert table.grab(room).toImage() == bare


def test_asking_for_a_hint_leads_to_the_coach(window: PowerGridWindow) -> None:
    table = opened(window, "2-fuel")
    table.lesson.go_to(3)
    press(table, Qt.Key.Key_H)
    assert "Show me" in coach_of(table)


@pytest.mark.slow
def test_the_game_at_the_table_waits_during_a_chapter(window: PowerGridWindow) -> None:
    window.open_record(a_record(player=("person", "beginner", "beginner", "beginner")))
    home, session = window.table, window.session
    assert session is not None
    before = len(session.past)
    opened(window, "1-order-and-plants")
    assert session.bots.is_paused
    window.navigator.leave()
    window.navigator.leave()
    assert window.view is home
    assert len(session.past) == before


@pytest.mark.slow
def test_each_chapter_leads_to_the_next(window: PowerGridWindow) -> None:
    window.visits.learn()
    view = expect(ChaptersView, window.view)
    assert [card.button.primary for card in view.cards] == [True, *[False] * 5]
    for chapter in chapter_ids():
        press_main(view)
        table = expect(LessonTable, window.view)
        assert table.lesson.course.chapter.id == chapter
        table.lesson.go_to(len(table.lesson.course.tasks) - 1)
        press(table, Qt.Key.Key_Return)
    assert not any(card.button.primary for card in view.cards)
    assert all(card.note.text == "done" for card in view.cards)
    press_main(view)
    assert isinstance(window.view, NewGameView)


def press_main(view: ChaptersView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_new_player_is_invited_but_not_forced(window: PowerGridWindow) -> None:
    window.show_front()
    front = expect(FrontPage, window.view)
    front.main.click()
    assert isinstance(window.view, ChaptersView)
    window.view.back.click()
    assert window.navigator.currentWidget() is front
    front.links[0].click()
    view = expect(NewGameView, window.navigator.currentWidget())
    view.form.start.click()
    assert isinstance(window.navigator.currentWidget(), Table)


@pytest.mark.parametrize("kept", ["x", ":", "a:b:c", "1-order-and-plants:9999999999", "\x00:1"])
def test_damaged_progress_is_ignored(qapp: object, kept: str) -> None:
    settings = Settings()
    settings.tutorial = kept
    progress = Progress(settings)
    assert progress.step_of("1-order-and-plants") == 0
    assert progress.next_chapter(chapter_ids()) == chapter_ids()[0]


@pytest.mark.slow
def test_a_saved_step_beyond_the_end_is_the_last_one(window: PowerGridWindow) -> None:
    window.settings.tutorial = "2-fuel:999"
    table = opened(window, "2-fuel")
    assert table.lesson.step == len(table.lesson.course.tasks) - 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "text", "share"),
    [(MIN_SIZE, "hu", "normal", 2 / 3), ((1280, 800), "ru", "larger", 3 / 5)],
)
def test_the_coach_covers_nothing_it_points_at_and_is_never_cut(
    window: PowerGridWindow, size: tuple[int, int], language: str, text: str, share: float
) -> None:
    window.resize(*size)
    window.preferences.set("language", language)
    window.preferences.set("text_size", text)
    for chapter in chapter_ids():
        table = opened(window, chapter)
        coach = table.coach
        assert coach is not None
        board = table.board.view.height()
        assert board > share * (board + coach.height())
        for step in range(len(table.lesson.course.tasks)):
            table.lesson.go_to(step)
            QApplication.processEvents()
            for place in table.light.places():
                covered = place.toRect().intersected(coach.geometry())
                assert covered.height() <= 6
            for text in table.lesson.steps()[step][1]:
                coach.refuse(text)
                height = coach.refusal.paragraph_height(text, coach.refusal.width())
                assert height - 2 <= coach.refusal.height()
                assert coach.refusal.geometry().bottom() < coach.foot.geometry().top()
            for button in coach.findChildren(QAbstractButton):
                assert button.accessibleName()
        window.navigator.leave()
