# SPDX-License-Identifier: MIT
"""Search: repeatable, independent of the pile, longer where options are hard to tell apart."""

from collections.abc import Iterable
from itertools import chain
from operator import lt
from random import Random

import pytest

from powergrid.bots.beginnings import houses_for_sale
from powergrid.bots.planner import Planner
from powergrid.bots.planner.fuelling import runs_for_sale
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.policy.shipped import shipped_bot
from powergrid.bots.search.rivals import Rivals
from powergrid.bots.search.search import LINES, Line, Moment, Search
from powergrid.bots.search.shipped import shipped_search
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action, BuildHouse, BuyFuel, EndTurn
from powergrid.rules.fuel import FUELS
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BIDDING, BUILDING, BUILDING_HOUSES, BUYING_FUEL, OPENING
from powergrid.rules.view import unseen
from tests.bots.planned import asked
from tests.bots.policy.policies import IS_PURCHASE, policy_for, some_policy
from tests.bots.setups import GERMANY, SETUPS, Setup, moves_of, opening, play_one, setup_id

POLICY, PLANNER = [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]
"""How likely each style is of a seat."""


class Sometimes:
    """Searches at every sixtieth decision, and follows the value at the others."""

    def __init__(self) -> None:
        self.value, self.search = ValueBot(shipped_net()), shipped_search(1)
        self.asked = 0

    def decide(self, state: State, rng: Random) -> Action:
        self.asked += 1
        if self.asked % 60:
            return self.value.decide(state, rng)
        before = state.copy()
        action = self.search.decide(state, rng)
        assert state == before
        assert action in legal(state)
        return action


class Scripted(ValueBot):
    """Returns the given chances one after another at the ends of samples."""

    def __init__(self, chances: Iterable[float]) -> None:
        super().__init__(shipped_net())
        self.coming = iter(chances)
        self.asked = 0

    def chance(self, position: State, seat: int) -> float:
        self.asked += 1
        return next(self.coming)


def test_fuel_is_bought_as_the_policy_would_without_a_search() -> None:
    search = Search(shipped_net(), some_policy())
    policy = LastRound(PolicyBot(shipped_net(), some_policy()))
    for state in asked([BUYING_FUEL])[::20]:
        (option,) = search.judged(state, Random(0))
        assert option.action == policy.decide(state, Random(0))


class Noting(ValueBot):
    """Notes the positions in which samples end."""

    def __init__(self) -> None:
        super().__init__(shipped_net())
        self.noted: list[State] = []

    def chance(self, position: State, seat: int) -> float:
        self.noted.append(position)
        return super().chance(position, seat)


@pytest.mark.parametrize(("liking", "is_bought"), [(999, True), (-999, False)])
def test_in_samples_all_buy_fuel_as_the_policy_until_the_round_ends(
    liking: int, is_bought: bool
) -> None:
    state = later(opening(GERMANY, 3), OPENING)
    search = Search(shipped_net(), policy_for(IS_PURCHASE, liking))
    search.rounds = 0
    search.value = noting = Noting()
    search.judged(state, Random(0))
    assert {position.round for position in noting.noted} == {state.round}
    assert {has_bought(position, state) for position in noting.noted} == {is_bought}


def has_bought(position: State, before: State) -> bool:
    """Return whether fuel was bought on the way."""
    return any(map(lt, position.fuel_market, before.fuel_market))


@pytest.mark.parametrize(("rival", "rounds"), [(POLICY, 1), (PLANNER, 2)])
def test_samples_go_on_longer_if_no_rival_plays_as_the_policy(
    monkeypatch: pytest.MonkeyPatch, rival: list[float], rounds: int
) -> None:
    state = later(opening(GERMANY, 3), BIDDING)
    chances = [POLICY if seat == state.seat else PLANNER for seat in range(4)]
    chances[(state.seat + 1) % 4] = rival
    monkeypatch.setattr("powergrid.bots.search.search.rivals_of", lambda *_: Rivals(chances))
    search = shipped_search()
    search.value = noting = Noting()
    search.judged(state, Random(0))
    assert {(position.round, position.phase) for position in noting.noted} == {
        (state.round + rounds, BUILDING)
    }


def test_the_same_seed_leads_to_the_same_decision() -> None:
    state = opening(GERMANY, 3)
    assert len({shipped_search(2).decide(state, Random(7)) for _ in range(2)}) == 1


