# SPDX-License-Identifier: MIT
"""The figures for a decision come from the rules, and are shown at every size."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.pages.decision_figures import (
    DecisionFigures,
    decision_facts,
    first_cell,
)
from powergrid.gui.power_grid.tables import playing_table
from powergrid.gui.settings.settings import Settings
from powergrid.rules import State
from powergrid.rules.actions import BuildHouse, EndTurn
from powergrid.rules.board import NO_CITY
from powergrid.rules.legal import FuelPurchases, Openings, Runs, Sites, legal
from powergrid.rules.phases.order import next_order
from powergrid.rules.state import BANK, BUILDING, BUYING_FUEL, with_item
from tests.gui.power_grid.pages.moments import OpenTable, moment
from tests.gui.tables import a_bank_game, play_until
from tests.rules.positions import in_phase, table


def many_cities(state: State) -> None:
    """Let seat 0 power one city more than the income table has."""
    state.plants = with_item(state.plants, 0, (50, 50, 50, 50))
    count = len(state.game.edition.payments) + 1
    state.cities = with_item(state.cities, 0, tuple(range(count)))


def asked(kind: type) -> Callable[[State], bool]:
    return lambda state: isinstance(legal(state), kind) and state.round > 2


def test_the_income_is_that_of_the_edition() -> None:
    state = moment(asked(Runs)).state
    facts = decision_facts(state)
    assert facts.pay
    assert all(pay == state.game.income(count) for count, pay in facts.pay)
    assert facts.powered in [count for count, _ in facts.pay]
    assert facts.pay[-1][0] == len(state.game.edition.payments) - 1


@pytest.mark.parametrize("cells", [2, 3, 5, 8, 21, 30])
def test_the_income_of_the_powered_cities_and_of_one_more_is_always_shown(cells: int) -> None:
    widths = [50.0] * 21
    for powered in range(21):
        first = first_cell(widths, powered, 50.0 * cells)
        shown = range(21)[first : first + cells]
        assert powered in shown
        assert powered == 20 or powered + 1 in shown
        assert len(shown) == min(cells, 21), "no room is wasted"
        assert first == max(0, powered - 1) or cells == 2 or shown[-1] == 20


def test_more_cities_than_the_income_table_has_are_in_it(qapp: object) -> None:
    state = moment(asked(Runs), change=many_cities).state
    facts = decision_facts(state)
    assert facts.powered == len(state.game.edition.payments) + 1
    assert facts.pay[facts.powered] == (facts.powered, facts.pay[-2][1])


def test_an_outage_cuts_the_incomes() -> None:
    state = moment(asked(Runs), board="india").state
    state.extras = state.extras._replace(built=9)
    cut = 3 * len(state.cities[state.seat])
    paid = decision_facts(state).pay
    assert cut
    assert all(pay == max(0, state.game.income(count) - cut) for count, pay in paid)


def test_seats_still_to_act_are_listed_in_order() -> None:
    state = moment(asked(Sites)).state
    assert decision_facts(state).acting == state.waiting
    state = moment(asked(Openings)).state
    assert set(decision_facts(state).acting) == set(state.order)


def test_the_bank_is_in_both_orders_until_it_has_bought(qapp: object) -> None:
    session = play_until(a_bank_game(), lambda state: state.asks == BUYING_FUEL)
    last, first = session.state.waiting
    facts = decision_facts(session.state)
    assert facts.acting == (last, BANK, first)
    assert facts.coming[1] == BANK
    figures = DecisionFigures(session)
    figures.show_state(session.state)
    names = f"{session.seats[last].name}, the bank, {session.seats[first].name}"
    assert f"Still to buy: {names}" in figures.accessibleName()
    session.act(EndTurn())
    assert decision_facts(session.state).acting == (first,)


def test_the_next_turn_order_counts_staged_houses() -> None:
    def is_behind(state: State) -> bool:
        question = legal(state)
        is_late = isinstance(question, Sites) and len(question.affordable()) > 2
        return is_late and state.round > 2 and next_order(state)[0] != state.seat

    state = moment(is_behind, change=lambda state: None).state
    state.money = tuple(400 for _ in state.money)
    draft = Draft(state)
    while next_order(draft.state)[0] != state.seat:
        question = legal(draft.state)
        assert isinstance(question, Sites)
        assert draft.add(BuildHouse(next(iter(question.affordable()))))
    assert decision_facts(draft.state).coming[0] == state.seat != decision_facts(state).coming[0]


def test_thresholds_count_the_cities_the_leader_lacks() -> None:
    state = moment(lambda state: asked(FuelPurchases)(state) and state.step == 1).state
    maximum = max(map(len, state.cities))
    told = decision_facts(state).thresholds
    assert f"{state.game.step2_at - maximum} cities to Step 2" in told
    assert f"{state.game.end_at - maximum} cities to the end" in told


def test_a_board_without_steps_counts_no_cities_to_step_2() -> None:
    state = in_phase(table("recharged", "manhattan", 3), BUILDING)
    assert decision_facts(state).thresholds == f"{state.game.end_at} cities to the end"


@pytest.mark.parametrize(
    ("size", "unfolded", "has_line"),
    [
        ((879, 360), True, True),
        ((656, 448), True, True),
        ((618, 222), False, True),
        ((618, 215), False, False),
        ((455, 255), False, False),
    ],
)
def test_a_key_unfolds_and_folds_the_figures_at_every_size(
    table_at: OpenTable, size: tuple[int, int], *, unfolded: bool, has_line: bool
) -> None:
    table = table_at(moment(asked(Sites)), size=size)
    figures, line = table.page.figures, table.page.folded
    assert (figures.isVisible(), line.isVisible()) == (unfolded, has_line)
    for shown in (not unfolded, unfolded, not unfolded):
        QTest.keyClick(table.panel, Qt.Key.Key_I)
        assert figures.isVisible() == shown
        assert table.staging.shows_figures == shown
    assert "Next order: " in figures.accessibleName()


@pytest.mark.parametrize("kind", [FuelPurchases, Sites, Runs])
def test_the_line_that_unfolds_the_figures_can_be_clicked(table_at: OpenTable, kind: type) -> None:
    table = table_at(moment(asked(kind)), size=(879, 360))
    figures, button = table.page.figures, table.page.folded.button
    for shown in (not figures.isVisible(), figures.isVisible()):
        assert button.isVisible()
        button.click()
        assert figures.isVisible() == shown


def test_the_choice_is_remembered_for_the_next_game(qtbot: QtBot) -> None:
    settings, choices = Settings(), list[bool | None]()
    for _ in range(3):
        table = playing_table(moment(asked(Sites)), settings, None)
        qtbot.addWidget(table)
        table.resize(1280, 800)
        table.show()
        choices.append(table.staging.shows_figures)
        table.action.page.toggle_figures()
    assert choices == [None, True, False]


def test_the_key_says_so_where_the_figures_have_no_room(table_at: OpenTable) -> None:
    table = table_at(moment(asked(Sites)), size=(618, 200))
    QTest.keyClick(table.panel, Qt.Key.Key_I)
    assert not table.page.figures.isVisible()
    assert table.page.message.text == "There is no room for these figures now."
    assert table.staging.shows_figures is None


def test_their_line_leaves_its_room_to_planned_houses_but_not_to_a_city_pointed_at(
    table_at: OpenTable,
) -> None:
    def is_rich(state: State) -> None:
        state.money = tuple(400 for _ in state.money)

    table = table_at(moment(asked(Sites), change=is_rich), size=(618, 236))
    figures, seen = table.page.folded, set()
    while figures.isVisible():
        question = legal(table.staging.draft.state)
        assert isinstance(question, Sites)
        for city in (*question.affordable(), NO_CITY):
            table.staging.point_at_city(city)
            table.page.place()
            assert figures.isVisible()
        table.staging.choose_city(next(iter(question.affordable())))
        seen.add(len(table.staging.draft.actions))
    assert max(seen) >= 2


def test_the_income_table_is_larger_in_larger_text_where_there_is_height(
    table_at: OpenTable,
) -> None:
    figures = table_at(moment(asked(Sites)), size=(879, 448)).page.figures
    assert figures.isVisible()
    low = figures.height()
    look().set_text_size("larger")
    figures.resize(figures.width(), low)
    small = figures.grab().toImage()
    figures.resize(figures.width(), figures.sizeHint().height())
    assert figures.height() > low
    assert _highest(figures.grab().toImage()) > _highest(small)


def _highest(image: QImage) -> int:
    """Return how many rows of pixels the first letter of the income table takes."""
    ground, rows = image.pixelColor(0, image.height() - 1), image.height() // 2
    return sum(any(image.pixelColor(x, y) != ground for x in range(4)) for y in range(rows))
