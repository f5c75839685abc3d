# SPDX-License-Identifier: MIT
"""A training run: repeatable, resumable, and with progress messages."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from powergrid.app.cli import main
from powergrid.bots.value.features import COUNT
from powergrid.training.net_run import FittingRound, NetRun
from powergrid.training.processes import map_submitted
from powergrid.training.run_folder import DamagedRun, RunPlan
from tests.bots.arrays import array, packed

pytestmark = pytest.mark.slow


def done(folder: Path, rounds: int, seed: int = 1) -> list[FittingRound]:
    folder.mkdir(exist_ok=True)
    return list(NetRun(folder, RunPlan(seed, rounds, 4)).rounds())


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.npz")}


@pytest.fixture(autouse=True)
def _short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powergrid.training.net_run.MATCH_GAMES", 1)


def test_a_resumed_run_equals_one_without_a_break(tmp_path: Path) -> None:
    whole = done(tmp_path / "whole", 2)
    done(tmp_path / "parts", 1)
    (tmp_path / "parts" / "games-02.npz.part").write_bytes(b"half a round")
    assert done(tmp_path / "parts", 2) == whole
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    assert files(tmp_path / "whole").keys() == {
        f"{name}-0{number}.npz" for name in ("games", "held-out", "net") for number in (1, 2)
    }


def test_any_executor_gives_the_same_run(tmp_path: Path) -> None:
    here = done(tmp_path / "here", 1)
    (tmp_path / "there").mkdir()
    with ThreadPoolExecutor(2) as pool:
        run = NetRun(tmp_path / "there", RunPlan(1, 1, 4), partial(map_submitted, pool.submit))
        assert run.games_left() == 4
        assert list(run.rounds()) == here
    assert run.games_left() == 0
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_another_seed_gives_another_run(tmp_path: Path) -> None:
    done(tmp_path / "one", 1)
    done(tmp_path / "other", 1, seed=2)
    assert files(tmp_path / "one")["net-01.npz"] != files(tmp_path / "other")["net-01.npz"]


def test_the_command_trains_plots_and_chooses_a_net(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", str(tmp_path), "--rounds", "2", "--games", "2", "--choose", "2"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "net-02: at least" in told
    assert (tmp_path / "value.npz").read_bytes() in files(tmp_path).values()
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert '"games a pair": 2' in (tmp_path / "value.json").read_text()


def test_a_folder_of_another_run_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "plan.json").write_text('{"seed": 9, "games": 4}')
    assert main(["train", str(tmp_path), "--games", "4"]) == 2
    assert "choose another folder" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["train", "learn"])
def test_a_negative_seed_is_refused_before_any_game(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    with pytest.raises(SystemExit):
        main([command, str(folder), "--rounds", "1", "--games", "2", "--seed", "-1"])
    assert "argument --seed: -1 is not between 0 and 4294967295" in capsys.readouterr().err
    assert not folder.exists()


def test_damaged_games_are_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("games-01.npz", "held-out-01.npz"):
        packed(tmp_path / name, array(10**25), ["rows3"])
    assert main(["train", str(tmp_path), "--rounds", "1", "--games", "4"]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.endswith("games-01.npz is damaged: remove it, or choose another folder.")


ROWS, SHARES = np.zeros((4, 3, COUNT), np.float16), np.full((4, 3), 1 / 3, np.float32)


@pytest.mark.parametrize(
    "arrays",
    [
        {},
        {"rows3": ROWS},
        {"rows3": ROWS[:0], "shares3": SHARES[:0]},
        {"rows3": ROWS[:, :, :5], "shares3": SHARES},
        {"rows3": ROWS, "shares3": SHARES[:2]},
        {"rows3": ROWS[:, :1], "shares3": SHARES[:, :1]},
        {"rows3": ROWS[0], "shares3": SHARES[0]},
        {"rows3": ROWS + np.float16(np.inf), "shares3": SHARES},
        {"rows3": ROWS, "shares3": SHARES * np.float32(np.nan)},
        {"rows3": ROWS, "shares3": SHARES * np.float32(9)},
        {"rows3": ROWS.astype(str), "shares3": SHARES},
        {"rows3": ROWS, "shares3": SHARES, "more": np.zeros(10**7)},
    ],
    ids=[
        "no arrays",
        "no shares",
        "no positions",
        "few features",
        "few shares",
        "one seat",
        "one position",
        "endless",
        "not a number",
        "too large a share",
        "text",
        "too much",
    ],
)
def test_positions_that_no_game_has_are_reported(arrays: dict[str, Any], tmp_path: Path) -> None:
    for name in ("games-01.npz", "held-out-01.npz"):
        np.savez_compressed(tmp_path / name, **arrays)
    with pytest.raises(DamagedRun, match=r"games-01\.npz is damaged"):
        done(tmp_path, 1)


@pytest.mark.parametrize("name", ["games-01.npz", "held-out-01.npz"])
def test_games_that_were_removed_are_played_again(name: str, tmp_path: Path) -> None:
    done(tmp_path, 1)
    before = files(tmp_path)
    (tmp_path / name).unlink()
    plan = RunPlan(1, 2, 4)
    assert NetRun(tmp_path, plan).games_left() == 8
    done(tmp_path, 2)
    assert files(tmp_path).items() >= before.items()
