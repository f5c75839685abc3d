# SPDX-License-Identifier: MIT
"""Middle East: cards of the deck begin the Steps."""

from random import Random

from powergrid.rules import State, apply, begin
from powergrid.rules.actions import EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import Event, FuelRefilled
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.fuel_market import affordable, price, prices, refill, spaces_of
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.phases.building import next_step
from powergrid.rules.plant_market import on_offer
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, SOUTH
from powergrid.rules.view import card_of_trial, unseen, without_cards
from tests.rules.positions import (
    Draws,
    connect_any,
    in_phase,
    play,
    refusal,
    removals,
    spend_pile,
    table,
)


def middle_east(market: tuple[int, ...], *cards: int, edition: str = "classic") -> State:
    state = table(edition, "middle-east", 4, market)
    begin(state, Draws(*cards))
    return state


def test_plants_that_may_not_be_for_sale_are_removed_before_the_game() -> None:
    state = middle_east((3, 4, 5, 6, 11, 12, 14, 17), 7, 19, 20, edition="recharged")
    assert on_offer(state) == (3, 4, 5, 7)
    assert 6 not in state.market
    assert state.under == ()


def test_a_banned_plant_goes_under_the_pile_and_the_next_one_is_looked_at_too() -> None:
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), AUCTION)
    state.market = (3, 4, 5, 7, 17, 19, 24, 25)
    draws = Draws(28, 6, 20, 21)
    events = play(state, OpenAuction(3, 3), Pass(), Pass(), Pass(), draws=draws)
    assert removals(events) == [
        (17, "banned_in_step1_to_bottom"),
        (6, "banned_in_step1"),
        (19, "banned_in_step1_to_bottom"),
    ]
    assert state.under == (17, 19)
    assert on_offer(state) == (4, 5, 7, 20)


def due(under: tuple[int, ...], market: tuple[int, ...]) -> State:
    """Return a position in Phase 2 whose draw pile is the Step 3 card over nothing else."""
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), AUCTION)
    state.market = market
    spend_pile(state, under)
    return state


def test_the_first_step_card_waits_for_the_end_of_phase_2() -> None:
    state = due((19, 34, 40), (4, 5, 7, 8, 21, 22, 25, 26))
    draws = Draws(STEP3, 40, 19, 34, 22)
    events = play(state, OpenAuction(8, 8), Pass(), Pass(), Pass(), draws=draws)
    assert state.is_step3_due
    assert next_step(state) == 2
    assert state.market[-1] == STEP3
    events = play(state, Pass(), Pass(), Pass(), draws=draws)
    assert removals(events) == [(STEP3, "back_under_the_pile"), (4, "step2"), (5, "step2")]
    assert (state.step, state.is_step3_due) == (2, False)
    assert state.market == (7, 19, 21, 22, 25, 26, 34, 40)
    assert state.extras.shuffled == ()
    assert state.pile_left == 1
    assert STEP3 not in state.seen


def test_the_step_card_drawn_again_at_the_end_of_phase_2_begins_step_3() -> None:
    """It leaves with the lowest plant, as always in Phase 2, and neither is replaced."""
    state = due((19, 34), (4, 5, 7, 8, 21, 22, 25, 26))
    draws = Draws(STEP3, 34, 19, STEP3)
    events = play(state, OpenAuction(8, 8), *[Pass()] * 6, draws=draws)
    assert removals(events) == [
        (STEP3, "back_under_the_pile"),
        (4, "step2"),
        (5, "step2"),
        (7, "step3"),
        (STEP3, "step3"),
    ]
    assert (state.phase, state.step) == (FUEL, 3)
    assert state.market == (19, 21, 22, 25, 26, 34)


def test_a_trial_goes_on_where_a_step_card_brings_new_cards() -> None:
    for under, step in (((19, 34, 40), 2), ((), 3)):
        state = due(under, (4, 5, 7, 8, 21, 22, 25, 26))
        play(state, OpenAuction(8, 8), Pass(), Pass(), Pass(), draws=Draws(STEP3))
        trial = without_cards(state)
        for _ in range(3):
            apply(trial, Pass(), card_of_trial)
        assert (trial.phase, trial.step) == (FUEL, step)


