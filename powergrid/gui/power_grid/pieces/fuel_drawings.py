# SPDX-License-Identifier: MIT
"""The drawings of fuels and plants, on a grid of 24; gaps are wide enough for 16 pixels."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from powergrid.gui.kit.shapes import (
    arc,
    box,
    disc,
    line,
    place,
    polygon,
    rotate,
    round_polygon,
    stroke,
    unite,
)


def coal() -> QPainterPath:
    """Return a broken lump with three faces."""
    lump = round_polygon(
        ((9.2, 3.8), (17.8, 2.2), (22, 10.2), (18.6, 19.6), (9.8, 21.8), (2, 16.6), (3, 7.8)), 0.5
    )
    middle = (12.6, 10.2)
    cracks = [line(middle, end) for end in ((8.4, 1.2), (24.8, 11), (8.6, 24.6))]
    return lump.subtracted(unite(stroke(crack, 1.7) for crack in cracks))


def oil() -> QPainterPath:
    """Return a drop with a gleam."""
    drop = QPainterPath(QPointF(12, 1.6))
    drop.cubicTo(14.2, 5.6, 19.2, 9.8, 19.2, 15.2)
    drop.cubicTo(19.2, 19.3, 16.0, 22.4, 12, 22.4)
    drop.cubicTo(8.0, 22.4, 4.8, 19.3, 4.8, 15.2)
    drop.cubicTo(4.8, 9.8, 9.8, 5.6, 12, 1.6)
    drop.closeSubpath()
    gleam = stroke(arc(12, 15, 3.9, 190, 68), 1.9)
    return drop.subtracted(gleam)


def garbage() -> QPainterPath:
    """Return a bin with its lid on."""
    handle = box(8.6, 1.8, 6.8, 4, 1.2).subtracted(box(10.4, 3.6, 3.2, 3))
    lid = box(3.2, 4.4, 17.6, 3, 1)
    body = round_polygon(((4.9, 9), (19.1, 9), (17.9, 22.2), (6.1, 22.2)), 1.4)
    slits = unite(stroke(line((x, 11.8), (x, 19.2)), 1.8) for x in (9.7, 14.3))
    return unite((handle, lid, body.subtracted(slits)))


def uranium() -> QPainterPath:
    """Return three blades around a core."""
    blade = QPainterPath()
    blade.arcMoveTo(1.6, 2.2, 20.8, 20.8, 60)
    blade.arcTo(1.6, 2.2, 20.8, 20.8, 60, 60)
    blade.arcTo(8.0, 8.6, 8.0, 8.0, 120, -60)
    blade.closeSubpath()
    blades = [rotate(blade, angle, 12, 12.6) for angle in (0, 120, 240)]
    return unite((*blades, disc(12, 12.6, 2.3)))


def hybrid_coal() -> QPainterPath:
    """Return the coal of a hybrid, in its upper left."""
    lump = round_polygon(
        ((4.4, 2), (9.8, 0.9), (12.6, 5.8), (10.4, 11.4), (5, 12.6), (0.6, 9.4)), 0.4
    )
    middle = (7, 5.8)
    cracks = [line(middle, end) for end in ((3.6, 0.4), (14.0, 6.4), (4.4, 14.4))]
    return lump.subtracted(unite(stroke(crack, 1.3) for crack in cracks))


def hybrid_oil() -> QPainterPath:
    """Return the oil of a hybrid, in its lower right."""
    drop = oil_drop()
    return place(drop, 10.6, 9.6, 0.6)


def hybrid_bar() -> QPainterPath:
    """Return the stroke between coal and oil."""
    return stroke(line((3.8, 20.6), (20.4, 2.8)), 1.7)


def hybrid_small_coal() -> QPainterPath:
    """Return the coal of a hybrid for sizes too small for a bar."""
    return place(coal(), -0.8, -0.8, 0.63)


def hybrid_small_oil() -> QPainterPath:
    """Return the oil of a hybrid for small sizes."""
    return place(oil_drop(), 9.6, 8.6, 0.66)


def hybrid() -> QPainterPath:
    """Return coal and oil with a bar between them."""
    return unite((hybrid_coal(), hybrid_oil(), hybrid_bar()))


def oil_drop() -> QPainterPath:
    """Return a drop without a gleam, for small sizes."""
    drop = QPainterPath(QPointF(12, 1.6))
    drop.cubicTo(14.4, 5.8, 19.6, 9.8, 19.6, 15.0)
    drop.cubicTo(19.6, 19.3, 16.2, 22.4, 12, 22.4)
    drop.cubicTo(7.8, 22.4, 4.4, 19.3, 4.4, 15.0)
    drop.cubicTo(4.4, 9.8, 9.6, 5.8, 12, 1.6)
    drop.closeSubpath()
    return drop


def ecological() -> QPainterPath:
    """Return a wind turbine."""
    hub = (12.0, 9.6)
    blade = QPainterPath(QPointF(12.0, 8.2))
    blade.cubicTo(9.6, 6.6, 9.4, 3.4, 11.0, 0.2)
    blade.cubicTo(14.0, 2.0, 14.8, 5.4, 13.6, 8.4)
    blade.closeSubpath()
    blades = [rotate(blade, angle, *hub) for angle in (0, 120, 240)]
    tower = polygon((11, 13.6), (13, 13.6), (14.4, 23.4), (9.6, 23.4))
    return unite((*blades, disc(*hub, 2.3), tower))


def mine() -> QPainterPath:
    """Return two picks, crossed."""
    shaft = polygon((11.1, 4.6), (12.9, 4.6), (13.4, 23.2), (10.6, 23.2))
    head = QPainterPath(QPointF(2.2, 8.6))
    head.cubicTo(6.4, 2.6, 17.6, 2.6, 21.8, 8.6)
    head.cubicTo(16.6, 5.6, 7.4, 5.6, 2.2, 8.6)
    head.closeSubpath()
    pick = unite((shaft, head))
    return unite((rotate(pick, 45, 12, 12.4), rotate(pick, -45, 12, 12.4)))


def fusion() -> QPainterPath:
    """Return a nucleus and the orbits around it."""
    orbit = QPainterPath()
    orbit.addEllipse(QPointF(12, 12), 11.2, 4.6)
    track = stroke(orbit, 1.7)
    return unite((rotate(track, 45), rotate(track, -45), disc(12, 12, 2.5)))
