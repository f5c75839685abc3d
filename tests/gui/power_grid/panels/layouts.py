# SPDX-License-Identifier: MIT
"""Checks of a panel's layout."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from PySide6.QtCore import QRectF

from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import MEDIUM

AROUND = {"ground", "phases", "rule"}
"""Parts of a layout that are behind or between others."""


def rects(parts: Any) -> list[QRectF]:
    """Return the rectangles of a layout that must not overlap."""
    found = []
    for name, part in zip(parts._fields, parts, strict=True):
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, QRectF) and name not in AROUND:
                found.append(each)
            elif isinstance(each, tuple):
                found += rects(each)
    return found


def assert_clear(rects: Iterable[QRectF], width: float, height: float) -> None:
    parts = list(rects)
    ground = QRectF(0, 0, width, height)
    for part in parts:
        assert part.width() > 0
        assert part.height() > 0
        assert ground.contains(part), part
    for one, other in combinations(parts, 2):
        # Rows of text may share the line between them.
        both = one.intersected(other)
        assert both.width() < 0.6 or both.height() < 0.6, (one, other)


def fits(text: str, room: float, size: float, weight: int = MEDIUM) -> bool:
    return width_of(text, size, weight, narrow=True) <= room + 0.5
