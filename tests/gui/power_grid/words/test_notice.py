# SPDX-License-Identifier: MIT
"""Notices of the last round and the Steps are shown where the player looks, and stay."""

from collections.abc import Callable

import pytest

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.top_bar_texts import threshold_runs
from powergrid.gui.power_grid.panels.words_panel import table_lines
from powergrid.gui.power_grid.words.notice import NO_NOTICE, Notice, notice, step_opened
from powergrid.rules.events import StepBegan
from powergrid.rules.legal import Bids, Sites, legal
from powergrid.rules.phases.building import ends_game, next_step
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import BUILDING, State, with_item
from tests.gui.power_grid.pages.moments import OpenTable, faults, moment
from tests.gui.tables import a_session, play_until
from tests.rules.positions import fill, game_with, spend_pile

SIZES = ((580, 224), (455, 282), (879, 360), (455, 202), (618, 180))


def last_round(change: Callable[[State], None] | None = None) -> Session:
    """Return a session in which seat 0 builds after somebody has reached the last city."""
    return moment(lambda state: isinstance(legal(state), Sites) and ends_game(state), change=change)


def test_the_notice_of_the_last_round_names_cities_and_power_of_the_leader() -> None:
    session = last_round()
    state = session.state
    first = max(range(4), key=lambda seat: len(state.cities[seat]))
    name, cities, powered = (
        session.seats[first].name,
        len(state.cities[first]),
        max_powered(state, first),
    )
    told = notice(session)
    assert told.text.startswith(f"Last round: {name} has {cities} and can power {powered}")
    assert (told.brief, told.is_coming) == ("Last round", True)


def test_a_player_who_can_power_more_than_the_leader_is_named_too() -> None:
    def without_fuel(state: State) -> None:
        leader = max(range(4), key=lambda seat: len(state.cities[seat]))
        state.plants = with_item(state.plants, leader, ())

    session = last_round(without_fuel)
    powered = [max_powered(session.state, seat) for seat in range(4)]
    best = powered.index(max(powered))
    told = f"and can power 0; {session.seats[best].name} can power {max(powered)}."
    assert notice(session).text.endswith(told)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_round_is_on_the_page_at_every_size(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(last_round(), size=size)
    page, text = table.page, notice(table.session).text
    (shown,) = [text for text in (page.band_text, page.head.notice) if text.isVisible()]
    assert text.startswith(shown.text.rstrip("."))
    assert not faults(table.panel)


def test_a_notice_is_shorter_in_little_room(table_at: OpenTable) -> None:
    table = table_at(last_round(), size=(455, 202))
    page, told = table.page, Notice(("A long sentence. " * 9, "Last round"), is_coming=True)
    page.notice = told
    page.place()
    assert page.head.notice.text == "Last round"
    table.panel.resize(1800, 202)
    assert page.head.notice.text == told.text


@pytest.mark.parametrize("size", SIZES[:3])
def test_neither_a_message_nor_a_hint_hides_the_notice(
    table_at: OpenTable, size: tuple[int, int], quick_hints: None
) -> None:
    from powergrid import analysis

    table = table_at(last_round(), size=size)
    page = table.page
    page.head.warn("This cannot be.")
    assert page.band_text.isVisible()
    page.head.clear_message()
    page.hints.show(table.session.state, analysis.advise(table.session.state))
    assert page.hint_box.isVisible()
    assert page.band_text.isVisible()
    assert page.band_text.narrow_width() <= page.band_text.width()
    assert not faults(table.panel)


def test_top_bar_and_table_in_words_name_the_last_round_too() -> None:
    session = last_round()
    assert [text for text, _, _ in threshold_runs(session, "")] == ["Last round"]
    assert notice(session).text in table_lines(session, Staging(session))


def test_a_step_3_that_follows_step_1_opens_the_second_places_too() -> None:
    told = step_opened(a_session().state.game, StepBegan(3, 1))
    assert told == (
        "Step 3: a second house in every city, for 15 and a third house in every city, for 20."
    )


def test_two_steps_that_begin_before_anybody_builds_are_announced_together() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: state.step == 2, "sensible")
    session.past[-1].events.append(StepBegan(3, 2))
    session.state.step = 3
    assert notice(session).text == step_opened(session.state.game, StepBegan(3, 1))


def test_a_step_is_announced_before_it_begins_and_for_one_round_of_building() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: next_step(state) == 2 > state.step, "sensible")
    first = max(map(len, session.state.cities))
    assert f"has {first}." in notice(session).text
    assert notice(session).brief == "Step 2 is next"
    play_until(session, lambda state: state.step == 2, "sensible")
    text = f"Step 2: a second house in every city, for {session.state.game.house_prices[1]}."
    begun = session.state.round
    assert notice(session).text == text
    play_until(session, lambda state: state.round > begun and state.phase == BUILDING, "sensible")
    assert notice(session).text == text
    play_until(session, lambda state: state.phase > BUILDING, "sensible")
    assert notice(session) == NO_NOTICE


def test_a_step_that_a_full_board_begins_says_so() -> None:
    session = a_session(3, board="uk-ireland", edition="classic")
    fill(session.state, 1)
    assert notice(session).text == "Step 2 begins after this phase: every city has a house."


def test_a_step_that_opens_no_place_is_announced_too() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: state.step == 2, "sensible")
    session.state.game = game_with(open_places=(1, 3, 3))
    assert (
        notice(session).text
        == "Step 2: a second house in every city, for 15 and a third house in every city, for 20."
    )
    session.state.game = game_with(open_places=(2, 2, 2), house_prices=(10, 15))
    assert notice(session).text == "Step 2 has begun"


def test_no_place_is_promised_in_every_city_where_cities_differ() -> None:
    told = step_opened(a_session(board="bremen").state.game, StepBegan(3, 2))
    assert told == "Third places are open, for 20."
    assert "every city, for 20" in step_opened(a_session().state.game, StepBegan(3, 2))


def test_the_step_3_card_that_step_2_will_draw_is_announced_too() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: next_step(state) == 2 > state.step, "sensible")
    spend_pile(session.state, under=(40,))
    assert notice(session).texts == ("Step 2 begins, with Step 3 next.", "Step 3 is next")


def test_the_drawn_step_3_card_is_announced() -> None:
    session = a_session(4, player="sensible")
    session.state.is_step3_due = True
    assert notice(session).brief == "Step 3 is next"
    session.state.is_step3_due = False
    play_until(session, lambda state: state.step == 3, "sensible")
    assert "a third house in every city" in notice(session).text


def test_a_new_step_does_not_hide_a_needed_note(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Bids)), size=(580, 224))
    page, begun = table.page, Notice(("Step 2 has begun.",), is_coming=False)
    page.notice = begun
    page.place()
    assert page.note.text
    assert not page.head.notice.isVisible()
    page.notice = begun._replace(is_coming=True)
    page.place()
    assert page.band_text.isVisible() or page.head.notice.isVisible()


def test_after_the_game_there_is_no_notice() -> None:
    session = a_session(3, player="sensible")
    play_until(session, lambda state: state.is_over, "sensible")
    assert notice(session) == NO_NOTICE
