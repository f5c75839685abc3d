# SPDX-License-Identifier: MIT
"""The command line: what it prints, and its exit codes."""

import sys
from pathlib import Path

import pytest

from powergrid.app import desktop
from powergrid.app.cli import COMMANDS, main
from powergrid.gui.shell import requirements


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
        ["--instal"],
        ["bench", "core", "--js"],
        ["simulate", "--seed", f"{10**25}"],
        ["screenshot", "record.json", "-o", "nowhere/x.png"],
        ["train", __file__],
        ["learn", f"{__file__}/run"],
    ],
)
def test_invalid_arguments_exit_with_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert "error:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["verify"],
        ["review"],
        ["screenshot", "-o", "x.png"],
        ["board", "check"],
        ["board", "balance"],
    ],
)
def test_a_missing_file_exits_with_1_in_every_command(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "nowhere.json")
    assert main([*words, missing]) == 1
    said = capsys.readouterr()
    assert (
        said.out + said.err == f"{missing}: there is no such file; check the name and the folder.\n"
    )


@pytest.mark.parametrize("word", ["nonsense", "nowhere.json", "", ".", "x" * 300, "\udcff"])
def test_a_word_that_is_neither_a_command_nor_a_file_exits_with_2(
    word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise AssertionError("a window opens")

    monkeypatch.setattr(desktop, "start", fail)
    assert main([word]) == 2
    said = capsys.readouterr().err
    assert said.endswith(" is neither a command nor a file; see powergrid --help.\n")
    assert said.count("\n") == 1
    assert said.startswith('"')


def test_a_missing_screen_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    assert "DISPLAY" in capsys.readouterr().err


def test_missing_libraries_are_named_with_the_command_to_install_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(requirements, "QT_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    assert requirements.missing_libraries() == ""  # the libraries that Qt loads are not checked
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert "apt-get install libnowhere9" in requirements.missing_libraries()
