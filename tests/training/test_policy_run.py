# SPDX-License-Identifier: MIT
"""A policy's run: repeatable, resumable, and with progress messages."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from powergrid.app.cli import main
from powergrid.arena.match import load_bot
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import load_policy, save_policy
from powergrid.bots.value.shipped import shipped_net
from powergrid.training.policy_fitting import UNITS, LearningRound, widen
from powergrid.training.policy_games import play_learners
from powergrid.training.policy_run import PolicyRun
from powergrid.training.processes import map_submitted
from powergrid.training.run_folder import DamagedRun, RunPlan
from tests.bots.arrays import array, packed
from tests.bots.policy.policies import some_policy

pytestmark = pytest.mark.slow
GAMES = 3


def done(folder: Path, rounds: int) -> list[LearningRound]:
    folder.mkdir(exist_ok=True)
    return list(PolicyRun(folder, RunPlan(1, rounds, GAMES)).rounds())


@pytest.fixture(scope="module")
def state(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The state of learning after a round."""
    folder = tmp_path_factory.mktemp("run")
    done(folder, 1)
    return dict(np.load(folder / "learning.npz"))


def policy(folder: Path, number: int) -> bytes:
    return (folder / f"policy-{number:04}.npz").read_bytes()


def test_a_resumed_run_equals_one_without_a_break(tmp_path: Path) -> None:
    whole = done(tmp_path / "whole", 2)
    assert len(whole) == 2
    done(tmp_path / "parts", 1)
    assert done(tmp_path / "parts", 2) == whole
    assert policy(tmp_path / "parts", 2) == policy(tmp_path / "whole", 2)
    assert policy(tmp_path / "parts", 1) != policy(tmp_path / "parts", 2)


def test_any_executor_gives_the_same_run(tmp_path: Path) -> None:
    here = done(tmp_path / "here", 1)
    (tmp_path / "there").mkdir()
    with ThreadPoolExecutor(2) as pool:
        run = PolicyRun(
            tmp_path / "there", RunPlan(1, 1, GAMES), partial(map_submitted, pool.submit)
        )
        assert run.games_left() == GAMES
        assert list(run.rounds()) == here
    assert run.games_left() == 0
    assert policy(tmp_path / "there", 1) == policy(tmp_path / "here", 1)


def test_the_command_learns_draws_and_leaves_a_policy_that_can_be_seated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", str(tmp_path), "--rounds", "1", "--games", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split()[:2] == ["1", "2"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert isinstance(load_bot(str(tmp_path / "policy-0001.npz")), LastRound)


def test_a_folder_of_another_run_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "plan.json").write_text('{"seed": 9, "games": 4}')
    assert main(["learn", str(tmp_path), "--games", "4"]) == 2
    assert "choose another folder" in capsys.readouterr().err


def test_it_can_begin_with_a_policy_and_play_only_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", str(tmp_path / "one"), "--rounds", "1", "--games", "1"]) == 0
    file = str(tmp_path / "one" / "policy-0001.npz")
    words = ["learn", str(tmp_path / "two"), "--rounds", "1", "--games", "1", "--begin", file]
    assert main([*words, "--against", file]) == 0
    one, two = (
        load_policy(tmp_path / name / "policy-0001.npz", [COUNT]) for name in ("one", "two")
    )
    assert 0 < abs(one.read - two.read).max() < 0.05
    assert main([*words, "--against", str(tmp_path / "none.npz")]) == 2
    assert "There is no file" in capsys.readouterr().err


def test_a_file_that_is_no_policy_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.npz"
    file.write_text("?")
    assert main(["learn", str(tmp_path / "run"), "--begin", str(file)]) == 2
    said = capsys.readouterr().err
    assert said == (
        f"{file} holds no policy for this version: name one that powergrid learn has saved.\n"
    )


