# SPDX-License-Identifier: MIT
"""Writing a layout into a board's file without changing its other lines and comments."""

import re
from collections.abc import Mapping
from typing import Final

_CITY: Final = re.compile(r"^  - \{id: ([a-z0-9-]+),.* area: ")
_LINK: Final = re.compile(r"^  - \{a: ([a-z0-9-]+), b: ([a-z0-9-]+), cost: \d+")
_HEAD: Final = re.compile(r"^(plane|outline):")
_PLACE: Final = re.compile(r", (?:x|y|name_side|t): *[^,}]+")


def with_layout(
    text: str,
    head: str,
    cities: Mapping[str, str],
    links: Mapping[tuple[str, str], str],
) -> str:
    """Return a board's file with `head` (plane, outline) before its areas, and longer rows."""
    lines: list[str] = []
    for line in text.splitlines():
        if _HEAD.match(line):
            continue
        city, link = _CITY.match(line), _LINK.match(line)
        if city or link:
            more = cities[city[1]] if city else links[link[1], link[2]] if link else ""
            row, _, comment = _PLACE.sub("", line).rpartition("}")
            line = f"{row}, {more}}}{comment}"
        if line.startswith("areas:"):
            while lines and not lines[-1]:
                lines.pop()
            lines += [head, ""]
        lines.append(line)
    return "\n".join(lines) + "\n"


def with_ground(text: str, name: str) -> str:
    """Return a board's file that names its ground, after its outline."""
    lines = [line for line in text.splitlines() if not line.startswith("ground:")]
    at = next(count for count, line in enumerate(lines) if line.startswith("outline:"))
    lines.insert(at + 1, f"ground: {name}")
    return "\n".join(lines) + "\n"
