# SPDX-License-Identifier: MIT
"""H shows the strongest bot's advice with its reasons, and H again fills it in."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from powergrid import bots
from powergrid.bots import Advice, Reason, Why
from powergrid.gui.kit.key_sign import KeySign
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.fuel.running import outlook
from powergrid.gui.power_grid.pages.hint_box import HintBox
from powergrid.gui.power_grid.pages.power.power_page import PowerPage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.advice import action_words, chance_words, reason_words
from powergrid.gui.settings.language import SYSTEM, use_language
from powergrid.play.thinker import Reply, Thinker
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
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, faults, moment

pytestmark = pytest.mark.usefixtures("quick_hints")


@pytest.fixture(autouse=True)
def english_again(qapp: object) -> Iterator[None]:
    yield
    use_language(SYSTEM)


def asked(
    table_at: OpenTable,
    kind: type,
    wish: Callable[[Action], bool] = lambda _: True,
    after_round: int = 1,
) -> AskedTable:
    """Return a table at which the strongest bot advises an action of this kind."""

    def is_there(state: State) -> bool:
        is_asked = isinstance(legal(state), kind) and state.round > after_round
        return is_asked and wish(bots.advise(state)[0].action)

    table = table_at(moment(is_there))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    return table


def hinted(table: AskedTable) -> Action:
    return bots.advise(table.session.state)[0].action


def hinted_turn(table: AskedTable) -> list[Action]:
    return list(bots.advise(table.session.state)[0].actions)


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


def test_enter_after_a_hint_does_the_whole_turn_that_it_priced(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    session, panel = table.session, table.panel
    session.start_bots(Thinker(OPPONENTS), 1)
    state, turn = session.state, hinted_turn(table)
    assert len(turn) > 1
    QTest.keyClick(panel, Qt.Key.Key_H)
    told = table.page.hint_box.accessibleName()
    assert action_words(state, turn) in told
    assert f"cities +{len(turn)}" in told
    QTest.keyClick(panel, Qt.Key.Key_H)
    assert table.staging.draft.actions == turn
    assert f"costs {state.money[0] - table.staging.draft.state.money[0]}" in told
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert table.acts == [*turn, EndTurn()]


def test_what_a_hint_has_filled_in_is_undone_step_by_step(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    turn = hinted_turn(table)
    for _ in range(2):
        QTest.keyClick(table.panel, Qt.Key.Key_H)
    for left in reversed(range(len(turn))):
        QTest.keyClick(table.panel, Qt.Key.Key_Z)
        assert table.staging.draft.actions == turn[:left]


def test_the_key_that_uses_a_hint_stands_at_its_first_row(table_at: OpenTable) -> None:
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    (sign,) = box.findChildren(KeySign)
    assert sign.isVisible()
    assert sign.name == "H"
    assert box.rows[0].isAncestorOf(sign)
    advice = bots.advise(table.session.state)
    told = HintBox(table.session.state, advice, table.session.seats, can_be_used=False)
    assert not told.findChildren(KeySign)


def with_a_running_plant(table_at: OpenTable, kind: type) -> AskedTable:
    """Return a table at which the strongest bot would do something, though a plant runs."""

    def is_there(state: State) -> bool:
        if not isinstance(legal(state), kind) or not outlook(state, 0).capacity:
            return False
        return state.round > 1 and bots.advise(state)[0].action != EndTurn()

    return table_at(moment(is_there))


@pytest.mark.parametrize("kind", [FuelPurchases, Sites])
def test_enter_on_nothing_asks_once_beside_a_hint_that_says_otherwise(
    table_at: OpenTable, kind: type
) -> None:
    table = with_a_running_plant(table_at, kind)
    table.session.start_bots(Thinker(OPPONENTS), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not table.acts
    assert table.page.message.isVisible()
    assert table.page.message.text.startswith("You asked for a hint. Press Enter again")
    assert table.page.hint_box.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_enter_on_nothing_asks_nothing_beside_a_hint_to_end_the_turn(table_at: OpenTable) -> None:
    table = asked(table_at, Sites, lambda action: isinstance(action, EndTurn), after_round=9)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_enter_on_nothing_asks_once_while_a_hint_is_looked_for(table_at: OpenTable) -> None:
    table = with_a_running_plant(table_at, Sites)
    table.session.start_bots(Slow(), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not table.acts
    assert table.page.message.text.startswith("You asked for a hint. Press Enter again")
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_after_a_hint_was_not_found_enter_ends_the_turn(table_at: OpenTable) -> None:
    table = with_a_running_plant(table_at, Sites)
    table.session.start_bots(Slow(), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    table.page.hints.show(table.page.hints.state(), [])
    assert table.page.message.text == "No hint found. Press H to ask again."
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_a_hint_that_is_compared_with_nothing_tells_no_chance(table_at: OpenTable) -> None:
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    assert "costs" in box.text
    assert "to win" not in box.text
    assert not box.rows[0].chance.isVisible()


class Slow(Thinker):
    """A thinker that answers the first question on request."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.questions: list[Callable[[], None]] = []

    def advise(self, reply: Reply, view: State, *, is_quick: bool = False) -> None:
        self.questions.append(partial(super().advise, reply, view.copy(), is_quick=is_quick))

    def answer(self) -> None:
        self.questions.pop(0)()


