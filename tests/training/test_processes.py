# SPDX-License-Identifier: MIT
"""Work in other processes and machines: any executor, and a cluster that loses a worker."""

import os
import signal
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from powergrid.app.cli import main
from powergrid.bots.arena import Outcome
from powergrid.tools.arena_command import Match, play_one
from powergrid.training.processes import in_executor, mapping

MATCH = Match("germany", "recharged", (), ("random", "random", "sensible"), 3)


def test_any_executor_returns_results_in_order_and_shuts_down_at_once() -> None:
    blocked = Event()
    with ThreadPoolExecutor(1) as pool:
        assert list(in_executor(pool, abs, [-3, 2, -1])) == [3, 2, 1]
        results = in_executor(pool, lambda wait: blocked.wait(wait), [0, 0, 9999, 9999])
        next(results)
        results.close()  # type: ignore[attr-defined]  # a generator
        blocked.set()


def test_results_come_in_order_and_some_values_may_be_left() -> None:
    with mapping(2) as in_processes:
        assert list(in_processes(abs, range(-9, 0))) == list(range(9, 0, -1))
        assert next(in_processes(abs, range(100))) == 0


def interrupt_at_a_result() -> None:
    with mapping(2) as in_processes:
        for _ in in_processes(abs, range(100)):
            raise KeyboardInterrupt


def test_an_interrupt_cancels_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # The pool's thread would print a traceback for a cancelled future whose process is gone.
    cancelled: list[Future[object]] = []
    monkeypatch.setattr(Future, "cancel", cancelled.append)
    with pytest.raises(KeyboardInterrupt):
        interrupt_at_a_result()
    assert not cancelled


@pytest.mark.parametrize("words", [["arena"], ["train", "run"]])
def test_a_missing_cluster_is_reported_in_one_sentence(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("powergrid.training.processes.CLUSTER_PATIENCE", 0.1)
    assert main([*words, "--games", "2", "--cluster", "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "cluster" in said


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    play = partial(play_one, MATCH)
    expected = [_result(play(number)) for number in range(24)]
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        mapping(1, cluster.scheduler_address) as on_cluster,
    ):
        outcomes = on_cluster(play, range(24))
        found = [_result(next(outcomes))]
        with distributed.Client(cluster.scheduler_address) as client:
            worker, *_ = client.run(os.getpid).values()
        os.kill(worker, signal.SIGKILL)
        found += [_result(outcome) for outcome in outcomes]
    assert found == expected


def _result(outcome: Outcome) -> list[tuple[str, float, int, int]]:
    """Return an outcome without its times."""
    showings = outcome.showings
    return [(showing.name, showing.share, showing.cities, showing.money) for showing in showings]