def test_the_first_step_card_begins_step_2_at_once_in_phase_5() -> None:
    state = due((19, 34, 40, 44), (4, 5, 7, 8, 21, 22, 25, 26))
    state = in_phase(state, BUREAUCRACY)
    events = play(state, *[RunPlants(())] * 4, draws=Draws(STEP3, 40, 19, 34))
    assert removals(events)[:2] == [(26, "to_bottom"), (STEP3, "back_under_the_pile")]
    assert [event.added for event in events if isinstance(event, FuelRefilled)] == [(3, 3, 1, 0)]
    assert (state.step, len(state.market)) == (2, 8)
    assert unseen(state) == (26, 44)


def test_the_number_of_cities_does_not_trigger_step_2() -> None:
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), BUILDING)
    state.market = (20, 21, 22, 25, 26, 27, 29, 31)
    connect_any(state, 3, 12)
    play(state, *[EndTurn()] * 4)
    assert state.step == 1


def in_step_2(shuffled: tuple[int, ...]) -> State:
    state = due((), (20, 21, 22, 25, 26, 27, 29, 31))
    state.step = 2
    state.extras = state.extras._replace(shuffled=shuffled)
    state.seen |= set(shuffled)
    state.pile_left = len(shuffled) + 1
    return in_phase(state, BUREAUCRACY)


def test_two_plants_go_under_the_pile_in_step_2() -> None:
    state = in_step_2((33, 34, 35))
    events = play(state, *[RunPlants(())] * 4, draws=Draws(35, 33))
    assert removals(events) == [(31, "to_bottom"), (35, "to_bottom")]
    assert state.under == (31, 35)
    assert state.extras.shuffled == (34,)


def test_the_second_step_card_begins_step_3_as_usual() -> None:
    state = in_step_2(())
    events = play(state, *[RunPlants(())] * 4, draws=Draws(STEP3, 31))
    assert removals(events) == [
        (31, "to_bottom"),
        (20, "step3"),
        (STEP3, "step3"),
        (29, "to_bottom"),
    ]
    assert state.step == 3
    assert state.market == (21, 22, 25, 26, 27, 31)


def test_only_cards_above_the_step_3_card_can_be_drawn_again() -> None:
    state = in_step_2((33, 34, 35))
    pile = guessed_pile(state, Random(1))
    assert pile(state) in (33, 34, 35)
    assert refusal(in_the_last_turn(state), RunPlants(()), Draws(36)) == "wrong_card"
    state.extras = state.extras._replace(shuffled=())
    assert pile(state) == STEP3


def in_the_last_turn(state: State) -> State:
    state = state.copy()
    state.waiting, state.seat = state.waiting[-1:], state.waiting[-1]
    return state


def test_a_banned_plant_stays_if_no_other_can_replace_it() -> None:
    state = due((19, 24), (4, 5, 7, 17, 21, 22, 25))
    state.seen |= {STEP3}
    state.is_step3_due = True
    state.market += (STEP3,)
    state.pile_left = 2
    state.under = (19,)
    state.pile_left = 1
    state.market = (4, 5, 7, 17, STEP3)
    play(state, OpenAuction(4, 4), Pass(), Pass(), Pass(), draws=Draws(19))
    assert on_offer(state) == (5, 7, 17, 19)


def test_missing_oil_shifts_its_prices_until_a_row_is_empty() -> None:
    state = middle_east((3, 4, 5, 7, 8, 9, 10, 12))
    usual = state.game.spaces[OIL]
    state.fuel_market, state.supply = (21, 20, 3, 3), (0, 4, 0, 0)
    events: list[Event] = []
    refill(state, events)
    assert events == [FuelRefilled((0, 4, 0, 0), SOUTH, 2)]
    assert spaces_of(state, OIL) == (1, 1, *usual[:-2])
    assert spaces_of(state, COAL) == usual
    state.phase = FUEL
    assert prices(state, OIL)[:6] == (1, 1, 1, 1, 1, 2)
    assert price(state, OIL, 6) == 7
    assert affordable(state, OIL, 7) == 6
    state.fuel_market, state.supply = (21, 0, 3, 3), (0, 24, 0, 0)
    refill(state, [])
    assert spaces_of(state, OIL) == usual
