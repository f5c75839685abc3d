# SPDX-License-Identifier: MIT
"""The command line: what it prints, and its exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from powergrid.app.cli import COMMANDS, main


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    for name in COMMANDS:
        assert name in text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([name, "--help"])
    assert leaving.value.code == 0
    assert f"powergrid {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--nonsense"],
        ["bench", "everything"],
        ["screenshot", "record.json"],
        ["screenshot", "record.json", "--size", "1920", "-o", "x.png"],
        ["screenshot", "record.json", "--size", "1920x10", "-o", "x.png"],
        ["verify"],
    ],
)
def test_what_is_not_understood_is_said_and_exits_with_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert "error:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--map", "mars"], ["mars", "germany", "usa"]),
        (["--players", "reference,wizard,random"], ["wizard", "sensible"]),
        (["--players", "random,random"], ["recharged", "2"]),
        (["--edition", "deluxe"], ["deluxe", "classic"]),
        (["--map", "central-europe"], ["recharged", "classic"]),
        (["--option", "free_beer"], ["free_beer", "starting_cities", "one_area_per_player"]),
        (["--option", "one_area_per_player"], ["recharged", "one_area_per_player"]),
        (["--option", "against_the_bank"], ["recharged", "4"]),
    ],
)
def test_simulate_says_what_there_is_instead(
    words: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    for name in names:
        assert name in error


def test_simulate_is_repeatable_and_its_transcripts_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--games", "3", "--players", "reference,sensible,random", "--json"]
    assert main([*words, "--transcripts", str(tmp_path)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    again = json.loads(capsys.readouterr().out)
    assert first["seats"] == again["seats"]
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(3)
    files = sorted(map(str, tmp_path.glob("*.json.gz")))
    assert len(files) == 3
    assert main(["verify", *files]) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--edition", "classic", "--map", "central-europe", "--option", "one_area_per_player"],
        ["--players", "reference,sensible", "--option", "against_the_bank"],
        ["--option", "starting_cities"],
        [
            *("--players", "random,reference", "--option", "against_the_bank"),
            *("--option", "starting_cities", "--option", "starting_cities"),
        ],
    ],
)
def test_games_with_options_are_played_and_verify(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--games", "2", "--transcripts", str(tmp_path)]) == 0
    files = sorted(map(str, tmp_path.glob("*.json.gz")))
    assert len(files) == 2
    assert all(words[-1] in file for file in files)
    assert main(["verify", *files]) == 0


def test_verify_finds_a_changed_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--transcripts", str(tmp_path)]) == 0
    (packed,) = tmp_path.glob("*.json.gz")
    import gzip

    text = gzip.decompress(packed.read_bytes()).decode().replace('"income": 22', '"income": 23', 1)
    changed = tmp_path / "changed.json"
    changed.write_text(text)
    capsys.readouterr()
    assert main(["verify", str(changed)]) == 1
    assert "22" in capsys.readouterr().out


def test_no_screen_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    assert "DISPLAY" in capsys.readouterr().err


def test_missing_libraries_are_named_with_the_line_that_installs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from powergrid.app import desktop

    monkeypatch.setattr(desktop, "QT_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    assert desktop.missing_libraries() == ""  # what Qt loads is not looked for
    monkeypatch.setattr(desktop, "_loads_qt", lambda: False)
    assert "apt-get install libnowhere9" in desktop.missing_libraries()


@pytest.mark.slow
@pytest.mark.parametrize("view", ["log", "replay", "games", "statistics", "handover"])
def test_what_lies_beside_the_table_is_drawn(view: str, tmp_path: Path) -> None:
    picture = tmp_path / "view.png"
    record = Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz"
    words = ["--view", view, "--size", "1280x800", "-o", str(picture)]
    # In a process of its own: the command changes where files are kept.
    done = subprocess.run(
        [sys.executable, "-m", "powergrid", "screenshot", str(record), *words], check=False
    )
    assert done.returncode == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
