# SPDX-License-Identifier: MIT
"""A player's habits compared with winners'; a few games show nothing."""

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State
from powergrid.rules.events import (
    Event,
    FuelBought,
    HouseBuilt,
    OrderSet,
    PlantBought,
    PlantsRun,
    RoundBegan,
    StepBegan,
)
from powergrid.rules.setup import first_state
from powergrid.stats.habits import (
    Habits,
    Tendency,
    habits,
    kind_shares,
    margin_of_error,
    tendencies,
)
from powergrid.stats.head_to_head import HeadToHead, head_to_heads
from powergrid.stats.over_games import Outcome


def a_start(step: int = 1) -> State:
    board = load_board("germany", "recharged")
    edition = load_edition("recharged")
    game = Game(board, edition, load_plants(), 3, (0, 1, 2))
    state = first_state(game, (), range(3))
    state.step = step
    return state


def test_a_game_has_five_figures() -> None:
    events: list[Event] = [
        OrderSet((0, 1, 2)),
        PlantBought(0, 10, 14),
        PlantBought(1, 13, 13),
        FuelBought(0, 0, 6, 9, 0),
        HouseBuilt(0, 1, 10, 0),
        HouseBuilt(0, 2, 10, 4),
        PlantsRun(0, (10,), 0, (2, 0, 0, 0), 2, 33),
        OrderSet((1, 2, 0)),
        RoundBegan(2),
        HouseBuilt(0, 3, 10, 4),
        StepBegan(2, 1),
        RoundBegan(3),
        PlantBought(0, 20, 26),
        HouseBuilt(0, 4, 15, 4),
        PlantsRun(0, (10,), 0, (2, 0, 0, 0), 2, 33),
    ]
    first, second, third = habits(events, a_start())
    assert first == Habits(5.0, 1.5, 1.5, 0.5, 1.0, ("coal", "coal"))
    assert (second.bidding, second.fuel, second.order, second.plants) == (0.0, None, 0.25, 1.0)
    assert third.bidding is None


@pytest.mark.parametrize("step", [2, 3])
def test_a_game_begun_after_step_1_tells_nothing_about_it(step: int) -> None:
    events: list[Event] = [PlantBought(0, 20, 26), HouseBuilt(0, 4, 15, 4), RoundBegan(9)]
    found = habits(events, a_start(step))
    assert [(played.building, played.plants) for played in found] == [(None, None)] * 3
    assert found[0].bidding == 6


def games(*bidding: float) -> list[Habits]:
    return [Habits(share, None, None, None, None) for share in bidding]


WINNERS = games(1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("own", "verdict"),
    [
        ((8, 9, 10), "more"),
        ((0, 0.1, 0), "less"),
        ((3, 3, 3), "alike"),
        ((0, 9, 20), "alike"),  # outside the winners' range, but possibly by chance
        ((9, 9), "few"),
    ],
)
def test_only_significant_differences_are_shown(own: tuple[float, ...], verdict: str) -> None:
    (found,) = tendencies(games(*own), WINNERS)
    assert (found.name, found.games, found.verdict) == ("bidding", len(own), verdict)
    assert (found.low, found.middle, found.high) == (2, 3, 4)
    assert (found.distance > 0) == (verdict in ("less", "more"))


def test_from_four_winners_on_a_difference_is_shown() -> None:
    verdicts = [tendencies(games(8, 9, 10), WINNERS[:count])[0].verdict for count in (2, 3, 4, 5)]
    assert verdicts == ["few", "few", "more", "more"]


def test_without_winners_there_is_nothing_to_compare() -> None:
    assert [tendency.verdict for tendency in tendencies(games(8, 9, 10), games(3))] == ["few"]
    assert tendencies(games(), WINNERS) == []


def test_the_margin_is_that_of_students_t() -> None:
    assert margin_of_error((4.0,)) == 0
    assert margin_of_error((1.0, 3.0)) == pytest.approx(12.71)
    assert margin_of_error([1.0, 3.0] * 8) == pytest.approx(0.554, abs=0.001)


def test_kinds_of_plants_are_shares_of_all_plants_bought() -> None:
    bought = [Habits(None, None, None, None, None, ("coal", "oil")), *games(1)]
    bought.append(Habits(None, None, None, None, None, ("coal", "coal")))
    assert kind_shares(bought) == {"coal": 0.75, "oil": 0.25}


def test_a_duel_is_won_by_coming_first() -> None:
    places = ((2, "person"), (1, "sun"), (3, "candle"), (4, "sun"))
    game = [Outcome("b", "e", level, 4, place, 9, 9) for place, level in places]
    sun, candle = head_to_heads([game], "person")
    assert (sun, candle) == (HeadToHead("sun", 2, 1), HeadToHead("candle", 1, 1))
    assert sun.share == 0.5


def test_where_all_winners_do_the_same_a_small_difference_is_not_the_greatest() -> None:
    plants = Tendency("plants", 20, 3.2, 0.1, 3.0, 3.0, 3.0, "more")
    building = Tendency("building", 20, 0.8, 0.1, 1.3, 1.4, 1.5, "less")
    assert 0 < plants.distance < building.distance
