# SPDX-License-Identifier: MIT
"""The drawings of buttons and notes, on a grid of 24."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from powergrid.gui.kit.shapes import (
    box,
    disc,
    line,
    mirror,
    polygon,
    ring,
    rotate,
    round_polygon,
    stroke,
    unite,
)

_PEN = 2.6


def house() -> QPainterPath:
    """Return a house, the sign of a city."""
    return round_polygon(((12, 2.4), (21, 10.8), (21, 21.4), (3, 21.4), (3, 10.8)), 0.9)


def plug() -> QPainterPath:
    """Return a plug with its cord."""
    prongs = unite(stroke(line((x, 3), (x, 7.4)), 2.6) for x in (8.4, 15.6))
    body = QPainterPath(QPointF(4.6, 8.4))
    body.lineTo(19.4, 8.4)
    body.lineTo(19.4, 10.6)
    body.cubicTo(19.4, 15.4, 16.4, 18, 12, 18)
    body.cubicTo(7.6, 18, 4.6, 15.4, 4.6, 10.6)
    body.closeSubpath()
    return unite((prongs, body, stroke(line((12, 17), (12, 22)), 2.8)))


def cards() -> QPainterPath:
    """Return two cards of a pile."""
    front = box(3, 6.2, 12.6, 16, 2)
    behind = box(8.4, 1.8, 12.6, 16, 2)
    return unite((front, behind.subtracted(box(1.2, 4.4, 16.2, 20, 3.2))))


def plan() -> QPainterPath:
    """Return a route through three cities, for a plan."""
    path = stroke(line((5, 18.6), (11, 8.4), (19, 5.4)), 2)
    return unite((path, disc(5, 18.6, 3.2), disc(11, 8.4, 3.2), disc(19, 5.4, 3.2)))


def rules() -> QPainterPath:
    """Return an open book."""
    page = QPainterPath(QPointF(11, 6))
    page.cubicTo(9, 4.4, 6, 3.8, 2.4, 4)
    page.lineTo(2.4, 18.4)
    page.cubicTo(6, 18.2, 9, 18.8, 11, 20.6)
    page.closeSubpath()
    return unite((page, mirror(page)))


def undo() -> QPainterPath:
    """Return an arrow that turns back."""
    head = stroke(line((8.4, 3.6), (3.6, 8.4), (8.4, 13.2)), _PEN)
    path = QPainterPath(QPointF(4.4, 8.4))
    path.lineTo(14.2, 8.4)
    path.cubicTo(18.2, 8.4, 20.6, 11, 20.6, 14.3)
    path.cubicTo(20.6, 17.6, 18.2, 20.2, 14.2, 20.2)
    path.lineTo(8.4, 20.2)
    return unite((head, stroke(path, _PEN)))


def hint() -> QPainterPath:
    """Return a bulb."""
    glass = QPainterPath(QPointF(8.8, 16.6))
    glass.cubicTo(8.8, 14.2, 5, 13, 5, 8.6)
    glass.cubicTo(5, 4.6, 8, 1.6, 12, 1.6)
    glass.cubicTo(16, 1.6, 19, 4.6, 19, 8.6)
    glass.cubicTo(19, 13, 15.2, 14.2, 15.2, 16.6)
    glass.closeSubpath()
    return unite((glass, box(8.6, 18.2, 6.8, 1.9, 0.9), box(9.8, 21.2, 4.4, 1.8, 0.9)))


def menu() -> QPainterPath:
    """Return three bars."""
    return unite(stroke(line((3.6, y), (20.4, y)), 2.4) for y in (5.4, 12, 18.6))


def more() -> QPainterPath:
    """Return three dots, for what else there is."""
    return unite(disc(x, 12, 2.2) for x in (4.6, 12, 19.4))


def log() -> QPainterPath:
    """Return lines of text."""
    ends = ((4.8, 20.4), (12, 16.4), (19.2, 11.6))
    return unite(stroke(line((3.6, y), (end, y)), 2.4) for y, end in ends)


def check() -> QPainterPath:
    """Return a tick."""
    return stroke(line((4, 12.8), (9.6, 18.4), (20, 6.4)), 3)


def warning() -> QPainterPath:
    """Return a triangle with an exclamation mark."""
    sign = round_polygon(((12, 1.4), (23.4, 21.6), (0.6, 21.6)), 2.6)
    mark = unite((stroke(line((12, 8.8), (12, 13.8)), 2.4), disc(12, 17.6, 1.5)))
    return sign.subtracted(mark)


def plus() -> QPainterPath:
    """Return a plus."""
    return unite(
        (stroke(line((4.4, 12), (19.6, 12)), 2.8), stroke(line((12, 4.4), (12, 19.6)), 2.8))
    )


def minus() -> QPainterPath:
    """Return a minus."""
    return stroke(line((4.4, 12), (19.6, 12)), 2.8)


def fill() -> QPainterPath:
    """Return a store that is full to the brim: four tokens between its walls."""
    wall = QPainterPath(QPointF(2.6, 3))
    for x, y in ((2.6, 21.4), (21.4, 21.4), (21.4, 3)):
        wall.lineTo(x, y)
    tokens = (box(x, y, 5.6, 5.6, 1.2) for x in (5.8, 12.6) for y in (5.4, 12.2))
    return unite((stroke(wall, 2.4), *tokens))


def close() -> QPainterPath:
    """Return a cross."""
    strokes = (line((5.4, 5.4), (18.6, 18.6)), line((18.6, 5.4), (5.4, 18.6)))
    return unite(stroke(part, _PEN) for part in strokes)


def person() -> QPainterPath:
    """Return head and shoulders."""
    shoulders = QPainterPath(QPointF(3.4, 21.8))
    shoulders.cubicTo(3.4, 16.4, 7, 13.6, 12, 13.6)
    shoulders.cubicTo(17, 13.6, 20.6, 16.4, 20.6, 21.8)
    shoulders.closeSubpath()
    return unite((disc(12, 7, 4.9), shoulders))


def computer() -> QPainterPath:
    """Return a screen on its foot."""
    screen = box(1.8, 3.2, 20.4, 14, 2).subtracted(box(4.2, 5.6, 15.6, 9.2, 0.6))
    return unite((screen, box(10.2, 16.8, 3.6, 3), box(6.6, 19.2, 10.8, 2.4, 1)))


def end_turn() -> QPainterPath:
    """Return an arrow that stops at a bar."""
    shaft, head = line((2.4, 12), (15.4, 12)), line((10, 6), (16, 12), (10, 18))
    return unite(
        (stroke(shaft, _PEN), stroke(head, _PEN), stroke(line((21, 4.4), (21, 19.6)), _PEN))
    )


def chevron() -> QPainterPath:
    """Return an angle that points down."""
    return stroke(line((5, 8.6), (12, 15.6), (19, 8.6)), _PEN)


def play() -> QPainterPath:
    """Return a triangle that points right."""
    return round_polygon(((5.4, 2.6), (21.6, 12), (5.4, 21.4)), 1.8)


def pause() -> QPainterPath:
    """Return two upright bars."""
    return unite((box(5, 3.4, 5, 17.2, 1.4), box(14, 3.4, 5, 17.2, 1.4)))


def film() -> QPainterPath:
    """Return a picture of a film, with holes on both sides."""
    holes = unite(box(x, y, 2.6, 2.6, 0.6) for x in (3.8, 17.6) for y in (4.4, 10.7, 17))
    picture = box(8.4, 4.4, 7.2, 15.2, 0.8)
    return box(1.8, 1.8, 20.4, 20.4, 2).subtracted(unite((holes, picture)))


def curve() -> QPainterPath:
    """Return a curve above its axes."""
    axes = line((3.2, 2.6), (3.2, 20.8), (21.4, 20.8))
    return unite((stroke(axes, 2.4), stroke(line((7, 15), (11, 9), (15, 12), (20.6, 4.6)), _PEN)))


def forward() -> QPainterPath:
    """Return a triangle and a bar, for one step forward."""
    return unite(
        (round_polygon(((3.4, 3.4), (15.6, 12), (3.4, 20.6)), 1.4), box(17, 3.4, 3.6, 17.2, 1.2))
    )


def fast_forward() -> QPainterPath:
    """Return two triangles, for a phase forward."""
    return unite([round_polygon(((x, 3.8), (x + 9.4, 12), (x, 20.2)), 1.2) for x in (2.6, 12)])


def back() -> QPainterPath:
    """Return `forward`, turned round."""
    return rotate(forward(), 180)


def fast_back() -> QPainterPath:
    """Return `fast_forward`, turned round."""
    return rotate(fast_forward(), 180)


def folder() -> QPainterPath:
    """Return a folder."""
    back = round_polygon(((2, 4), (9.4, 4), (11.8, 6.8), (22, 6.8), (22, 20.6), (2, 20.6)), 1.5)
    return back.subtracted(stroke(line((1, 10.4), (23, 10.4)), 1.6, flat=True))


def gear() -> QPainterPath:
    """Return a cogwheel."""
    tooth = polygon((10.2, 0.9), (13.8, 0.9), (14.8, 5), (9.2, 5))
    teeth = [rotate(tooth, 45 * i) for i in range(8)]
    return unite((disc(12, 12, 8.2), *teeth)).subtracted(disc(12, 12, 3.5))


def step() -> QPainterPath:
    """Return stairs."""
    return polygon(
        (2, 22), (2, 16), (8.6, 16), (8.6, 9.6), (15.2, 9.6), (15.2, 3), (22, 3), (22, 22)
    )


def factory() -> QPainterPath:
    """Return a hall with a saw-tooth roof and a stack."""
    hall = polygon((2, 22), (2, 10), (8, 14.5), (8, 10), (14, 14.5), (14, 22))
    stack = polygon((16, 2), (20.4, 2), (22, 22), (14.4, 22))
    return unite((hall, stack))


def star() -> QPainterPath:
    """Return a star, for a winner."""
    outer, inner = ring(5, 11), ring(5, 5.2, -54)
    return round_polygon([point for pair in zip(outer, inner, strict=True) for point in pair], 0.9)
