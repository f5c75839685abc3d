# SPDX-License-Identifier: MIT
"""Output that cannot be written: a full disk, a closed pipe, a closed stream."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

RECORD = str(Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz")
GAMES = ["--games", "3", "--seats", "random,random,random"]
COMMANDS = (
    ["--help"],
    ["--version"],
    ["verify", RECORD],
    ["verify", "--json", "nowhere.json"],
    ["doctor", "--json"],
    ["arena", "--help"],
    ["arena", "--json", *GAMES],
    ["simulate", "--players", "random,random,random"],
)
"""They print, a little or much, at once or in the end, and end with 0 or 1."""

pytestmark = pytest.mark.slow
PROGRESS = re.compile(r"\d+ of \d+ games(, \d+ (s|min) left)?")
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")


def said(words: list[str], redirected: str, environment: dict[str, str]) -> tuple[int, str]:
    """Return a command's exit status and errors when the shell redirects its output."""
    done = subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", sys.executable, "-m", "powergrid", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment,
    )
    return done.returncode, done.stderr


@pytest.fixture
def environment() -> dict[str, str]:
    # Python then buffers its output, as it does for players, instead of writing line by line.
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def said_besides_progress(errors: str) -> list[str]:
    return [line for line in errors.splitlines() if not PROGRESS.fullmatch(line)]


@needs_full
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_full_disk_is_reported_in_one_sentence(
    words: list[str], environment: dict[str, str]
) -> None:
    status, errors = said(words, "> /dev/full", environment)
    lines = said_besides_progress(errors)
    assert status == 1
    assert lines == [
        "The output cannot be written (No space left on device); make room, or write it elsewhere."
    ]


@needs_full
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_errors_that_cannot_be_printed_do_not_crash(
    words: list[str], environment: dict[str, str]
) -> None:
    assert said(words, "> /dev/full 2> /dev/full", environment)[0] == 1
    assert said(words, "2> /dev/full", environment)[0] in (0, 1)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_closed_pipe_does_not_crash(words: list[str], environment: dict[str, str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "powergrid", *words],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment,
    )
    os.close(writer)
    assert done.returncode == 1
    assert said_besides_progress(done.stderr) == []


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
@pytest.mark.parametrize("words", [["verify", RECORD], COMMANDS[-1]], ids=" ".join)
def test_a_closed_stream_does_not_crash(
    words: list[str], closed: str, environment: dict[str, str]
) -> None:
    status, errors = said(words, closed, environment)
    assert status in (0, 1)
    assert said_besides_progress(errors) == []


def test_letters_that_the_output_cannot_hold_do_not_crash(environment: dict[str, str]) -> None:
    latin = {**environment, "PYTHONIOENCODING": "latin-1"}
    words = ["arena", "--seats", "random,random,random", "--games", "1"]
    status, errors = said(words, "", latin)
    assert status == 0
    assert said_besides_progress(errors) == []


@needs_full
def test_a_file_that_cannot_be_written_is_reported_in_one_sentence(
    environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    status, errors = said(["train", str(tmp_path / "file")], "", environment)
    assert status == 2
    told = f"argument FOLDER: {tmp_path}/file cannot be written: Not a directory"
    assert errors.splitlines()[-1] == f"powergrid train: error: {told}"


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--players", "random,random,random", "--transcripts", "."],
        ["train", ".", "--games", "2", "--rounds", "1"],
        ["learn", ".", "--games", "1", "--rounds", "1"],
        ["ladder", "--games", "1", "--levels", "random,sensible", "--write", "ladder.md"],
        ["screenshot", RECORD, "-o", "picture.png"],
        ["screenshot", RECORD, "--tree", "-o", "tree.txt"],
    ],
    ids=lambda words: words[0],
)
def test_a_full_disk_leaves_no_partial_file(
    words: list[str], environment: dict[str, str], tmp_path: Path
) -> None:
    ladder = "<!-- ladder -->\n<!-- end of ladder -->\n" + "as it was\n" * 200
    (tmp_path / "ladder.md").write_text(ladder)
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 1; exec "$@"', "sh", sys.executable, "-m", "powergrid", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment,
        cwd=tmp_path,
    )
    assert done.returncode in (1, 2)
    lines = said_besides_progress(done.stderr)
    assert len(lines) == 1
    assert ".powergrid-tmp" not in lines[0], "nobody has heard of the draft"
    assert re.search(r"(the|its) folder and its space\.$", lines[0])
    # Small files, such as the plan of a run, may have been written before.
    assert {file.name for file in tmp_path.iterdir()} <= {"ladder.md", "plan.json"}
    assert (tmp_path / "ladder.md").read_text() == ladder
