# SPDX-License-Identifier: MIT
"""Moving cities apart until signs, names and plates have room, without new crossings."""

from typing import Final

import numpy as np

from powergrid.gui.power_grid.board.laying_out.labels import place_labels
from powergrid.gui.power_grid.board.laying_out.sheet import SIZES, Numbers, Sheet

_GAP: Final = 4.0
"""The gap between boxes that is aimed at, in pixels."""
_HOME_WEIGHT: Final = 0.004
"""How strongly a city is drawn to where it was after evening out."""
_MAX_MOVE: Final = 5.0
"""The most that a city moves in a round, in pixels."""
_MARGIN: Final = 40.0
"""The margin of the map that evening out leaves free, in pixels."""
_SHARES: Final = (0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0)
"""How far cities are evened out, the first one tried first."""
_ROOM: Final = (100.0, 62.0)
"""About the width and height that a city needs, in pixels."""
_REPULSION_RANGE: Final = 1.3
"""The distance at which a city pushes others away, relative to that room."""
_ROUNDS: Final = 700
_ROUNDS_BETWEEN_LABELS: Final = 8
"""The labels are placed again after so many rounds."""


def spread(sheet: Sheet, seed: int = 1) -> Sheet:
    """Move the cities, names and plates of a sheet, and return a copy of the best layout found."""
    rng = np.random.default_rng(seed)
    _even_out(sheet)
    home = sheet.centres.copy()
    place_labels(sheet)
    best, fewest = sheet.copy(), sheet.faults()
    for round_ in range(_ROUNDS):
        temperature = 1 - round_ / _ROUNDS
        moves = _separation(sheet) + _room_for_plates(sheet) + _clear_of_connections(sheet)
        moves += (0.3 + temperature) * _repulsion(sheet)
        noise = rng.normal(0, 0.5 * temperature, moves.shape)
        moves += _HOME_WEIGHT * temperature * (home - sheet.centres) + noise
        _move(sheet, moves.clip(-_MAX_MOVE, _MAX_MOVE))
        if round_ % _ROUNDS_BETWEEN_LABELS == _ROUNDS_BETWEEN_LABELS - 1:
            place_labels(sheet)
            faults = sheet.faults()
            if faults < fewest:
                best, fewest = sheet.copy(), faults
            if not faults:
                break
    return best


def _move(sheet: Sheet, moves: Numbers) -> None:
    """Move cities as far as possible without a new crossing."""
    before, known = sheet.centres, sheet.crossings()
    share = np.ones(sheet.cities)
    for factor in (0.5, 0.4, 0.0):
        sheet.centres = _inside(sheet, before + moves * share[:, None])
        crossed = np.flatnonzero((sheet.crossings() & ~known).any(1))
        if not len(crossed):
            return
        share[np.unique(sheet.ends[crossed])] *= factor
    sheet.centres = _inside(sheet, before + moves * share[:, None])


def _even_out(sheet: Sheet) -> None:
    """Even out the distances across and down, as far as possible without a new crossing."""
    start, crossings = sheet.centres.copy(), int(sheet.crossings().sum())
    ranks = start.argsort(0).argsort(0) + 0.5
    even = ranks / len(start) * (np.array(sheet.size) - 2 * _MARGIN) + _MARGIN
    for share in _SHARES:
        sheet.centres = start + share * (even - start)
        if int(sheet.crossings().sum()) <= crossings:
            return


def _inside(sheet: Sheet, at: Numbers) -> Numbers:
    """Return positions of cities moved so that signs and names are inside the map."""
    half = np.array([SIZES.sign_width / 2, SIZES.sign_height / 2])
    low = np.maximum(half, -sheet.offsets[:, :2]) + 3
    high = np.array(sheet.size) - np.maximum(half, sheet.offsets[:, 2:]) - 3
    return np.clip(at, low, high)


def _separation(sheet: Sheet) -> Numbers:
    """Return moves apart of what overlaps: signs and names of cities, and plates between them."""
    boxes, count = sheet.boxes(), sheet.cities
    moves = np.zeros_like(sheet.centres)
    for i, j in np.argwhere(np.triu(sheet.overlaps(_GAP))):
        one, other = boxes[i], boxes[j]
        depth = np.minimum(one[2:], other[2:]) - np.maximum(one[:2], other[:2]) + _GAP
        axis = int(depth.argmin())
        middle = one[axis] + one[axis + 2] - other[axis] - other[axis + 2]
        step = 0.22 * depth[axis] * (1 if middle > 0 else -1)
        owners = [i % count] if i < 2 * count else sheet.ends[i - 2 * count]
        others = [j % count] if j < 2 * count else sheet.ends[j - 2 * count]
        for city in owners:
            if city not in others:
                moves[city, axis] += step
        for city in others:
            if city not in owners:
                moves[city, axis] -= step
    return moves


def _repulsion(sheet: Sheet) -> Numbers:
    """Return moves of neighbours apart before they touch, so that empty corners fill up."""
    to = (sheet.centres[:, None] - sheet.centres) / np.array(_ROOM)
    far = np.hypot(to[..., 0], to[..., 1])
    np.fill_diagonal(far, _REPULSION_RANGE)
    push = np.maximum(0, _REPULSION_RANGE - far) / (far + 0.05)
    moves: Numbers = (to * push[..., None]).sum(1)
    return moves


def _room_for_plates(sheet: Sheet) -> Numbers:
    """Return moves that stretch connections too short for a plate between the signs."""
    a, b = sheet.ends[:, 0], sheet.ends[:, 1]
    vector = sheet.centres[b] - sheet.centres[a]
    need = np.stack(
        [SIZES.sign_width + sheet.plate_widths, np.full(len(a), SIZES.sign_height + 16)], 1
    )
    short = need + 2 * _GAP - abs(vector)
    axis = short.argmin(1)
    rows = np.arange(len(a))
    steps = 0.15 * np.maximum(0, short[rows, axis]) * np.where(vector[rows, axis] > 0, 1, -1)
    moves = np.zeros_like(sheet.centres)
    np.add.at(moves, (a, axis), -steps)
    np.add.at(moves, (b, axis), steps)
    return moves


def _clear_of_connections(sheet: Sheet) -> Numbers:
    """Return moves of signs away from the connections of other cities, and of those away."""
    a, b = sheet.ends[:, 0], sheet.ends[:, 1]
    vector = sheet.centres[b] - sheet.centres[a]
    length = np.hypot(vector[:, 0], vector[:, 1]) + 1e-9
    normal = np.stack([-vector[:, 1], vector[:, 0]], 1) / length[:, None]
    half = np.array([SIZES.sign_width / 2, SIZES.sign_height / 2])
    reach = (abs(normal) * half).sum(1) + 3
    to = sheet.centres[:, None] - sheet.centres[a]
    along = (to * vector).sum(2) / length**2
    across = (to * normal).sum(2)
    hit = (along > 0.02) & (along < 0.98) & (abs(across) < reach)
    moves = np.zeros_like(sheet.centres)
    for city, connection in np.argwhere(hit):
        if city in sheet.ends[connection]:
            continue
        side = 1 if across[city, connection] > 0 else -1
        step = (
            0.15 * (reach[connection] - abs(across[city, connection])) * side * normal[connection]
        )
        moves[city] += step
        moves[a[connection]] -= step * (1 - along[city, connection])
        moves[b[connection]] -= step * along[city, connection]
    return moves
