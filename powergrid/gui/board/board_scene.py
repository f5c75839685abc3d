# SPDX-License-Identifier: MIT
"""The board as a scene: the window tells it what to show, and it knows no rule."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from powergrid.box.drawing import Drawing
from powergrid.gui.board.city_item import CityItem
from powergrid.gui.board.faces import BARE, Face, Place, Ring, places_of
from powergrid.gui.board.ground import Ground
from powergrid.gui.board.ink import Ink
from powergrid.gui.board.layout import Layout, lay_out
from powergrid.gui.board.overlays import CITY_LEVEL, Overlays
from powergrid.gui.board.wires import paint_wires
from powergrid.gui.look.look import look
from powergrid.gui.place_names import city_label
from powergrid.rules.board import Board
from powergrid.rules.state import FREE, State

NOWHERE: Final = -1


class StagedHouse(NamedTuple):
    """A house that is picked and not yet paid, its number in the cart, and the way there.

    `place` is the one it takes of the city's three, None for the first that is free.
    """

    city: int
    number: int
    route: Sequence[tuple[int, int]]
    place: int | None = None


class _Price(NamedTuple):
    city: int
    total: int | None
    legs: tuple[int, ...]
    colour: str
    place: int | None


class BoardScene(QGraphicsScene):
    """The cities as items over a ground that is painted once and kept by the view."""

    def __init__(self, board: Board, drawing: Drawing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Sixty items are found faster by looking at each than by keeping an index of them.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board = board
        self.drawing = drawing
        self.ink = Ink(look())
        self.areas: frozenset[int] | None = None
        self._ground = Ground(board, drawing)
        self._view = QSizeF(drawing.width, drawing.height)
        self._window = QRectF(QPointF(), self._view)
        self._zoom = 1.0
        self._houses: Sequence[Sequence[int]] = [(FREE,) * 3] * len(board.cities)
        self._step = 1
        self._marked: Collection[int] = ()
        self._colours: tuple[str, ...] = ()
        self._price: _Price | None = None
        self._staged: dict[int, tuple[int, int | None]] = {}
        self._staged_links: tuple[int, ...] = ()
        self._staged_colour = ""
        self._pointed = NOWHERE
        self._lit: frozenset[int] = frozenset()
        self._powered: frozenset[int] = frozenset()
        self._pointed_area = NOWHERE
        self._overlays = Overlays(self)
        self._labels = [
            city_label(board, city, spot.label) for city, spot in enumerate(drawing.cities)
        ]
        self._cities = [CityItem(label) for label in self._labels]
        for item in self._cities:
            item.setZValue(CITY_LEVEL)
            item.take_ink(self.ink)
        # Laid out when the view has its size, or somebody asks: not twice before the first paint.
        self._layout: Layout | None = None

    # -- where things are

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        if self._layout is None:
            self.relayout()
        assert self._layout is not None
        return self._layout

    def fit(self, view: QSizeF, zoom: float) -> None:
        """Lay everything out for a view of that size."""
        if view != self._view or zoom != self._zoom or self._layout is None:
            self._view, self._zoom = view, zoom
            self.relayout()

    def relayout(self) -> None:
        """Lay everything out anew."""
        is_first = self._layout is None
        self._layout = lay_out(
            self.board,
            self.drawing,
            self._view.width(),
            self._view.height(),
            self.ink.unit,
            [self.ink.names.width(label) for label in self._labels],
            self._zoom,
        )
        self._ground.fit(self.layout)
        scale = self.layout.scale
        self.setSceneRect(
            0,
            0,
            max(self._view.width(), self.drawing.width * scale),
            max(self._view.height(), self.drawing.height * scale),
        )
        self._window = self.sceneRect()
        for city, item in enumerate(self._cities):
            item.take_layout(self.layout, city)
            if is_first:
                self.addItem(item)  # only now: in a scene every move costs more
        self._renew_overlays()

    def take_look(self) -> None:
        """Draw with the look as it is now."""
        self.ink = Ink(look())
        for item in self._cities:
            item.take_ink(self.ink)
        if self._layout is not None:
            self.relayout()

    def city_at(self, point: QPointF) -> int:
        """Return the city in play whose sign or name is at a point, or -1."""
        city = self.layout.city_at(point)
        return city if city != NOWHERE and self.is_in_play(city) else NOWHERE

    def area_at(self, point: QPointF) -> int:
        """Return the area at a point, or -1; a sign belongs to its city's area."""
        city = self.layout.city_at(point)
        return self._ground.area_at(point) if city == NOWHERE else self.board.cities[city].area

    def is_in_play(self, city: int) -> bool:
        """Return whether a city lies in an area in play."""
        return self.areas is None or self.board.cities[city].area in self.areas

    def cities_in_play(self) -> list[int]:
        """Return the cities in play, ascending."""
        return [city for city in range(len(self._cities)) if self.is_in_play(city)]

    def take_window(self, window: QRectF) -> None:
        """Learn which part can be seen, so that the total stands inside it."""
        self._window = window

    # -- what is shown

    def show_state(self, state: State, colours: Sequence[str]) -> bool:
        """Show houses, step and areas of a state; return whether the ground changed."""
        self._houses = state.houses
        self._step = state.step
        self._marked = state.marked
        self._colours = tuple(colours)
        changed = self._take_areas(state.game.areas)
        self._renew_faces(range(len(self._cities)))
        return changed

    def set_areas(self, areas: Collection[int]) -> bool:
        """Let the other areas recede; return whether the ground changed."""
        changed = self._take_areas(areas)
        if changed:
            self._renew_faces(range(len(self._cities)))
        return changed

    def show_price(
        self,
        city: int,
        total: int | None,
        legs: Iterable[tuple[int, int, int]],
        colour: str,
        place: int | None = None,
    ) -> None:
        """Show the route to a city and, beside it, what it costs together with the house."""
        links = tuple(self.layout.board.link_index[a, b] for a, b, _ in legs)
        price = _Price(city, total, links, colour, place)
        if price != self._price:
            before, self._price = self._price, price
            self._renew_faces({city} if before is None else {city, before.city})
            self._renew_route()

    def clear_price(self) -> None:
        """Take the route and the total away."""
        before, self._price = self._price, None
        if before is not None:
            self._renew_faces({before.city})
            self._renew_route()

    def show_staged(self, items: Iterable[StagedHouse], colour: str) -> None:
        """Show the houses in the cart with their numbers, and their routes dashed."""
        items = list(items)
        staged = {item.city: (item.number, item.place) for item in items}
        links = tuple(
            dict.fromkeys(self.layout.board.link_index[leg] for item in items for leg in item.route)
        )
        if (staged, links, colour) == (self._staged, self._staged_links, self._staged_colour):
            return
        before = set(self._staged)
        self._staged, self._staged_links, self._staged_colour = staged, links, colour
        self._renew_faces(before | set(staged))
        self._renew_staged_route()
        # The route lies over the staged ways and its total keeps clear of them.
        self._renew_route()

    def light(self, cities: Collection[int]) -> None:
        """Ring the cities that something elsewhere in the window points at."""
        before, self._lit = self._lit, frozenset(cities)
        self._renew_faces(before ^ self._lit)

    def show_powered(self, cities: Collection[int]) -> None:
        """Ring the cities that are powered."""
        before, self._powered = self._powered, frozenset(cities)
        self._renew_faces(before ^ self._powered)

    def point_at(self, city: int) -> None:
        """Ring the city that pointer or keyboard is at; -1 for none."""
        before, self._pointed = self._pointed, city
        self._renew_faces({before, city} - {NOWHERE})

    def point_at_area(self, area: int) -> None:
        """Highlight an area; -1 for none."""
        if area != self._pointed_area:
            self._pointed_area = area
            self._renew_area()

    @property
    def pointed_area(self) -> int:
        """The area that is highlighted, or -1."""
        return self._pointed_area

    def face(self, city: int) -> Face:
        """Return what a city shows."""
        return self._cities[city].face

    def legs_shown(self) -> tuple[int, ...]:
        """Return the connections of the route that is shown."""
        return tuple(item.link for item in self._overlays.legs)

    def staged_legs_shown(self) -> tuple[int, ...]:
        """Return the connections that are shown staged."""
        return tuple(item.link for item in self._overlays.staged_legs)

    def tag_rect(self) -> QRectF:
        """Return where the total stands; empty if there is none."""
        tag = self._overlays.tag
        return QRectF() if tag is None else tag.boundingRect()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground and, on it, the connections at rest."""
        exposed = QRectF(rect)
        # A view that keeps its ground hands over a painter that is set for plain copying.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self._ground.paint(painter, exposed, self.ink, self.areas)
        paint_wires(painter, exposed, self.layout, self.ink, self.areas)

    # -- what follows from it

    def _take_areas(self, areas: Collection[int]) -> bool:
        wanted = frozenset(areas)
        if wanted == self.areas:
            return False
        self.areas = wanted
        return True

    def _renew_faces(self, cities: Iterable[int]) -> None:
        for city in cities:
            self._cities[city].show_face(self._face_of(city))

    def _face_of(self, city: int) -> Face:
        if not self.is_in_play(city):
            return BARE._replace(in_play=False)
        wanted: Place | None = None
        at: int | None = None
        if city in self._staged:
            number, at = self._staged[city]
            wanted = Place("staged", self._staged_colour, number)
        elif self._price is not None and self._price.city == city:
            wanted, at = Place("offered", self._price.colour), self._price.place
        ring: Ring = ""
        if city == self._pointed or city in self._lit:
            ring = "accent"
        elif city in self._powered:
            ring = "good"
        is_marked = city in self._marked
        places = places_of(self._houses[city], self._step, self._colours, wanted, is_marked, at)
        return Face(places, True, ring)

    def _renew_overlays(self) -> None:
        self._renew_staged_route()
        self._renew_route()
        self._renew_area()

    def _renew_staged_route(self) -> None:
        if self._layout is None:
            return
        self._overlays.show_staged(
            self.layout, self.ink, self.areas, self._staged_links, self._staged_colour
        )

    def _renew_route(self) -> None:
        if self._layout is None:
            return
        price = self._price
        links, colour = ((), "") if price is None else (price.legs, price.colour)
        self._overlays.show_route(self.layout, self.ink, self.areas, links, colour)
        if price is None or price.total is None:
            self._overlays.hide_tag()
            return
        ways = {*price.legs, *self._staged_links}
        self._overlays.show_tag(self.layout, self.ink, price.city, price.total, ways, self._window)

    def _renew_area(self) -> None:
        if self._layout is None:
            return
        is_none = self._pointed_area == NOWHERE
        shape = None if is_none else self._ground.area_path(self._pointed_area)
        self._overlays.show_area(self.ink, shape)
