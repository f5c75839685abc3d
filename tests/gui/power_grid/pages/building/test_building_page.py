# SPDX-License-Identifier: MIT
"""Building: cities are staged on the map and in the list, removed and built."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.draft import Draft, tried
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.models.fuel_market import fuel_rows
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.pages.building.city_choice_page import CityChoicePage
from powergrid.gui.power_grid.pages.building.next_cities import next_cities
from powergrid.gui.power_grid.pages.building.routes import legs_to
from powergrid.gui.power_grid.pages.building.staged_list import StagedRow
from powergrid.records import Seat, new_record
from powergrid.rules import State
from powergrid.rules.actions import BuildHouse, EndTurn
from powergrid.rules.board import NO_CITY
from powergrid.rules.legal import Sites, legal
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import BANK, FREE
from tests.expect import expect
from tests.gui.mouse import move_over
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, faults, moment
from tests.rules.positions import connect_any


def can_build(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Sites) and len(state.cities[0]) > 3


def rich(state: State) -> None:
    state.money = (120, *state.money[1:])


def opened(table_at: OpenTable, **how: object) -> tuple[AskedTable, BuildingPage]:
    table = table_at(moment(can_build, change=rich), **how)
    page = expect(BuildingPage, table.page)
    return table, page


def staged_rows(page: BuildingPage) -> list[StagedRow]:
    rows = page.staged.findChildren(StagedRow)
    return [row for row in rows if hasattr(row, "back")]


def test_choosing_a_city_on_the_map_stages_it_and_choosing_it_again_removes_it(
    table_at: OpenTable,
) -> None:
    table, page = opened(table_at)
    first, second = (site.city for site in page.list.sites.rows[:2])
    table.staging.choose_city(first)
    table.staging.choose_city(second)
    assert page.cities == [first, second]
    assert len(staged_rows(page)) == 2
    table.staging.choose_city(first)
    assert page.cities == [second]


def test_the_list_is_sorted_by_the_prices_of_the_rules(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    sites = page.list.sites.rows
    assert [site.total for site in sites] == sorted(site.total for site in sites)
    for site in sites:
        assert site.total == page.question.total(site.city)


def test_a_clicked_row_is_staged_and_built(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    city = page.list.sites.rows[1].city
    where = page.list.visualRect(page.list.sites.index(1)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert page.cities == [city]
    assert page.build.text().startswith("Build 1 for ")
    QTest.mouseClick(page.build, Qt.MouseButton.LeftButton)
    assert table.acts == [BuildHouse(city), EndTurn()]


def test_if_no_city_is_affordable_the_page_says_so_and_enter_ends_the_turn(
    table_at: OpenTable,
) -> None:
    def poor(state: State) -> None:
        state.money = (9, *state.money[1:])

    table = table_at(moment(can_build, change=poor))
    page = expect(BuildingPage, table.page)
    assert "you have 9" in page.advice.text
    assert page.build.text() == "Build nothing and end turn"
    assert page.build.accessibleDescription().startswith("Ends your turn without a new house.")
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_a_whole_turn_is_played_by_keyboard(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    city = page.list.sites.rows[1].city
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert table.staging.pointed == city
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    assert page.cities == [city]
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert table.acts == [BuildHouse(city), EndTurn()]


def test_shift_enter_builds_and_stays(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    city = page.list.sites.rows[0].city
    table.staging.choose_city(city)
    QTest.keyClick(table.panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.acts == [BuildHouse(city)]


def test_with_a_separate_end_button_enter_stages_the_pointed_city(table_at: OpenTable) -> None:
    table, page = opened(table_at, ends_turns=False)
    assert page.end.isVisible()
    city = page.list.sites.rows[0].city
    table.staging.point_at_city(city)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert page.cities == [city]
    assert not table.acts


def test_cross_and_z_remove_staged_cities(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    first, second = (site.city for site in page.list.sites.rows[:2])
    table.staging.choose_city(first)
    table.staging.choose_city(second)
    QTest.mouseClick(staged_rows(page)[0].back, Qt.MouseButton.LeftButton)
    assert page.cities == [second]
    QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert page.cities == []


def test_pointing_shows_the_connections_and_what_changes(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    far = max(page.list.sites.rows, key=lambda site: site.connection)
    table.staging.point_at_city(far.city)
    state = table.session.state
    legs = legs_to(state.game, state.cities[0], far.city)
    assert sum(cost for _, _, cost in legs) == far.connection
    money, cities, lit, income = page.changes.changes
    after = expect(State, tried(state, BuildHouse(far.city)))
    assert money.after == str(state.money[0] - far.total) == str(after.money[0])
    assert cities.after == str(len(state.cities[0]) + 1)
    assert lit.after == str(max_powered(after, 0))
    assert income.after == str(state.game.income(max_powered(after, 0)))
    assert {change.role for change in page.changes.changes} == {"accent"}
    table.staging.point_at_city(NO_CITY)
    assert [change.now for change in page.changes.changes] == [
        change.after for change in page.changes.changes
    ]


def test_the_connections_of_a_route_are_all_shown_or_none(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    state, seen = table.session.state, set()
    routes = {
        site.city: legs_to(state.game, state.cities[0], site.city) for site in page.list.sites.rows
    }
    far = max(routes, key=lambda city: len(routes[city]))
    assert len(routes[far]) > 2
    table.staging.point_at_city(far)
    for height in range(202, 361):
        table.panel.resize(620, height)
        table.page.place()
        legs = [text for text in page.staged.findChildren(Text) if " – " in text.text]
        seen.add(sum(leg.isVisible() for leg in legs))
    assert seen == {0, len(routes[far])}


def test_the_income_is_shown_as_an_outage_cuts_it(table_at: OpenTable) -> None:
    def begin_outage(state: State) -> None:
        state.extras = state.extras._replace(built=9)
        state.money = (200, *state.money[1:])

    table = table_at(moment(can_build, board="india", change=begin_outage))
    page = expect(BuildingPage, table.page)
    state, income = table.session.state, page.changes.changes[3]
    assert income.now == str(income_of(state, 0, max_powered(state, 0)))
    assert int(income.now) < state.game.income(max_powered(state, 0))


def test_pointing_at_a_city_that_costs_too_much_shows_how_much_is_missing(
    table_at: OpenTable,
) -> None:
    table = table_at(moment(can_build))
    page = expect(BuildingPage, table.page)
    far = page.list.sites.rows[-1]
    assert far.short
    table.staging.point_at_city(far.city)
    money, cities, *_ = page.changes.changes
    assert (money.after, money.role) == (f"−{far.short}", "warning")
    assert cities.now == cities.after


def test_pointing_at_the_list_points_on_the_map(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    where = page.list.visualRect(page.list.sites.index(2)).center()
    move_over(page.list.viewport(), where)
    assert table.staging.pointed == page.list.sites.rows[2].city


def test_a_city_that_cannot_be_built_is_refused_with_its_rule(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    own = table.session.state.cities[0][0]
    table.staging.choose_city(own)
    assert "already" in page.message.text
    out = next(
        city
        for city in range(len(table.session.state.game.board.cities))
        if city not in table.session.state.game.cities
    )
    table.staging.choose_city(out)
    assert "out of play" in page.message.text


def test_ending_the_turn_with_staged_cities_is_confirmed_once(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    table.staging.choose_city(page.list.sites.rows[0].city)
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert not table.acts
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert table.acts == [EndTurn()]


def test_a_built_house_can_be_undone(table_at: OpenTable) -> None:
    table, page = opened(table_at, frozen=False)
    session = table.session
    before = session.state.cities[0]
    first, second = (site.city for site in page.list.sites.rows[:2])
    table.staging.choose_city(first)
    table.staging.choose_city(second)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert session.state.cities[0] == (*before, first, second)
    assert session.state.seat != 0
    for left in ((first, second), (first,)):
        QTest.keyClick(table.panel, Qt.Key.Key_Z)
        assert session.state.cities[0] == (*before, *left)


def test_a_double_click_builds(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    prices = page.question.affordable()
    city = min(prices, key=lambda city: prices[city])
    table.staging.confirm_city(city)
    assert not table.acts
    table.staging.choose_city(city)
    table.staging.confirm_city(city)
    assert table.acts == [BuildHouse(city)]


def test_the_houses_of_the_bank_are_counted(table_at: OpenTable) -> None:
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue")]
    bank = {"against_the_bank": True}
    session = session_of(new_record("germany", "recharged", seats, seed=1, options=bank))
    table = table_at(session, frozen=False)
    assert table.page.title.text == "Place a house for the bank: 1 of 6"
    session.act(next(iter(session.question)))
    assert table.page.title.text == "Place a house for the bank: 2 of 6"


def test_pointing_at_a_row_highlights_only_its_city(table_at: OpenTable) -> None:
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue")]
    both = {"against_the_bank": True, "starting_cities": True}
    table = table_at(session_of(new_record("germany", "recharged", seats, seed=1, options=both)))
    page = expect(CityChoicePage, table.page)
    lit: list[list[int]] = []
    table.staging.cities_highlighted.connect(lit.append)
    row = page.list.visualRect(page.names.index(1, 0)).center()
    move_over(page.list.viewport(), row)
    assert lit[-1] == [page.cities[1]]
    page.list.leaveEvent(QEvent(QEvent.Type.Leave))
    assert lit[-1] == page.cities


@pytest.mark.parametrize(("size", "growth"), [((580, 270), 1.0), ((880, 480), 1.4)])
def test_the_list_of_cities_has_the_players_text_size_where_all_rows_fit(
    table_at: OpenTable, size: tuple[int, int], growth: float
) -> None:
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue")]
    bank = {"against_the_bank": True}
    table = table_at(session_of(new_record("germany", "recharged", seats, seed=1, options=bank)))
    table.panel.resize(*size)
    look().set_text_size("larger")
    settle()
    page = expect(CityChoicePage, table.page)
    assert page.list.growth == growth
    places = [page.list.visualRect(page.names.index(row, 0)) for row in range(len(page.cities))]
    assert (page.list.viewport().height() < places[-1].bottom()) == (growth == 1)
    right = max(place.right() for place in places)
    assert page.list.viewport().width() - right < places[0].width(), "no room for another column"


def test_the_next_cities_end_with_the_first_too_expensive_one_and_the_thresholds(
    table_at: OpenTable,
) -> None:
    table, page = opened(table_at)
    state, sites = table.session.state, page.list.sites.rows
    first, *others = next_cities(state)
    assert first == (
        sites[0].name,
        f"{sites[0].total} of 120, income {first[1].split()[-1]}",
        "text",
    )
    short = [name for name, text, _ in others if text.startswith("need ")]
    assert len(short) == 1
    assert others[-2][0] == f"Step 2 begins at {state.game.step2_at}"
    assert others[-1][0] == f"The game ends at {state.game.end_at}"
    assert others[-1][1].startswith(f"you {len(state.cities[0])}, leader ")


def test_staging_updates_the_cheapest_cities(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    before = next_cities(table.session.state)
    page.choose_city(page.list.sites.rows[0].city)
    assert next_cities(table.staging.draft.state)[0] != before[0]


def test_the_planned_cities_scroll_to_the_last_one_in_a_low_panel(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    for _ in range(4):
        page.choose_city(page.list.sites.rows[0].city)
    rows, view = page.staged.findChildren(StagedRow), page.staged.viewport()
    page.left.resize(page.left.width(), 400)
    assert not page.staged.verticalScrollBar().maximum()
    page.left.resize(page.left.width(), 120)
    assert page.staged.verticalScrollBar().maximum() > 0
    settle()
    assert view.rect().contains(rows[-1].mapTo(view, rows[-1].rect().center()))
    assert not view.rect().contains(rows[0].mapTo(view, rows[0].rect().center()))


def test_the_first_city_suggested_has_cheap_neighbours(table_at: OpenTable) -> None:
    def is_new(state: State) -> bool:
        return isinstance(legal(state), Sites) and not state.cities[state.seat]

    state = table_at(moment(is_new, change=rich)).session.state

    def with_the_next(city: int) -> int:
        draft = Draft(state)
        draft.add(BuildHouse(city))
        left = expect(Sites, legal(draft.state))
        return 120 - left.money + min(left.prices().values())

    question = expect(Sites, legal(state))
    pairs = [with_the_next(city) for city in question.prices()]
    assert min(pairs) < max(pairs)
    assert next_cities(state)[1][1].startswith(f"{min(pairs)} of 120, ")


def test_after_each_house_the_cheapest_city_is_scrolled_into_view(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    table.panel.resize(600, 220)
    city = page.list.sites.rows[-1].city
    page.list.point(city)
    assert page.list.verticalScrollBar().value()
    page.choose_city(city)
    assert page.cities == [city]
    assert not page.list.verticalScrollBar().value()


def test_a_double_click_in_the_list_stages_one_city(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    where = page.list.visualRect(page.list.sites.index(0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert len(page.cities) == 1


def test_a_city_out_of_play_is_refused_with_its_rule(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    game = table.session.state.game
    outside = next(city for city in range(len(game.board.cities)) if city not in game.cities)
    table.staging.choose_city(outside)
    assert "out of play" in page.message.text


def test_a_city_that_begins_step_2_says_so(table_at: OpenTable) -> None:
    def almost(state: State) -> None:
        rich(state)
        own = state.cities[0]
        free = [city for city in state.game.cities if city not in own]
        state.cities = ((*own, *free)[: state.game.step2_at - 1], *state.cities[1:])

    table = table_at(moment(can_build, change=almost))
    names = [name for name, _, role in next_cities(table.session.state) if role == "warning"]
    assert len(names) == 1
    assert names[0].endswith(": Step 2 begins")


def test_a_city_that_leaves_no_place_to_build_on_ends_the_game(table_at: OpenTable) -> None:
    def almost_full(state: State) -> None:
        rich(state)
        state.step = 3
        last = next(iter(Sites(state).affordable()))
        taken = (BANK, BANK, BANK)
        state.houses = tuple((BANK, BANK, FREE) if c == last else taken for c in range(99))

    table = table_at(moment(can_build, change=almost_full))
    page = expect(BuildingPage, table.page)
    (city,) = page.question.prices()
    table.staging.choose_city(city)
    assert "end the game" in page.build.text()


def test_the_page_starts_with_an_instruction(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    assert page.left.is_wanted(page.advice)
    assert page.advice.isVisible()
    assert "Point at a city" in page.advice.text


def starts_second(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Sites) and bool(question.beginnings())


def test_the_second_network_stays_chosen_on_the_page_of_another_language(
    table_at: OpenTable,
) -> None:
    session = moment(starts_second, board="japan", players=3)
    before, after = (expect(BuildingPage, table_at(session).page) for _ in range(2))
    before.second.click()
    assert before.title.text != after.title.text
    after.resume(before)
    after.refresh()
    assert before.title.text == after.title.text == "Start your second network"


def test_a_second_network_that_can_be_paid_is_no_reason_to_build_nothing(
    table_at: OpenTable,
) -> None:
    def only_second(state: State) -> bool:
        question = legal(state)
        return starts_second(state) and isinstance(question, Sites) and not question.affordable()

    page = expect(BuildingPage, table_at(moment(only_second, board="japan", players=3)).page)
    assert "costs" not in page.advice.text


@pytest.mark.parametrize("size", [(580, 228), (455, 282), (879, 360)])
def test_the_page_says_what_the_cheapest_cities_cost_and_bring(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(moment(can_build, change=rich), size=size)
    page = expect(BuildingPage, table.page)
    assert page.cheapest.isVisible()
    assert not faults(page)
    text = page.cheapest.text
    *_, last = (what for _, what, _ in next_cities(table.session.state) if "income" in what)
    spent, income = last.split()[0], last.split()[-1]
    assert f"cost {spent} in all, for an income of {income}" in text
    page.choose_city(page.list.sites.rows[0].city)
    assert not page.cheapest.isVisible()


def test_the_columns_of_the_list_are_named_in_every_panel(table_at: OpenTable) -> None:
    for size in ((580, 228), (455, 282), (879, 360)):
        page = expect(BuildingPage, table_at(moment(can_build), size=size).page)
        names = [text.text for text in page.list_head.findChildren(Text) if text.isVisible()]
        assert names[-1] == "connection + house, total"
        assert page.list.height() >= 4 * 24


@pytest.mark.parametrize(("height", "size"), [(228, CAPTION), (295, CAPTION), (360, BODY)])
def test_advice_is_small_where_long_translations_have_no_room(
    table_at: OpenTable, height: int, size: int
) -> None:
    page = expect(BuildingPage, table_at(moment(can_build), size=(580, height)).page)
    assert page.advice.size_ == size


def near_end(missing: int) -> Callable[[State], None]:
    """Return a change by which seat 0 lacks that many cities to end the game."""

    def change(state: State) -> None:
        rich(state)
        connect_any(state, 0, state.game.end_at - missing - len(state.cities[0]))

    return change


def test_no_income_is_promised_for_the_city_that_ends_the_game(table_at: OpenTable) -> None:
    table = table_at(moment(can_build, change=near_end(1)))
    page = expect(BuildingPage, table.page)
    assert page.changes.text.endswith("Income 73 → 73")
    assert "cost" in page.cheapest.text
    assert "income" not in page.cheapest.text
    (ending,) = [text for _, text, role in next_cities(table.session.state) if role == "warning"]
    assert "income" not in ending
    table.staging.choose_city(page.list.sites.rows[0].city)
    assert page.changes.text.endswith("Income 73 → –")
    assert not page.figures.isVisible()


def test_neither_income_nor_prices_are_promised_in_the_last_round(table_at: OpenTable) -> None:
    table = table_at(moment(can_build, change=near_end(0)))
    page = expect(BuildingPage, table.page)
    assert "Income" not in page.changes.text
    assert not page.figures.isVisible()
    assert not any("income" in text for _, text, _ in next_cities(table.session.state))
    assert not any(row.next_round for row in fuel_rows(table.session, table.staging))
