# SPDX-License-Identifier: MIT
"""Rivals' styles are inferred from their actions, and samples are played in those styles."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from powergrid.bots import bot_named, levels
from powergrid.bots.bot import Bot
from powergrid.bots.erring import Erring
from powergrid.bots.planner import Planner
from powergrid.bots.policy.shipped import shipped_bot
from powergrid.bots.search import rivals
from powergrid.bots.search.rivals import STYLES, players_of, rivals_of
from powergrid.bots.search.shipped import shipped_search
from powergrid.bots.search.until_round_ends import UntilRoundEnds
from powergrid.bots.thrifty import Thrifty
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.guessed_pile import guessed_pile
from tests.bots.setups import GERMANY, opening

POLICY, PLANNER, THRIFTY, ERRING = range(len(STYLES))
NAMES = ("planner", "thrifty", "planner", "regular")


@cache
def two_rounds() -> tuple[State, list[tuple[State, Action]]]:
    """Return a position and all actions before it."""
    state = opening(GERMANY, 3)
    pile, rng = guessed_pile(state, Random(2)), Random(1)
    bots, past = [bot_named(name) for name in NAMES], []
    while state.round < 3:
        action = bots[state.seat].decide(state, rng)
        past.append((state.copy(), action))
        apply(state, action, pile)
    return state, past


def styles_drawn() -> list[list[int]]:
    """Return which styles are drawn for each seat in 60 draws, as the first one sees them."""
    state, past = two_rounds()
    state = state.copy()
    state.seat = 0
    found, rng = rivals_of(state, past, shipped_bot()), Random(1)
    casts = [found.cast(rng) for _ in range(60)]
    return [[style for style, _ in drawn] for drawn in zip(*casts, strict=True)]


def test_styles_are_inferred_from_actions() -> None:
    own, thrifty, planner, erring = styles_drawn()
    assert set(own) == {POLICY}
    assert thrifty.count(THRIFTY) > 55
    assert planner.count(PLANNER) > 40
    assert erring.count(THRIFTY) < 5 < erring.count(ERRING)


def test_at_the_start_all_are_taken_for_the_policy() -> None:
    state, _ = two_rounds()
    cast = rivals_of(state, [], shipped_bot()).cast(Random(1))
    assert [style for style, _ in cast] == [POLICY] * 4


def test_sampled_rivals_play_in_the_drawn_style() -> None:
    policy, planner = shipped_bot(), Planner()
    cast = ((POLICY, 0), (PLANNER, 0), (THRIFTY, 0), (ERRING, 3))
    players = players_of(cast, policy, planner)
    assert players[0] is policy
    assert players[1] is planner
    assert [type(player) for player in players[2:]] == [Thrifty, Erring]


class Counted:
    """A planner that counts its questions."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, state: State, rng: Random) -> Action:
        self.asked += 1
        return Planner().decide(state, rng)


@pytest.mark.slow
def test_a_search_plays_its_samples_with_sampled_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    state, past = two_rounds()
    rivals_of(state, past, shipped_bot())  # from here on the past is known without asking any bot
    counted = Counted()
    counting = [style._replace(make=lambda *_: counted) for style in STYLES[1:]]
    monkeypatch.setattr(rivals, "STYLES", [STYLES[0], *counting])
    for told, is_asked in (([], False), (past, True)):
        shipped_search(1).judged(state, Random(0), told)
        assert bool(counted.asked) == is_asked


@pytest.mark.slow
def test_a_search_plays_its_own_seat_as_the_policy_until_the_round_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Bot] = []

    def make(policy: Bot, planner: Planner, salt: str) -> Bot:
        made.append(policy)
        return policy

    monkeypatch.setattr(rivals, "STYLES", [STYLES[0]._replace(make=make), *STYLES[1:]])
    state, _ = two_rounds()
    shipped_search(1).judged(state, Random(0))
    assert made
    assert {type(player) for player in made} == {UntilRoundEnds}


class Told(list[tuple[State, Action]]):
    """A past that notes whether it was read."""

    is_seen = False

    def __iter__(self) -> Iterator[tuple[State, Action]]:
        self.is_seen = True
        return super().__iter__()


@pytest.mark.slow
@pytest.mark.parametrize(("level", "is_seen"), [("expert", False), ("master", True)])
def test_the_strongest_level_takes_past_actions_into_account(level: str, is_seen: bool) -> None:
    state, past = two_rounds()
    told = Told(past)
    levels.decide(level, state, 1, told)
    assert told.is_seen == is_seen
