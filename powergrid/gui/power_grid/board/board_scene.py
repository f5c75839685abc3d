# SPDX-License-Identifier: MIT
"""The board as a scene: it shows what it is given and knows no rule."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.power_grid.board.background import Background
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.city_appearance import (
    CityAppearance,
    Place,
    empty_houses,
    places_in_city,
)
from powergrid.gui.power_grid.board.city_item import CityItem
from powergrid.gui.power_grid.board.framing import zoom_and_middle
from powergrid.gui.power_grid.board.layout import Layout, lay_out
from powergrid.gui.power_grid.board.light import Hour, lamp_rect
from powergrid.gui.power_grid.board.network_lines import PlayerConnections
from powergrid.gui.power_grid.board.overlays import CITY_LEVEL, Overlays
from powergrid.gui.power_grid.board.paint_context import PaintContext
from powergrid.gui.power_grid.words.names import city_label
from powergrid.rules.board import NO_CITY, Board
from powergrid.rules.state import State


class StagedHouse(NamedTuple):
    """A house that is picked but not yet paid: its number in the cart, and the route to it.

    `place` is which of the city's three places it takes, None for the first free one.
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


class _Staged(NamedTuple):
    """The number of each city's house in the cart with its place, and the routes to the houses."""

    houses: Mapping[int, tuple[int, int | None]]
    connections: tuple[int, ...]
    colour: str


