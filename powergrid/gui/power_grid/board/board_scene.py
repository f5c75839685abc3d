# SPDX-License-Identifier: MIT
"""The board as a scene of Qt: it shows what it is given and knows no rule."""

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.power_grid.board.background import Background
from powergrid.gui.power_grid.board.board_content import BoardContent, CityPrice, StagedHouse
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.city_appearance import CityAppearance
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


class BoardScene(QGraphicsScene):
    """Cities and routes, as items over a background that the view paints once and caches.

    `background_changed` is emitted when the background must be painted again.
    """

    background_changed = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        # With sixty items, checking each is faster than maintaining an index.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board = board
        self.drawing = drawing
        self.board_style = BoardStyle(look())
        self._background = Background(board, drawing, self)
        self._background.changed.connect(self.background_changed)
        self._view = QSizeF(drawing.width, drawing.height)
        self._window = QRectF(QPointF(), self._view)
        self._zoom = 1.0
        self._content = BoardContent(board, drawing)
        self._overlays = Overlays(self)
        self._labels = [
            city_label(board, city, spot.label) for city, spot in enumerate(drawing.cities)
        ]
        self._cities = self._new_cities()
        # Made when the view has its size, or on demand: twice would delay the first paint.
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
                self.addItem(item)  # not earlier: moving an item that is in a scene takes longer
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
        return BoardStyle(look(), text_factor, self._content.hour or "day")

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
        land = self._background.landscape.bounds(self._content.areas)
        return zoom_and_middle(
            self.drawing, land, self.cities_in_play(), self.board_style.unit, view
        )

    def city_at(self, point: QPointF) -> int:
        """Return the city in play whose sign or name is at this point, or -1."""
        city = self.layout.city_at(point)
        return city if city != NO_CITY and self.is_in_play(city) else NO_CITY

    def is_in_play(self, city: int) -> bool:
        """Return whether the city's area is in play."""
        return self._content.is_in_play(city)

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
        lamps_before = self._content.lamps
        self._content.show_state(state, tuple(colours))
        if self._content.lamps != lamps_before:
            self.background_changed.emit()
        self.set_areas(state.game.areas)
        self._update_cities(range(len(self._cities)))

    def set_areas(self, areas: Collection[int]) -> None:
        """Set the areas in play; the others recede."""
        if frozenset(areas) != self._content.areas:
            self._content.areas = frozenset(areas)
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
        connections = tuple(self.board.connection_index[a, b] for a, b, _ in legs)
        price = CityPrice(city, total, connections, colour, place)
        if price != self._content.price:
            before, self._content.price = self._content.price, price
            self._update_cities({city} if before is None else {city, before.city})
            self._update_route()

    def clear_price(self) -> None:
        """Hide the route and the total."""
        before, self._content.price = self._content.price, None
        if before is not None:
            self._update_cities({before.city})
            self._update_route()

    def show_staged(self, houses: Iterable[StagedHouse], colour: str) -> None:
        """Show these staged houses with their numbers, and dashed routes to them."""
        content, staged = self._content, {house.city: house for house in houses}
        if (staged, colour) == (content.staged, content.staged_colour):
            return
        before, content.staged, content.staged_colour = content.staged, staged, colour
        self._update_cities({*before, *staged})
        self._update_staged_route()
        # The route is drawn over the staged ones, and its total avoids them.
        self._update_route()

    def show_networks(
        self,
        networks: Iterable[PlayerConnections],
        bought_through: Iterable[PlayerConnections] = (),
    ) -> None:
        """Show each player's connections in their colour, those of several players side by side.

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
        """Ring these cities, as a list or the log points at them."""
        before, self._content.highlighted = self._content.highlighted, frozenset(cities)
        self._update_cities(before ^ self._content.highlighted)

    def show_light(self, hour: Hour, lit: Iterable[tuple[int, int]] = ()) -> None:
        """Show the board at this hour; by night these houses, as (city, seat), have power."""
        hour_before, lit_before = self._content.hour, self._content.lit
        self._content.show_light(hour, frozenset(lit))
        if hour == hour_before:
            changed = {city for city, _ in lit_before ^ self._content.lit}
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
        return self._content.lit

    def set_tip(self, city: int, text: str) -> None:
        """Set the tooltip of a city."""
        self._cities[city].setToolTip(plain_tip(text))

    def point_at(self, city: int) -> None:
        """Ring the city that the pointer or the keyboard is at; -1 for none."""
        before, self._content.pointed = self._content.pointed, city
        self._update_cities({before, city} - {NO_CITY})

    def appearance(self, city: int) -> CityAppearance:
        """Return the appearance of a city as it is shown now."""
        return self._cities[city].appearance

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint everything under the cities."""
        exposed = QRectF(rect)
        # A view that caches its background passes a painter that copies without smoothing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        cities = self.cities_in_play()
        self._background.paint(painter, exposed, self._context(), cities, self._content.lamps)

    # -- updates

    def _update_cities(self, cities: Iterable[int]) -> None:
        for city in cities:
            self._cities[city].show_appearance(self._appearance_of(city))

    def _appearance_of(self, city: int) -> CityAppearance:
        if not self.is_in_play(city):
            # A name that the edge of the view would cut is left out.
            is_whole = self._layout is None or self._window.contains(self._layout.names[city])
            return CityAppearance((), in_play=False, is_named=is_whole)
        return self._content.appearance(city)

    def _context(self) -> PaintContext:
        return PaintContext(self._window, self.layout, self.board_style, self._content.areas)

    def _update_staged_route(self) -> None:
        if self._layout is not None:
            content = self._content
            self._overlays.show_staged(
                self._context(), content.staged_connections, content.staged_colour
            )

    def _update_route(self) -> None:
        if self._layout is None:
            return
        context, price = self._context(), self._content.price
        connections, colour = ((), "") if price is None else (price.connections, price.colour)
        self._overlays.show_route(context, connections, colour)
        if price is None or price.total is None:
            self._overlays.hide_tag()
        else:
            legs = {*price.connections, *self._content.staged_connections}
            self._overlays.show_tag(context, price.city, price.total, legs)
