# SPDX-License-Identifier: MIT
"""The top bar: its buttons, and what a screen reader says about it."""

from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import Run
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.top_bar import TopBar
from powergrid.gui.power_grid.panels.top_bar_layout import tick_x
from powergrid.gui.power_grid.panels.top_bar_texts import card_runs, step3_text, threshold_runs
from powergrid.rules import State
from powergrid.rules.ending import possible_enders
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BUILDING, BUREAUCRACY, with_item
from tests.gui.power_grid.pages.moments import can_open, moment
from tests.gui.power_grid.panels.shown import LEFT, shown
from tests.gui.tables import a_session, play_until


def test_the_buttons_of_the_top_bar_ask_for_log_and_menu() -> None:
    session = a_session()
    bar = TopBar(session, Staging(session))
    shown(bar)
    asked: list[str] = []
    bar.log_asked.connect(lambda: asked.append("log"))
    bar.menu_asked.connect(lambda: asked.append("menu"))
    parts = bar.parts()
    for rect in (parts.log, parts.menu):
        child = bar.childAt(rect.center().toPoint())
        assert child is not None
        QTest.mouseClick(child, LEFT)
        assert child.accessibleName()
    assert asked == ["log", "menu"]
    assert "Round 1" in bar.accessibleName()


def test_every_sentence_of_the_description_says_something_and_ends_once() -> None:
    for board in ("germany", "japan", "manhattan", "australia"):
        session = a_session(board=board, edition="recharged" if board == "manhattan" else "classic")
        said = TopBar(session, Staging(session)).accessibleDescription()
        assert said.endswith("."), said
        assert ".." not in said
        assert "–" not in said


def test_the_mark_of_the_end_turns_lit_once_somebody_reaches_it_and_stays() -> None:
    session = a_session()
    bar = TopBar(session, Staging(session))
    shown(bar)

    def is_lit() -> bool:
        end, axis = session.state.game.end_at, bar.parts().axis
        x, y = tick_x(axis, end, end), axis.bottom() - 4
        return bar.grab().toImage().pixelColor(round(x), round(y)) == look().theme.lit

    assert not is_lit()
    state = session.state
    state.cities = with_item(state.cities, 0, state.game.cities[: state.game.end_at - 1])
    session.changed.emit()
    assert not is_lit()
    state.cities = with_item(state.cities, 0, state.game.cities[: state.game.end_at])
    session.changed.emit()
    assert is_lit()
    state.phase = BUREAUCRACY
    session.changed.emit()
    assert is_lit()


def test_who_can_end_the_game_is_painted_in_the_colours_of_a_new_theme(qapp: object) -> None:
    def rich(state: State) -> None:
        state.money = (300,) * 4

    session = moment(lambda state: can_open(state) and state.round > 4, change=rich)
    assert possible_enders(session.state)

    def thresholds(bar: TopBar) -> QImage:
        return bar.grab(bar.parts().thresholds.toAlignedRect()).toImage()

    look().set_scheme("dark")
    bar = TopBar(session, Staging(session))
    shown(bar)
    look().set_scheme("light")
    new = TopBar(session, Staging(session))
    shown(new)
    assert thresholds(bar) == thresholds(new)


def test_the_bar_has_the_order_behind_the_auctions_where_it_is_set_there() -> None:
    session = a_session(3, "baden-wuerttemberg", "classic")
    bar = TopBar(session, Staging(session))
    shown(bar)
    tips = dict.fromkeys(text for _, text in bar.tips())
    order = "The turn order is set after Phase 2."
    assert [*tips].index("Phase 2: plants are auctioned.") < [*tips].index(order)
    assert "Phase 1: the turn order is set." not in tips
    wide = bar.parts().phases[1].width()
    play_until(session, lambda state: state.phase == BUILDING)
    assert bar.parts().phases[1].width() > wide, "a tick for the order"


def test_a_board_without_steps_shows_none() -> None:
    for board, has_steps in (("manhattan", False), ("germany", True)):
        session = a_session(board=board)
        bar = TopBar(session, Staging(session))
        shown(bar)
        assert len(bar.parts().steps) == (3 if has_steps else 0)
        assert ("Step" in bar.accessibleName()) is has_steps
        assert any(text.startswith("Step 1") for _, text in bar.tips()) is has_steps


def joined(runs: list[Run]) -> str:
    return "".join(text for text, _, _ in runs)


def test_the_end_stays_beside_a_step_that_is_next_which_is_said_once() -> None:
    session = moment(lambda state: can_open(state) and state.step == 2)
    session.state.is_step3_due = True
    session.state.seen |= {STEP3}
    assert joined(threshold_runs(session, "")) == "Step 3 is next · ends at 17"
    assert joined(threshold_runs(session, "Ada can end it")).endswith("17 · Ada can end it")
    assert joined(card_runs(session.state)) == f"{session.state.pile_left} cards"


def test_what_starts_step_2_is_shown_until_it_has_begun() -> None:
    for step, begins in ((1, "Step 2 at 7 · ends at"), (2, "ends at")):
        session = moment(can_open)
        session.state.step = step
        for enders in ("", "Ada can end it"):
            assert joined(threshold_runs(session, enders)).startswith(begins)


def test_step_3_does_not_tick_a_step_2_that_may_have_been_skipped() -> None:
    session = moment(can_open)
    session.state.step = 3
    assert joined(threshold_runs(session, "")) == "ends at 17"


def test_step_3_is_not_called_the_last_card_where_plants_are_below_it() -> None:
    state = a_session(3, "uk-ireland", "classic").state
    assert step3_text(state) == f"{state.pile_left - 3} before Step 3"
    assert step3_text(a_session(3).state) == "Step 3 is the last"


def test_the_smallest_bar_says_how_near_step_3_is(qapp: object) -> None:
    session = moment(can_open)
    assert joined(card_runs(session.state)) == "25 cards · 23 before Step 3"
    bar = TopBar(session, Staging(session))
    bar.resize(1280, 40)
    assert not bar.parts().are_cards_short
    in_step2 = moment(lambda state: can_open(state) and state.step == 2)
    assert joined(card_runs(in_step2.state)).endswith(" before Step 3")
    later = TopBar(in_step2, Staging(in_step2))
    later.resize(1280, 40)
    assert not later.parts().are_cards_short


def test_cards_below_step_3_from_the_start_do_not_come_before_it() -> None:
    state = a_session(board="uk-ireland").state
    assert step3_text(state) == f"{state.pile_left - 3} before Step 3"
    assert step3_text(a_session(board="germany").state) == "Step 3 is the last"
