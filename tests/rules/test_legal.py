# SPDX-License-Identifier: MIT
"""Questions and refusals that do not occur in games among bots."""

import pickle

import pytest

from powergrid.rules import Game, IllegalAction, State, apply, begin, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.board import Area, Board, City, Connection
from powergrid.rules.events import Event
from powergrid.rules.legal import Question, Runs, Sites, forced_action
from powergrid.rules.options import Options
from powergrid.rules.setup import first_state
from powergrid.rules.state import (
    AUCTION,
    BANK,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    NO_SEAT,
    NOTHING,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    SETUP,
    with_item,
)
from powergrid.rules.variants.against_the_bank import with_bank
from powergrid.rules.variants.chosen import variants_of
from powergrid.rules.variants.variant import Variant
from tests.expect import expect
from tests.rules.positions import Draws, connect, in_phase, own, refusal, rng, started, table


def over() -> State:
    state = in_phase(table(), BUILDING)
    state.asks, state.seat = NOTHING, NO_SEAT
    return state


def test_nothing_is_asked_after_the_end() -> None:
    state = over()
    question = legal(state)
    assert type(question) is Question
    assert (question.seat, question.count(), list(question)) == (NO_SEAT, 0, [])
    assert EndTurn() not in question
    with pytest.raises(LookupError):
        question.sample(rng())
    assert refusal(state, EndTurn()) == "game_over"


def no_money(state: State) -> State:
    state.money = (0,) * state.game.players
    return state


@pytest.mark.parametrize(
    ("state", "passing"),
    [
        (no_money(in_phase(table(), BUILDING)), EndTurn()),
        (in_phase(table(), BUILDING), None),
        (no_money(in_phase(table(), FUEL)), EndTurn()),
        (no_money(started(table())), Pass()),
        (no_money(in_phase(table(), BUREAUCRACY)), None),  # running nothing is not passing
        (over(), None),
    ],
    ids=["building", "building-paid", "fuel", "opening", "running", "over"],
)
def test_passing_is_forced_if_nothing_else_is_legal(state: State, passing: Action | None) -> None:
    assert forced_action(legal(state)) == passing


def test_nothing_can_be_done_in_a_phase_that_asks_nobody() -> None:
    assert refusal(table(), EndTurn()) == "game_over"


def scrapping_plant() -> State:
    state = in_phase(table(), AUCTION)
    own(state, state.seat, 3, 4, 5, 6)
    state.lot, state.asks = 6, SCRAPPING_PLANT
    return state


def scrapping_fuel() -> State:
    state = in_phase(table(), AUCTION)
    own(state, state.seat, 5, 25, 26, fuel=(8, 6, 0, 0))
    state.lot, state.asks = 26, SCRAPPING_FUEL
    return state


def bidding() -> State:
    state = started(table())
    apply(state, OpenAuction(4, 4), Draws())
    return state


EVERY_ACTION: tuple[Action, ...] = (
    OpenAuction(4, 4),
    Bid(40),
    Pass(),
    ScrapPlant(3),
    ScrapFuel(0, 1),
    BuyFuel(0, 1),
    BuildHouse(0),
    RunPlants(()),
    EndTurn(),
    PlaceBankHouse(0),
)


@pytest.mark.parametrize(
    ("state", "fits"),
    [
        (started(table()), {OpenAuction, Pass}),
        (bidding(), {Bid, Pass}),
        (scrapping_plant(), {ScrapPlant}),
        (scrapping_fuel(), {ScrapFuel}),
        (in_phase(table(), FUEL), {BuyFuel, EndTurn}),
        (in_phase(table(), BUILDING), {BuildHouse, EndTurn}),
        (in_phase(table(), BUREAUCRACY), {RunPlants}),
    ],
    ids=["opening", "bidding", "scrapping-plant", "scrapping-fuel", "fuel", "building", "running"],
)
def test_an_action_for_another_question_is_refused(state: State, fits: set[type]) -> None:
    for action in EVERY_ACTION:
        if type(action) not in fits:
            assert action not in legal(state)
            before = state.facts()
            with pytest.raises(IllegalAction) as caught:
                apply(state, action, Draws())
            assert caught.value.code == "not_asked"
            assert caught.value.facts == {"action": type(action).__name__}
            assert state.facts() == before


def explained_refusal(state: State, action: Action) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as asked:
        legal(state).check(action)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action, Draws())
    assert asked.value.args == caught.value.args
    return caught.value.code, caught.value.facts