def test_a_narrow_policy_learns_on_with_more_units(tmp_path: Path) -> None:
    list(PolicyRun(tmp_path, RunPlan(1, 1, 1), first=some_policy()).rounds())
    assert load_policy(tmp_path / "policy-0001.npz", [COUNT]).judge.shape == (UNITS,)


def test_a_lower_rate_makes_smaller_steps(tmp_path: Path) -> None:
    first, file = widen(some_policy(), np.random.default_rng(1)), tmp_path / "first.npz"
    save_policy(first, file)
    moved = []
    for rate in ("100", "10"):
        words = ["learn", str(tmp_path / rate), "--rounds", "1", "--games", "1", "--rate", rate]
        assert main([*words, "--begin", str(file)]) == 0
        last = load_policy(tmp_path / rate / "policy-0001.npz", [COUNT])
        moved.append(abs(last.direct - first.direct).max())
    assert moved[1] == pytest.approx(moved[0] / 10, rel=0.2)


def test_a_target_is_all_that_is_played() -> None:
    target = some_policy()
    (steps,) = play_learners(shipped_net(), target, "game", target)
    assert steps.is_home


def test_a_damaged_folder_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["learn", str(tmp_path), "--rounds", "1", "--games", "1"]
    assert main(words) == 0
    figures = (tmp_path / "figures.json").read_text()
    wrong = ('"x"', "1e999", "1" * 400, "null")
    for name, text in (
        *(("figures.json", re.sub(r'"share": [^,]*', f'"share": {it}', figures)) for it in wrong),
        ("figures.json", "half"),
        ("learning.npz", "half"),
    ):
        kept = (tmp_path / name).read_bytes()
        (tmp_path / name).write_text(text)
        capsys.readouterr()
        assert main(words) == 2, text
        assert f"{name} is damaged: remove it" in capsys.readouterr().err
        with pytest.raises(DamagedRun):
            list(PolicyRun(tmp_path, RunPlan(1, 1, 1)).rounds())
        (tmp_path / name).write_bytes(kept)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("round", lambda _: np.array(-5)),
        ("round", lambda _: np.array("x")),
        ("turns", lambda _: np.array(-1)),
        ("policy.read", lambda read: read[:5]),
        ("policy.read", lambda read: read.astype(np.float64)),
        ("policy.judge", lambda judge: judge.astype(str)),
        ("means.direct", lambda direct: direct[:-1]),
        ("squares.judge", lambda judge: judge - np.float32(1)),
        ("moments", lambda moments: moments + np.nan),
        ("products", lambda products: products[:, None]),
        ("more", lambda _: np.zeros(10**7)),
    ],
)
def test_a_state_that_cannot_go_on_is_reported_in_one_sentence(
    name: str, change: Callable[[Any], Any], state: dict[str, Any], tmp_path: Path
) -> None:
    changed = state | {name: change(state.get(name))}
    np.savez_compressed(tmp_path / "learning.npz", **changed)
    with pytest.raises(DamagedRun, match=r"^\S+learning\.npz is damaged: remove it.*\.$"):
        list(PolicyRun(tmp_path, RunPlan(1, 1, 1)).rounds())


def test_figures_that_were_removed_are_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["learn", str(tmp_path), "--rounds", "1", "--games", "1"]
    assert main(words) == 0
    (tmp_path / "figures.json").unlink()
    capsys.readouterr()
    assert main(words) == 2
    assert capsys.readouterr().err.splitlines()[-1] == (
        f"{tmp_path}: figures.json lacks rounds that learning.npz has learned from: remove both"
        " to begin again, or choose another folder."
    )
    (tmp_path / "learning.npz").unlink()
    assert main(words) == 0


def test_a_damaged_array_is_reported_in_one_sentence(tmp_path: Path) -> None:
    packed(tmp_path / "learning.npz", array(10**25), ["policy.read"])
    with pytest.raises(DamagedRun, match=r"learning\.npz is damaged"):
        list(PolicyRun(tmp_path, RunPlan(1, 1, 1)).rounds())
