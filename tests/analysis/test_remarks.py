# SPDX-License-Identifier: MIT
"""Remarks of bots afterwards: true to what they did, and silent while it could be used."""

from random import Random

import pytest

from powergrid.analysis import Argument, RemarkKind, explainable_moves
from powergrid.analysis.remarks import Move, remark, remarks_on
from powergrid.bots import Temper, bot_named
from powergrid.bots.no_card import no_card
from powergrid.bots.planner import Planner
from powergrid.bots.tempers import temper_of
from powergrid.rules import State, apply
from powergrid.rules.actions import Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.phases.building import ends_game
from powergrid.rules.plant_market import minimum_bid, on_offer
from powergrid.rules.scoring import powerable
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, OPENING
from tests.bots.setups import GERMANY, Setup, moves_of, opening

LEVEL = "regular"


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    """Return the moves of a game."""
    return moves_of(GERMANY, [bot_named(LEVEL)] * 4, 3)[0]


def test_a_ceiling_is_the_price_at_which_the_level_stops_bidding(moves: list[Move]) -> None:
    seen = 0
    for state, action in moves:
        if not isinstance(action, Pass) or state.asks != BIDDING:
            continue
        said = remark(LEVEL, state, action)
        assert said is not None
        if said.point == RemarkKind.CEILING:
            seen += 1
            last = state.copy()
            last.bid = said.figure - 1
            assert said.figure <= state.bid
            assert isinstance(bot_named(LEVEL).decide(last, Random(0)), Bid)
    assert seen > 3


def test_the_winner_would_have_bid_more_than_it_paid(moves: list[Move]) -> None:
    paid = {
        state.round: (said.figure, action.amount)
        for state, action in moves
        if isinstance(action, Bid)
        and state.round < 6
        and (said := remark(LEVEL, state, action)) is not None
        and said.point == RemarkKind.MORE
    }
    assert paid
    assert all(figure > amount for figure, amount in paid.values())


def test_nothing_is_said_about_an_auction_in_progress(moves: list[Move]) -> None:
    for now in range(1, len(moves)):
        state = moves[now][0]
        if state.asks == BIDDING:
            opened = max(at for at in range(now) if isinstance(moves[at][1], OpenAuction))
            asked = explainable_moves(moves[:now], state)
            assert all(question.position < opened for question in asked)


def test_everybody_in_an_auction_may_be_asked_after_it(moves: list[Move]) -> None:
    opened = next(at for at, (_, action) in enumerate(moves) if isinstance(action, OpenAuction))
    over = next(at for at in range(opened + 1, len(moves)) if moves[at][0].asks != BIDDING)
    asked = list(explainable_moves(moves[:over], moves[over][0]))
    assert {moves[question.position][0].seat for question in asked} == {0, 1, 2, 3}
    assert {question.settled for question in asked} == {over - 1}


def test_who_leaves_an_auction_is_asked_with_its_last_bid(moves: list[Move]) -> None:
    bids: dict[int, int] = {}
    asked = {question.position: question.bid for question in explainable_moves(moves, moves[-1][0])}
    seen = 0
    for position, (state, action) in enumerate(moves):
        if isinstance(action, OpenAuction):
            bids = {state.seat: action.bid}
        elif isinstance(action, Bid):
            bids[state.seat] = action.amount
        elif isinstance(action, Pass) and state.asks == BIDDING and state.seat in bids:
            assert asked[position] == bids[state.seat]
            seen += 1
        elif position in asked and state.asks == BIDDING:
            assert asked[position] == 0
    assert seen > 3


def test_who_opens_no_auction_is_asked_with_its_last_bid_of_the_round(moves: list[Move]) -> None:
    bids: dict[tuple[int, int], int] = {}
    asked = {question.position: question.bid for question in explainable_moves(moves, moves[-1][0])}
    seen = 0
    for position, (state, action) in enumerate(moves):
        moment = state.round, state.seat
        if isinstance(action, OpenAuction):
            bids[moment] = action.bid
        elif isinstance(action, Bid):
            bids[moment] = action.amount
        elif isinstance(action, Pass) and state.asks == OPENING:
            assert asked[position] == bids.get(moment, 0)
            seen += moment in bids
    assert seen


def test_a_seat_that_has_bid_in_the_round_does_not_say_that_it_has_enough() -> None:
    state = opening(GERMANY)
    state.round, state.plants = 5, ((20, 25, 26),) * 4
    state.seat = next(s for s in range(4) if temper_of(state.game, s) == Temper.BUILDER)
    assert remark(LEVEL, state, Pass(), bid=30) == (
        state.seat,
        RemarkKind.NO_AUCTION,
        0,
        "prices",
        0,
    )


