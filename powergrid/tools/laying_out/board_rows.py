# SPDX-License-Identifier: MIT
"""Writing a layout into a board's file without changing its other lines and comments."""

import re
from collections.abc import Mapping
from typing import Final

_CITY: Final = re.compile(r"^  - \{id: ([a-z0-9-]+),.* area: ")
_CONNECTION: Final = re.compile(r"^  - \{a: ([a-z0-9-]+), b: ([a-z0-9-]+), cost: \d+")
_HEAD: Final = re.compile(r"^(plane|outline):")
_PLACE: Final = re.compile(r", (?:x|y|name_side|t): *[^,}]+")


def with_layout(
    text: str,
    head: str,
    cities: Mapping[str, str],
    connections: Mapping[tuple[str, str], str],
) -> str:
    """Return a board's file with `head` (plane, outline) before its areas, and longer rows."""
    lines: list[str] = []
    for line in text.splitlines():
        if _HEAD.match(line):
            continue
        if city := _CITY.match(line):
            line = _longer(line, cities[city[1]])
        elif connection := _CONNECTION.match(line):
            line = _longer(line, connections[connection[1], connection[2]])
        if line.startswith("areas:"):
            while lines and not lines[-1]:
                lines.pop()
            lines += [head, ""]
        lines.append(line)
    return "\n".join(lines) + "\n"


def _longer(line: str, place: str) -> str:
    """Return the row of a city or a connection with its place on the board."""
    row, _, comment = _PLACE.sub("", line).rpartition("}")
    return f"{row}, {place}}}{comment}"


def with_ground(text: str, name: str) -> str:
    """Return a board's file that names its ground, after its outline."""
    lines = [line for line in text.splitlines() if not line.startswith("ground:")]
    at = next(count for count, line in enumerate(lines) if line.startswith("outline:"))
    lines.insert(at + 1, f"ground: {name}")
    return "\n".join(lines) + "\n"
