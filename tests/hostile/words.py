# SPDX-License-Identifier: MIT
"""Command lines of random words, given to the program in this process."""

import json
import os
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from functools import partial
from io import BytesIO, TextIOWrapper
from random import Random
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from powergrid.app.cli import COMMANDS, main
from powergrid.bots import LEVELS, YARDSTICKS
from powergrid.gui.kit.look import look
from powergrid.tools import bench_board as board_bench
from powergrid.tools import bench_core, bench_growth, ladder_command
from powergrid.tools import bench_motion as motion_bench
from tests.hostile import records
from tests.hostile.ground import Ground
from tests.hostile.noise import TEXTS

OPTIONS: Final = (
    "--help", "-h", "--version", "--json", "--map", "--edition", "--players", "--seed", "--games",
    "--transcripts", "--move", "--size", "--theme", "--view", "--draft", "-o", "--output", "--",
    "--nonsense", "-x", "--seed=7", "--games=0", "--map=", "--players=,", "--players=random",
    "--options", "--areas", "--jobs", "--seats", "--levels", "--write", "--rounds", "--choose",
    "--svg", "--tree", "--plan", "--hint", "--scale", "--language", "--option", "--draft-areas",
    "--keep",
)  # fmt: skip
VALUES: Final = (
    "germany", "usa", "central-europe", "classic", "recharged", "random,random",
    "random,sensible,random", "reference", "random", ",", "0", "-1", "1", "2", "99999999999999999",
    "1e9", "1920x1080", "0x0", "dark", "table", "core", "startup", "board", "", "-", "=", "\udcff",
    "../..", "@file", "--", "%s", "☃",
)  # fmt: skip
CODES: Final = (0, 1, 2)
SMALL: Final = {
    "simulate": ("--games", "1"),
    "arena": ("--games", "1"),
    "ladder": ("--games", "1"),
    "train": ("--games", "2", "--rounds", "1"),
    "tiles": ("--games", "1", "--games-of-styles", "1"),
    "learn": ("--games", "1", "--rounds", "1"),
    "screenshot": ("--size", "640x480"),
}
"""What is said to a command in the end so that it does little, the last word being counted."""
SIZES: Final = ((320, 200),)


def attack(rng: Random, ground: Ground) -> None:
    """Run a command line, on a small scale if it would take long."""
    (ground.folder / "good.json").write_text(records.texts()[1])
    (ground.folder / "bad.json").write_text("{")
    words = command_line(rng, ground)
    out, errors = paper("strict"), paper("backslashreplace")
    with chdir(ground.folder), redirect_stdout(out), redirect_stderr(errors), quick():
        try:
            code: Any = main(words)
        except SystemExit as exit_:
            code = exit_.code
    assert code in CODES, f"{words} ends with {code!r}"
    for each in (out, errors):
        each.seek(0)
        assert "Traceback" not in each.read()


def paper(errors: str) -> TextIOWrapper:
    """Return a text stream with the encoding of a terminal."""
    return TextIOWrapper(BytesIO(), encoding="utf-8", errors=errors)


def command_line(rng: Random, ground: Ground) -> list[str]:
    """Return words, the first of which is usually a command."""
    words = [rng.choice((*COMMANDS, *COMMANDS, *COMMANDS, "nonsense", "", "--json"))]
    names = ("good.json", "bad.json", "none", "new/deep", "net.npz", "run")
    files = [str(ground.folder), *(str(ground.folder / name) for name in names)]
    if words[0] not in ("screenshot", "bench"):  # they write what they are told to
        files.append(str(ground.others / "notes.txt"))
    for _ in range(rng.randrange(8)):
        kinds: tuple[tuple[str, ...], ...] = (OPTIONS, OPTIONS, VALUES, VALUES, TEXTS, tuple(files))
        words.append(rng.choice(rng.choice(kinds)))
    if rng.random() < 0.3:  # one that succeeds
        words += ["--players", "random,random,random"]
    words += SMALL.get(words[0], ())
    return [word for word in words if "\x00" not in word or rng.random() < 0.5]


def quick() -> ExitStack:
    """Return a context in which no window opens, no bot thinks long and measurements are short."""
    tools, growth = "powergrid.tools", partial(bench_growth.measure, 1)
    weak = {name: YARDSTICKS[name] for name in ("random", "sensible")}
    watched = json.dumps({"late_ms": [0.1, 0.2], "moves": 1})
    stack = ExitStack()
    for each in (
        patch.dict(os.environ),
        patch.dict(LEVELS, weak, clear=True),
        patch("powergrid.app.desktop.start", lambda file: 0),
        patch(f"{tools}.arguments.MAX_GAMES", 2),
        patch(f"{tools}.arguments.MAX_JOBS", 1),
        patch(f"{tools}.ladder_command.TABLES", ladder_command.TABLES[::5]),
        patch(f"{tools}.training_run.MAX_NUMBER", 2),
        patch("powergrid.training.net_run.MATCH_GAMES", 1),
        patch(f"{tools}.bench_core.measure", partial(bench_core.measure, 1, 1)),
        patch(f"{tools}.bench_growth.REPEATS", 1),
        patch(f"{tools}.bench_growth.measure", growth),
        patch(f"{tools}.bench_startup.output_of", lambda *_, **__: "0"),
        patch(f"{tools}.bench_play.output_of", lambda *_, **__: watched),
        patch("powergrid.tools.bench_board.measure", partial(board_bench.measure, SIZES)),
        patch("powergrid.tools.bench_board.ROUNDS", 1),
        patch("powergrid.tools.bench_motion.ROUND", 1),
        patch("powergrid.tools.bench_motion.FRAMES", 1),
        patch("powergrid.tools.bench_motion.measure", partial(motion_bench.measure, SIZES)),
    ):
        stack.enter_context(each)
    stack.callback(_look_as_before)
    return stack


def _look_as_before() -> None:
    """Restore the look after a picture was drawn."""
    if QApplication.instance() is None:
        return
    look().set_scheme("system")
    look().set_palette("table")
    look().set_letters(False)
    look().set_scale(1)
    look().set_text_size("normal")
