# SPDX-License-Identifier: MIT
"""The symbols on factory tiles, each in one colour on a grid of 24."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtGui import QPainterPath

from powergrid.gui.kit.shapes import box, disc, line, polygon, stroke, unite

_TEETH: Final = 9


def worker() -> QPainterPath:
    """Return a worker with a helmet."""
    helmet = QPainterPath()
    helmet.moveTo(6.6, 8.6)
    helmet.cubicTo(6.6, 1.6, 17.4, 1.6, 17.4, 8.6)
    helmet.closeSubpath()
    body = QPainterPath()
    body.moveTo(3.6, 22)
    body.cubicTo(3.6, 12.4, 20.4, 12.4, 20.4, 22)
    body.closeSubpath()
    return unite((helmet, box(5, 7.6, 14, 1.8, 0.9), disc(12, 10.4, 3.6), body))


def energy() -> QPainterPath:
    """Return a bolt."""
    return polygon((13.6, 1.6), (4.6, 13.4), (11, 13.4), (9.4, 22.4), (19.4, 9.4), (12.6, 9.4))


def gear() -> QPainterPath:
    """Return a cogwheel, the sign of production."""
    points = []
    for tooth in range(_TEETH):
        for part, radius in ((-0.3, 8.2), (-0.18, 10.8), (0.18, 10.8), (0.3, 8.2)):
            angle = 2 * pi * (tooth + part) / _TEETH
            points.append((12 + radius * cos(angle), 12 + radius * sin(angle)))
    return polygon(*points).subtracted(disc(12, 12, 3.6))


def crate() -> QPainterPath:
    """Return a crate, the sign of storage."""
    slats = unite(box(4.6, y, 14.8, 3.2) for y in (5, 10.4, 15.8))
    frame = box(2, 2.4, 20, 19.2, 1.6).subtracted(box(4.6, 5, 14.8, 14))
    brace = stroke(line((5, 18.6), (19, 5.4)), 2.2, flat=True)
    return unite((frame, slats.subtracted(stroke(line((5, 18.6), (19, 5.4)), 4.4)), brace))


def storage() -> QPainterPath:
    """Return shelves with crates."""
    posts = unite(box(x, 3, 1.6, 19) for x in (1.8, 20.6))
    boards = unite(box(1.8, y, 20.4, 1.5) for y in (11.2, 20.5))
    goods = unite(
        (
            box(4.4, 5.2, 6, 6),
            box(11.2, 3.6, 7.6, 7.6),
            box(4.4, 13.6, 8, 6.9),
            box(13.4, 15, 5.6, 5.5),
        )
    )
    return unite((posts, boards, goods))


def machine() -> QPainterPath:
    """Return a press with a flywheel."""
    wheel = disc(7.6, 8.4, 5.8).subtracted(disc(7.6, 8.4, 2.2))
    frame = polygon((13, 3), (21, 3), (21, 21), (17, 21), (17, 8), (13, 8))
    ram = box(10.6, 9.4, 5.4, 4.6, 0.6)
    bed = box(3, 16.6, 13, 2.4)
    foot = box(1.6, 19, 21, 2.8, 0.6)
    return unite((wheel, frame, ram, bed, foot))


def production_robot() -> QPainterPath:
    """Return a robot's arm."""
    arm = stroke(line((6.4, 19), (8, 9.4), (16.4, 5.6)), 3)
    joints = unite((disc(8, 9.4, 2.6), disc(16.4, 5.6, 2.4)))
    claw = unite(
        (
            stroke(line((16.4, 5.6), (19.4, 10)), 1.8),
            stroke(line((19.4, 10), (17.2, 13)), 1.6),
            stroke(line((19.4, 10), (22, 12.2)), 1.6),
        )
    )
    base = polygon((2.4, 22), (4, 17.6), (9.4, 17.6), (11, 22))
    part = box(15.4, 16.4, 6, 5.4, 0.6)
    return unite((arm, joints, claw, base, part))


def auxiliary_robot() -> QPainterPath:
    """Return a robot on wheels."""
    head = box(7, 3.6, 10, 6.6, 2).subtracted(unite((disc(10, 7, 1.1), disc(14, 7, 1.1))))
    aerial = unite((stroke(line((12, 3.6), (12, 1.8)), 1.2), disc(12, 1.6, 1)))
    body = box(5.6, 11, 12.8, 7.4, 1.4)
    arms = unite(stroke(line((x, 12.6), (to, 17)), 2) for x, to in ((5.4, 2.8), (18.6, 21.2)))
    wheels = unite(disc(x, 20.4, 2.2) for x in (8.2, 15.8))
    return unite((head, aerial, body, arms, wheels))


def control() -> QPainterPath:
    """Return a switchboard, which saves energy."""
    board = box(2.6, 2.6, 18.8, 18.8, 1.8)
    dials = unite(disc(x, 7.6, 2.4) for x in (7.6, 16.4))
    levers = unite(box(x, 12.4, 2, 6.4, 1) for x in (6, 11, 16))
    return board.subtracted(unite((dials, levers)))


def optimisation() -> QPainterPath:
    """Return a plan on a clipboard, which saves workers."""
    sheet = box(4, 3.6, 16, 18.6, 1.6)
    clip = box(8.6, 1.6, 6.8, 3.8, 1)
    curve = stroke(line((7, 17.6), (10.4, 13), (13.4, 15), (17, 9)), 1.8)
    return unite((sheet.subtracted(curve), clip))


TYPES: Final[tuple[Callable[[], QPainterPath], ...]] = (
    storage,
    machine,
    production_robot,
    auxiliary_robot,
    control,
    optimisation,
)
"""By the type of a tile."""
EFFECTS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "production": gear,
    "storage": crate,
    "workers": worker,
    "energy": energy,
}
