# SPDX-License-Identifier: MIT
"""Locks: one holder at a time, and none after its program has ended."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from powergrid.files import lock
from tests.patience import PATIENCE, next_line

HOLDER = """
import sys
from pathlib import Path
from powergrid.files import lock
held = lock.acquire(Path(sys.argv[1]))
print(held is not None, flush=True)
sys.stdin.read()
"""


def test_a_lock_has_one_holder_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / ".lock"
    held = lock.acquire(file)
    assert held is not None
    assert lock.acquire(file) is None
    held.release()
    held.release()
    assert list(tmp_path.iterdir()) == []
    assert lock.acquire(file) is not None


def test_a_killed_program_releases_its_lock(tmp_path: Path) -> None:
    file = tmp_path / ".lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert next_line(holder).strip() == "True"
        assert lock.acquire(file) is None
        holder.kill()
        holder.wait()
    assert file.exists()
    assert lock.acquire(file) is not None


def test_a_removed_lock_file_can_be_locked_again(tmp_path: Path) -> None:
    file = tmp_path / ".lock"
    first = lock.acquire(file)
    assert first is not None
    file.unlink()
    second = lock.acquire(file)
    assert second is not None
    first.release()
    assert lock.acquire(file) is None


def test_the_lock_beside_a_file_is_held_while_a_block_runs(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with lock.holding(file) as is_free, lock.holding(file) as is_free_again:
        assert (is_free, is_free_again) == (True, False)
    with lock.holding(tmp_path / "no folder" / "file") as is_free:
        assert is_free, "using the file says what is wrong"
    assert list(tmp_path.iterdir()) == []


def test_there_is_a_place_for_a_lock_beside_the_root_too() -> None:
    assert lock.beside(Path("/")).parent == Path("/")


def test_a_block_can_wait_for_the_lock(tmp_path: Path) -> None:
    file, done = tmp_path / "file", list[str]()

    def wait() -> None:
        with lock.holding(file, waits=True):
            done.append("second")

    with lock.holding(file):
        waiting = Thread(target=wait)
        waiting.start()
        done.append("first")
    waiting.join(PATIENCE)
    assert done == ["first", "second"]


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / ".lock").symlink_to(tmp_path / "other")
    with pytest.raises(OSError, match="symbolic"):
        lock.acquire(tmp_path / ".lock")
    assert not (tmp_path / "other").exists()


def test_a_file_that_its_holder_has_just_removed_is_not_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, opened, real = tmp_path / "lock", list[int](), os.open

    def open_and_lose(*arguments: Any) -> int:
        handle = real(*arguments)
        if not opened:
            file.unlink()
        opened.append(handle)
        return handle

    monkeypatch.setattr(os, "open", open_and_lose)
    held = lock.acquire(file)
    assert held is not None
    assert lock.acquire(file) is None
    held.release()