def test_illegal_openings_are_refused() -> None:
    state = in_phase(table(board="central-europe"), AUCTION)
    state.money = (6,) * 4
    state.market = (3, 4, 6, 11, 12, 13)
    assert explained_refusal(state, OpenAuction(12, 12)) == ("plant_not_on_offer", {"plant": 12})
    assert explained_refusal(state, OpenAuction(11, 11)) == ("no_city_for_plant", {"plant": 11})
    assert explained_refusal(state, OpenAuction(4, 3)) == ("bid_too_low", {"minimum": 4, "bid": 3})
    assert explained_refusal(state, OpenAuction(4, 7)) == (
        "not_enough_money",
        {"price": 7, "money": 6},
    )
    state.waiting = state.waiting[:1]
    assert explained_refusal(state, OpenAuction(4, 5)) == ("alone_pays_minimum", {"minimum": 4})
    state = in_phase(table(), AUCTION, round_=1)
    assert explained_refusal(state, Pass()) == ("must_buy_in_round_1", {})


def test_illegal_bids_are_refused() -> None:
    state = bidding()
    assert explained_refusal(state, Bid(4)) == ("bid_too_low", {"minimum": 5, "bid": 4})
    assert explained_refusal(state, Bid(51)) == ("not_enough_money", {"price": 51, "money": 50})
    state = in_phase(table(board="central-europe", market=(11, 12, 13, 14)), AUCTION)
    connect(state, state.seat, "praha")
    apply(state, OpenAuction(11, 11), Draws())
    assert explained_refusal(state, Bid(12)) == ("no_city_for_plant", {"plant": 11})


def test_illegal_houses_are_refused() -> None:
    state = in_phase(table(areas=(0, 1, 2)), BUILDING)
    outside = next(c for c in range(42) if c not in state.game.cities)
    one, two = state.game.cities[:2]
    name = state.game.board.cities[one].id
    assert explained_refusal(state, BuildHouse(outside)) == ("city_not_in_play", {"city": outside})
    connect(state, state.waiting[1], name)
    assert explained_refusal(state, BuildHouse(one)) == (
        "first_city_taken",
        {"city": one, "step": 1},
    )
    apply(state, BuildHouse(two), Draws())
    assert explained_refusal(state, BuildHouse(two)) == ("already_connected", {"city": two})
    assert explained_refusal(state, BuildHouse(one)) == ("city_full", {"city": one, "step": 1})
    state.step = 2
    state.money = (14,) * 4
    way = state.reach[state.seat][one]
    code, facts = explained_refusal(state, BuildHouse(one))
    assert (code, facts) == ("not_enough_money", {"price": 15 + way, "money": 14})


def test_illegal_scraps_are_refused() -> None:
    state = scrapping_plant()
    assert explained_refusal(state, ScrapPlant(6)) == ("cannot_scrap_new_plant", {"plant": 6})
    assert explained_refusal(state, ScrapPlant(7)) == ("plant_not_owned", {"plant": 7})
    state = scrapping_fuel()
    maximum = {kind: max(a.amount for a in legal(state) if a.fuel == kind) for kind in (0, 1)}  # type: ignore[union-attr]
    for fuel, amount in ((-1, 1), (4, 1), (0, 0), (1, -1)):
        code, facts = explained_refusal(state, ScrapFuel(fuel, amount))
        assert (code, facts) == ("no_such_fuel", {"fuel": fuel, "amount": amount})
    for fuel in (0, 1):
        assert explained_refusal(state, ScrapFuel(fuel, maximum[fuel] + 1)) == (
            "fuel_can_be_stored",
            {"fuel": fuel, "maximum": maximum[fuel]},
        )
    assert explained_refusal(state, ScrapFuel(2, 1)) == (
        "fuel_can_be_stored",
        {"fuel": 2, "maximum": 0},
    )


def test_illegal_purchases_are_refused() -> None:
    state = in_phase(table(), FUEL)
    own(state, state.seat, 4)
    for fuel, amount in ((-1, 1), (4, 1), (0, 0), (0, -1)):
        assert explained_refusal(state, BuyFuel(fuel, amount))[0] == "no_such_fuel"
    assert explained_refusal(state, BuyFuel(0, 25)) == ("not_enough_fuel", {"fuel": 0, "stock": 24})
    assert explained_refusal(state, BuyFuel(0, 5)) == ("no_room", {"fuel": 0, "room": 4})
    assert explained_refusal(state, BuyFuel(1, 1)) == ("no_room", {"fuel": 1, "room": 0})
    state.money = (4,) * 4
    assert explained_refusal(state, BuyFuel(0, 4)) == ("not_enough_money", {"price": 5, "money": 4})


