# SPDX-License-Identifier: MIT
"""Whole games: everything adds up, `legal` is exact, and nobody is ever unable to move."""

import pickle
from random import Random

import pytest

from powergrid.factory.bots.random_bots import BuilderBot
from powergrid.factory.box import load_game
from powergrid.factory.rules import IllegalAction, State, apply, legal
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.deal import guessed_deal
from tests.factory.games import begun, play
from tests.factory.table import game_for

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


@EVERY_COUNT
@pytest.mark.parametrize("block", range(3))
def test_random_games_end_with_everything_accounted_for(players: int, block: int) -> None:
    for number in range(16 // players):
        play(load_game(players, is_first_game=bool(block)), 100 * block + number)


def candidates(state: State, rng: Random) -> list[Action]:
    """Return actions of every kind, many of them illegal."""
    kinds = [rng.randrange(-1, len(state.game.tiles) + 2) for _ in range(4)]
    kinds += [*state.market[:2], *state.factory[state.seat][:1], *state.beside[state.seat][:1]]
    return [
        EndTurn(),
        Pass(),
        *[action(kind) for kind in kinds for action in (BuyTile, PlaceTile, RemoveTile, MoveTile)],
        *[action(number) for number in range(-1, 5) for action in (Raise, Hire)],
        *[OpenAuction(tile, bid) for tile in (0, *state.offered) for bid in (-1, 0, 2, 3)],
        *[RunFactory(tuple(sorted(kinds[:count]))) for count in range(3)],
        RunFactory(state.factory[state.seat]),
    ]


@EVERY_COUNT
def test_legal_and_apply_agree(players: int) -> None:
    rng = Random(players)
    state, deal = begun(game_for(players), players)
    while not state.is_over:
        question = legal(state)
        every = list(question)
        assert every
        if rng.random() < 0.3:
            assert question.count() == len(every) == len(set(every))
            assert question.sample(rng) in every
            assert question.seat == state.seat
            for action in {*candidates(state, rng), *rng.sample(every, min(4, len(every)))}:
                check_one(state, action, every, deal)
        apply(state, BuilderBot().decide(state, rng), deal)


def check_one(state: State, action: Action, every: list[Action], deal: object) -> None:
    is_legal = action in every
    assert (action in legal(state)) == is_legal, action
    twin = state.copy()
    before = state.facts()
    try:
        apply(twin, action, deal)  # type: ignore[arg-type]  # it is one
    except IllegalAction:
        assert not is_legal
        assert twin == state
    else:
        assert is_legal
        assert twin != state
    assert state.facts() == before


@EVERY_COUNT
def test_hidden_tiles_have_no_effect_before_they_are_revealed(players: int) -> None:
    state, deal = begun(game_for(players), 7)
    rng = Random(7)
    while not state.is_over:
        other = guessed_deal(state, rng)
        twin = state.copy()
        action = legal(state).sample(rng)
        round_, changes = state.round, len(state.changes)
        apply(state, action, deal)
        if (state.round, len(state.changes)) == (round_, changes):
            apply(twin, action, other)
            assert twin == state


def test_a_state_is_copied_compared_and_pickled() -> None:
    state, deal = begun(game_for(3), 1)
    twin, packed = state.copy(), pickle.loads(pickle.dumps(state))
    assert packed.facts() == state.facts()
    assert packed.game.columns == state.game.columns
    apply(state, legal(state).sample(Random(1)), deal)
    assert twin != state
    assert twin != "state"
