# SPDX-License-Identifier: MIT
"""Command lines of random words, given to the program in this process."""

from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import BytesIO, TextIOWrapper
from random import Random
from typing import Any, Final
from unittest.mock import patch

from powergrid.app.cli import COMMANDS, main
from tests.hostile import records
from tests.hostile.ground import Ground
from tests.hostile.noise import TEXTS

OPTIONS: Final = (
    "--help", "-h", "--version", "--json", "--map", "--edition", "--players", "--seed", "--games",
    "--transcripts", "--move", "--size", "--theme", "--view", "--draft", "-o", "--output", "--",
    "--nonsense", "-x", "--seed=7", "--games=0", "--map=", "--players=,", "--players=random",
    "--options", "--areas", "--jobs",
)  # fmt: skip
VALUES: Final = (
    "germany", "usa", "central-europe", "classic", "recharged", "random,random",
    "random,sensible,random", "reference", "random", ",", "0", "-1", "1", "2", "99999999999999999",
    "1e9", "1920x1080", "0x0", "dark", "table", "core", "startup", "board", "", "-", "=", "\udcff",
    "../..", "@file", "--", "%s", "☃",
)  # fmt: skip
CODES: Final = (0, 1, 2)
LONG: Final = ("bench", "screenshot", "arena", "train", "ladder")
"""Commands whose words are read here, but whose work is not done: it takes seconds by design."""


def attack(rng: Random, ground: Ground) -> None:
    """Let the program read a command line, and do it where that is quick."""
    (ground.folder / "good.json").write_text(records.texts()[1])
    (ground.folder / "bad.json").write_text("{")
    words = command_line(rng, ground)
    out, errors = paper("strict"), paper("backslashreplace")
    with redirect_stdout(out), redirect_stderr(errors), _quick():
        try:
            code: Any = main(words)
        except SystemExit as exit_:
            code = exit_.code
    assert code in CODES, f"{words} ends with {code!r}"
    for each in (out, errors):
        each.seek(0)
        assert "Traceback" not in each.read()


def paper(errors: str) -> TextIOWrapper:
    """Return something to print on that takes what a terminal takes."""
    return TextIOWrapper(BytesIO(), encoding="utf-8", errors=errors)


def command_line(rng: Random, ground: Ground) -> list[str]:
    """Return words, the first of which is most often a command."""
    files = [str(ground.folder), str(ground.others / "notes.txt")]
    files += [str(ground.folder / name) for name in ("good.json", "bad.json", "none", "new/deep")]
    words = [rng.choice((*COMMANDS, *COMMANDS, *COMMANDS, "nonsense", "", "--json"))]
    for _ in range(rng.randrange(8)):
        kinds: tuple[tuple[str, ...], ...] = (OPTIONS, OPTIONS, VALUES, VALUES, TEXTS, tuple(files))
        words.append(rng.choice(rng.choice(kinds)))
    if rng.random() < 0.3:  # one that can be done
        words += ["--players", "random,random,random"]
    return [word for word in words if "\x00" not in word or rng.random() < 0.5]


class _quick:  # noqa: N801
    """Within it, the window does not open, and no command takes longer than a game."""

    def __enter__(self) -> None:
        self.patches: list[Any] = [
            patch("powergrid.app.desktop.start", lambda file: 0),
            patch("powergrid.app.simulate_command.MOST_GAMES", 2),
        ]
        for name in LONG:
            module = import_module(f"powergrid.app.{name}_command")
            self.patches.append(patch.object(module, "run", lambda args: 0))
        for each in self.patches:
            each.start()

    def __exit__(self, *_: object) -> None:
        for each in reversed(self.patches):
            each.stop()