def scripted(chances: Iterable[float], lines: int = LINES) -> tuple[Search, Scripted]:
    search, script = shipped_search(lines), Scripted(chances)
    search.value = script
    return search, script


def test_whole_turns_are_played_on_after_their_last_action() -> None:
    state = max(asked([BUYING_FUEL]), key=lambda state: len(runs_for_sale(state)))
    (tokens, *_), *_ = runs_for_sale(state)
    bought = [BuyFuel(fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel]]
    nothing: list[Action] = [EndTurn()]
    fuel: list[Action] = [*bought, EndTurn()]
    before, start = state.copy(), Line(state, fuel, 0.0).start
    gained = zip(start.state.fuel[state.seat], state.fuel[state.seat], strict=True)
    assert (tuple(after - owned for after, owned in gained), start.action) == (tokens, EndTurn())
    search, noting = shipped_search(6), Noting()
    search.value = noting
    search.judged_turns(state, [nothing, fuel], Random(0))
    assert state == before
    assert len(noting.noted) == 6
    search.value = Scripted([0.2, 0.7, *[0.7, 0.2] * 2])  # from the second sample on best first
    found = search.judged_turns(state, [nothing, fuel], Random(0))
    assert [turn for turn, _ in found] == [fuel, nothing]
    behind = 3 * 0.5 / 3.3  # before any sample no turn seems better, and that counts a little
    assert [chance for _, chance in found] == pytest.approx([0.7, 0.7 - behind])


def test_an_option_clearly_behind_is_dropped_after_three_samples() -> None:
    state = later(opening(GERMANY, 3), BIDDING)
    search, script = scripted([0.7, 0.6, 0.8, 0.2, 0.7, 0.5])  # two standard errors behind
    best, other = search.judged(state, Random(0))
    assert script.asked == 3 * 2
    assert best.score - other.score > 0.2


@pytest.mark.parametrize(("lines", "played"), [(1, 3 * 2), (10, 10), (20, 20)])
def test_options_hard_to_tell_apart_are_played_on_from_again(lines: int, played: int) -> None:
    state = later(opening(GERMANY, 3), BIDDING)
    search, script = scripted([0.7, 0.3, 0.3, 0.6] * 7, lines)
    assert len(search.judged(state, Random(0))) == 2
    assert script.asked == played


def test_as_many_options_stay_as_there_are_lines_left() -> None:
    state = later(opening(GERMANY, 3), OPENING)
    rng = Random(1)  # random enough for no option to be clearly behind
    search, script = scripted((rng.random() for _ in range(100)), lines=3 * 4 + 3)
    assert len(search.judged(state, Random(0))) == 4
    assert script.asked == 3 * 4 + 3


def test_options_dropped_early_score_less_than_the_best() -> None:
    state = later(opening(GERMANY, 3), OPENING)
    samples = [[0.9, near, 0.7, 0.7] for near in (0.8, 1.0, 0.75)]
    search, script = scripted([*chain(*samples), *[0.1] * 8])
    best, *others = search.judged(state, Random(0))
    assert script.asked == 3 * 4 + 4 * 2
    assert best.score == pytest.approx((3 * 0.9 + 4 * 0.1) / 7)
    assert len(others) == 3
    assert all(option.score < best.score for option in others)


def test_an_option_dropped_early_does_not_come_back() -> None:
    state = later(opening(GERMANY, 3), OPENING)
    samples = [[0.9, 0.2, 0.7, 0.7], *([0.9, 0.7, 0.7, late] for late in (1.0, 0.7))]
    turn = [0.1, 1.0]  # the second of two catches up and overtakes the first
    search, _ = scripted([*chain(*samples), *turn, *[1.0, 0.1] * 5], lines=3 * 4 + 6 * 2)
    second = shipped_bot().judged(state, Random(0))[1]
    judged = search.judged(state, Random(0))
    assert judged[0].action == second.action
    assert max(option.score for option in judged) == judged[0].score


