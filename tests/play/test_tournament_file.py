# SPDX-License-Identifier: MIT
"""Files of tournaments: read again as they were written, and checked."""

import json
from pathlib import Path
from typing import Any

import pytest

from powergrid.files.messages import FileError
from powergrid.play.tournament_file import load_tournament, save_tournament
from tests.play.tournaments import eight


def test_results_in_files_of_earlier_versions_are_read(tmp_path: Path) -> None:
    tournament = eight().with_result(0, (2, 4, 1, 3))
    file = tmp_path / "one.json"
    save_tournament(tournament, file)
    data = json.loads(file.read_text())
    for match, entry in zip(tournament.matches, data["matches"], strict=True):
        del entry["places"]
        entry["order"] = match.order
    file.write_text(json.dumps(data))
    assert load_tournament(file) == tournament


def test_a_tournament_is_saved_and_read_again(tmp_path: Path) -> None:
    tournament = eight().with_game_begun(0, "a.powergrid.json").with_result(0, (1, 4, 1, 3))
    save_tournament(tournament, tmp_path / "new" / "one.json")
    assert load_tournament(tmp_path / "new" / "one.json") == tournament


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format="powergrid-tournament/9"),
        lambda data: data["matches"][0].update(entrants=[0, 15]),
        lambda data: data["matches"][0].update(order=[0]),
        lambda data: data["matches"][0].update(places=[1]),
        lambda data: data["matches"][0].update(places=[1, 1, 2, 4]),
        lambda data: data["matches"][0].update(entrants=[]),
        lambda data: data["matches"][0].update(file=150 * "é"),
        lambda data: data.update(entrants=[], matches=[]),
        lambda data: data.update(matches=[]),
        lambda data: data["matches"][0].update(entrants=[0, 1]),
        lambda data: data["matches"][0].update(entrants=list(range(7))),
        lambda data: data["matches"][0].update(file="../x.json"),
        lambda data: data["matches"][0].update(file=".."),
        lambda data: data["matches"][0].update(seed=-1),
        lambda data: data["entrants"].extend(data["entrants"] * 3),
    ],
)
def test_hostile_files_are_refused_in_one_sentence(change: Any, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    save_tournament(eight(), file)
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))
    with pytest.raises(FileError) as caught:
        load_tournament(file)
    assert "\n" not in str(caught.value)
