# SPDX-License-Identifier: MIT
"""The arena: seating, shares of the win, and their confidence limits."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from powergrid.arena.match import (
    SeatResult,
    confidence_interval,
    deal_and_seats,
    figures_of,
    load_bot,
    play_game,
)
from powergrid.bots.value.net import save_net
from powergrid.rules import apply
from powergrid.rules.actions import Bid, OpenAuction, Pass
from powergrid.rules.setup import random_order, shuffle_cards
from tests.bots.setups import GERMANY, Setup, new_game, opening
from tests.bots.value.nets import MONEY, PLANTS, net_for

NAMES = ("reference", "sensible", "sensible")


def showing(name: str, share: float, powered: int = 10) -> SeatResult:
    return SeatResult(name, share, powered, powered + 1, 20, (0.001, 0.003))


def test_each_deal_is_played_once_from_every_seat() -> None:
    played = [deal_and_seats(number, NAMES) for number in range(6)]
    assert [deal for deal, _ in played] == [0, 0, 0, 1, 1, 1]
    assert [names.index("reference") for _, names in played] == [0, 2, 1, 0, 2, 1]
    assert all(Counter(names) == Counter(NAMES) for _, names in played)


def test_a_shared_win_counts_in_parts() -> None:
    games = [
        (showing("a", 1.0, 17), showing("b", 0.0), showing("b", 0.0)),
        (showing("b", 0.5), showing("a", 0.5, 15), showing("b", 0.0)),
    ]
    a, b = (figures_of(name, games, {"powered": lambda seat: seat.powered}) for name in "ab")
    assert (a["share"], b["share"]) == (0.75, 0.25)
    assert [a["parity"], b["parity"]] == pytest.approx([1 / 3, 2 / 3])
    assert (a["powered"], a["seats"], b["seats"]) == (16, 1, 2)
    assert (a["median_ms"], a["p95_ms"]) == pytest.approx((2, 3))
    assert a["low"] < a["share"] < a["high"]


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (1.0, 100, 0.963, 1.0), (0.0, 10, 0.0, 0.278)],
)
def test_confidence_limits_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert confidence_interval(share, games) == pytest.approx((low, high), abs=0.001)


def test_a_game_is_the_same_for_the_same_seed() -> None:
    def played() -> tuple[int, list[tuple[str, float, int, int]]]:
        rng = Random(3)
        game = new_game(Setup("germany", "recharged", 3), rng)
        cards = shuffle_cards(game.edition, game.plants, 3, rng)
        bots = list(map(load_bot, NAMES))
        outcome = play_game(game, cards, random_order(3, rng), NAMES, bots, 5)
        told = [
            (showing.name, showing.share, showing.powered, showing.money)
            for showing in outcome.showings
        ]
        return outcome.rounds, told

    rounds, showings = played()
    assert (rounds, showings) == played()
    assert sum(share for _, share, _, _ in showings) == 1
    assert [name for name, _, _, _ in showings] == list(NAMES)


def test_a_net_file_can_take_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "net-01.npz"
    state = opening(GERMANY)
    apply(state, OpenAuction(state.market[0], state.market[0]), lambda _: 0)
    chosen = []
    for wanted in (MONEY, PLANTS):
        save_net(net_for(wanted), file)
        chosen.append(load_bot(str(file)).decide(state, Random(0)))
    assert chosen == [Pass(), Bid(state.bid + 1)]


@pytest.mark.parametrize("damage", [b"PK\x03\x04", None])
def test_a_missing_file_or_one_without_a_net_is_reported(
    damage: bytes | None, tmp_path: Path
) -> None:
    file = tmp_path / "net-01.npz"
    if damage:
        file.write_bytes(damage)
    with pytest.raises(ValueError, match=r"net-01\.npz"):
        load_bot(str(file))
