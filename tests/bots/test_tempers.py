# SPDX-License-Identifier: MIT
"""Tempers: neighbours differ, and a temper decides between nearly equal actions."""

from random import Random

import pytest

from powergrid.bots.levels import bot_named
from powergrid.bots.tempers import Temper, Tempered, leaning, temper_of
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, Pass
from powergrid.rules.state import BUILDING, FUEL
from tests.bots.setups import Setup, opening

GERMANY = Setup("germany", "recharged", 4)


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
    assert leaning(state, liked) > 0 == leaning(state, other)
    for worth, wins in ((-1.0, liked), (-999.0, other)):
        judged = [(other, 0.0), (liked, worth)]
        assert Tempered(lambda *_, judged=judged: judged).decide(state, Random(0)) == wins


def test_a_hoarder_stops_building_and_still_buys_its_fuel() -> None:
    state = of_temper(Temper.HOARDER)
    state.phase = BUILDING
    assert leaning(state, EndTurn()) > 0
    state.phase = FUEL
    assert leaning(state, EndTurn()) == 0


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
