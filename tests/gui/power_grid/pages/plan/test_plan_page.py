# SPDX-License-Identifier: MIT
"""Planning the round on the plan's page, and carrying it out question by question."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.analysis import Advice
from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.game.plan import NO_PLAN
from powergrid.gui.power_grid.game.rehearsal import idle_action
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.auction.plant_scrap_page import PlantScrapPage
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.notice import Notice
from powergrid.records import PERSON
from powergrid.rules import State
from powergrid.rules.actions import BuildHouse, EndTurn
from powergrid.rules.legal import FuelPurchases, Openings, Question, Sites, legal
from powergrid.rules.plant_market import on_offer
from powergrid.rules.state import OPENING, RUNNING_PLANTS, with_item
from tests.expect import expect
from tests.gui.power_grid.pages.moments import (
    AskedTable,
    OpenTable,
    can_bid,
    faults,
    moment,
    must_scrap_plant,
)
from tests.gui.tables import a_session, play_until

T = TypeVar("T", bound=AnyPage)


def can_open(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round > 1 and len(question.affordable()) > 2


def rich(state: State) -> None:
    state.money = (150, *state.money[1:])


def poor(state: State) -> None:
    state.money = (1, *state.money[1:])


def planning(table: AskedTable) -> PlanPage:
    QTest.keyClick(table.panel, Qt.Key.Key_N)
    return expect(PlanPage, table.page)


def cheapest(table: AskedTable) -> int:
    question = expect(Sites, legal(table.staging.draft.state))
    prices = question.affordable()
    return min(prices, key=lambda city: prices[city])


def plan_all(table: AskedTable) -> PlanPage:
    """Plan a plant and its price by keys, fuel by keys, and two cities on the map."""
    page = planning(table)
    QTest.keyClick(table.panel, Qt.Key.Key_2)
    QTest.mouseClick(page.price.plus, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.price.plus, Qt.MouseButton.LeftButton)
    buying = page.tried.buying
    assert buying is not None
    fuel = next(fuel for fuel in range(4) if buying.max_amount(fuel))
    QTest.mouseClick(page.counters[fuel].plus, Qt.MouseButton.LeftButton)
    for _ in range(2):
        table.staging.choose_city(cheapest(table))
    return page


def facts_of(page: PlanPage) -> str:
    return page.facts.accessibleName() + "".join(t.text for t in page.facts.findChildren(Text))


def test_a_round_is_planned_by_keys_mouse_and_map(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    before = table.session.state.facts()
    page = plan_all(table)
    openings = expect(Openings, table.session.question)
    plant = openings.plants[1]
    assert (page.plan.plant, page.plan.price) == (plant, openings.minimum(plant) + 2)
    assert sum(page.plan.fuel) == 1
    assert len(page.plan.cities) == 2
    assert not page.tried.refusals
    assert table.acts == []
    assert table.session.state.facts() == before
    assert str(page.tried.money[3]) in facts_of(page)
    staged = [a.city for a in table.staging.draft.actions if isinstance(a, BuildHouse)]
    assert tuple(staged) == page.plan.cities


def test_a_plan_is_changed_and_cleared(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = plan_all(table)
    first = page.chips.findChildren(Chip)[0]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    left = page.plan.cities
    assert len(left) == 1
    QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert not set(left) & set(page.plan.cities)
    QTest.keyClick(table.panel, Qt.Key.Key_2)
    assert page.plan.plant == 0
    QTest.keyClick(table.panel, Qt.Key.Key_Delete)
    assert page.plan == NO_PLAN
    assert "150 →" not in facts_of(page), "the money stays the same"


def test_undoing_the_turn_clears_the_plan_and_leaves_the_game(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = plan_all(table)
    count = len(table.session.past)
    for _ in range(2):
        page.undo_turn()
        assert page.plan == NO_PLAN
        assert not table.staging.draft.actions
        assert not page.chips.findChildren(Chip)
        assert not page.clearing.isEnabled()
        assert len(table.session.past) == count


def test_an_impossible_step_is_refused_with_its_rule(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Openings), change=poor))
    page = planning(table)
    table.staging.choose_plant(on_offer(table.session.state)[-1])
    assert page.tried.refusals
    assert page.refused.isVisible()
    assert page.refused.text
    assert "If others" not in facts_of(page), "it is refused whatever they do"


def wait_for(table: AskedTable, kind: type[T]) -> T:
    """Let the others do nothing until a page of this kind is open."""
    session = table.session
    while not isinstance(table.page, kind):
        session.act(idle_action(session.state, session.question))
    return table.page


def test_a_plan_can_be_made_while_others_act(table_at: OpenTable) -> None:
    """The plan is checked again after each of their moves, and fills in the next question."""
    session = a_session(player=("sensible", "sensible", PERSON, "sensible"))
    person = 2
    play_until(
        session,
        lambda state: state.round == 2 and state.asks == OPENING and state.seat != person,
        level="sensible",
    )
    session.viewer = person
    table = table_at(session, frozen=False)
    assert isinstance(table.page, WaitingPage)
    before = session.state.facts()
    page = planning(table)
    assert page.tried.seat == person
    QTest.keyClick(table.panel, Qt.Key.Key_1)
    assert all(tile.isEnabled() for tile in page.tiles.plants), "they can all be paid"
    table.staging.choose_city(cheapest(table))
    assert session.state.facts() == before
    plan = page.plan
    assert plan.plant
    assert len(plan.cities) == 1
    assert table.staging.plans.of(person) == plan
    while not session.is_person_asked:
        assert page.isVisible()
        tried = page.tried
        session.act(idle_action(session.state, session.question))
        if not session.is_person_asked:
            assert page.tried is not tried
            assert table.staging.draft.state.seat == person
    opening: AnyPage = table.page
    assert isinstance(opening, OpeningPage)
    assert opening.plant == plan.plant


def test_a_finished_phase_is_not_planned(table_at: OpenTable) -> None:
    session = a_session(player=("sensible", "sensible", PERSON, "sensible"))
    play_until(
        session, lambda state: state.asks == RUNNING_PLANTS and state.seat != 2, level="sensible"
    )
    table = table_at(session)
    assert isinstance(table.page, WaitingPage)
    QTest.keyClick(table.panel, Qt.Key.Key_N)
    assert isinstance(table.page, WaitingPage)
    assert not table.page.planning.isVisible()


def test_a_plan_is_carried_out_step_by_step(table_at: OpenTable) -> None:
    """Each question is filled in, and answered by Enter alone."""
    table = table_at(moment(can_open, change=rich), frozen=False)
    page = plan_all(table)
    plan, tried = page.plan, page.tried
    session = table.session
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    opening = expect(OpeningPage, table.page)
    assert (opening.plant, opening.bid.limit) == (plan.plant, plan.price)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    fuel = wait_for(table, FuelPage)
    assert plan.plant in session.state.plants[0]
    assert fuel.cart.tokens == plan.fuel
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    building = wait_for(table, BuildingPage)
    assert tuple(building.cities) == plan.cities
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.staging.plans.of(0) == NO_PLAN
    # It was sold at the minimum, two less than the planned limit.
    assert session.state.money[0] == tried.money[3] + 2


def test_planning_does_not_change_the_question(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_N):
        planning(table)
        QTest.keyClick(table.panel, key)
        assert isinstance(table.page, OpeningPage)
    assert table.staging.draft.state == Draft(table.session.state).state
    assert table.acts == []


@pytest.mark.parametrize("question", [FuelPurchases, Sites])
def test_what_is_staged_is_part_of_the_plan_and_staged_again(
    table_at: OpenTable, question: type[Question]
) -> None:
    def is_asked(state: State) -> bool:
        return isinstance(legal(state), question)

    table = table_at(moment(is_asked, change=rich))
    staged = next(action for action in table.session.question if action != EndTurn())
    assert table.staging.stage(staged)
    page = planning(table)
    assert page.plan == NO_PLAN.with_staged([staged]) != NO_PLAN
    QTest.keyClick(table.panel, Qt.Key.Key_N)
    assert table.staging.draft.actions == [staged]


def test_a_bid_and_its_limit_are_kept_while_the_plan_is_looked_at(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid, change=rich))
    page = expect(BiddingPage, table.page)
    bid = page.question.amounts.start + 2
    QTest.keyClicks(page.bid.field, str(bid))
    page.bid.upto.setFocus()
    QTest.keyClicks(page.bid.upto, str(bid + 9))
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_N, Qt.Key.Key_Return):
        planning(table)
        QTest.keyClick(table.panel, key)
        assert table.page is page
        assert (page.bid.field.value(), page.bid.limit) == (bid, bid + 9)
        assert page.bidding.text() == f"Bid {bid}, up to {bid + 9}"
        assert page.bid.upto.hasFocus()


def test_a_price_that_has_been_planned_since_is_the_new_limit(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    first, second = page.question.affordable()[:2]
    page.choose_plant(first)
    bid = page.question.minimum(first) + 2
    page.bid.field.set_value(bid)
    page.bid.upto.set_value(bid + 9)
    for price, limit in ((bid + 4, bid + 4), (bid - 1, 0)):
        plan = planning(table)
        if not plan.plan.plant:
            plan.choose_plant(first)
        plan.price.changed.emit(price)
        QTest.keyClick(table.panel, Qt.Key.Key_Return)
        assert (page.plant, page.bid.field.value(), page.bid.limit) == (first, bid, limit)
    page.choose_plant(second)
    planning(table)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert page.plant == second, "the plan has not changed"


def test_a_plant_to_scrap_is_kept_while_the_plan_is_looked_at(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant))
    page = expect(PlantScrapPage, table.page)
    weakest = page.plant
    chosen = next(plant for plant in page.question.plants if plant != weakest)
    page.choose_plant(chosen)
    planning(table)
    QTest.keyClick(table.panel, Qt.Key.Key_Escape)
    assert page.scrap.text() == f"Scrap {chosen}"


def test_a_shown_hint_is_kept_while_the_plan_is_looked_at(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant))
    page = expect(PlantScrapPage, table.page)
    action = next(iter(table.session.question))
    page.hints.show(page.hints.state(), [Advice(action, 0.4, ())])
    planning(table)
    QTest.keyClick(table.panel, Qt.Key.Key_Escape)
    assert page.hint_box.isVisible()


@pytest.mark.slow
def test_a_plan_fits_at_every_size(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, players=6, board="usa", change=rich))
    plan_all(table)
    for width, height in ((618, 180), (618, 222), (455, 202), (455, 282), (656, 448), (879, 360)):
        table.panel.resize(width, height)
        table.page.place()
        assert not faults(table.panel), (width, height)


@pytest.mark.parametrize("size", [(631, 192), (590, 200)])
def test_the_smallest_panel_shows_the_plant_and_the_fuel_that_go(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    def full(state: State) -> None:
        rich(state)
        state.plants = with_item(state.plants, 0, (4, 5, 6))
        state.fuel = with_item(state.fuel, 0, (4, 0, 1, 0))

    table = table_at(moment(can_open, change=full), size=size)
    page = planning(table)
    question = expect(Openings, legal(table.session.state))
    page.choose_plant(question.affordable()[-1])
    page.choose_city(cheapest(table))
    page.notice = Notice(("Step 2 has begun",), is_coming=False)
    page.place()
    assert "Plant scrapped 4, with " in page.lines.text
    two_rows = 2 * 18 - 1
    assert page.lines.height() >= two_rows
    assert page.cities.isVisible()
    assert not faults(table.panel)


def test_the_cheapest_cities_fill_the_place_of_the_plants(table_at: OpenTable) -> None:
    page = planning(table_at(moment(lambda state: isinstance(legal(state), Sites))))
    assert page.ahead.isVisible()
    assert page.figures.facts is not None


def test_plants_leave_no_room_for_the_cheapest_cities(table_at: OpenTable) -> None:
    page = planning(table_at(moment(can_open, change=rich)))
    assert page.tiles.isVisible()
    assert not page.ahead.isVisible()


def test_the_market_marks_the_planned_plant_and_the_one_to_open(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    first, second = on_offer(table.session.state)[:2]
    page = planning(table)
    table.staging.choose_plant(first)
    assert table.staging.marked_plant == first
    table.staging.choose_plant(first)
    assert table.staging.marked_plant == 0
    page.choose_plant(second)
    assert table.staging.marked_plant == second
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    opening = expect(OpeningPage, table.page)
    assert table.staging.marked_plant == opening.plant == second
