# SPDX-License-Identifier: MIT
"""Records of earlier formats, brought up to today's: a step for each, on plain JSON.

A step knows nothing of today's code, so that no later change can spoil it. It takes and returns
the header and the moves, and leaves as many moves as there were.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

Step: TypeAlias = Callable[[dict[str, Any], list[Any]], tuple[dict[str, Any], list[Any]]]

STEPS: Final[dict[str, Step]] = {}
"""By the format it takes, the step to the next one. Format 1 is the first: there is none yet."""


def migrated(header: Any, moves: list[Any]) -> tuple[Any, list[Any]]:
    """Return a record in the last format that steps lead to; its form is not checked."""
    while isinstance(header, dict) and (step := STEPS.get(str(header.get("format")))):
        header, moves = step(header, moves)
    return header, moves
