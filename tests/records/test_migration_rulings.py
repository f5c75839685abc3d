# SPDX-License-Identifier: MIT
"""Records of version 0.1.0 keep its rulings if they matter; no new game does."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from powergrid.records import (
    RULES_VERSION,
    Difference,
    Record,
    Recorder,
    load,
    new_record,
    replay,
    save,
    transcript_recorder,
    verify,
)
from powergrid.records.header import read_header
from powergrid.records.migration import migrate
from powergrid.records.summary import summary
from powergrid.records.verify import verify_record
from powergrid.rules.options import OPTION_NAMES, POOLED_FUEL, Options
from tests.records.games import begun

FOLDER = Path(__file__).parents[1] / "data" / "rulings"
RULINGS = {"lost-coal": "lost_coal", "skipped-step2": "skipped_step2", "bank-buys": "bank_buys"}
"""By the file of a whole game that 0.1.0 has written, the ruling that it shows."""
EARLIER_RULINGS = {*Options._fields} - {*OPTION_NAMES, POOLED_FUEL}


def written(name: str) -> dict[str, Any]:
    """Return the content of a file."""
    data: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return data


def named_in(header: dict[str, Any], moves: list[Any]) -> set[str]:
    """Return the rulings that the migration finds."""
    return EARLIER_RULINGS & {*migrate(header, moves)[0].get("options", {})}


def test_every_ruling_has_an_example_game() -> None:
    assert {file.name.removesuffix(".json.gz") for file in FOLDER.iterdir()} == {*RULINGS}
    assert {*RULINGS.values()} == EARLIER_RULINGS


@pytest.mark.parametrize("name", RULINGS)
def test_a_game_of_0_1_0_continues_under_its_ruling(name: str, tmp_path: Path) -> None:
    assert verify(FOLDER / f"{name}.json.gz").is_ok
    record = load(FOLDER / f"{name}.json.gz")
    assert getattr(record.options(), RULINGS[name])
    assert record.header.rules_version == RULES_VERSION
    save(Recorder(record.header, replay(record)), tmp_path / "again.json")
    assert verify(tmp_path / "again.json").is_ok
    assert load(tmp_path / "again.json").header == record.header


@pytest.mark.parametrize("name", RULINGS)
def test_the_current_rules_lead_to_another_game(name: str) -> None:
    data = written(name)
    header = read_header({**data["header"], "rules_version": RULES_VERSION})
    with pytest.raises(Difference):
        verify_record(Record(header, data["moves"]))


@pytest.mark.parametrize("name", RULINGS)
def test_a_transcript_of_0_1_0_follows_its_ruling_too(name: str, tmp_path: Path) -> None:
    data = written(name)
    kept = ("edition", "map", "players", "first_order", "market", "draws", "cities", "areas")
    header = {key: data["header"][key] for key in (*kept, "finished", "rounds", "removed_unknown")}
    header |= {"format": "powergrid-transcript/1", "source": "a game among bots"}
    if data["header"]["options"]:
        header["options"] = data["header"]["options"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"header": header, "moves": data["moves"]}))
    assert verify(file).is_ok


def test_transcripts_of_other_programs_lose_no_coal() -> None:
    data = written("lost-coal")
    header = {"format": "powergrid-transcript/1", "source": "elsewhere", "map": "usa"}
    assert named_in({**header, "edition": "recharged"}, data["moves"]) == set()


def test_without_a_storage_no_coal_is_lost() -> None:
    data = written("lost-coal")
    for change in ({"map": "germany"}, {"map": "central-europe"}, {"edition": "classic"}):
        assert named_in({**data["header"], **change}, data["moves"]) == set()
    assert named_in({**data["header"], "map": "mine"}, data["moves"]) == {"lost_coal"}


def test_an_old_ruling_that_never_applied_is_dropped() -> None:
    for name in RULINGS:
        data = written(name)
        assert named_in(data["header"], data["moves"][:40]) == set()


@pytest.mark.parametrize("options", [7, []])
def test_malformed_options_are_left_for_the_header_to_refuse(options: Any) -> None:
    data = written("bank-buys")
    header = {**data["header"], "options": options}
    assert migrate(header, data["moves"]) == (header, data["moves"])


def test_a_transcript_names_the_rules_it_was_played_by(tmp_path: Path) -> None:
    recorder = transcript_recorder(begun().header, "a test")
    assert f'"rules_version": {RULES_VERSION}' in recorder.text()


def test_a_ruling_is_not_offered_as_an_option() -> None:
    record = load(FOLDER / "bank-buys.json.gz")
    assert summary(record).options == ("against_the_bank",)
    assert record.options().chosen() == ("against_the_bank",)
    fresh = new_record(
        record.header.board,
        record.header.edition,
        record.header.seats,
        seed=1,
        options=dict.fromkeys(record.options().chosen(), True),
    )
    assert not any(fresh.header.options.get(name) for name in EARLIER_RULINGS)
