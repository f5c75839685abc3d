# SPDX-License-Identifier: MIT
"""Figures as a table for a terminal."""

from collections.abc import Iterable, Sequence


def text_table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """Return the lines of a table; the first column is on the left, the others on the right."""
    table = [heads, *([str(cell) for cell in row] for row in rows)]
    first, *rest = (max(map(len, column)) for column in zip(*table, strict=True))
    return [
        "  ".join([row[0].ljust(first), *map(str.rjust, row[1:], rest)]).rstrip() for row in table
    ]
