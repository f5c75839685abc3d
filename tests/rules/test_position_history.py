# SPDX-License-Identifier: MIT
"""Whether a game can have led to a described table: sales so far, and the turn order."""

from itertools import permutations

import pytest

from powergrid.rules import Game
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.position import (
    Position,
    position_of,
)
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from tests.rules.described import (
    FIRST,
    LOOSE,
    a_game,
    codes,
    holding,
    moment,
    moment_with,
    moments,
)


def reordered(position: Position, order: tuple[int, ...]) -> Position:
    """Return the position in another turn order, as many seats done as before."""
    is_backwards = position.phase in (FUEL, BUILDING)
    acting = order[::-1] if is_backwards else order
    done = acting[: len(position.done)]
    return position._replace(order=order, done=tuple(seat for seat in order if seat in done))


def orders(game: Game, phase: int, round_: int, done: int) -> set[tuple[int, ...]]:
    """Return the turn orders not refused at the first such moment; the true one is among them."""
    position = next(
        position_of(state)
        for state in moments(game)
        if (state.phase, state.round) == (phase, round_)
        and len(state.waiting) == game.players - done
    )
    found = {
        order
        for order in permutations(range(game.players))
        if "wrong_order" not in codes(game, reordered(position, order))
    }
    assert position.order in found
    return found


@pytest.mark.parametrize("phase", [FUEL, BUILDING, BUREAUCRACY])
@pytest.mark.parametrize("done", [0, 2])
def test_the_order_of_round_1_follows_from_the_plants_to_its_end(phase: int, done: int) -> None:
    assert len(orders(a_game(), phase, 1, done)) == 1


def test_an_order_not_yet_set_or_set_by_forgotten_figures_may_be_any() -> None:
    assert len(orders(a_game(), AUCTION, 1, 0)) == 6
    assert len(orders(a_game(), BUREAUCRACY, 4, 0)) == 6


def test_who_has_not_built_yet_stands_in_the_order_of_the_cities() -> None:
    start = moment(a_game(), BUILDING, round_=4)
    few, maximum = (start.holdings[start.order[at]].cities[:2] for at in (1, 0))
    told = holding(holding(start, start.order[0], cities=few), start.order[1], cities=maximum[:1])
    assert "wrong_order" not in codes(a_game(), told)
    swapped = (told.order[1], told.order[0], told.order[2])
    assert "wrong_order" in codes(a_game(), told._replace(order=swapped))
    building = told._replace(done=told.order[2:])  # the one on turn may have built a house
    assert "wrong_order" not in codes(a_game(), reordered(building, swapped))


@pytest.mark.parametrize("edition", ["recharged", "classic"])
def test_who_has_bought_nothing_yet_stands_in_the_order_of_the_plants(edition: str) -> None:
    game = a_game(edition=edition)
    start = moment(game, AUCTION)
    first, second, third = start.order
    for seat in start.order:
        start = holding(start, seat, plants=(), cities=(), fuel=NO_TOKENS)
    low, middle, high = sorted({*game.plants} - {*start.named})[:3]
    start = holding(start, first, plants=(high,))
    start = holding(holding(start, second, plants=(middle,)), third, plants=(low,))
    assert "wrong_order" not in codes(game, start)
    late = start._replace(done=(first,), sold=True)
    assert "wrong_order" not in codes(game, late)
    assert "wrong_order" in codes(game, late._replace(order=(first, third, second)))
    bought = (second, first, third)  # the first may have just bought its plant, if any was sold
    assert "wrong_order" not in codes(game, late._replace(order=bought))
    unsold = "wrong_order" in codes(game, late._replace(order=bought, sold=False))
    assert unsold is (edition == "classic")


def test_a_plant_is_sold_to_somebody_who_is_done() -> None:
    classic = a_game(edition="classic")
    start = moment(classic, AUCTION, round_=1)
    bought = holding(start, start.order[0], plants=(13,))._replace(done=start.order[:1])
    assert "nothing_sold" in codes(classic, bought)
    assert "nothing_sold" not in codes(classic, bought._replace(sold=True))
    assert "nothing_sold" not in codes(a_game(), FIRST._replace(done=(0,)))
    passed = moment(classic, AUCTION, round_=2)
    seat = passed.order[0]
    passed = holding(passed._replace(done=(seat,)), seat, plants=tuple(LOOSE[-2:]))
    assert "too_many_bought" in codes(classic, passed)
    assert "too_many_bought" not in codes(classic, passed._replace(sold=True))


def test_the_discounted_plant_may_be_bought_besides_another() -> None:
    city, start = moment_with("manhattan", round=1)
    assert "sold_to_nobody" not in codes(city, start._replace(sold=True))
    start = moment(city, FUEL, round_=1)
    assert "too_many_bought" not in codes(city, holding(start, 0, plants=tuple(LOOSE[:2])))
    assert "too_many_bought" in codes(city, holding(start, 0, plants=tuple(LOOSE[:3])))
