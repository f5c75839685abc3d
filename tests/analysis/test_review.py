# SPDX-License-Identifier: MIT
"""A review: chances over the game, and what moves cost compared with the learned value."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random

import pytest

from powergrid.analysis import join_reviews, quick_review, review_game, review_turn, turns
from powergrid.analysis.advice import quick_advice
from powergrid.analysis.judges import adviser, judge
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.reasons import reasons
from powergrid.analysis.review import MIN_COST, Mistake, Review, Turn
from powergrid.bots import bot_named
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
)
from powergrid.rules.legal import Bids, FuelPurchases, Openings, Runs, Sites
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL
from tests.bots.setups import GERMANY, Moves, Setup, moves_of


@pytest.fixture(scope="module")
def played() -> tuple[Moves, State]:
    return moves_of(GERMANY, [bot_named("reference")] * 4, 2)


def mistake_of(
    played: tuple[Moves, State], kind: type, action: Callable[[State], Action]
) -> tuple[State, Mistake]:
    """Return the first question of that kind to which the answer is a mistake, and the mistake."""
    asked = [state for state, _ in played[0] if isinstance(legal(state), kind)]
    for state in asked:
        for mistake in review_turn(Turn(7, ((state, action(state)),))).mistakes:
            assert (mistake.position, mistake.seat, mistake.done) == (
                7,
                state.seat,
                (action(state),),
            )
            assert mistake.cost == mistake.best - mistake.chance >= MIN_COST
            assert mistake.reasons
            return state, mistake
    raise AssertionError("it never was a mistake")


def cost_of(state: State, action: Action) -> float:
    """Return what an action costs, 0 if it is no mistake."""
    return sum(mistake.cost for mistake in review_turn(Turn(7, ((state, action),))).mistakes)


def test_a_turn_holds_all_consecutive_moves_of_one_seat(played: tuple[Moves, State]) -> None:
    moves, _ = played
    found = turns(moves)
    assert [move for turn in found for move in turn.moves] == moves
    for turn in found:
        assert turn.moves[0][0] is moves[turn.position][0]
        assert len({(s.round, s.phase, s.seat) for s, _ in turn.moves}) == 1
    assert any(len(turn.moves) > 1 for turn in found)


@pytest.mark.usefixtures("quick_reviews")
def test_every_seat_has_a_chance_and_the_last_one_is_the_result(
    played: tuple[Moves, State],
) -> None:
    moves, end = played[0][:80], played[1]
    found = review_game(moves, end)
    for _, chances in found.chances:
        assert sum(chances) == pytest.approx(1, abs=0.01)
    positions = [position for position, _ in found.chances]
    assert positions == sorted(set(positions))
    assert positions[-1] == len(moves)
    assert found.chances[-1][1] == tuple(float(s == end.ranking[0]) for s in range(4))


def test_chances_alone_are_those_of_the_review_and_need_no_playing_on(
    played: tuple[Moves, State], monkeypatch: pytest.MonkeyPatch, quick_reviews: None
) -> None:
    moves, end = played[0][:80], played[1]
    whole = review_game(moves, end)
    monkeypatch.setattr("powergrid.analysis.review.playouts", pytest.fail)
    seen = quick_review(turns(moves))
    assert seen.chances == whole.chances[:-1]
    assert (seen.mistakes, seen.luck) == ((), ())


def test_who_ties_for_the_win_shares_it(played: tuple[Moves, State]) -> None:
    end = played[1].copy()
    end.powered, end.money = (5, 5, 5, 3), (9, 9, 8, 9)
    end.cities = (end.cities[0],) * 4
    assert review_game([], end).chances == ((0, (0.5, 0.5, 0, 0)),)


def test_bidding_far_too_much_is_a_mistake(played: tuple[Moves, State]) -> None:
    state, mistake = mistake_of(played, Bids, lambda state: Bid(state.money[state.seat]))
    assert mistake.lot == state.lot
    assert cost_of(state, Bid(state.bid + 1)) < mistake.cost - MIN_COST


def test_opening_far_too_high_is_a_mistake(played: tuple[Moves, State]) -> None:
    def too_high(state: State) -> Action:
        return OpenAuction(Openings(state).affordable()[0], state.money[state.seat])

    rich = [
        (state, action)
        for state, action in played[0]
        if isinstance(legal(state), Openings) and Openings(state).affordable()
    ]
    state, mistake = mistake_of((rich, played[1]), Openings, too_high)
    plant = Openings(state).affordable()[0]
    assert mistake.lot == plant
    fair = OpenAuction(plant, Openings(state).minimum(plant))
    assert cost_of(state, fair) < mistake.cost - MIN_COST


def test_running_nothing_is_a_mistake(played: tuple[Moves, State]) -> None:
    state, mistake = mistake_of(played, Runs, lambda _: RunPlants(()))
    assert mistake.best == judge().chance(state, state.seat)
    (better,) = mistake.better
    assert isinstance(better, RunPlants)
    assert better.plants


def test_buying_no_fuel_is_a_mistake_of_the_whole_turn(played: tuple[Moves, State]) -> None:
    state, mistake = mistake_of(played, FuelPurchases, lambda _: EndTurn())
    assert mistake.best == judge().chance(state_after(state, mistake.better), state.seat)
    assert mistake.chance >= judge().chance(state_after(state, [EndTurn()]), state.seat)
    assert isinstance(mistake.better[0], BuyFuel)
    assert isinstance(mistake.better[-1], EndTurn)


@pytest.mark.parametrize(
    ("kind", "nothing"), [(FuelPurchases, EndTurn()), (Runs, RunPlants(()))], ids=["fuel", "run"]
)
def test_fuel_and_runs_cost_no_more_than_playing_on_from_the_whole_turn_shows(
    played: tuple[Moves, State], kind: type, nothing: Action
) -> None:
    state, mistake = mistake_of(played, kind, lambda _: nothing)
    for after_done, after_better, cost in ((0.4, 0.4, None), (0.1, 0.1 + MIN_COST, MIN_COST)):
        ways = Playouts((after_done, after_better))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("powergrid.analysis.review.playouts", ways)
            found = review_turn(Turn(7, ((state, nothing),))).mistakes
        assert [tuple(way) for way in ways.ways] == [mistake.done, mistake.better]
        assert [seen.cost for seen in found] == pytest.approx([cost] if cost else [])


def test_fuel_that_seems_as_good_is_not_played_on(
    played: tuple[Moves, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, _ = mistake_of(played, FuelPurchases, lambda _: EndTurn())

    class Even:
        def chance(self, position: State, seat: int) -> float:
            return 0.25

    monkeypatch.setattr("powergrid.analysis.review.judge", Even)
    monkeypatch.setattr("powergrid.analysis.review.playouts", pytest.fail)
    assert review_turn(Turn(7, ((state, EndTurn()),))).mistakes == ()


def test_fuel_bought_token_by_token_is_no_turn_to_judge() -> None:
    moves, _ = moves_of(Setup("india", "classic", 4), [bot_named("reference")] * 4, 2)
    fuel = [turn for turn in turns(moves) if turn.moves[0][0].asks == BUYING_FUEL]
    assert fuel
    assert not any(review_turn(turn).mistakes for turn in fuel)


def test_building_nothing_is_a_mistake_if_houses_pay_off(played: tuple[Moves, State]) -> None:
    state, mistake = mistake_of(played, Sites, lambda _: EndTurn())
    assert isinstance(mistake.better[0], BuildHouse)
    assert reasons(state, state_after(state, mistake.better)) == mistake.reasons, (
        "all houses are named"
    )
    assert len(mistake.better) > 1


@pytest.mark.usefixtures("quick_reviews")
def test_another_order_of_the_same_houses_is_no_mistake(played: tuple[Moves, State]) -> None:
    state, mistake = mistake_of(played, Sites, lambda _: EndTurn())
    first, second, *_ = mistake.better
    moves = ((state, second), (state_after(state, [second]), first))
    assert 7 not in [found.position for found in review_turn(Turn(7, moves)).mistakes]


class Playouts:
    """Chances of what was done and of what seemed better, in place of playing on."""

    def __init__(self, *chances: tuple[float, float]) -> None:
        self.chances = cycle(chances)
        self.taken = 0
        self.ways: tuple[Sequence[Action], ...] = ()

    def __call__(self, _: State, ways: Sequence[Sequence[Action]], rng: Random) -> Iterator[object]:
        self.ways = tuple(ways)
        for pair in self.chances:
            self.taken += 1
            yield pair


class Judge:
    """Sees the chances that the judge sees, but another one before a house is built."""

    def __init__(self, before: float) -> None:
        self._before = before
        self.options = judge().options

    def chance(self, position: State, seat: int) -> float:
        is_before = position.asks == BUILDING_HOUSES and seat in position.waiting
        return self._before if is_before else judge().chance(position, seat)


def played_on(
    played: tuple[Moves, State], *chances: tuple[float, float]
) -> tuple[tuple[Mistake, ...], int]:
    """Return the mistakes in building nothing if playing on shows these chances, and how often."""
    state = next(state for state, _ in played[0] if seems_wrong(state))
    ways = Playouts(*chances)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("powergrid.analysis.review.playouts", ways)
        return review_turn(Turn(7, ((state, EndTurn()),))).mistakes, ways.taken


def seems_wrong(state: State) -> bool:
    """Return whether ending the turn seems a mistake by the first estimate."""
    if not isinstance(legal(state), Sites):
        return False
    chances = {option.action: option.chance for option in quick_advice(state)}
    return max(chances.values()) >= chances[EndTurn()] + MIN_COST


def test_a_mistake_costs_no_more_than_playing_on_shows(played: tuple[Moves, State]) -> None:
    (seen,), _ = played_on(played, (0.0, 0.9))
    (mistake,), taken = played_on(played, (0.3, 0.32), (0.1, 0.14))
    assert mistake.cost == pytest.approx(0.03)
    assert seen.cost > mistake.cost
    assert mistake.best == seen.best, "only the cost depends on playing on"
    assert taken == 8


def test_a_mistake_costs_no_more_than_it_seems_to(played: tuple[Moves, State]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("powergrid.analysis.review.judge", lambda: Judge(before=1.0))
        (mistake,), _ = played_on(played, (0.0, 1.0), (0.0, 0.9))
    state = next(state for state, _ in played[0] if seems_wrong(state))
    chances = {option.action: option.chance for option in quick_advice(state)}
    assert (mistake.chance, mistake.best) == (chances[EndTurn()], max(chances.values()))


def test_no_mistake_costs_more_than_the_chance_that_its_seat_had(
    played: tuple[Moves, State],
) -> None:
    (usual,), _ = played_on(played, (0.0, 1.0))
    had = usual.cost / 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("powergrid.analysis.review.judge", lambda: Judge(before=had))
        (mistake,), _ = played_on(played, (0.0, 1.0))
    assert mistake.cost == pytest.approx(had)
    assert mistake.best == usual.best


def test_what_costs_nothing_in_a_few_playouts_is_no_mistake(played: tuple[Moves, State]) -> None:
    assert played_on(played, (0.4, 0.4)) == ((), 3)


def test_what_costs_little_on_the_whole_is_no_mistake(played: tuple[Moves, State]) -> None:
    slight = (0.4, 0.4 + MIN_COST / 2)
    assert played_on(played, slight) == ((), 8)


def test_luck_in_the_first_playouts_does_not_make_a_mistake(played: tuple[Moves, State]) -> None:
    assert played_on(played, *[(0.1, 0.3)] * 3, *[(0.9, 0.1)] * 5) == ((), 4)


def test_an_opening_and_its_bids_are_one_mistake(played: tuple[Moves, State]) -> None:
    def mistake(position: int, lot: int, cost: float, seat: int = 0) -> Mistake:
        return Mistake(position, seat, lot, (Pass(),), 0.5 - cost, (Pass(),), 0.5, ())

    opening, bid, rival = mistake(3, 20, 0.2), mistake(5, 20, 0.1), mistake(4, 20, 0.1, seat=1)
    others = mistake(7, 0, 0.1), mistake(8, 0, 0.2)
    parts = [Review((), (found,)) for found in (opening, rival, bid, *others)]
    assert join_reviews(parts, 9, played[1]).mistakes == (opening, rival, *others)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_reviews")
def test_only_the_costliest_action_in_an_auction_is_listed() -> None:
    moves, end = moves_of(GERMANY, [bot_named("random")] * 4, 3)
    bids = [
        (mistake.seat, mistake.lot, moves[mistake.position][0].round)
        for mistake in review_game(moves, end).mistakes
        if mistake.lot
    ]
    assert bids
    assert len(bids) == len(set(bids))


@pytest.mark.slow
def test_the_move_of_the_learned_value_costs_nothing() -> None:
    moves, end = moves_of(GERMANY, [adviser(), bot_named("random")] * 2, 2)
    cost = [0.0] * 4
    for mistake in review_game(moves, end).mistakes:
        cost[mistake.seat] += mistake.cost
    assert cost[0] == cost[2] == 0
    assert min(cost[1], cost[3]) > 0
