# SPDX-License-Identifier: MIT
"""A killed program loses at most the current action."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from powergrid.records import Recorder, digest, load, save, states, verify
from powergrid.rules import apply
from tests.patience import wait_until
from tests.records.games import begun, play

PLAYER = """
import sys
from random import Random
from powergrid.records import Recorder, digest, save
from powergrid.rules import apply, legal
from tests.records.games import begun

file = sys.argv[1]
record = begun(3, seed=2)
recorder = Recorder(record.header)
_, state, deal = record.start()
rng = Random(1)
print(digest(state), flush=True)
save(recorder, file)
while True:
    if state.is_over:
        recorder = Recorder(record.header)
        _, state, deal = record.start()
        rng = Random(1)
    action = legal(state).sample(rng)
    recorder.add(action, apply(state, action, deal), state)
    print(digest(state), flush=True)
    save(recorder, file)
"""
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("run", range(6))
def test_a_killed_program_loses_at_most_one_action(run: int, tmp_path: Path) -> None:
    file = tmp_path / "autosave.json"
    told = tmp_path / "told"
    with told.open("w") as out:
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(file)], cwd=ROOT, stdout=out)
        try:
            wait_until(lambda: file.exists() or player.poll() is not None, time.sleep)
            time.sleep(Random(run).uniform(0.01, 0.4))
        finally:
            player.kill()
            player.wait()
    assert verify(file).is_ok
    saved = digest(states(load(file))[-1])
    made = [line for line in told.read_text().splitlines(keepends=True) if line[-1] == "\n"]
    assert saved in [line.strip() for line in made[-2:]]


def test_a_game_is_restored_after_every_action(tmp_path: Path) -> None:
    record = begun(3, seed=2)
    recorder = Recorder(record.header)
    _, state, deal = record.start()
    whole = Recorder(record.header)
    play(record, whole, 25)
    for action in whole.actions:
        recorder.add(action, apply(state, action, deal), state)
        save(recorder, tmp_path / "autosave.json", is_synced=False)
        assert digest(states(load(tmp_path / "autosave.json"))[-1]) == digest(state)
