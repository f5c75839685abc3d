# SPDX-License-Identifier: MIT
"""H shows the strongest bot's advice with its reasons and its chances, in the room there is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid import analysis
from powergrid.analysis import Advice, Reason, ReasonKind
from powergrid.gui.kit.key_sign import KeySign
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.hint_box import HintBox
from powergrid.gui.power_grid.pages.power.power_page import PowerPage
from powergrid.gui.power_grid.words.advice import (
    action_words,
    advice_words,
    chance_words,
    reason_words,
)
from powergrid.gui.settings.language import use_language
from powergrid.play.thinker import Thinker
from powergrid.rules import State, legal
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
from powergrid.rules.legal import Bids, FuelPurchases, Openings, PlantScraps, Runs, Sites
from powergrid.rules.state import with_item
from tests.expect import expect
from tests.gui.power_grid.pages.hints import Slow, asked, hinted, hinted_turn
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, faults, moment

pytestmark = pytest.mark.usefixtures("quick_hints")


def test_a_hint_names_an_action_and_its_reason_and_does_nothing(table_at: OpenTable) -> None:
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    page, turn = table.page, hinted_turn(table)
    assert isinstance(page, FuelPage)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert page.hint_box.isVisible()
    assert action_words(table.session.state, turn) in page.hint_box.accessibleName()
    prices = [page.question.price(buy.fuel, buy.amount) for buy in turn if isinstance(buy, BuyFuel)]
    assert f"costs {sum(prices)}" in page.hint_box.accessibleName()
    assert not table.staging.draft.actions
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert table.staging.draft.actions == turn
    assert not page.hint_box.isVisible()


def test_the_key_that_uses_a_hint_stands_at_its_first_row(table_at: OpenTable) -> None:
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    (sign,) = box.findChildren(KeySign)
    assert sign.isVisible()
    assert sign.key == "H"
    assert box.rows[0].isAncestorOf(sign)
    advice = analysis.advise(table.session.state)
    told = HintBox(table.session.state, advice, table.session.seats, can_be_used=False)
    assert not told.findChildren(KeySign)


def test_a_hint_that_is_compared_with_nothing_tells_no_chance(table_at: OpenTable) -> None:
    table = asked(table_at, Runs)
    only = analysis.advise(table.session.state)[:1]
    box = HintBox(table.session.state, only, table.session.seats)
    assert "earns" in box.text
    assert "to win" not in box.text
    assert box.rows[0].chance is None


def test_in_little_room_a_hint_replaces_the_note(table_at: OpenTable) -> None:
    table = asked(table_at, Bids, lambda action: isinstance(action, Bid))
    page = expect(BiddingPage, table.page)
    table.panel.resize(455, 202)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert not page.hint_box.isVisible()
    assert page.message.text.startswith("H: ")
    assert action_words(table.session.state, [hinted(table)]) in page.message.text
    assert page.message.narrow_width() <= page.message.width()


def test_three_suggestions_fit_into_a_low_panel(table_at: OpenTable) -> None:
    table = asked(table_at, Runs)
    page = expect(PowerPage, table.page)
    table.panel.resize(560, 224)
    assert page.lamps.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    assert all(row.isVisible() for row in box.rows)
    assert not faults(table.panel)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert not page.hint_box.isVisible()
    assert page.lamps.isVisible()


def test_a_refusal_is_shown_beside_a_hint(table_at: OpenTable) -> None:
    table = asked(table_at, Runs)
    page = table.page
    table.panel.resize(560, 224)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert not page.head.isVisible()
    page.head.warn("This cannot be.")
    assert page.message.isVisible()
    assert not faults(table.panel)
    page.head.clear_message()
    assert not page.head.isVisible()


def warnings(table: AskedTable) -> set[str]:
    """Return all visible warnings."""
    page = table.page
    return {text.text for text in page.findChildren(Text) if text.warns and text.isVisible()} - {
        page.message.text
    }


@pytest.mark.parametrize("kind", [Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs])
@pytest.mark.parametrize("language", ["en", "de", "pl", "cs"])
def test_an_open_hint_hides_no_warning(table_at: OpenTable, language: str, kind: type) -> None:
    use_language(language)

    def loses_fuel(state: State) -> None:
        """Give three plants, the lowest of which holds fuel that no other can take."""
        state.plants = with_item(state.plants, 0, (4, 6, 13))
        state.fuel = with_item(state.fuel, 0, (4, 0, 0, 0))

    def is_late(state: State) -> bool:
        question = legal(state)
        return isinstance(question, kind) and len(state.plants[0]) >= 3 and state.round > 3

    change = None if kind is PlantScraps else loses_fuel
    table = table_at(moment(is_late, change=change), size=(580, 224))
    actions = list(table.session.question)[:3]
    advice = [Advice(action, 0.4, (Reason(ReasonKind.COSTS, 12),)) for action in actions]
    for size in ((580, 224), (455, 282), (618, 222), (879, 360)):
        table.panel.resize(*size)
        table.page.hints.forget()
        table.page.place()
        before = warnings(table)
        table.page.hints.show(table.session.state, advice)
        assert table.page.hint_box.isVisible(), size
        assert before <= warnings(table), size
        assert not faults(table.panel), size


def test_the_best_three_actions_are_shown_with_chance_and_reasons(table_at: OpenTable) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    state, seats = table.session.state, table.session.seats
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    advice = analysis.advise(state)
    assert len(advice) == len(box.rows) == 3
    for row, option in zip(box.rows, advice, strict=True):
        assert row.isVisible()
        assert row.action.text == action_words(state, option.actions)
        assert expect(Text, row.chance).text == chance_words(option.chance)
        assert row.reasons.text == reason_words(option.reasons, seats) != ""


def test_where_not_all_reasons_fit_the_last_ones_are_left_out(table_at: OpenTable) -> None:
    table = asked(table_at, Openings)
    state, seats = table.session.state, table.session.seats
    reasons = (
        Reason(ReasonKind.WILL_COST, 12),
        Reason(ReasonKind.CAPACITY, 3),
        Reason(ReasonKind.PLACE, 2),
    )
    box = HintBox(state, [Advice(Pass(), 0.4, reasons), Advice(EndTurn(), 0.3, ())], seats)
    box.setParent(table.panel)
    box.show()
    row = box.rows[0]
    for width, count in ((900, 3), (400, 2), (340, 1), (280, 0)):
        box.resize(width, 60)
        box.place()
        assert row.reasons.text == reason_words(reasons[:count], seats)
    assert reason_words(reasons, seats) in row.accessibleDescription()


def test_a_sentence_in_larger_text_leaves_out_whole_reasons(table_at: OpenTable) -> None:
    look().set_text_size("larger")
    table = asked(table_at, Openings)
    reasons = tuple(Reason(kind, 12) for kind in ReasonKind)
    box = HintBox(table.session.state, [Advice(Pass(), 0.4, reasons)], table.session.seats)
    box.setParent(table.panel)
    box.show()
    (line,) = box.lines
    says = line.findChild(Text)
    assert says is not None
    told = [
        advice_words("Pass", "", reason_words(reasons[:count], table.session.seats))
        for count in range(len(reasons) + 1)
    ]
    counts = []
    for width in (900, 420, 300, 220, 900):
        box.resize(width, 80)
        box.show_lines(1)
        box.place()
        assert not says.is_cut
        counts.append(told.index(says.text))
    assert counts[0] == counts[-1] > counts[1] > counts[2] > counts[3]
    assert line.toolTip()


def test_advice_without_reasons_is_a_sentence_too() -> None:
    assert advice_words("Pass", "40% to win", "") == "Pass (40% to win)"
    assert advice_words("Pass", "", "") == "Pass"


@pytest.mark.parametrize("kind", [Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs])
def test_every_action_is_worded_and_all_advice_has_reasons(kind: type) -> None:
    session = moment(lambda state: isinstance(legal(state), kind) and state.round > 2)
    state = session.state
    before = state.facts()
    kinds = set()
    for action in session.question:
        kinds.add(type(action))
        assert action_words(state, [action])
    for option in analysis.advise(state):
        assert reason_words(option.reasons, session.seats)
    assert kinds & {OpenAuction, Bid, Pass, ScrapPlant, BuyFuel, BuildHouse, EndTurn, RunPlants}
    assert state.facts() == before


def test_cities_built_in_one_turn_are_one_suggestion() -> None:
    state = moment(lambda state: isinstance(legal(state), Sites)).state
    names = [city.name for city in state.game.board.cities[:3]]
    turn: list[Action] = [BuildHouse(0), BuildHouse(1), BuildHouse(2)]
    assert action_words(state, turn[:2]) == f"Build in {names[0]} and {names[1]}"
    assert action_words(state, turn) == f"Build in {names[0]} and 2 more"
    whole = f"Build in {names[0]}, {names[1]} and {names[2]}"
    assert action_words(state, turn, names_all=True) == whole


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_tip_and_the_description_of_a_hint_name_all_cities(qtbot: QtBot, text: str) -> None:
    look().set_text_size(text)
    state = moment(lambda state: isinstance(legal(state), Sites)).state
    option = analysis.Advice(BuildHouse(0), 0.5, (), then=(BuildHouse(1), BuildHouse(2)))
    box = HintBox(state, [option], ())
    qtbot.addWidget(box)
    (line,) = box.lines
    for city in state.game.board.cities[:3]:
        assert city.name in line.toolTip()
        assert city.name in line.accessibleDescription()


def test_fuel_bought_in_one_turn_is_one_suggestion() -> None:
    state = moment(lambda state: isinstance(legal(state), FuelPurchases)).state
    turn: list[Action] = [BuyFuel(0, 2), BuyFuel(1, 1), BuyFuel(0, 1), EndTurn()]
    assert action_words(state, turn) == "Buy 3 coal and 1 oil"
    assert action_words(state, [EndTurn()]) == "Buy no more fuel"


@pytest.mark.parametrize("shows_worth", [True, False])
def test_the_worth_of_a_plant_is_shown_unasked_if_wanted(
    table_at: OpenTable, shows_worth: bool
) -> None:
    session = moment(lambda state: isinstance(legal(state), Bids) and state.round > 1)
    session.start_bots(Thinker(OPPONENTS), 1)
    page = table_at(session, shows_worth=shows_worth).page
    QApplication.processEvents()
    assert isinstance(page, BiddingPage)
    assert (page.bid.worth is not None) == shows_worth
    assert ("worth" in page.bid.field.accessibleDescription()) == shows_worth
    assert not page.hint_box.isVisible()


def test_a_hint_can_be_asked_for_beside_the_worth_of_a_plant(table_at: OpenTable) -> None:
    session = moment(lambda state: isinstance(legal(state), Bids) and state.round > 1)
    thinker = Slow()
    session.start_bots(thinker, 1)
    table = table_at(session, shows_worth=True)
    QApplication.processEvents()
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert len(thinker.questions) == 2
    thinker.questions.pop()()
    assert table.page.hint_box.isVisible()


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("count", [1, 3])
def test_every_widget_of_a_hint_is_part_of_it(
    qtbot: QtBot, table_at: OpenTable, text: str, count: int
) -> None:
    table = asked(table_at, Openings)
    look().set_text_size(text)
    before = set(QApplication.topLevelWidgets())
    advice = [Advice(Pass(), 0.4, (Reason(ReasonKind.WILL_COST, 12),))] * count
    box = HintBox(table.session.state, advice, table.session.seats)
    qtbot.addWidget(box)
    assert {*QApplication.topLevelWidgets()} - before == {box}