def asked_slowly(table_at: OpenTable) -> tuple[AskedTable, Slow]:
    """Return a table with a cart to fill while a hint is computed, and its thinker."""
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    thinker = Slow()
    table.session.start_bots(thinker, 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    return table, thinker


def test_while_a_hint_is_computed_the_page_says_so(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    assert table.page.message.text == "Looking for a hint…"
    thinker.answer()
    assert not table.page.message.text
    assert table.page.hint_box.isVisible()


def test_a_hint_asked_for_twice_is_computed_once(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert len(thinker.questions) == 1


def test_a_hint_counts_what_was_staged_while_it_was_computed(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    action = hinted(table)
    assert table.staging.stage(action)
    thinker.answer()
    assert not table.page.hint_box.isVisible(), "it was for the empty cart"
    assert table.page.message.text == "Looking for a hint…"
    thinker.answer()
    assert table.page.hint_box.isVisible()
    staged = table.staging.draft.state.copy()
    staged.pile_left = table.session.state.pile_left
    (after,) = bots.advise(staged)
    assert action_words(table.staging.draft.state, [after.action]) in (
        table.page.hint_box.accessibleName()
    )
    assert table.staging.stage(next(iter(legal(table.staging.draft.state))))
    assert not table.page.hint_box.isVisible(), "it was for another cart"


def test_a_dismissed_hint_does_nothing(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    assert Session.act(table.session, EndTurn())
    thinker.answer()
    assert not table.page.hint_box.isVisible()
    assert not table.page.message.text


def test_a_hint_arrives_while_something_else_is_shown(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    table.session.pause(True)
    thinker.answer()
    table.session.pause(False)
    assert table.page.hint_box.isVisible()


def large(state: State) -> None:
    """Give seat 0 much money, and plants that need many cities."""
    state.money = with_item(state.money, 0, 200)
    state.plants = with_item(state.plants, 0, (20, 25, 32))
    state.fuel = with_item(state.fuel, 0, (5, 3, 0, 0))


def test_the_next_hint_counts_what_is_staged(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    before = table.session.state.copy()
    turn = hinted_turn(table)
    for _ in range(2):
        QTest.mouseClick(table.page.hint, Qt.MouseButton.LeftButton)
    assert table.staging.draft.actions == turn
    QTest.mouseClick(table.page.hint, Qt.MouseButton.LeftButton)
    assert table.page.hint_box.isVisible()
    assert action_words(table.session.state, turn) not in table.page.hint_box.accessibleName()
    assert before == table.session.state


def test_a_hint_fills_in_an_opening(table_at: OpenTable) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page, action = table.page, hinted(table)
    assert isinstance(page, OpeningPage)
    assert isinstance(action, OpenAuction)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert (page.plant, page.bid.field.value()) == (action.plant, action.bid)


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


def ways_out() -> list[tuple[type, type]]:
    return [(Openings, Pass), (Bids, Pass), (FuelPurchases, EndTurn), (Sites, EndTurn)]


@pytest.mark.parametrize(("kind", "out"), ways_out())
def test_h_twice_and_enter_follow_a_hint_to_pass_or_end_the_turn(
    table_at: OpenTable, kind: type, out: type
) -> None:
    # Nobody passes early, so searching there would take long.
    table = asked(table_at, kind, lambda action: isinstance(action, out), after_round=9)
    for key in (Qt.Key.Key_H, Qt.Key.Key_H):
        QTest.keyClick(table.panel, key)
    assert not table.acts
    assert table.page.declining is not None
    assert table.page.declining.hasFocus()
    QTest.keyClick(table.page.declining, Qt.Key.Key_Return)
    assert [type(action) for action in table.acts] == [out], table.page.message.text


def test_h_twice_and_enter_open_an_auction_even_from_the_button_that_passes(
    table_at: OpenTable,
) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page = table.page
    assert page.declining is not None
    look().shows_focus = True
    page.declining.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_H, Qt.Key.Key_H, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget() or table.panel, key)
    assert table.acts == [hinted(table)]


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_a_click_on_a_suggestion_fills_it_in(table_at: OpenTable, text: str) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page = expect(OpeningPage, table.page)
    look().set_text_size(text)
    advice = bots.advise(table.session.state)
    row = next(
        at for at, option in enumerate(advice) if at and isinstance(option.action, OpenAuction)
    )
    wanted = expect(OpenAuction, advice[row].action)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = page.hint_box.findChildren(HintBox)
    QTest.mouseClick(box.lines[row], Qt.MouseButton.LeftButton)
    assert (page.plant, page.bid.field.value()) == (wanted.plant, wanted.bid)
    assert not page.hint_box.isVisible()
    assert not table.acts


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
    advice = [Advice(action, 0.4, (Reason(Why.COSTS, 12),)) for action in actions]
    for size in ((580, 224), (455, 282), (618, 222), (879, 360)):
        table.panel.resize(*size)
        table.page.hints.forget()
        table.page.place()
        before = warnings(table)
        table.page.hints.show(table.session.state, advice)
        assert table.page.hint_box.isVisible(), size
        assert before <= warnings(table), size
        assert not faults(table.panel), size


def test_a_late_answer_is_not_shown(table_at: OpenTable) -> None:
    table = asked(table_at, Runs)
    table.page.hints.show(table.session.state, [Advice(EndTurn(), 0.5, ())])
    assert not table.page.hint_box.isVisible()


def test_a_waiting_seat_gets_no_hint(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: state.round > 2, people=(1,)))
    assert isinstance(table.page, WaitingPage)
    assert not table.page.hint.isVisible()


def test_the_best_three_actions_are_shown_with_chance_and_reasons(table_at: OpenTable) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    state, seats = table.session.state, table.session.seats
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = table.page.hint_box.findChildren(HintBox)
    advice = bots.advise(state)
    assert len(advice) == len(box.rows) == 3
    for row, option in zip(box.rows, advice, strict=True):
        assert row.isVisible()
        assert row.action.text == action_words(state, option.actions)
        assert row.chance.text == chance_words(option.chance)
        assert row.reasons.text == reason_words(option.reasons, seats) != ""


def test_where_not_all_reasons_fit_the_last_ones_are_left_out(table_at: OpenTable) -> None:
    table = asked(table_at, Openings)
    state, seats = table.session.state, table.session.seats
    reasons = (Reason(Why.WILL_COST, 12), Reason(Why.CAPACITY, 3), Reason(Why.PLACE, 2))
    box = HintBox(state, [Advice(Pass(), 0.4, reasons), Advice(EndTurn(), 0.3, ())], seats)
    box.setParent(table.panel)
    box.show()
    row = box.rows[0]
    for width, count in ((900, 3), (400, 2), (300, 1)):
        box.resize(width, 60)
        box.place()
        assert row.reasons.text == reason_words(reasons[:count], seats)
    assert reason_words(reasons, seats) in row.text


@pytest.mark.parametrize("kind", [Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs])
def test_every_action_is_worded_and_all_advice_has_reasons(kind: type) -> None:
    session = moment(lambda state: isinstance(legal(state), kind) and state.round > 2)
    state = session.state
    before = state.facts()
    kinds = set()
    for action in session.question:
        kinds.add(type(action))
        assert action_words(state, [action])
    for option in bots.advise(state):
        assert reason_words(option.reasons, session.seats)
    assert kinds & {OpenAuction, Bid, Pass, ScrapPlant, BuyFuel, BuildHouse, EndTurn, RunPlants}
    assert state.facts() == before


def test_cities_built_in_one_turn_are_one_suggestion() -> None:
    state = moment(lambda state: isinstance(legal(state), Sites)).state
    names = [city.name for city in state.game.board.cities[:3]]
    turn: list[Action] = [BuildHouse(0), BuildHouse(1), BuildHouse(2)]
    assert action_words(state, turn[:2]) == f"Build in {names[0]} and {names[1]}"
    assert action_words(state, turn) == f"Build in {names[0]} and 2 more"


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
