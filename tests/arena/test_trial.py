# SPDX-License-Identifier: MIT
"""Trials of boards: what games among bots show about a board."""

import pytest

from powergrid import arena
from powergrid.arena.trial import NOWHERE, TrialGame, balance
from powergrid.bots.whole_game import StuckGame
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game
from powergrid.rules.board import Board

GERMANY = load_board("germany", "recharged")
TABLES = GERMANY, load_edition("recharged"), load_plants()


def test_a_game_reports_who_started_where_and_what_was_built() -> None:
    game = arena.play_trial(*TABLES, ["sensible"] * 3, 1)
    assert game == arena.play_trial(*TABLES, ["sensible"] * 3, 1)
    assert sum(game.shares) == pytest.approx(1)
    assert len(game.begun) == 3
    assert NOWHERE not in game.begun
    assert len(game.built) > 30
    assert min(price for _, price in game.built) >= 10


def test_shares_of_many_games_are_counted_by_place_and_area() -> None:
    games = [
        TrialGame(9, (1.0, 0.0), (0, 1), ((0, 10), (0, 20), (1, 30))),
        TrialGame(11, (0.5, 0.5), (1, 1), ((1, 10),)),
    ]
    found = balance(GERMANY, games)
    assert found.rounds == (9, 11)
    assert [share.share for share in found.seats] == [0.75, 0.25]
    assert (found.areas[0].wins.tries, found.areas[0].wins.share) == (1, 1.0)
    assert found.areas[1].wins.tries == 3
    assert found.areas[1].wins.share == pytest.approx(1 / 3)
    assert (found.areas[0].price, found.areas[1].price) == (15, 20)
    assert (found.areas[2].wins.tries, found.areas[2].price) == (0, 0)
    assert found.seats[0].low < 0.75 < found.seats[0].high


def test_two_seats_play_against_the_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def begin(game: Game, *_: object) -> None:
        found.append(game.options.against_the_bank)
        raise StuckGame

    monkeypatch.setattr("powergrid.arena.trial.play", begin)
    for players in (2, 3):
        with pytest.raises(StuckGame):
            arena.play_trial(*TABLES, ["sensible"] * players, 1)
    assert found == [True, False]


def test_a_board_with_too_few_areas_is_refused() -> None:
    small = Board("small", "Small", GERMANY.areas[:1], GERMANY.cities[:1], ())
    with pytest.raises(ValueError, match="are connected"):
        arena.play_trial(small, *TABLES[1:], ["sensible"] * 4, 1)
