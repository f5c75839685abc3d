# SPDX-License-Identifier: MIT
"""Levels by name, and decisions that depend only on seed and state."""

import pickle
from random import Random

import pytest

from powergrid.bots import bot_named, decide
from powergrid.rules import State, legal
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from tests.bots.setups import GERMANY, PROMPT, opening, play_one

QUICK = ("random", "sensible", "reference")
BOTS = (*QUICK, *(pytest.param(level, marks=pytest.mark.slow) for level in ("thrifty", *PROMPT)))


def test_an_unknown_level_is_reported_in_one_sentence() -> None:
    with pytest.raises(
        ValueError, match=r'There is no bot "wizard"; there are beginner, .*, random'
    ):
        bot_named("wizard")


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    def moves(seed: int) -> list[Action | None]:
        told: list[Action | None] = []

        def watch(state: State, action: Action | None, events: list[Event]) -> None:
            told.append(action)

        play_one(GERMANY, [bot_named(level)] * 4, seed, watch)
        return told

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


@pytest.mark.parametrize("level", BOTS)
def test_a_decision_depends_only_on_seed_and_state(level: str) -> None:
    states: list[State] = []

    class Deciding:
        def decide(self, state: State, rng: Random) -> Action:
            states.append(state.copy())
            return decide(level, state, 7)

    play_one(GERMANY, [Deciding()] * 4, 3)
    for state in states[::25]:
        action = decide(level, state, 7)
        assert action in legal(state)
        assert decide(level, pickle.loads(pickle.dumps(state)), 7) == action


def test_another_seed_can_lead_to_another_decision() -> None:
    state = opening(GERMANY)
    assert len({decide("random", state, seed) for seed in range(20)}) > 3
    assert len({decide("reference", state, seed) for seed in range(20)}) == 1
