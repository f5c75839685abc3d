# SPDX-License-Identifier: MIT
"""Games among bots: every move is legal, every game ends, nothing is lost on the way."""

import pytest

from powergrid.bots import bot_named
from powergrid.bots.whole_game import MAX_ROUNDS, StuckGame
from powergrid.rules import State
from tests.bots.idle import Idle
from tests.bots.setups import GERMANY, PROMPT, SETUPS, Setup, play_one, setup_id
from tests.bots.watched import Watched
from tests.ledger import Ledger


def play_watched(setup: Setup, levels: list[str], seed: int) -> State:
    ledger = Ledger()
    end = play_one(setup, [Watched(bot_named(level)) for level in levels], seed, ledger)
    assert end.is_over
    assert sorted(end.ranking) == list(range(setup.players))
    assert max(map(len, end.cities)) >= end.game.end_at
    assert ledger.moves > 50
    return end


SLOW = pytest.mark.slow
GAMES_OF_ONE_LEVEL = (
    *((setup, "reference") for setup in SETUPS[::4]),
    *(pytest.param(setup, "thrifty", marks=SLOW) for setup in SETUPS[::8]),
    *(pytest.param(setup, "planner", marks=SLOW) for setup in SETUPS[4::8]),
)
"""Random and sensible bots play whole games in tests/conformance."""


@pytest.mark.parametrize(("setup", "level"), GAMES_OF_ONE_LEVEL)
def test_games_of_one_level_end(setup: Setup, level: str) -> None:
    play_watched(setup, [level] * setup.players, 100)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS[1::4], ids=setup_id)
def test_games_of_mixed_levels_end(setup: Setup) -> None:
    levels = [PROMPT[seat % len(PROMPT)] for seat in range(setup.players)]
    play_watched(setup, levels, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "other", "minimum"),
    [("reference", "sensible", 13), ("planner", "reference", 27), ("planner", "thrifty", 22)],
)
def test_a_better_level_wins_from_one_seat_against_three(
    level: str, other: str, minimum: int
) -> None:
    wins = 0
    for seed in range(30):
        seat = seed % 4
        levels = [other] * 4
        levels[seat] = level
        bots = [bot_named(name) for name in levels]
        wins += play_one(GERMANY, bots, seed).ranking[0] == seat
    assert wins >= minimum


def test_a_game_that_never_ends_is_reported_as_stuck() -> None:
    with pytest.raises(StuckGame, match=str(MAX_ROUNDS)):
        play_one(Setup("germany", "classic", 2), [Idle(), Idle()], 0)
