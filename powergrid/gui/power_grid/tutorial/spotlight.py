# SPDX-License-Identifier: MIT
"""Rings around what a step mentions; the table below stays bright and usable."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.tokens import RADIUS_PANEL, RADIUS_SIGN
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.tutorial.chapters import Target
from powergrid.rules.fuel import FUEL_NAMES

_RING: Final = 3.0
_AROUND: Final = {"card": 3.0, "city": 3.0, "fuel": 2.0}
"""The distance of the ring from a thing; panels have room for more."""
_AROUND_PANEL: Final = 4.0
_AROUND_WORDS: Final = 8.0
_BESIDE_NAME: Final = 4.0
"""Letters of a city's name reach its edge; the ring is no farther from it than necessary, as
plates and other names are near."""


def place_of(table: Table, target: Target) -> QRectF:
    """Return where something is, in the table's pixels; empty if it is not visible."""
    return _PLACES[target.name](table, target.id)


def _card(table: Table, number: str) -> QRectF:
    for card in table.plants.cards:
        if number == ("step3" if card.plant is None else str(card.plant.number)):
            return table.rect_of(card, card.card_rect())
    return QRectF()


def _city(table: Table, city: str) -> QRectF:
    view = table.board.view
    index = table.session.state.game.board.city_index[city]
    layout = view.board_scene().layout
    beside = look().px(_BESIDE_NAME)
    name = layout.names[index].adjusted(-beside, 0, beside, 0)
    whole = layout.signs[index].united(name)
    shown = QRectF(view.mapFromScene(whole).boundingRect())
    room = QRectF(view.viewport().rect())
    return table.rect_of(view.viewport(), shown) if room.contains(shown.center()) else QRectF()


def _fuel(table: Table, fuel: str) -> QRectF:
    return table.rect_of(table.fuel.rows[FUEL_NAMES.index(fuel)] if fuel else table.fuel)


def _bar(parts: Callable[[Table], Sequence[QRectF]]) -> Callable[[Table, str], QRectF]:
    def place(table: Table, _: str) -> QRectF:
        whole = QRectF()
        for rect in parts(table):
            whole = whole.united(rect)
        wide = whole.adjusted(-_AROUND_WORDS, 0, _AROUND_WORDS, 0)
        return table.rect_of(table.top_bar, pixels(wide))

    return place


_PLACES: Final[dict[str, Callable[[Table, str], QRectF]]] = {
    "action": lambda table, _: table.rect_of(table.action),
    "board": lambda table, _: table.rect_of(table.board.view),
    "card": _card,
    "cards": _bar(lambda table: (table.top_bar.parts().cards_icon, table.top_bar.parts().cards)),
    "city": _city,
    "fuel": _fuel,
    "own": lambda table, _: table.rect_of(table.own),
    "phases": _bar(lambda table: (table.top_bar.parts().strip,)),
    "plants": lambda table, _: table.rect_of(table.plants),
    "race": _bar(lambda table: (table.top_bar.parts().axis, table.top_bar.parts().thresholds)),
    "rivals": lambda table, _: table.rect_of(table.rivals),
    "step": _bar(lambda table: table.top_bar.parts().all_steps),
}


class Spotlight(QWidget):
    """Draws rings over the table around what a step points at; clicks pass through it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._targets: tuple[Target, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look().changed.connect(self.update)

    def point_at(self, targets: tuple[Target, ...]) -> None:
        """Point at other things."""
        self._targets = targets
        self.update()

    def places(self) -> list[QRectF]:
        """Return the rings: within the table, around everything that is visible."""
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        places = []
        for target in self._targets:
            place = place_of(self._table, target)
            if not place.isEmpty():
                around = look().px(_AROUND[target.name] if target.id else _AROUND_PANEL)
                whole = place.adjusted(-around, -around, around, around)
                places.append(whole.intersected(room))
        return places

    def _uncovered(self, places: Sequence[QRectF]) -> QPainterPath:
        """Return where rings may be drawn: not over names and figures of the board."""
        path = QPainterPath()
        path.addRect(QRectF(self.rect()))
        view, radius = self._table.board.view, look().px(RADIUS_SIGN)
        if any(target.name == "city" for target in self._targets):
            wide = look().px(_RING + 2)
            rings = [place.adjusted(-wide, -wide, wide, wide) for place in places]
            for _, rect in view.board_scene().layout.labelled():
                shown = QRectF(view.mapFromScene(rect).boundingRect())
                covered = self._table.rect_of(view.viewport(), shown)
                if any(ring.intersects(covered) for ring in rings):
                    kept = QPainterPath()
                    kept.addRoundedRect(covered, radius, radius)
                    path = path.subtracted(kept)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rings, on the board behind its names and figures."""
        painter = QPainter(self)
        places = self.places()
        painter.setClipPath(self._uncovered(places))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = look().theme, look().px
        for place in places:
            radius = px(RADIUS_PANEL)
            # A dark line outside and inside lets the ring stand out from any ground.
            paint_round(painter, place, radius, None, theme.background, px(_RING + 2))
            inner = place.adjusted(px(1), px(1), -px(1), -px(1))
            paint_round(painter, inner, radius - px(1), None, theme.accent, px(_RING))
