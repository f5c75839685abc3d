# SPDX-License-Identifier: MIT
"""Games to record: those in tests/data, and random play."""

from pathlib import Path
from random import Random

from powergrid.files.places import maps_dir, own_maps_dir
from powergrid.records import Record, Recorder, Seat, new_record
from powergrid.records.header import COLOURS
from powergrid.rules import State, apply, legal

DATA = Path(__file__).parent.parent / "data" / "transcripts"
KEPT = sorted(DATA.glob("*.json.gz"))
SHARED = sorted((Path(__file__).parents[3] / "shared" / "transcripts").glob("*.json.gz"))


def begun(
    players: int = 3, board: str = "germany", edition: str = "recharged", seed: int = 1
) -> Record:
    """Return the record of a new game."""
    seats = [Seat(f"Anna {i}", COLOURS[i], "person" if i else "random") for i in range(players)]
    return new_record(board, edition, seats, seed=seed).labelled(
        title="A game", date="2024-05-01T12:00Z"
    )


def write_own_board(*changes: tuple[str, str]) -> Path:
    """Write Germany as a board of the player's own, "home", with passages replaced."""
    text = (maps_dir() / "germany.yaml").read_text("utf-8")
    files = (("outline: germany.outline.json\n", ""), ("ground: germany.ground.json\n", ""))
    for old, new in (("id: germany\n", "id: home\n"), *files, *changes):
        assert old in text
        text = text.replace(old, new)
    own_maps_dir().mkdir(parents=True, exist_ok=True)
    file = own_maps_dir() / "home.yaml"
    file.write_text(text, "utf-8")
    return file


def play(record: Record, recorder: Recorder, actions: int = 10**9, seed: int = 1) -> State:
    """Play at random to the end or for a number of actions, and return the last state."""
    _, state, deal = record.start()
    rng = Random(seed)
    while not state.is_over and len(recorder) < actions:
        action = legal(state).sample(rng)
        recorder.add(action, apply(state, action, deal), state)
    return state
