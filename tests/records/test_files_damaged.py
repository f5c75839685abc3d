# SPDX-License-Identifier: MIT
"""A damaged file is read and replayed, or refused in one sentence."""

import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from powergrid.records import Recorder, RecordError, load, states, verify
from tests.records.games import KEPT, begun, play

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 200),
    st.sampled_from([10**17, -(10**18), 10**40, 1e308, float("nan"), float("inf"), 0.5]),
    st.sampled_from(["", "step3", "coal", "germany", "x" * 300, "\x00", "\ud800", [], {}, [[]]]),
    st.lists(st.integers(0, 60), max_size=9),
)


@cache
def texts() -> tuple[str, ...]:
    record = begun(3, "usa", seed=11)
    recorder = Recorder(record.header)
    play(record, recorder, seed=11)
    return recorder.text(), load(KEPT[0]).text()


def survive(data: bytes, folder: Path) -> None:
    """Use a file in every way; only a `RecordError` may be raised."""
    file = folder / "file.json"
    file.write_bytes(data)
    verdict = verify(file)
    assert "\n" not in str(verdict)
    if not verdict.is_ok:
        assert str(verdict).startswith(str(file))
    with suppress(RecordError):
        states(load(file))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


@pytest.mark.slow
@given(st.integers(0, 1), st.integers(0, 100_000))
def test_a_file_cut_off_anywhere_is_read_or_refused(folder: Path, which: int, length: int) -> None:
    data = texts()[which].encode()
    survive(data[: length % len(data)], folder)


@pytest.mark.slow
@given(st.integers(0, 1), st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 7)), max_size=4))
def test_a_file_with_flipped_bits_is_read_or_refused(
    folder: Path, which: int, flips: list[tuple[int, int]]
) -> None:
    data = bytearray(texts()[which].encode())
    for place, bit in flips:
        data[place % len(data)] ^= 1 << bit
    survive(bytes(data), folder)


@pytest.mark.slow
@given(st.integers(0, 10**6), st.integers(0, 7))
def test_a_packed_file_with_flipped_bits_is_read_or_refused(
    folder: Path, place: int, bit: int
) -> None:
    data = bytearray(KEPT[0].read_bytes())
    data[place % len(data)] ^= 1 << bit
    survive(bytes(data), folder)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    found = [path] if path else []
    for key, item in items:
        if isinstance(item, dict | list):
            found += paths(item, (*path, key))
        else:
            found.append((*path, key))
    return found


@pytest.mark.slow
@given(st.integers(0, 1), st.data())
def test_any_value_anywhere_in_the_header_is_read_or_refused(
    folder: Path, which: int, data: st.DataObject
) -> None:
    record = json.loads(texts()[which])
    replace_somewhere(record["header"], data)
    survive(json.dumps(record).encode(), folder)


@pytest.mark.slow
@given(st.integers(0, 1), st.data())
def test_any_value_anywhere_in_a_move_is_read_or_refused(
    folder: Path, which: int, data: st.DataObject
) -> None:
    record = json.loads(texts()[which])
    replace_somewhere(data.draw(st.sampled_from(record["moves"])), data)
    survive(json.dumps(record).encode(), folder)


def replace_somewhere(value: Any, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(paths(value)))
    for key in path[:-1]:
        value = value[key]
    if isinstance(value, dict) and data.draw(st.booleans()):
        del value[path[-1]]
    else:
        value[path[-1]] = data.draw(VALUES)


@pytest.mark.slow
@given(st.integers(0, 1), st.data())
def test_lines_in_another_order_are_read_or_refused(
    folder: Path, which: int, data: st.DataObject
) -> None:
    record = json.loads(texts()[which])
    moves = record["moves"]
    one = data.draw(st.integers(0, len(moves) - 1))
    other = data.draw(st.integers(0, len(moves) - 1))
    moves[one], moves[other] = moves[other], moves[one]
    survive(json.dumps(record).encode(), folder)
