# SPDX-License-Identifier: MIT
"""Numbers within limits, files that can be written, and seats with bots in them."""

import os
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from powergrid.app.cli import main
from powergrid.files.places import maps_dir
from powergrid.tools.arguments import (
    bot_seats,
    file_named,
    file_to_write,
    number_between,
    number_of_games,
)


def test_numbers_within_the_limits_are_accepted() -> None:
    assert number_between(2, 5, "2") == 2
    assert number_between(2, 5, "5") == 5
    assert number_of_games("400") == 400


@pytest.mark.parametrize("text", ["1", "6", "many", "2.5"])
def test_other_numbers_are_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=text):
        number_between(2, 5, text)


def test_a_word_in_place_of_a_number_is_quoted() -> None:
    with pytest.raises(ArgumentTypeError, match=r'^"many" is not a whole number$'):
        number_between(2, 5, "many")


def test_a_file_that_can_be_written_is_accepted_and_not_touched(tmp_path: Path) -> None:
    there, new, pipe = tmp_path / "there", tmp_path / "new", tmp_path / "pipe"
    there.write_text("before")
    os.mkfifo(pipe)
    for file in (there, new, pipe):
        assert file_to_write(str(file)) == file
    assert there.read_text() == "before"
    assert {*tmp_path.iterdir()} == {there, pipe}


@pytest.mark.parametrize("name", ["new/", "new/.", "."])
def test_the_name_of_a_folder_is_refused(name: str, tmp_path: Path) -> None:
    text = f"{tmp_path}{os.sep}{name}"
    for kind in (file_named, file_to_write):
        with pytest.raises(ArgumentTypeError, match="names a folder, not a file"):
            kind(text)


@pytest.mark.parametrize("name", ["", "none/plot.svg", "x" * 300])
def test_a_file_that_cannot_be_written_is_refused_with_the_reason(
    name: str, tmp_path: Path
) -> None:
    with pytest.raises(ArgumentTypeError, match="cannot be written: "):
        file_to_write(str(tmp_path / name))


@pytest.mark.parametrize(
    "words",
    [
        ["tiles", "--plot"],
        ["board", "balance", str(maps_dir() / "germany.yaml"), "--plot"],
        ["bench", "growth", "--svg"],
    ],
)
def test_a_plot_that_cannot_be_written_is_refused_before_any_game(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "none" / "plot.svg")
    with pytest.raises(SystemExit) as leaving:
        main([*words, file])
    assert leaving.value.code == 2
    assert f"{file} cannot be written: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["core", "startup", "board", "play"])
def test_a_plot_of_what_is_not_plotted_is_refused(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plot.svg"
    assert main(["bench", what, "--svg", str(file)]) == 2
    assert capsys.readouterr().err == f"bench {what} plots nothing: leave out --svg.\n"
    assert not file.exists()


def test_seats_differ_in_name_and_colour() -> None:
    seats = bot_seats(["master", "planner", "planner"])
    assert [seat.player for seat in seats] == ["master", "planner", "planner"]
    assert len({seat.name for seat in seats}) == 3
    assert len({seat.colour for seat in seats}) == 3
