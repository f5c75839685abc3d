# SPDX-License-Identifier: MIT
"""The folder for hostile input, and the checks after each."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from powergrid.files.messages import BIDI_CONTROLS

Attack: TypeAlias = "Callable[[Random, Ground], None]"
"""Makes one input, lets the program use it, and raises whatever the program must not raise."""


class Harm(Exception):
    """Files that the program must not touch were changed."""


@dataclass(frozen=True)
class Ground:
    """A folder for the inputs, and one with files that must not change."""

    root: Path

    @property
    def folder(self) -> Path:
        """The folder for the inputs; it is empty before each of them."""
        return self.root / "inputs"

    @property
    def others(self) -> Path:
        """The folder of other files."""
        return self.root / "others"

    def lay_out(self) -> None:
        """Make both folders."""
        self.folder.mkdir()
        (self.others / "deep").mkdir(parents=True)
        for name in ("notes.txt", "game.json", "germany.yaml", "deep/powergrid.ini", ".hidden"):
            (self.others / name).write_text(f"this is {name}\n")
        (self.others / "link").symlink_to("notes.txt")

    def clear(self) -> None:
        """Remove the last input."""
        shutil.rmtree(self.folder)
        self.folder.mkdir()

    def seen(self) -> dict[str, tuple[int, bytes]]:
        """Return the times and contents of the other files."""
        return {
            str(file.relative_to(self.root)): (
                file.lstat().st_mtime_ns,
                file.read_bytes() if file.is_file() else b"",
            )
            for file in sorted([self.root, *self.others.rglob("*")])
            if file != self.root
        } | {"": (0, b"\n".join(sorted(bytes(file) for file in self.root.iterdir())))}


def check_sentence(text: str) -> None:
    """Raise AssertionError if a message is not one line for people."""
    assert text.strip(), "an empty message"
    assert "\n" not in text, f"a message of several lines: {text!r}"
    assert "Traceback" not in text
    assert len(text) < 5000, "a very long message"
    assert BIDI_CONTROLS.isdisjoint(text), f"a message that turns about: {text!a}"
    text.encode()  # a lone surrogate could not be printed
