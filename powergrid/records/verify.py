# SPDX-License-Identifier: MIT
"""Replaying a record and comparing everything in it with what the rules produce."""

from pathlib import Path
from typing import NamedTuple

from powergrid.files.messages import printable
from powergrid.play.errors import Difference, RecordError
from powergrid.records.compare import first_mismatch
from powergrid.records.files import load
from powergrid.records.lines import Move
from powergrid.records.moves import lines_of
from powergrid.records.record import Record
from powergrid.records.replay import Step, replay, with_location
from powergrid.rules import State

_COMPARED_ALREADY = frozenset({"run", "scrap_fuel"})


class Verdict(NamedTuple):
    """The result of verifying one file.

    If it is wrong, `what` says why in one sentence. `line` and `move` count from 1 and are 0 if
    neither is to blame; `expected` and `found` are empty if nothing could be compared.
    `is_pooled`: the game was played with pooled fuel, which no rulebook allows.
    """

    file: str
    is_ok: bool
    moves: int = 0
    what: str = ""
    line: int = 0
    move: int = 0
    expected: str = ""
    found: str = ""
    is_pooled: bool = False

    def __str__(self) -> str:
        if self.is_ok:
            rule = ", with pooled fuel" if self.is_pooled else ""
            return f"{printable(self.file)}: ok, {self.moves} moves{rule}"
        error = RecordError(self.what)
        if self.expected or self.found:
            error = Difference(self.what, self.expected, self.found)
        error.file, error.line, error.move = self.file, self.line, self.move
        return str(error)


def verify(path: Path | str) -> Verdict:
    """Return whether a record or transcript agrees with the rules, or where it differs."""
    file = str(path)
    try:
        record = load(path)
        verify_record(record)
        is_pooled = record.options().pooled_fuel
    except RecordError as error:
        return failed_verdict(file, error)
    return Verdict(file, True, len(record.moves), is_pooled=is_pooled)


def failed_verdict(file: str, error: RecordError) -> Verdict:
    """Return that a file is wrong, and why."""
    verdict = Verdict(file, False, 0, error.what, error.line, error.move)
    if isinstance(error, Difference):
        return verdict._replace(expected=error.expected, found=error.found)
    return verdict


def verify_record(record: Record) -> None:
    """Raise `Difference` at the first difference between the record and the rules."""
    _compare_tables(record)
    state = None
    for step in replay(record):
        _compare_step(record, step)
        state = step.state
    assert state is not None  # there is always a first step
    _compare_end(record, state)


def _compare_step(record: Record, step: Step) -> None:
    expected = [
        line for line in lines_of(step.events, step.state) if line["type"] not in _COMPARED_ALREADY
    ]
    for line, (index, found) in zip(expected, _in_our_order(step.found), strict=False):
        mismatch = first_mismatch(line, found, step.state)
        if mismatch is not None:
            path, one, other = mismatch
            what = f'"{path}" differs' if path else "another line is due"
            raise with_location(record, Difference(what, one, other), index)
    if len(expected) > len(step.found):
        missing, index = expected[len(step.found)], step.moves
        found = record.moves[index] if index < len(record.moves) else {"type": "nothing more"}
        raise with_location(record, Difference("a line is missing", missing, found), index)
    if len(step.found) > len(expected):
        index, found = step.found[len(expected)]
        asked = f"seat {step.state.seat} to act"
        raise with_location(record, Difference("nothing leads to this line", asked, found), index)


def _in_our_order(found: list[tuple[int, Move]]) -> list[tuple[int, Move]]:
    """Return lines in the order in which the rules write them.

    If the lowest plant leaves in Phase 5, both gaps are filled after the highest has left, too;
    other programs may fill one gap after the other.
    """
    lines = list(found)
    at = next((i for i, (_, line) in enumerate(lines) if line.get("why") == "lowest_leaves"), None)
    if at is not None and [line["type"] for _, line in lines[at + 1 : at + 3]] == [
        "reveal",
        "remove",
    ]:
        lines[at + 1 : at + 3] = lines[at + 2], lines[at + 1]
    return lines


def _compare_tables(record: Record) -> None:
    game, header = record.game(), record.header
    cities = [game.board.cities[city].id for city in game.cities]
    # In a game continued from the middle, the number of removed cards is unknown.
    is_known = record.header.position is None
    removed = sum(game.edition.removed[game.players]) if is_known else 0
    _compare_header(record, "cities", sorted(cities), sorted(header.cities))
    _compare_header(record, "removed_unknown", removed, header.removed_unknown)


def _compare_end(record: Record, state: State) -> None:
    header = record.header
    _compare_header(record, "finished", state.is_over, header.finished)
    _compare_header(record, "rounds", state.round, header.rounds)
    if state.revealed != len(header.draws):
        raise record.difference("draws", f"{state.revealed} cards", f"{len(header.draws)} cards")


def _compare_header(record: Record, name: str, expected: object, found: object) -> None:
    if expected != found:
        raise record.difference(name, expected, found)