def test_illegal_runs_are_refused() -> None:
    state = in_phase(table(), BUREAUCRACY)
    own(state, state.seat, 4, 5, fuel=(3, 1, 0, 0))
    assert explained_refusal(state, RunPlants((6,))) == ("plant_not_owned", {"plants": (6,)})
    assert explained_refusal(state, RunPlants((5, 4)))[0] == "plant_not_owned"
    assert explained_refusal(state, RunPlants((4, 4)))[0] == "plant_not_owned"
    assert explained_refusal(state, RunPlants((5,), 0)) == (
        "wrong_mix",
        {"minimum": 1, "maximum": 2},
    )
    assert explained_refusal(state, RunPlants((4, 5), 2)) == (
        "wrong_mix",
        {"minimum": 1, "maximum": 1},
    )
    state.fuel = with_item(state.fuel, state.seat, (1, 0, 0, 0))
    assert explained_refusal(state, RunPlants((4,))) == ("not_enough_fuel_to_run", {"plants": (4,)})
    question = expect(Runs, legal(state))
    assert question.sets == ((),)


# --- boards of somebody's own ----------------------------------------------------------------


def islands(cities: int, edition: str = "classic", options: Options | None = None) -> State:
    """Return a table for two on a board of unconnected cities in one area."""
    board = Board(
        "islands",
        "Islands",
        (Area("sea", "Sea", "blue"),),
        tuple(City(f"i{number}", f"I{number}", 0) for number in range(cities)),
        (Connection(0, 1, 3),),
    )
    known = table(edition).game
    game = Game(board, known.edition, known.plants, 2, (0,), options or Options())
    return first_state(game, (3, 4, 5, 6, 7, 8, 9, 10), (0, 1))


def test_a_city_that_no_route_leads_to_cannot_be_connected() -> None:
    state = in_phase(islands(12), BUILDING)
    apply(state, BuildHouse(0), Draws())
    assert explained_refusal(state, BuildHouse(2)) == ("no_route", {"city": 2})
    question = expect(Sites, legal(state))
    assert (question.total(1), question.total(2)) == (13, None)
    assert question.prices() == {1: 13}
    assert BuildHouse(1) in legal(state)


@pytest.mark.parametrize(("cities", "placed", "marked"), [(1, 0, 1), (6, 4, 2), (7, 5, 2)])
def test_the_bank_leaves_a_city_to_mark_for_each_player(
    cities: int, placed: int, marked: int
) -> None:
    options = Options(starting_cities=True, against_the_bank=True)
    state = islands(cities, "recharged", options)
    begin(state, Draws())
    for _ in range(placed + marked):
        assert state.phase == SETUP
        apply(state, legal(state).sample(rng()), Draws())
    assert state.phase == AUCTION
    assert len(state.marked) == marked


def test_a_variant_adds_nothing_by_itself() -> None:
    state = table()
    variant = Variant()
    before = state.facts()
    assert variant.deciders(state) == ()
    assert variant.why_closed(state, 0, 0, 0) == ""
    variant.lay_out(state)
    variant.auctions_began(state)
    variant.opening_passed(state, Draws(), [])
    variant.plant_sold(state, Draws(), [])
    variant.turn_ended(state, [])
    variant.set_up_decided(state, MarkStartingCity(0), [])
    variant.city_connected(state, 0, 0, [])
    assert state.facts() == before
    with pytest.raises(IllegalAction):
        variant.decide(state, EndTurn(), [])


def test_the_bank_is_always_second() -> None:
    game = table("recharged", players=2, options=Options(against_the_bank=True)).game
    assert with_bank(game, (1, 0)) == (1, BANK, 0)
    assert with_bank(table(players=2).game, (1, 0)) == (1, 0)


def test_the_bank_has_no_turn_while_houses_are_built_or_without_fuel() -> None:
    options = Options(against_the_bank=True)
    state = islands(12, "recharged", options)
    for phase in (BUILDING, BUREAUCRACY):
        state = in_phase(state, phase)
        before, events = state.facts(), list[Event]()
        for variant in variants_of(state.game):
            variant.turn_ended(state, events)
        assert (state.facts(), events) == (before, [])


# --- what a seat does not see ----------------------------------------------------------------


def test_a_wrong_card_is_refused() -> None:
    state = in_phase(table(), BUREAUCRACY)
    state.waiting = state.waiting[:1]
    for card in (3, 99 - 1, 0):
        assert refusal(state.copy(), RunPlants(()), Draws(card)) == "wrong_card"


def test_games_with_equal_content_are_equal() -> None:
    game = table().game
    assert pickle.loads(pickle.dumps(game)) == game
    assert table() == table()
    assert table() != in_phase(table(), FUEL)
    assert table() != "a table"
