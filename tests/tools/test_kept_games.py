# SPDX-License-Identifier: MIT
"""Results kept in a file, and commands that continue from them."""

import errno
import json
import re
from pathlib import Path
from typing import Any

import pytest

from powergrid.app.cli import main
from powergrid.tools import ladder_command
from powergrid.tools.kept_games import KeptGames, NotKept, keeping
from powergrid.tools.ladder_command import PowerGridTable

PLAN = {"seed": 7}


class Interrupted(Exception):
    pass


class Games:
    """Plays games that give ten times their number; stops before `last`."""

    def __init__(self, last: int = 99) -> None:
        self.played: list[int] = []
        self._last = last

    def __call__(self, number: int) -> int:
        if number == self._last:
            raise Interrupted
        self.played.append(number)
        return 10 * number


def results(file: Path, games: Games, count: int = 5) -> list[int]:
    kept = KeptGames(file, PLAN, int)
    return list(kept.results(games, range(count), map, lambda: None))


def test_an_interrupted_run_continues_with_the_first_game_not_kept(tmp_path: Path) -> None:
    file, games = tmp_path / "kept", Games()
    with pytest.raises(Interrupted):
        results(file, Games(last=3))
    assert results(file, games) == [0, 10, 20, 30, 40]
    assert games.played == [3, 4]


def test_a_file_that_cannot_be_begun_is_not_left_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", no_space)
    with pytest.raises(NotKept, match="No space left on device"):
        KeptGames(tmp_path / "kept", PLAN, int)
    assert not [*tmp_path.iterdir()]


def test_a_half_written_result_is_played_again(tmp_path: Path) -> None:
    file, games = tmp_path / "kept", Games()
    results(file, Games(), 3)
    file.write_text(file.read_text()[:-2])
    assert results(file, games, 3) == [0, 10, 20]
    assert games.played == [2]
    assert results(file, Games(last=0), 3) == [0, 10, 20]


@pytest.mark.parametrize("text", ["", "a letter\nto somebody", '{"seed": 8}\n'])
def test_a_file_of_other_things_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text(text)
    with pytest.raises(NotKept, match="choose another file"):
        results(file, Games())
    assert file.read_text() == text


def test_no_file_or_one_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotKept, match="is not a file"):
        results(Path("/dev/zero"), Games())
    file = tmp_path / "there" / "kept"
    file.parent.mkdir()
    kept = KeptGames(file, PLAN, int)
    file.unlink()
    file.parent.rmdir()
    with pytest.raises(NotKept, match="cannot be written"):
        list(kept.results(Games(), range(1), map, lambda: None))


def test_a_second_run_with_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with keeping(file, PLAN, int) as first:
        with pytest.raises(NotKept, match="is in use by another run"), keeping(file, PLAN, int):
            pass
        assert list(first.results(Games(), range(2), map, lambda: None)) == [0, 10]
    with keeping(file, PLAN, int) as second:
        assert len(second) == 2
    assert list(tmp_path.iterdir()) == [file]


def test_results_without_numbers_are_continued(tmp_path: Path) -> None:
    file, games = tmp_path / "kept", Games()
    file.write_text(f"{json.dumps(PLAN)}\n0\n10\n")
    assert results(file, games, 3) == [0, 10, 20]
    assert games.played == [2]
    assert results(file, Games(last=0), 3) == [0, 10, 20]


def test_results_of_two_runs_in_one_file_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    results(file, Games(), 2)
    file.write_text(file.read_text() + file.read_text().splitlines()[-1] + "\n")
    with pytest.raises(NotKept, match="line 4, is damaged"):
        results(file, Games())


@pytest.mark.parametrize("line", ["ten", "[]", "NaN", "1e999", "[" * 10_000])
def test_a_damaged_result_is_named(line: str, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text(f"{json.dumps(PLAN)}\n10\n{line}\n")
    with pytest.raises(NotKept, match="line 3, is damaged"):
        results(file, Games())


@pytest.mark.parametrize(
    "words", [["power-grid", "random,random,random"], ["factory", "random,random"]]
)
@pytest.mark.parametrize("found", [r'(?<="share": )[\d.]+|(?<="random", )[\d.]+', '"random"'])
@pytest.mark.parametrize("wrong", ['"x"', "1e999", "1" * 400])
def test_a_damaged_showing_is_named(
    words: list[str], found: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, seats = words
    file = tmp_path / "kept"
    command = ["arena", "--game", game, "--seats", seats, "--games", "1", "--keep", str(file)]
    assert main(command) == 0
    plan, kept = file.read_text().splitlines()
    damaged, count = re.subn(found, wrong, kept, count=1)
    assert count == 1
    file.write_text(f"{plan}\n{damaged}\n")
    capsys.readouterr()
    assert main(command) == 2
    assert capsys.readouterr().err == f"{file}, line 2, is damaged: remove the file.\n"


@pytest.mark.parametrize(
    ("game", "seats"), [("power-grid", "random,random,random"), ("factory", "random,random")]
)
@pytest.mark.parametrize("left", ["[]", r"[\1]"])
def test_a_showing_with_fewer_than_two_decisions_is_named(
    game: str, seats: str, left: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    command = ["arena", "--game", game, "--seats", seats, "--games", "1", "--keep", str(file)]
    assert main(command) == 0
    file.write_text(re.sub(r"\[([\d.e-]+)(, [\d.e-]+)+\]", left, file.read_text()))
    capsys.readouterr()
    assert main(command) == 2
    assert capsys.readouterr().err == f"{file}, line 2, is damaged: remove the file.\n"


@pytest.mark.parametrize("wrong", ['"0.5"', "1e999", "1" * 400, "2"])
def test_a_damaged_share_of_a_ladder_is_named(
    wrong: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ladder_command, "TABLES", (PowerGridTable("germany", "classic", 2),))
    file = tmp_path / "kept"
    command = ["ladder", "--levels", "random,sensible", "--games", "1", "--json"]
    command += ["--keep", str(file)]
    assert main(command) == 0
    plan, *_ = file.read_text().splitlines()
    file.write_text(f"{plan}\n{wrong}\n")
    capsys.readouterr()
    assert main(command) == 2
    assert capsys.readouterr().err == f"{file}, line 2, is damaged: remove the file.\n"


def test_more_games_can_be_added_to_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "--seats", "sensible,random,random", "--json", "--games"]
    keep = ["--keep", str(tmp_path / "kept")]
    found = []
    for more in (["1", *keep], ["2", *keep], ["2"]):
        assert main([*words, *more]) == 0
        facts = json.loads(capsys.readouterr().out)
        found.append([(bot["name"], bot["share"], bot["money"]) for bot in facts["bots"]])
    assert found[0] != found[1] == found[2]
    assert main([*words, "2", "--seed", "5", *keep]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main([*words, "2", "--keep", str(tmp_path / "none" / "kept")]) == 2


def test_a_ladder_and_a_match_of_the_factory_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder_command, "TABLES", (PowerGridTable("germany", "classic", 2),))
    for name, words in (
        ("ladder", ["ladder", "--levels", "random,sensible", "--games", "1", "--json"]),
        ("arena", ["arena", "--game", "factory", "--seats", "random,random", "--games", "2"]),
    ):
        keep = ["--keep", str(tmp_path / name)]
        assert main([*words, *keep]) == 0
        once = capsys.readouterr()
        assert main([*words, *keep]) == 0
        again = capsys.readouterr()
        assert again.err == "", "no game is played again"
        assert again.out.splitlines()[:2] == once.out.splitlines()[:2]
