# SPDX-License-Identifier: MIT
"""Placing names beside signs and plates on connections, so that none covers another."""

from typing import Final

import numpy as np

from powergrid.box.drawing import NAME_SIDES
from powergrid.gui.power_grid.board.laying_out.sheet import (
    Flags,
    Numbers,
    Sheet,
    name_box,
    overlaps,
)

_PASSES: Final = 4
_SIDES: Final = ("below", "above", "right", "left", *(side for side in NAME_SIDES if "-" in side))
"""The sides of a name that are tried, the preferred ones first."""
_POSITIONS: Final = np.linspace(0.24, 0.76, 27)
"""The positions of a plate on its connection that are tried, from 0 to 1."""


def place_labels(sheet: Sheet) -> None:
    """Choose the side of each name and the position of each plate, again until none changes."""
    for _ in range(_PASSES):
        before = sheet.offsets.copy(), sheet.t.copy()
        _place_names(sheet)
        _place_plates(sheet)
        if (before[0] == sheet.offsets).all() and (before[1] == sheet.t).all():
            return


def _place_names(sheet: Sheet) -> None:
    signs, names, plates = sheet.signs(), sheet.name_boxes(), sheet.plate_boxes()
    preference = np.array([0.05 * n + (0.3 if "-" in side else 0) for n, side in enumerate(_SIDES)])
    for city, (x, y) in enumerate(sheet.centres):
        tried = np.array([name_box(sheet.name_widths[city], side) for side in _SIDES])
        boxes = tried + np.array([x, y, x, y])
        near = np.hstack([overlaps(boxes, signs), overlaps(boxes, names)])
        near[:, [city, city + sheet.cities]] = False
        hits = overlaps(boxes, plates).sum(1)
        outside = (boxes[:, :2] < 0).any(1) | (boxes[:, 2:] > np.array(sheet.size)).any(1)
        crossed = _crossed(sheet, boxes).sum(1)
        cost = 10 * (hits + near.sum(1) + outside) + 0.7 * crossed + preference
        best = int(cost.argmin())
        sheet.sides[city], sheet.offsets[city] = _SIDES[best], tried[best]
        names[city] = boxes[best]


def _place_plates(sheet: Sheet) -> None:
    fixed = np.vstack([sheet.signs(), sheet.name_boxes()])
    plates = sheet.plate_boxes()
    tried = np.stack([sheet.plate_boxes(np.full(len(sheet.t), t)) for t in _POSITIONS], 1)
    for connection in range(len(sheet.t)):
        boxes = tried[connection]
        near = overlaps(boxes, plates)
        near[:, connection] = False
        hits = overlaps(boxes, fixed).sum(1) + near.sum(1)
        best = int(np.argmin(10 * hits + abs(_POSITIONS - 0.5)))
        sheet.t[connection], plates[connection] = _POSITIONS[best], boxes[best]


def _crossed(sheet: Sheet, boxes: Numbers) -> Flags:
    """Return a row for each box: which connections run through it."""
    a, b = sheet.centres[sheet.ends[:, 0]], sheet.centres[sheet.ends[:, 1]]
    vector = np.where(b == a, 1e-9, b - a)
    one = (boxes[:, None, :2] - a) / vector
    other = (boxes[:, None, 2:] - a) / vector
    enter = np.minimum(one, other).max(2)
    leave = np.maximum(one, other).min(2)
    found: Flags = np.maximum(enter, 0) < np.minimum(leave, 1)
    return found
