# SPDX-License-Identifier: MIT
"""The net: its figures, its file, and damaged files."""

from math import exp
from pathlib import Path

import numpy as np
import pytest

from powergrid.bots.value.net import Net, load_net, save_net
from powergrid.bots.weights_file import DamagedNet


def small_net(features: int = 5) -> Net:
    rng = np.random.default_rng(1)
    shapes = ((features, 4), (4,), (8, 3), (3,), (3,))
    return Net(*(rng.normal(0, 1, shape).astype(np.float32) for shape in shapes))


def slow_chances(net: Net, rows: list[list[float]]) -> list[float]:
    """Return the chances by plain loops."""

    def layer(row: list[float], weights: list[list[float]], bias: list[float]) -> list[float]:
        sums = [
            sum(value * weights[place][out] for place, value in enumerate(row)) + bias[out]
            for out in range(len(bias))
        ]
        return [max(0.0, value) for value in sums]

    seen = [layer(row, net.read.tolist(), net.read_bias.tolist()) for row in rows]
    scores = []
    for seat, mine in enumerate(seen):
        rest = [row for other, row in enumerate(seen) if other != seat]
        mean = [sum(column) / len(rest) for column in zip(*rest, strict=True)]
        joined = layer(mine + mean, net.join.tolist(), net.join_bias.tolist())
        scores.append(sum(a * b for a, b in zip(joined, net.judge.tolist(), strict=True)))
    odds = [exp(score) for score in scores]
    return [weight / sum(odds) for weight in odds]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chances_match_a_slow_computation(seats: int) -> None:
    net = small_net()
    rows = np.random.default_rng(2).normal(0, 1, (7, seats, 5)).astype(np.float32)
    for chances, position in zip(net.chances(rows), rows, strict=True):
        assert chances == pytest.approx(slow_chances(net, position.tolist()), abs=1e-5)


def test_a_sharpened_net_raises_its_chances_to_a_power() -> None:
    rows = np.random.default_rng(2).normal(0, 1, (7, 4, 5)).astype(np.float32)
    powers = small_net().chances(rows) ** 1.5
    sharp = small_net().sharpened(1.5).chances(rows)
    assert sharp == pytest.approx(powers / powers.sum(axis=1, keepdims=True), abs=1e-5)


def test_a_net_is_restored_from_its_file(tmp_path: Path) -> None:
    net = small_net()
    save_net(net, tmp_path / "net.npz")
    back = load_net(tmp_path / "net.npz", 5)
    assert all((mine == other).all() for mine, other in zip(net, back, strict=True))
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]


def damage(file: Path, how: str) -> None:
    whole = file.read_bytes()
    if how == "cut off":
        file.write_bytes(whole[: len(whole) // 2])
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "missing":
        file.unlink()
    elif how == "flipped":
        middle = len(whole) // 2
        file.write_bytes(whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :])
    elif how == "huge":
        file.write_bytes(whole + bytes(5_000_000))
    elif how == "not numbers":
        save_net(small_net()._replace(judge=np.full(3, np.nan, np.float32)), file)
    elif how == "other size":
        save_net(small_net(features=6), file)
    elif how == "other shape":
        save_net(small_net()._replace(judge=np.zeros((3, 1), np.float32)), file)


HOWS = (
    "cut off",
    "empty",
    "missing",
    "flipped",
    "huge",
    "not numbers",
    "other size",
    "other shape",
)


@pytest.mark.parametrize("how", HOWS)
def test_a_damaged_file_is_reported_in_one_sentence(tmp_path: Path, how: str) -> None:
    file = tmp_path / "net.npz"
    save_net(small_net(), file)
    damage(file, how)
    with pytest.raises(DamagedNet) as told:
        load_net(file, 5)
    sentence = str(told.value)
    assert str(file) in sentence
    assert sentence.endswith("choose another file.")
    assert "\n" not in sentence


@pytest.mark.slow
def test_no_flipped_byte_raises_another_error(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save_net(small_net(), file)
    whole = file.read_bytes()
    damaged = 0
    for place in range(0, len(whole), 5):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
        try:
            load_net(file, 5)  # some bytes, such as dates, do not belong to the net
        except DamagedNet:
            damaged += 1
    assert damaged > len(whole) // 10