def test_the_first_estimate_of_an_option_counts_a_little_but_never_below_0() -> None:
    state = opening(GERMANY, 3)
    line = Line(state, [Planner().decide(state, Random(0))], 0.2)
    assert line.score() == pytest.approx(0.2)
    line.chances += [0.5, 0.8, 0.9]
    assert line.score() == pytest.approx((0.3 * 0.2 + 2.2) / 3.3)
    assert line.score(2) == pytest.approx((0.3 * 0.2 + 1.3) / 2.3)
    assert Line(state, line.actions, -0.2).score() == 0


def test_a_network_may_grow_to_other_cities_than_the_cheapest() -> None:
    state, ranks, is_any_too_dear = opening(GERMANY, 4), set(), False
    for _ in range(6):
        state = later(state, BUILDING_HOUSES)
        prices = houses_for_sale(state)
        near = sorted(price for price in prices.values() if price <= min(prices.values()) + 12)
        is_any_too_dear |= len(near) < min(5, len(prices))
        judged = shipped_search(1).judged(state, Random(0))
        assert len(judged) == min(4, len(near) + 1)
        actions = [option.action for option in judged]
        paid = [prices[action.city] for action in actions if isinstance(action, BuildHouse)]
        ranks |= {near.index(price) for price in paid}
    assert max(ranks) == 4
    assert is_any_too_dear


def test_a_network_may_begin_in_any_of_ten_cities() -> None:
    state = opening(GERMANY, 3)
    while state.asks != BUILDING_HOUSES:
        apply(state, Planner().decide(state, Random(0)), guessed_pile(state, Random(9)))
    judged = shipped_search(1).judged(state, Random(0))
    assert len({option.action for option in judged}) == 10
    assert len(ValueBot(shipped_net()).judged(state, Random(0))) == 1 + 6


@pytest.mark.slow
@pytest.mark.parametrize("asks", [OPENING, BIDDING, BUILDING_HOUSES])
def test_playing_the_shared_beginning_once_changes_no_chance(asks: int) -> None:
    state = later(opening(GERMANY, 3), asks)
    search = shipped_search()
    moment = Moment(state, Planner().decide(state, Random(0)))
    last = state.round + 2
    players = [search.strong_player(state)] * 4
    shared = search.to_a_card(moment, last, players)
    assert shared != moment
    assert shared.state.revealed == state.revealed
    for seed in range(3):
        pile = guessed_pile(state, Random(seed))
        chances = {
            search.chance(start, pile, last, state.seat, players) for start in (moment, shared)
        }
        assert len(chances) == 1


def later(state: State, asks: int) -> State:
    """Return the position of the next round in which that is asked, played on by planners."""
    then, pile = state.copy(), guessed_pile(state, Random(9))
    while then.round == state.round or then.asks != asks:
        apply(then, Planner().decide(then, Random(0)), pile)
    return then


def test_a_guessed_pile_holds_only_unseen_cards() -> None:
    state = opening(Setup("germany", "classic", 3), 2)
    pile = guessed_pile(state, Random(1))
    coming = pile.cards[state.revealed :]
    assert len(coming) == state.pile_left
    assert coming[-1] == STEP3
    assert set(coming[:-1]) <= set(unseen(state))
    assert len(set(coming)) == len(coming)
    assert guessed_pile(state, Random(1)) == pile
    assert guessed_pile(state, Random(2)) != pile


def test_after_step_3_the_cards_below_its_card_are_drawn() -> None:
    moves, _ = moves_of(Setup("germany", "classic", 2), [ValueBot(shipped_net())] * 2, 4)
    late = next(state for state, _ in moves if STEP3 in state.seen and state.under)
    assert guessed_pile(late, Random(1))(late) in late.under


@pytest.mark.slow
def test_it_takes_a_city_that_wins() -> None:
    for seed in range(12):
        moves, end = moves_of(GERMANY, [ValueBot(shipped_net())] * 4, seed)
        ends = [
            state
            for state, action in moves
            if isinstance(action, BuildHouse)
            and len(state.waiting) == 1
            and len(state.cities[state.seat]) == state.game.end_at - 1
        ]
        if ends and ends[-1].round == end.round and end.ranking[0] == ends[-1].seat:
            assert isinstance(shipped_search().decide(ends[-1], Random(0)), BuildHouse)
            return
    pytest.fail("no game was ended by the last to build")


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS[::16], ids=setup_id)
def test_its_actions_are_legal_on_every_board(setup: Setup) -> None:
    assert play_one(setup, [Sometimes() for _ in range(setup.players)], 5).is_over
