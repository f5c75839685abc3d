# SPDX-License-Identifier: MIT
"""Ctrl-C at any moment: exit status 130, no output, and nothing left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from tests.patience import PATIENCE, wait_until

pytestmark = pytest.mark.slow

RECORD = str(Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz")
ENDING = 30
"""Seconds after which a program that does not end at Ctrl-C is killed: some would run for ever."""
AT_CALL = """
import os, signal, sys

def interrupt(frame, event, _):
    name = f"{{frame.f_globals.get('__name__')}}.{{frame.f_code.co_qualname}}"
    if event == "call" and name == {place!r}:
        sys.setprofile(None)
        signal.alarm({ending})
        os.kill(os.getpid(), signal.SIGINT)

from powergrid.__main__ import main

sys.setprofile(interrupt)
sys.argv = ["powergrid", *{words!r}]
sys.exit(main())
"""
"""A program that is interrupted at its first call of a function, or on importing a module."""

SCREENSHOT = ["screenshot", RECORD, "-o", "picture.png"]


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["--help"], "powergrid.app.cli.<module>"),
        (["--help"], "argparse.<module>"),
        (["doctor"], "powergrid.app.doctor_command.<module>"),
        (["verify", RECORD], "powergrid.records.<module>"),
        (["review", RECORD], "numpy.<module>"),
        (["review", RECORD], "numpy._core.<module>"),
        (["review", RECORD], "numpy.dtypes.<module>"),
        (["simulate"], "powergrid.bots.whole_game.<module>"),
        (["arena", "--games", "1"], "numpy.linalg.<module>"),
        (["ladder", "--games", "1"], "powergrid.arena.ladder.<module>"),
        (["train", "run"], "powergrid.training.net_run.<module>"),
        (["learn", "run"], "powergrid.training.policy_fitting.<module>"),
        (["bench", "core"], "powergrid.tools.bench_core.<module>"),
        (["bench", "board"], "shibokensupport.signature.loader.<module>"),
        (["bench", "board"], "powergrid.gui.power_grid.board.map_view.MapView.resizeEvent"),
        (SCREENSHOT, "shibokensupport.signature.loader.<module>"),
        (SCREENSHOT, "shibokensupport.signature.parser.<module>"),
        (SCREENSHOT, "shibokensupport.feature.feature_import"),
        (SCREENSHOT, "powergrid.gui.power_grid.table.table.<module>"),
        (SCREENSHOT, "powergrid.gui.shell.main_window.MainWindow.resizeEvent"),
        (SCREENSHOT, "powergrid.gui.kit.view.View.paintEvent"),
        ([], "powergrid.gui.shell.application.<module>"),
        ([], "powergrid.gui.shell.main_window.MainWindow.resizeEvent"),
        ([], "powergrid.gui.kit.view.View.paintEvent"),
    ],
)
def test_ctrl_c_prints_nothing(words: list[str], place: str, tmp_path: Path) -> None:
    for name in ("here", "temporary"):
        (tmp_path / name).mkdir()
    done = subprocess.run(
        [sys.executable, "-c", AT_CALL.format(words=words, place=place, ending=ENDING)],
        env=os.environ | {"TMPDIR": str(tmp_path / "temporary")},
        cwd=tmp_path / "here",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert list((tmp_path / "temporary").iterdir()) == []


def interrupted(words: list[str], is_time: Callable[[int], bool]) -> tuple[int, str]:
    """Press Ctrl-C in a command once it is ready, and return its exit status and output."""
    command = [sys.executable, "-m", "powergrid", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    ) as process:
        try:
            wait_until(lambda: is_time(process.pid), sleep)
            os.killpg(process.pid, signal.SIGINT)  # like a terminal, to all its processes
            said, _ = process.communicate(timeout=ENDING)  # until all of them have ended
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # or it would continue and be waited for
            raise
        return process.returncode, said.decode()


def has_started_processes(process: int) -> bool:
    children = Path(f"/proc/{process}/task/{process}/children").read_text()
    return len(children.split()) >= 3  # two workers and their resource tracker


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("command", ["arena", "train"])
def test_starting_processes_are_terminated(command: str, tmp_path: Path) -> None:
    words = {
        "arena": ["arena", "--seats", "random,random,random", "--games", "100000", "--jobs", "2"],
        "train": ["train", str(tmp_path / "run"), "--jobs", "2"],
    }
    status, said = interrupted(words[command], has_started_processes)
    assert status == 130
    assert "Traceback" not in said
    assert "Process" not in said, "one of them got it too"
    assert "mistake" not in said


def test_no_partial_transcript_remains(tmp_path: Path) -> None:
    words = ["simulate", "--players", "random,random,random", "--games", "100000"]
    status, said = interrupted(
        [*words, "--transcripts", str(tmp_path)], lambda _: len(list(tmp_path.glob("*.gz"))) > 5
    )
    assert (status, said) == (130, "")
    assert [file for file in tmp_path.iterdir() if file.suffix != ".gz"] == []