class BoardScene(QGraphicsScene):
    """The cities, as items over a background that is painted once and cached by the view.

    `background_changed` is emitted when the layers under the cities must be repainted.
    """

    background_changed = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        # With sixty items, checking each is faster than maintaining an index.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board = board
        self.drawing = drawing
        self.board_style = BoardStyle(look())
        self.areas = frozenset(range(len(board.areas)))
        self._background = Background(board, drawing, self)
        self._background.changed.connect(self.background_changed)
        self._view = QSizeF(drawing.width, drawing.height)
        self._window = QRectF(QPointF(), self._view)
        self._zoom = 1.0
        self._houses: Sequence[Sequence[int]] = [
            empty_houses(city.house_prices or drawing.house_prices) for city in board.cities
        ]
        self._open_places = [1] * len(board.cities)
        self._marked: Collection[int] = ()
        self._colours: tuple[str, ...] = ()
        self._price: _Price | None = None
        self._staged = _Staged({}, (), "")
        self._pointed = NO_CITY
        self._highlighted: frozenset[int] = frozenset()
        self._hour: Hour | None = None
        self._lit: frozenset[tuple[int, int]] = frozenset()
        self._lamps: dict[int, int] = {}
        self._overlays = Overlays(self)
        self._labels = [
            city_label(board, city, spot.label) for city, spot in enumerate(drawing.cities)
        ]
        self._cities = self._new_cities()
        # Made when the view has its size, or on demand: not twice before the first paint.
        self._layout: Layout | None = None

    def _new_cities(self) -> list[CityItem]:
        cities = []
        for label, city in zip(self._labels, self.board.cities, strict=True):
            item = CityItem(label, city.house_prices or self.drawing.house_prices)
            item.setZValue(CITY_LEVEL)
            item.set_style(self.board_style)
            cities.append(item)
        return cities

    # -- layout

    @property
    def layout(self) -> Layout:
        """The positions of everything."""
        if self._layout is None:
            self.relayout()
        assert self._layout is not None
        return self._layout

    @property
    def is_laid_out(self) -> bool:
        """Whether the board has a layout, and so its view a size."""
        return self._layout is not None

    @property
    def text_factor(self) -> float:
        """The factor by which signs and names are larger: the text size, if there is room."""
        return self.board_style.text_factor

    def fit(self, view: QSizeF, zoom: float) -> None:
        """Lay everything out for a view of that size."""
        if view != self._view or zoom != self._zoom or self._layout is None:
            self._view, self._zoom = view, zoom
            self.relayout()

    def relayout(self) -> None:
        """Lay everything out again."""
        is_first = self._layout is None
        self._layout = self._laid_out()
        self._background.fit(self._layout)
        self.setSceneRect(self.layout.map_rect)
        for city, item in enumerate(self._cities):
            item.set_layout(self.layout, city)
            if is_first:
                self.addItem(item)  # only now: moving an item in a scene costs more
        self._update_staged_route()
        self._update_route()

    def _laid_out(self) -> Layout:
        """Return the layout with the largest signs and names that fit, up to the text size."""
        *larger, plain = look().text_sizes()
        for text_factor in larger:
            layout = self._laid_out_at(text_factor)
            if layout.is_clear():
                return layout
        return self._laid_out_at(plain)

    def _laid_out_at(self, text_factor: float) -> Layout:
        if text_factor != self.board_style.text_factor:
            self._set_style(self._new_style(text_factor))
        return lay_out(
            self.board,
            self.drawing,
            self._view.width(),
            self._view.height(),
            self.board_style.unit,
            [self.board_style.names.width(label) for label in self._labels],
            self._zoom,
        )

    def _new_style(self, text_factor: float) -> BoardStyle:
        return BoardStyle(look(), text_factor, self._hour or "day")

    def _set_style(self, style: BoardStyle) -> None:
        self.board_style = style
        for item in self._cities:
            item.set_style(style)

    def update_look(self) -> None:
        """Draw with the current look."""
        self._set_style(self._new_style(self.board_style.text_factor))
        if self._layout is not None:
            self.relayout()

    def framing(self, view: QSizeF) -> tuple[float, QPointF]:
        """Return the zoom on the areas in play, and their middle on the plane."""
        land = self._background.landscape.bounds(self.areas)
        return zoom_and_middle(
            self.drawing, land, self.cities_in_play(), self.board_style.unit, view
        )

    def city_at(self, point: QPointF) -> int:
        """Return the city in play whose sign or name is at this point, or -1."""
        city = self.layout.city_at(point)
        return city if city != NO_CITY and self.is_in_play(city) else NO_CITY

    def is_in_play(self, city: int) -> bool:
        """Return whether the city's area is in play."""
        return self.board.cities[city].area in self.areas

    def cities_in_play(self) -> list[int]:
        """Return the cities in play, in ascending order."""
        return [city for city in range(len(self._cities)) if self.is_in_play(city)]

    def set_window(self, window: QRectF) -> None:
        """Set the visible part of the scene."""
        if window != self._window:
            self._window = window
            self._update_route()
            self._update_cities(
                city for city in range(len(self._cities)) if not self.is_in_play(city)
            )

    def finish_landscape(self) -> None:
        """Render the landscape's picture now, if it is scheduled."""
        self._background.cached_landscape.finish()

    # -- content

    def show_state(self, state: State, colours: Sequence[str]) -> None:
        """Show houses, Step and areas of a state; `colours` are the players', by seat."""
        has_built = state.houses != self._houses
        self._houses = state.houses
        self._open_places = [places[state.step - 1] for places in state.game.open_places_in]
        if has_built and self._hour in ("dusk", "night"):
            self._update_lamps()
            self.background_changed.emit()
        self._marked = state.marked
        self._colours = tuple(colours)
        self.set_areas(state.game.areas)
        self._update_cities(range(len(self._cities)))

    def set_areas(self, areas: Collection[int]) -> None:
        """Set the areas in play; the others recede."""
        if frozenset(areas) != self.areas:
            self.areas = frozenset(areas)
            self._update_cities(range(len(self._cities)))
            self.background_changed.emit()

    def show_price(
        self,
        city: int,
        total: int | None,
        legs: Iterable[tuple[int, int, int]],
        colour: str,
        place: int | None = None,
    ) -> None:
        """Show the route to a city, as (city, city, cost), and its total; None shows no total.

        `place` is which of the city's three places a house would take, None for the first free.
        """
        connections = tuple(self.layout.board.connection_index[a, b] for a, b, _ in legs)
        price = _Price(city, total, connections, colour, place)
        if price != self._price:
            before, self._price = self._price, price
            self._update_cities({city} if before is None else {city, before.city})
            self._update_route()

    def clear_price(self) -> None:
        """Hide the route and the total."""
        before, self._price = self._price, None
        if before is not None:
            self._update_cities({before.city})
            self._update_route()

    def show_staged(self, items: Iterable[StagedHouse], colour: str) -> None:
        """Show the houses in the cart with their numbers, and dashed routes to them."""
        items = list(items)
        houses = {item.city: (item.number, item.place) for item in items}
        index = self.layout.board.connection_index
        connections = dict.fromkeys(index[leg] for item in items for leg in item.route)
        staged = _Staged(houses, tuple(connections), colour)
        if staged == self._staged:
            return
        before, self._staged = self._staged, staged
        self._update_cities({*before.houses, *houses})
        self._update_staged_route()
        # The route is drawn over the staged ones, and its total avoids them.
        self._update_route()

    def show_networks(
        self,
        networks: Iterable[PlayerConnections],
        bought_through: Iterable[PlayerConnections] = (),
    ) -> None:
        """Show each player's connections in its colour; those of several run side by side.

        Those `bought_through`, with a city in which the player has no house, are thin.
        """
        index, found = self.board.connection_index, dict[int, tuple[str, ...]]()
        for colour, connections in networks:
            for ends in connections:
                found[index[ends]] = (*found.get(index[ends], ()), colour)
        thin = {
            (index[ends], colour) for colour, connections in bought_through for ends in connections
        }
        self._background.show_networks(found, frozenset(thin))

    def highlight_network(self, colour: str) -> None:
        """Fade all networks but that of a colour; without a colour, fade none."""
        self._background.highlight_network(colour)

    def networks_shown(self) -> dict[int, tuple[str, ...]]:
        """Return the colours on each connection that belongs to a network."""
        return dict(self._background.networks)

    def highlight_cities(self, cities: Collection[int]) -> None:
        """Ring these cities, which a list or the log points at."""
        before, self._highlighted = self._highlighted, frozenset(cities)
        self._update_cities(before ^ self._highlighted)

    def show_light(self, hour: Hour, lit: Iterable[tuple[int, int]] = ()) -> None:
        """Show the board at this hour; by night these houses, as (city, seat), have power."""
        before, self._lit = self._lit, frozenset(lit)
        was, self._hour = self._hour, hour
        self._update_lamps()
        if hour == was:
            changed = {city for city, _ in before ^ self._lit}
            for city in changed:
                maximum = lamp_rect(self.layout.centres[city], 3, self.board_style.unit)
                self.invalidate(maximum, QGraphicsScene.SceneLayer.BackgroundLayer)
            self._update_cities(changed)
            return
        self._set_style(self._new_style(self.board_style.text_factor))
        self._background.show_hour(hour)
        self._update_cities(range(len(self._cities)))

    @property
    def lit(self) -> frozenset[tuple[int, int]]:
        """The houses that have power by night, as (city, seat)."""
        return self._lit

    def set_tip(self, city: int, text: str) -> None:
        """Set the tooltip of a city."""
        self._cities[city].setToolTip(plain_tip(text))

    def point_at(self, city: int) -> None:
        """Ring the city that the pointer or the keyboard is at; -1 for none."""
        before, self._pointed = self._pointed, city
        self._update_cities({before, city} - {NO_CITY})

    def appearance(self, city: int) -> CityAppearance:
        """Return the appearance of a city: its places, prices and houses."""
        return self._cities[city].appearance

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint everything under the cities."""
        exposed = QRectF(rect)
        # A view that caches its background passes a painter that copies without smoothing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        cities = self.cities_in_play()
        self._background.paint(painter, exposed, self._context(), cities, self._lamps)

    # -- updates

    def _update_lamps(self) -> None:
        """Count the houses of each city that shine; by day those go out that shone last."""
        if self._hour in ("dusk", "night"):
            is_night = self._hour == "night"
            self._lamps = {
                city: sum((city, seat) in self._lit if is_night else seat >= 0 for seat in houses)
                for city, houses in enumerate(self._houses)
            }

    def _update_cities(self, cities: Iterable[int]) -> None:
        for city in cities:
            self._cities[city].show_appearance(self._appearance_of(city))

    def _appearance_of(self, city: int) -> CityAppearance:
        if not self.is_in_play(city):
            # A name that the edge of the view would cut is left out.
            is_whole = self._layout is None or self._window.contains(self._layout.names[city])
            return CityAppearance((), in_play=False, is_named=is_whole)
        wanted: Place | None = None
        at: int | None = None
        if city in self._staged.houses:
            number, at = self._staged.houses[city]
            wanted = Place("staged", self._staged.colour, number)
        elif self._price is not None and self._price.city == city:
            wanted, at = Place("offered", self._price.colour), self._price.place
        houses = self._houses[city]
        lit = [seat for seat in houses if (city, seat) in self._lit]
        places = places_in_city(
            houses,
            self._open_places[city],
            self._colours,
            wanted,
            is_marked=city in self._marked,
            at=at,
            lit=lit if self._hour == "night" else None,
        )
        return CityAppearance(places, is_ringed=city == self._pointed or city in self._highlighted)

    def _context(self) -> PaintContext:
        return PaintContext(self._window, self.layout, self.board_style, self.areas)

    def _update_staged_route(self) -> None:
        if self._layout is not None:
            staged = self._staged
            self._overlays.show_staged(self._context(), staged.connections, staged.colour)

    def _update_route(self) -> None:
        if self._layout is None:
            return
        context, price = self._context(), self._price
        connections, colour = ((), "") if price is None else (price.legs, price.colour)
        self._overlays.show_route(context, connections, colour)
        if price is None or price.total is None:
            self._overlays.hide_tag()
        else:
            legs = {*price.legs, *self._staged.connections}
            self._overlays.show_tag(context, price.city, price.total, legs)
