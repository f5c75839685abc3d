# SPDX-License-Identifier: MIT
"""Tempers: neighbours differ, and a temper decides between nearly equal actions."""

from collections.abc import Callable
from random import Random

import pytest

from powergrid.bots.levels import bot_named
from powergrid.bots.tempers import Temper, Tempered, is_liked, likings, temper_of
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    EndTurn,
    OpenAuction,
    Pass,
    ScrapPlant,
)
from powergrid.rules.state import BIDDING, BUILDING, FUEL, OPENING, with_item
from tests.bots.setups import GERMANY, opening


def of_temper(temper: Temper) -> State:
    """Return an opening at which the seat to act has that temper."""
    state = opening(GERMANY)
    state.seat = next(seat for seat in range(4) if temper_of(state.game, seat) == temper)
    return state


def test_four_seats_side_by_side_have_different_tempers() -> None:
    game = opening(GERMANY).game
    assert {temper_of(game, seat) for seat in range(4)} == set(Temper)
    assert temper_of(game, 4) == temper_of(game, 0)


@pytest.mark.parametrize(
    ("temper", "liked", "other"),
    [
        (Temper.BUILDER, BuildHouse(1), EndTurn()),
        (Temper.HOARDER, Pass(), OpenAuction(4, 4)),
        (Temper.BIDDER, OpenAuction(4, 4), Pass()),
        (Temper.BIDDER, Bid(9), Pass()),
        (Temper.GREEN, OpenAuction(13, 13), OpenAuction(15, 15)),
    ],
)
def test_a_temper_prefers_what_it_likes_if_nearly_as_good(
    temper: Temper, liked: Action, other: Action
) -> None:
    state = of_temper(temper)
    assert is_liked(state, liked)
    assert not is_liked(state, other)
    for worth, wins in ((-1.0, liked), (-999.0, other)):
        judged = [(other, 0.0), (liked, worth)]
        assert Tempered(lambda *_, judged=judged: judged).decide(state, Random(0)) == wins


def willing_up_to(limit: int) -> Callable[[State, Random], list[tuple[Action, float]]]:
    """Return a judge that bids one more as long as that is no more than its limit."""

    def judge(state: State, rng: Random) -> list[tuple[Action, float]]:
        bid: tuple[Action, float] = (Bid(state.bid + 1), float(limit - state.bid))
        return sorted([bid, (Pass(), 0.5)], key=lambda option: option[1], reverse=True)

    return judge


@pytest.mark.parametrize(
    ("temper", "is_pronounced", "limit", "action"),
    [
        (Temper.BIDDER, True, 40, Bid(13)),
        (Temper.BIDDER, True, 13, Bid(13)),
        (Temper.BIDDER, True, 12, Bid(11)),
        (Temper.BIDDER, True, 10, Pass()),
        (Temper.BIDDER, False, 40, Bid(11)),
        (Temper.BUILDER, True, 40, Bid(11)),
    ],
)
def test_a_marked_bidder_raises_by_three_where_it_would_bid_on(
    temper: Temper, is_pronounced: bool, limit: int, action: Action
) -> None:
    state = of_temper(temper)
    state.asks, state.bid, state.bidders = BIDDING, 10, (state.seat, (state.seat + 1) % 4)
    nothing = likings(builder=0, hoarder=0, bidder=0, green=0)
    bot = Tempered(willing_up_to(limit), likes=nothing, is_pronounced=is_pronounced)
    assert bot.decide(state, Random(0)) == action
    assert state.bid == 10
    state.money = with_item(state.money, state.bidders[-1], 11)
    if action == Bid(13):  # a rival with 11 cannot bid on anyway
        assert bot.decide(state, Random(0)) == Bid(11)


def test_a_marked_green_one_keeps_its_plants_and_leaves_others_to_its_rivals() -> None:
    state = of_temper(Temper.GREEN)
    state.asks, state.lot = BIDDING, 15
    for action in (Pass(), ScrapPlant(15)):
        assert is_liked(state, action, is_pronounced=True)
        assert not is_liked(state, action)
    assert not is_liked(state, ScrapPlant(13), is_pronounced=True)
    assert not is_liked(state, Bid(16), is_pronounced=True)
    state.lot = 13
    assert not is_liked(state, Pass(), is_pronounced=True)
    assert is_liked(state, Bid(14), is_pronounced=True)
    state.asks = OPENING
    assert not is_liked(state, Pass(), is_pronounced=True)


def test_a_hoarder_stops_building_and_still_buys_its_fuel() -> None:
    state = of_temper(Temper.HOARDER)
    state.phase = BUILDING
    assert is_liked(state, EndTurn())
    state.phase = FUEL
    assert not is_liked(state, EndTurn())


def test_a_hoarder_keeps_no_fortune() -> None:
    state = of_temper(Temper.HOARDER)
    state.phase = BUILDING
    state.money = with_item(state.money, state.seat, 149)
    assert is_liked(state, EndTurn())
    state.money = with_item(state.money, state.seat, 150)
    assert not is_liked(state, EndTurn())


def test_without_a_temper_the_best_judged_action_is_chosen() -> None:
    state = of_temper(Temper.HOARDER)
    bot = Tempered(lambda *_: [(OpenAuction(4, 4), 1.0), (Pass(), 0.0)])
    assert bot.decide(state, Random(0)) == Pass()
    assert bot.prefers(state) == OpenAuction(4, 4)


def test_the_best_level_plays_out_a_game_that_is_nearly_lost() -> None:
    state, liked = of_temper(Temper.HOARDER), Pass()
    master, regular = bot_named("master"), bot_named("regular")
    assert isinstance(master, Tempered)
    assert isinstance(regular, Tempered)
    assert master.liking(state, liked, 0.25) == master.liking(state, liked, 0.6) > 0
    assert master.liking(state, liked, 0.05) < master.liking(state, liked, 0.25) / 4
    assert master.liking(state, liked, 0.0) == master.liking(state, liked, 1.0) == 0
    assert regular.liking(state, liked, -300.0) == regular.liking(state, liked, 0.0) > 0
