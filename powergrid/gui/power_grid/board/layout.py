# SPDX-License-Identifier: MIT
"""The positions of everything on the board, in pixels: signs, places, names and cost plates.

The land grows with the view while signs, names and plates keep their size, so each size of the view
has a layout of its own.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import hypot
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.tokens import MIN_TARGET
from powergrid.gui.power_grid.board.sizes import GRADES, Grade, Sizes, sizes_of
from powergrid.rules.board import Board

Labelled: TypeAlias = tuple[str, QRectF]


class Layout(NamedTuple):
    """A board laid out: sign and name of each city, plate of each connection, empty if it has none.

    `places` are the indexes of the places that each city has and its sign shows. `scale` is pixels
    per unit of the plane; `origin` is the plane's corner and `size` its size, both in pixels.
    """

    board: Board
    scale: float
    size: QSizeF
    origin: QPointF
    sizes: Sizes
    grade: Grade
    places: tuple[tuple[int, ...], ...]
    centres: tuple[QPointF, ...]
    signs: tuple[QRectF, ...]
    names: tuple[QRectF, ...]
    plates: tuple[QRectF, ...]

    @property
    def map_rect(self) -> QRectF:
        """The rectangle of the whole map: the plane and the margins beside it."""
        x, y = self.origin.x(), self.origin.y()
        return QRectF(0, 0, self.size.width() + 2 * x, self.size.height() + 2 * y)

    def place(self, city: int, index: int) -> QRectF:
        """Return the rectangle of one of a city's places."""
        return place_in(self.signs[city], self.sizes, self.places[city].index(index))

    def target(self, city: int) -> QRectF:
        """Return the rectangle to click for a city: its sign, enlarged to at least 24 pixels."""
        sign, minimum = self.signs[city], MIN_TARGET * self.sizes.unit
        x, y = max(0.0, minimum - sign.width()) / 2, max(0.0, minimum - sign.height()) / 2
        return sign.adjusted(-x, -y, x, y)

    def city_at(self, point: QPointF) -> int:
        """Return the city that a click at this point picks, by its sign or name, or -1."""
        cities = range(len(self.signs))
        hits = chain(
            (city for city in cities if self.signs[city].contains(point)),
            (city for city in cities if self.names[city].contains(point)),
            (city for city in cities if self.target(city).contains(point)),
        )
        return next(hits, -1)

    def labelled(self) -> list[Labelled]:
        """Return each rectangle that must not overlap another, with a label."""
        cities, connections = self.board.cities, self.board.connections
        found = [(f"sign {cities[i].id}", rect) for i, rect in enumerate(self.signs)]
        found += [(f"name {cities[i].id}", rect) for i, rect in enumerate(self.names)]
        for connection, rect in zip(connections, self.plates, strict=True):
            if rect.isEmpty():
                continue
            found.append((f"plate {cities[connection.a].id}-{cities[connection.b].id}", rect))
        return found

    def overlaps(self) -> list[tuple[str, str]]:
        """Return the labels of the pairs of rectangles that overlap."""
        # Numbers, since calls of Qt are slow and this runs for each grade before the first paint.
        # From left to right, each box is compared with those that have not ended yet.
        boxes = sorted(
            (rect.left(), rect.right(), rect.top(), rect.bottom(), label)
            for label, rect in self.labelled()
        )
        open_boxes: list[tuple[float, float, float, float, str]] = []
        pairs: list[tuple[str, str]] = []
        for box in boxes:
            left, _, top, bottom, label = box
            open_boxes = [other for other in open_boxes if other[1] > left]
            pairs += [
                (other[4], label) for other in open_boxes if other[2] < bottom and top < other[3]
            ]
            open_boxes.append(box)
        return pairs

    def is_clear(self) -> bool:
        """Return whether nothing overlaps and nothing is outside the map."""
        whole = self.map_rect
        return not self.overlaps() and all(whole.contains(rect) for _, rect in self.labelled())


def place_in(sign: QRectF, sizes: Sizes, at: int) -> QRectF:
    """Return the rectangle of a place, `at` its number among those that the sign shows."""
    left = sign.left() + sizes.padding_x + at * (sizes.place + sizes.gap)
    return QRectF(left, sign.top() + sizes.padding_y, sizes.place, sizes.place)