def test_a_plant_is_not_refused_for_what_is_true_of_all_plants(moves: list[Move]) -> None:
    said = [remark(LEVEL, state, action) for state, action in moves]
    enough = [one for one in said if one and one.because == Argument.ENOUGH]
    assert enough
    assert {one.point for one in enough} == {RemarkKind.NO_AUCTION}


def test_nobody_bids_for_a_plant_because_it_powers_no_city_more() -> None:
    moves, _ = moves_of(GERMANY, [bot_named(LEVEL)] * 4, 5)
    asked = explainable_moves(moves, moves[-1][0])
    said = [remark(LEVEL, *moves[question.position], question.bid) for question in asked]
    wanted = [one for one in said if one and one.point in (RemarkKind.CEILING, RemarkKind.MORE)]
    reasons = {one.because for one in wanted}
    assert Argument.WORTH in reasons
    assert Argument.NO_GAIN not in reasons


def test_nobody_is_asked_about_an_auction_whose_beginning_is_unknown(moves: list[Move]) -> None:
    opened = next(at for at, (_, action) in enumerate(moves) if isinstance(action, OpenAuction))
    over = next(at for at in range(opened + 1, len(moves)) if moves[at][0].asks != BIDDING)
    assert not list(explainable_moves(moves[opened + 1 : over], moves[over][0]))


@pytest.mark.parametrize("level", [LEVEL, "master"])
def test_a_ceiling_is_not_below_the_bid_that_was_made(moves: list[Move], level: str) -> None:
    passes = [move for move in moves if isinstance(move[1], Pass) and move[0].asks == BIDDING]
    denied = 0
    for state, action in passes:
        without = remark(level, state, action)
        assert without is not None
        denied += without.point != RemarkKind.CEILING
        bid = min(state.bid - 1, state.money[state.seat])
        if bid >= minimum_bid(state, state.lot):
            said = remark(level, state, action, bid)
            assert said is not None
            assert said.point == RemarkKind.CEILING
            assert bid <= said.figure <= state.bid
    assert denied


# Deals whose first seat, one of each temper, would go on bidding for a plant.
@pytest.mark.parametrize("seed", [0, 2, 3, 8])
def test_the_winner_would_have_left_the_auction_to_the_last_rival_there(seed: int) -> None:
    state = opening(GERMANY, seed)
    seen = 0
    for plant in on_offer(state):
        said = remark("expert", state, OpenAuction(plant, plant))
        if said is None:
            continue
        for bid in range(plant + 1, said.figure + 1):
            now = state.copy()
            for action in (OpenAuction(plant, plant), Pass(), Pass(), Bid(bid)):
                apply(now, action, no_card)
            answer = bot_named("expert").decide(now, Random(0))
            assert isinstance(answer, Bid if bid < said.figure else Pass)
            seen += 1
    assert seen


def test_the_winner_names_no_bid_to_which_no_rival_could_drive_it(moves: list[Move]) -> None:
    state, action, said = next(
        (state, action, said)
        for state, action in moves
        if isinstance(action, Bid)
        and (said := remark(LEVEL, state, action)) is not None
        and said.figure > action.amount + 1
    )
    money = list(state.money)
    money[state.bidders[-1]] = action.amount
    state.money = tuple(money)
    poorer = remark(LEVEL, state, action)
    assert poorer is not None
    assert poorer.figure == action.amount + 1 < said.figure


def contested(state: State) -> OpenAuction:
    """Return how a seat opens an auction that it would go on bidding in."""
    openings = (OpenAuction(plant, plant) for plant in on_offer(state))
    return next(action for action in openings if remark(LEVEL, state, action))


def test_a_bid_against_a_last_rival_without_money_reveals_no_ceiling() -> None:
    state = opening(GERMANY)
    action, last = contested(state), (state.seat - 1) % 4
    state.money = tuple(0 if seat == last else 50 for seat in range(4))
    assert remark(LEVEL, state, action) is None


def test_who_alone_can_buy_reveals_no_ceiling() -> None:
    state = opening(GERMANY)
    action = contested(state)
    state.waiting = (state.seat,)
    assert remark(LEVEL, state, action) is None


def test_who_alone_may_buy_on_a_map_reveals_no_ceiling() -> None:
    state = opening(Setup("central-europe", "classic", 4))
    plant, cities = min(state.game.cities_needed.items())
    state.market, state.money = (plant,), (100,) * 4
    state.cities = tuple(tuple(cities) if seat == state.seat else () for seat in range(4))
    assert remark(LEVEL, state, OpenAuction(plant, plant)) is None
    state.cities = (tuple(cities),) * 4
    assert remark(LEVEL, state, OpenAuction(plant, plant)) is not None


