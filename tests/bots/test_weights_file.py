# SPDX-License-Identifier: MIT
"""Files of weights that are damaged, or not what they seem."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from powergrid.bots import weights_file
from powergrid.bots.weights_file import DamagedNet, load_weights, read_arrays
from powergrid.tools import seated_bots
from tests.bots.arrays import array, packed

HUGE = (10**13, 10**25, True)
"""Sizes in the head of an array that has no numbers."""


def plain() -> bytes:
    file = BytesIO()
    np.save(file, np.zeros(3, np.float32))
    return file.getvalue()


def test_arrays_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = packed(tmp_path / "net.npz", array(2, np.array([1, 2], np.float32).tobytes()), "ab")
    assert [weight.tolist() for weight in load_weights(file, "ab")] == [[1, 2], [1, 2]]


@pytest.mark.parametrize(
    "member",
    [b"", b"text", array(2, b""), *map(array, HUGE), b"\x93NUMPY\x01\x00\x02\x00{("],
    ids=["empty", "text", "cut off", *map(str, HUGE), "head"],
)
def test_a_damaged_member_is_reported_in_one_sentence(member: bytes, tmp_path: Path) -> None:
    file = packed(tmp_path / "policy-0001.npz", member)
    with pytest.raises(
        ValueError, match=r"^[^\n]*0001\.npz cannot be read .*: choose another file\.$"
    ):
        seated_bots.check(str(file))
    with pytest.raises(ValueError, match="0001"):
        read_arrays(file)


@pytest.mark.parametrize("wrong", [3e38, -2e6, np.inf, np.nan])
def test_weights_that_no_training_leaves_are_refused(wrong: float, tmp_path: Path) -> None:
    data = np.array([1, wrong], np.float32).tobytes()
    file = packed(tmp_path / "net.npz", array(2, data), "a")
    with pytest.raises(DamagedNet, match=r"is a net for another version: choose another file\.$"):
        load_weights(file, "a")


def test_a_plain_array_is_reported_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "policy-0001.npz"
    file.write_bytes(plain())
    with pytest.raises(ValueError, match=r"cannot be read as a net: choose another file\.$"):
        seated_bots.check(str(file))


def test_a_file_that_unpacks_to_too_much_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = 5_000_000
    file = packed(tmp_path / "net.npz", array(size // 4, bytes(size)), "abcd")
    assert file.stat().st_size < 100_000
    monkeypatch.setattr(np.lib.format, "read_array", pytest.fail)
    with pytest.raises(DamagedNet, match="cannot be read"):
        load_weights(file, "abcd")


def test_only_a_file_of_the_game_asks_for_a_new_installation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights_file, "resources_dir", lambda: tmp_path / "resources")
    for folder, way in (("resources", "install the game again"), ("own", "choose another file")):
        with pytest.raises(DamagedNet, match=way):
            load_weights(tmp_path / folder / "net.npz", "a")
