# SPDX-License-Identifier: MIT
"""Files are written whole or not at all, and a failure leaves nothing behind."""

import errno
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from powergrid.files import atomic
from tests.patience import PATIENCE


def no_space(*_: Any) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("fails", ["os.replace", "os.fsync"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    atomic.write(file, "old")
    monkeypatch.setattr(fails, no_space)
    with pytest.raises(OSError, match="No space"):
        atomic.write(file, "new", is_synced=True)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("fails", ["pathlib.Path.open", "os.replace"])
def test_a_failure_names_the_file_that_was_to_be_written(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fails, no_space)
    with pytest.raises(OSError, match="No space") as raised:
        atomic.write(tmp_path / "file", "new")
    assert raised.value.filename == str(tmp_path / "file")


def test_a_failure_while_writing_leaves_the_old_file_too(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")

    def begin_to_write() -> None:
        with atomic.writing(file) as out:
            out.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin_to_write()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_permissions_and_links_are_kept(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o600)
    link.symlink_to(file)
    atomic.write(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o600


def test_only_regular_files_are_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    atomic.write(pipe, b"through")
    reader.join(PATIENCE)
    assert read == [b"through"]
    assert pipe.is_fifo()


def test_the_longest_file_name_allowed_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / ("ő" * 125 + ".json")
    atomic.write(file, "text")
    assert file.read_text() == "text"


@pytest.mark.parametrize("age", [1000, -1000])
def test_leftovers_are_removed_even_after_the_clock_was_set_back(tmp_path: Path, age: int) -> None:
    leftover = tmp_path / ".0a.powergrid-tmp"
    leftover.touch()
    when = leftover.stat().st_mtime - age
    os.utime(leftover, (when, when))
    atomic.remove_leftovers(tmp_path)
    assert not leftover.exists()