def test_a_plant_refused_says_nothing_of_the_others_on_offer(moves: list[Move]) -> None:
    reasons = {
        said.because
        for state, action in moves
        if (said := remark(LEVEL, state, action)) and said.point == RemarkKind.REFUSED
    }
    assert Argument.PRICE in reasons
    assert Argument.PRICES not in reasons


def test_who_cannot_pay_does_not_say_that_it_wants_nothing() -> None:
    state = opening(GERMANY)
    state.round, state.market = 5, (40, 42, 44, 46)
    state.money = (34,) * 4
    said = remark(LEVEL, state, Pass())
    assert said == (state.seat, RemarkKind.TOO_MUCH, 40, Argument.TOO_LITTLE, 34)
    state.asks, state.lot, state.bid = BIDDING, 44, 50
    state.bidders = (state.seat, (state.seat + 1) % 4)
    said = remark(LEVEL, state, Pass())
    assert said == (state.seat, RemarkKind.TOO_MUCH, 44, Argument.TOO_LITTLE, 34)


def test_nothing_is_said_where_nothing_may_be_bought() -> None:
    state = opening(GERMANY)
    state.round, state.market = 5, ()
    assert remark(LEVEL, state, Pass()) is None
    state = opening(Setup("central-europe", "classic", 4))
    state.asks, state.lot, state.bid = BIDDING, min(state.game.cities_needed), 40
    state.bidders = (state.seat, (state.seat + 1) % 4)
    assert remark(LEVEL, state, Pass()) is None


def test_who_stops_building_blames_its_plants_only_if_they_power_no_more(
    moves: list[Move],
) -> None:
    reasons = set()
    for state, action in moves:
        if isinstance(action, EndTurn) and state.asks == BUILDING_HOUSES:
            said = remark(LEVEL, state, action)
            maximum = powerable(state, state.seat)
            can_power = maximum > len(state.cities[state.seat])
            if said is None:
                assert can_power
                assert ends_game(state) or Planner().is_end_near(state)
                continue
            reasons.add(said.because)
            assert can_power == (said.because != Argument.POWERED)
            assert said.value == (0 if can_power else maximum)
    assert reasons == {Argument.POWERED, Argument.SAVES, Argument.TEMPER}


def test_nobody_saves_for_later_once_the_game_ends(moves: list[Move]) -> None:
    state = next(
        state.copy()
        for state, action in moves
        if (said := remark(LEVEL, state, action)) and said.because == Argument.SAVES
    )
    state.cities = tuple(
        tuple(range(state.game.end_at)) if seat != state.seat else owned
        for seat, owned in enumerate(state.cities)
    )
    assert remark(LEVEL, state, EndTurn()) is None


def test_nobody_saves_for_later_in_a_round_that_may_be_the_last(moves: list[Move]) -> None:
    stops = [move for move in moves if isinstance(move[1], EndTurn)]
    near = [move for move in stops if Planner().is_end_near(move[0]) and not ends_game(move[0])]
    said = [remark(LEVEL, *move) for move in near]
    assert None in said
    assert Argument.SAVES not in {one.because for one in said if one}


def test_programs_and_benchmark_bots_say_nothing() -> None:
    state = opening(GERMANY)
    moves = [("thrifty", state, Pass(), 0), ("program:mine", state, Pass(), 0)]
    assert remarks_on(moves) == [None, None]


def test_a_seat_with_power_to_spare_says_so() -> None:
    state = opening(GERMANY)
    state.round, state.plants = 5, ((20, 25, 26),) * 4
    state.seat = next(s for s in range(4) if temper_of(state.game, s) == Temper.BUILDER)
    state.waiting = (state.seat, *(s for s in range(4) if s != state.seat))
    said = remark(LEVEL, state, Pass())
    assert said is not None
    assert (said.because, said.value) == (Argument.ENOUGH, 15)
    state.cities = (tuple(state.game.cities[:14]),) * 4
    said = remark(LEVEL, state, Pass())
    assert said is not None
    assert said.because == Argument.PRICES


def test_no_mine_is_praised_for_needing_no_fuel() -> None:
    found = []
    setup = GERMANY._replace(board="australia")
    for state, action in moves_of(setup, [bot_named(LEVEL)] * 4, 3)[0]:
        lot = action.plant if isinstance(action, OpenAuction) else state.lot
        if lot in state.game.mines and (said := remark(LEVEL, state, action)):
            found.append(said.because)
    assert Argument.WORTH in found
    assert Argument.NO_FUEL not in found
