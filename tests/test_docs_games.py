# SPDX-License-Identifier: MIT
"""The annotated games: valid records, and quotations that match the log."""

import re
from pathlib import Path

import pytest

from powergrid import bots
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.words.advice import action_words
from powergrid.gui.power_grid.words.events import sentence
from powergrid.records import load, verify

GAMES = Path(__file__).parent.parent / "docs" / "games"
RECORD = re.compile(r"\]\((\S+\.json\.gz)\)")
QUOTED = re.compile(r"\*\*(\d+)\*\* · \*([^*]+)\*(?: \((`(?:reference|planner)`[^)]+?)\.\))?")
OTHERWISE = re.compile(r"((?:`\w+`(?: and )?)+): ([^;]+)")


def chapters() -> list[tuple[str, Path]]:
    """Return the text of each game on one line, and its record."""
    parts = (GAMES / "README.md").read_text(encoding="utf-8").split("\n## ")[1:]
    found = []
    for part in parts:
        record = RECORD.search(part)
        assert record is not None
        found.append((re.sub(r"\s+", " ", part), GAMES / record[1]))
    return found


CHAPTERS = chapters()
NAMES = [file.name.split(".")[0] for _, file in CHAPTERS]


def test_every_record_has_its_chapter() -> None:
    assert {file for _, file in CHAPTERS} == set(GAMES.glob("*.json.gz"))
    assert len(CHAPTERS) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("text", "file"), CHAPTERS, ids=NAMES)
def test_quotations_match_the_log_at_that_move(text: str, file: Path) -> None:
    assert verify(str(file)).is_ok
    session = session_of(load(file))
    master = next(i for i, seat in enumerate(session.seats) if seat.player == "master")
    quotes = QUOTED.findall(text)
    assert len(quotes) > 6
    for move, told, otherwise in quotes:
        played = session.past[int(move) - 1]
        assert told in [sentence(event, session) for event in played.events]
        for names, action in OTHERWISE.findall(otherwise):
            assert played.before.seat == master
            for name in re.findall(r"\w+", names.replace(" and ", " ")):
                other = bots.decide(name, played.before, 1)
                assert action_words(played.before, [other]) == action
                assert other != played.action


@pytest.mark.slow
@pytest.mark.parametrize(("text", "file"), CHAPTERS, ids=NAMES)
def test_every_game_ends_as_described(text: str, file: Path) -> None:
    session: Session = session_of(load(file))
    state = session.state
    for seat, sitter in enumerate(session.seats):
        assert sitter.name in text
        assert re.search(rf"\b{state.powered[seat]}\b", text)
    winner = session.seats[state.ranking[0]]
    assert winner.player == "master"
    assert f"{winner.name} powers {state.powered[state.ranking[0]]}" in text
