# SPDX-License-Identifier: MIT
"""Updates records of earlier formats and rulings, one step for each, on plain JSON.

A step uses no other code of the program, so no later change can break it. It takes and returns the
header and the moves, and keeps the number of moves.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

Step: TypeAlias = Callable[[dict[str, Any], list[Any]], tuple[dict[str, Any], list[Any]]]

STEPS: Final[dict[str, Step]] = {}
"""By format, the step to the next one. Format 1 is the only one, so there are none yet."""


def migrate(header: Any, moves: list[Any]) -> tuple[Any, list[Any]]:
    """Return a record in the current format; its form is not checked."""
    while isinstance(header, dict) and (step := STEPS.get(str(header.get("format")))):
        header, moves = step(header, moves)
    if isinstance(header, dict) and header.get("rules_version", 1) == 1:
        header = _with_rulings_of_0_1_0(header, moves)
    return header, moves


def _with_rulings_of_0_1_0(header: dict[str, Any], moves: list[Any]) -> dict[str, Any]:
    """Return the header with the rulings of version 0.1.0 under which the moves were played.

    Transcripts of other programs name no version of the rules. They follow such a ruling if their
    lines show it, and none of them loses coal.
    """
    lines = [move for move in moves if isinstance(move, dict)]
    rulings = {
        "lost_coal": _may_lose_coal(header) and any(map(_is_coal_scrapped, lines)),
        "skipped_step2": _is_step2_skipped(lines),
        "bank_buys": any(map(_is_39_of_the_bank, lines)),
    }
    found = {name: True for name, is_so in rulings.items() if is_so}
    options = header.get("options", {})
    if not found or not isinstance(options, dict):
        return header
    return {**header, "options": {**options, **found}}


def _may_lose_coal(header: dict[str, Any]) -> bool:
    """Return whether this program wrote the record, on a board that may have a coal storage."""
    is_save = str(header.get("format")).startswith("powergrid-record/")
    is_own = is_save or header.get("source") == "a game among bots"
    board, edition = header.get("map"), header.get("edition")
    is_without = board in ("germany", "central-europe") or (board, edition) == ("usa", "classic")
    return is_own and not is_without


def _is_coal_scrapped(line: dict[str, Any]) -> bool:
    return line.get("type") == "scrap_fuel" and line.get("fuel") == "coal"


def _is_step2_skipped(lines: list[dict[str, Any]]) -> bool:
    """Return whether a Phase 4 led straight from Step 1 to Step 3."""
    before: Any = 1
    for line in lines:
        is_end = line.get("type") == "check" and line.get("phase") == "building"
        if is_end and (before, line.get("step")) == (1, 3):
            return True
        if line.get("type") in ("check", "step"):
            before = line.get("step")
    return False


def _is_39_of_the_bank(line: dict[str, Any]) -> bool:
    return line.get("type") == "bank_plant" and line.get("plant") == 39