def lay_out(
    board: Board,
    drawing: Drawing,
    width: float,
    height: float,
    unit: float,
    name_widths: Sequence[float],
    zoom: float = 1.0,
) -> Layout:
    """Return the layout for a view of this size, in the largest grade without overlaps."""
    scale = min(width / drawing.width, height / drawing.height) * zoom
    origin = QPointF(
        max(0.0, (width - drawing.width * scale) / 2),
        max(0.0, (height - drawing.height * scale) / 2),
    )
    layout: Layout | None = None
    for grade in GRADES:
        layout = _with_grade(board, drawing, scale, origin, grade, unit, name_widths)
        if not layout.overlaps():
            break
    assert layout is not None
    return layout


def _with_grade(
    board: Board,
    drawing: Drawing,
    scale: float,
    origin: QPointF,
    grade: Grade,
    unit: float,
    name_widths: Sequence[float],
) -> Layout:
    sizes = sizes_of(grade, unit)
    ox, oy = origin.x(), origin.y()
    places = tuple(_places(city.house_prices or drawing.house_prices) for city in board.cities)
    signs = [
        _around(ox + spot.x * scale, oy + spot.y * scale, sizes, len(shown))
        for spot, shown in zip(drawing.cities, places, strict=True)
    ]
    width = drawing.width * scale + 2 * ox
    names = [
        _inside(name_beside(sign, spot.name_side, name_width, sizes), width)
        for sign, spot, name_width in zip(signs, drawing.cities, name_widths, strict=True)
    ]
    centres = tuple(sign.center() for sign in signs)
    return Layout(
        board=board,
        scale=scale,
        size=QSizeF(drawing.width * scale, drawing.height * scale),
        origin=origin,
        sizes=sizes,
        grade=grade,
        places=places,
        centres=centres,
        signs=tuple(signs),
        names=tuple(names),
        plates=tuple(_plates(board, drawing, centres, sizes)),
    )


def _places(house_prices: Sequence[int | None]) -> tuple[int, ...]:
    return tuple([index for index, price in enumerate(house_prices) if price is not None])


def _around(x: float, y: float, sizes: Sizes, places: int) -> QRectF:
    """Return the rectangle of a sign around a point."""
    width, height = sizes.width_of(places), sizes.sign_height
    return QRectF(round(x - width / 2), round(y - height / 2), width, height)


def _plates(
    board: Board, drawing: Drawing, centres: Sequence[QPointF], sizes: Sizes
) -> Iterator[QRectF]:
    for connection, plate in zip(board.connections, drawing.plates, strict=True):
        if board.has_free_connections:
            yield QRectF()
            continue
        start, vector = centres[connection.a], centres[connection.b] - centres[connection.a]
        across = plate.offset * sizes.unit / (hypot(vector.x(), vector.y()) or 1.0)
        x = start.x() + plate.t * vector.x() - across * vector.y()
        y = start.y() + plate.t * vector.y() + across * vector.x()
        width, height = sizes.plate_width(connection.cost), sizes.plate_height
        yield QRectF(round(x - width / 2), round(y - height / 2), width, height)


def _inside(name: QRectF, width: float) -> QRectF:
    """Return a name's rectangle, moved inside a map of this width."""
    return name.translated(max(0.0, -name.left()) + min(0.0, width - name.right()), 0.0)


def name_beside(sign: QRectF, side: str, width: float, sizes: Sizes) -> QRectF:
    """Return the rectangle of a name of this width at a side of its sign, flush or centred."""
    height, gap = sizes.name_line, sizes.name_gap
    middle = sign.center()
    edge, _, flush = side.partition("-")
    if edge == "right":
        return QRectF(sign.right() + gap, round(middle.y() - height / 2), width, height)
    if edge == "left":
        return QRectF(
            round(sign.left() - gap - width), round(middle.y() - height / 2), width, height
        )
    # Above and below, the line height leaves enough of a gap.
    top = sign.top() - height if edge == "above" else sign.bottom()
    spare = sign.width() - width
    left = round(sign.left() + spare * {"start": 0.0, "end": 1.0}.get(flush, 0.5))
    return QRectF(left, top, width, height)
