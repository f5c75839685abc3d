# SPDX-License-Identifier: MIT
"""Lines of scrapped fuel, and unexpected lines."""

from pathlib import Path
from typing import Any

import pytest

from powergrid.records import (
    Difference,
    Record,
    RecordError,
    load,
    new_record,
    replay,
    states,
    verify_record,
)
from powergrid.records.compare import first_mismatch
from powergrid.rules.state import SCRAPPING_FUEL
from tests.box.conftest import SMALL_BOARD
from tests.perft.positions import POSITIONS
from tests.records.games import KEPT, begun

CHOICE = load(next(position.record for position in POSITIONS if position.name == "fuel-to-scrap"))
"""Seat 0 holds five coal and five oil, and has room for four coal and four of either."""


def scrap(fuel: str, amount: int, seat: int = 0) -> dict[str, Any]:
    return {"type": "scrap_fuel", "seat": seat, "fuel": fuel, "amount": amount}


def going_on(*lines: dict[str, Any]) -> Record:
    return Record(CHOICE.header, [*CHOICE.moves, *lines])


def test_a_choice_can_be_recorded_in_one_line_or_two() -> None:
    assert states(CHOICE)[-1].asks == SCRAPPING_FUEL
    for lines in ([scrap("oil", 2)], [scrap("oil", 1), scrap("oil", 1)]):
        last = states(going_on(*lines))[-1]
        assert last.asks != SCRAPPING_FUEL
        assert last.fuel[0] == (5, 3, 0, 0)
    assert states(going_on(scrap("coal", 1), scrap("oil", 1)))[-1].fuel[0] == (4, 4, 0, 0)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([scrap("garbage", 1)], "expected coal or oil, found 1 garbage"),
        ([scrap("garbage", 1), scrap("oil", 2)], "found 1 garbage, 2 oil"),
        ([scrap("oil", 5)], "fuel can be stored"),
        ([scrap("coal", 1), scrap("oil", 2)], "fuel scrapped differs"),
        ([scrap("oil", 1, seat=1)], "another seat is asked"),
        ([scrap("oil", 1), scrap("oil", 1, seat=1)], "another seat is asked"),
        ([{"type": "end", "seat": 0, "phase": "bureaucracy"}], "not asked"),
        ([{"type": "run", "seat": 0, "plant": 5, "fuel": {"oil": 2}}], "no plants are run now"),
    ],
)
def test_illegal_scraps_are_refused(lines: list[dict[str, Any]], says: str) -> None:
    with pytest.raises(Difference, match=says):
        states(going_on(*lines))


def test_fuel_beyond_the_required_scraps_was_left_behind() -> None:
    for lines in ([scrap("oil", 3)], [scrap("oil", 1), scrap("oil", 3)]):
        record = going_on(*lines)
        *_, last = states(record)
        assert last.asks != SCRAPPING_FUEL
        gone = sum(line["amount"] for line in lines)
        assert last.fuel[0] == (5, 5 - gone, 0, 0)


def test_a_choice_after_an_unrelated_line_fails_to_verify() -> None:
    record = going_on({"type": "reveal", "plant": 30}, scrap("oil", 2))
    assert states(record)[-1].fuel[0] == (5, 3, 0, 0)  # a replay alone does not compare
    with pytest.raises(Difference, match="nothing leads to this line"):
        verify_record(record)


def test_a_consequence_without_its_cause_is_refused() -> None:
    record = begun(3)
    seat = states(record)[-1].seat
    for line in (scrap("coal", 1, seat), {"type": "reveal", "plant": 30}):
        with pytest.raises(Difference, match="nothing leads to this line"):
            states(Record(record.header, [line]))


def test_nothing_follows_the_end() -> None:
    record = load(KEPT[0])
    more = Record(record.header, [*record.moves, scrap("coal", 1)])
    with pytest.raises(Difference, match="the game is over"):
        list(replay(more))


def test_a_line_of_another_type_does_not_match() -> None:
    state = states(CHOICE)[-1]
    unlike = first_mismatch(scrap("coal", 1), {"type": "pass"}, state)
    assert unlike == ("", scrap("coal", 1), {"type": "pass"})


def test_a_file_that_cannot_be_opened_is_reported_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.json").write_text("{}")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(RecordError, match=r"cannot be read \(Permission denied\)"):
        load(tmp_path / "game.json")


def test_a_board_too_small_for_the_players_is_reported_in_one_sentence(home: Path) -> None:
    folder = home / "data" / "powergrid" / "maps"
    folder.mkdir(parents=True)
    (folder / "small.yaml").write_text(SMALL_BOARD)
    seats = begun(4).header.seats
    with pytest.raises(RecordError, match="4 areas must be in play; the board has 2"):
        new_record("small", "classic", seats, seed=1)
