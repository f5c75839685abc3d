# SPDX-License-Identifier: MIT
"""Work in other processes and machines: any executor, and a cluster that loses a worker."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from threading import Event

import pytest

from powergrid.app.cli import main
from powergrid.arena.match import GameResult
from powergrid.tools.arena_command import MatchSettings, play_one
from powergrid.training.processes import NotDone, map_submitted, parallel_map
from tests.patience import PATIENCE

MATCH = MatchSettings("germany", "recharged", (), ("random", "random", "sensible"), 3)


def test_any_executor_returns_results_in_order_and_shuts_down_at_once() -> None:
    blocked = Event()
    with ThreadPoolExecutor(1) as pool:
        assert list(map_submitted(pool.submit, abs, [-3, 2, -1])) == [3, 2, 1]
        results = map_submitted(pool.submit, lambda wait: blocked.wait(wait), [0, 0, 9999, 9999])
        next(results)
        results.close()  # type: ignore[attr-defined]  # a generator
        blocked.set()


def test_results_come_in_order_and_some_values_may_be_left() -> None:
    with parallel_map(2) as in_processes:
        assert list(in_processes(abs, range(-9, 0))) == list(range(9, 0, -1))
        assert next(in_processes(abs, range(100))) == 0
        assert list(in_processes(str, range(3))) == ["0", "1", "2"]


def test_calls_may_alternate() -> None:
    with parallel_map(2) as in_processes:
        some, others = in_processes(abs, range(-9, 0)), in_processes(str, range(9))
        assert list(zip(some, others, strict=True)) == [(9 - one, str(one)) for one in range(9)]


def test_an_error_is_raised_with_where_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as caught, parallel_map(2) as in_processes:
        list(in_processes(reciprocal, [2, 1, 0]))
    assert "in reciprocal" in caught.value.__notes__[0]


def reciprocal(number: int) -> float:
    return 1 / number


def test_a_process_that_is_killed_at_work_is_missed() -> None:
    with pytest.raises(NotDone, match="fewer --jobs"), parallel_map(2) as in_processes:
        list(in_processes(end_itself, [0, signal.SIGKILL]))


def end_itself(number: int) -> None:
    if number:
        os.kill(os.getpid(), number)


def test_a_process_that_is_killed_while_idle_is_missed() -> None:
    with parallel_map(2) as in_processes:
        list(in_processes(abs, range(9)))
        for process in active_children():
            process.kill()
            process.join()
        with pytest.raises(NotDone, match="fewer --jobs"):
            list(in_processes(abs, range(9)))


def test_an_interrupt_ends_all_processes_whatever_they_do() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupt_at_a_result()
    assert not active_children()


def interrupt_at_a_result() -> None:
    # One process writes more than its pipe holds, one never ends.
    with parallel_map(3) as in_processes:
        for _ in in_processes(work_for_long, [0, 1, 2]):
            raise KeyboardInterrupt


def work_for_long(number: int) -> bytes:
    if number == 2:
        Event().wait()
    return bytes(10_000_000 * number)


DEAF = """
import signal
from powergrid.training.processes import parallel_map

def is_deaf(_):
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())

if __name__ == "__main__":
    with parallel_map(2) as in_processes:
        print(*in_processes(is_deaf, range(2)))
"""
KILLED = """
import os, signal
from powergrid.training.processes import parallel_map

if __name__ == "__main__":
    with parallel_map(2) as in_processes:
        next(in_processes(abs, range(9)))
        os.kill(os.getpid(), signal.SIGKILL)
"""


def run(program: str, folder: Path) -> tuple[int, str]:
    """Return the exit code and output of a program, once all its processes have ended."""
    file = folder / "program.py"
    file.write_text(program)
    done = subprocess.run(
        [sys.executable, file],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout


def test_processes_do_not_hear_ctrl_c(tmp_path: Path) -> None:
    assert run(DEAF, tmp_path) == (0, "True True\n")


def test_processes_ignore_ctrl_c_where_it_cannot_be_blocked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")  # as on Windows
    with parallel_map(2) as in_processes:
        assert all(in_processes(ignores_ctrl_c, range(2)))


def ignores_ctrl_c(_: int) -> bool:
    return signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_processes_end_when_the_program_is_killed(tmp_path: Path) -> None:
    assert run(KILLED, tmp_path) == (-signal.SIGKILL, "")


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


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(NotDone, match=r"pip install 'powergrid-desktop\[cluster\]'"),
        parallel_map(1, "here"),
    ):
        pass


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_plays_the_same_games() -> None:
    from distributed import Client, LocalCluster  # takes half a second

    play = partial(play_one, MATCH)
    expected = [_result(play(number)) for number in range(24)]
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
        parallel_map(1, cluster.scheduler_address) as on_cluster,
    ):
        outcomes = on_cluster(play, range(24))
        found = [_result(next(outcomes))]
        with Client(cluster.scheduler_address) as client:
            worker, *_ = client.run(os.getpid).values()
        os.kill(worker, signal.SIGKILL)
        found += [_result(outcome) for outcome in outcomes]
    assert found == expected


CLUSTER = """
from distributed import LocalCluster

with LocalCluster(processes=False, dashboard_address=":0", protocol="tcp") as cluster:
    print(cluster.scheduler_address, flush=True)
    input()
"""


@pytest.mark.slow
def test_a_cluster_that_is_killed_is_missed() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=pipe, stdout=pipe, text=True
    ) as cluster:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        with pytest.raises(NotDone, match="--keep"):
            kill_amid_results(cluster, address)


def kill_amid_results(cluster: subprocess.Popen[str], address: str) -> None:
    with parallel_map(1, address) as on_cluster:
        for _ in on_cluster(abs, range(9)):
            cluster.kill()


@pytest.mark.slow
def test_an_error_of_the_work_on_a_cluster_is_raised() -> None:
    from distributed import LocalCluster

    with (
        LocalCluster(processes=False, dashboard_address=":0") as cluster,
        pytest.raises(FileNotFoundError),
        parallel_map(1, cluster.scheduler_address) as on_cluster,
    ):
        list(on_cluster(os.stat, ["/no/such/file"]))


def _result(outcome: GameResult) -> list[tuple[str, float, int, int]]:
    """Return an outcome without its times."""
    showings = outcome.showings
    return [(showing.name, showing.share, showing.cities, showing.money) for showing in showings]
