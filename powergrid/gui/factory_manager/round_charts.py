# SPDX-License-Identifier: MIT
"""The charts of a game: money, goods, energy and workers by round, and tiles bought."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from powergrid.factory import statistics
from powergrid.factory.rules import State
from powergrid.factory.rules.tiles import TYPES
from powergrid.factory.statistics import Round
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.tile_painter import type_colour
from powergrid.gui.factory_manager.words import column_name
from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.curve import Curve


class TypesChart(BarChart):
    """Bars with a part for each type of tile, in its colour and with its drawing."""

    has_signs = True

    def part_inks(self, count: int) -> list[tuple[QColor, QColor]]:
        """Return the colours of the types, each with that of the text on it."""
        return [(type_colour(type_), look().theme.surface_1) for type_ in TYPES[:count]]

    def paint_sign(self, painter: QPainter, rect: QRectF, part: int, ink: QColor) -> None:
        """Paint the drawing of the type."""
        paint_drawing(painter, drawings.TYPES[TYPES[part]], rect, ink)


def curves() -> list[tuple[str, tuple[Curve[Round], Curve[Round]]]]:
    """Return the pairs of charts with their names."""
    by_round = translate("Factory", "by round")
    doubled = translate("Factory", "by round, before the last one is doubled")
    return [
        (
            translate("Factory", "Money"),
            (
                Curve(translate("Factory", "Money after each round"), "", lambda r: r.money),
                Curve(translate("Factory", "Goods sold"), by_round, lambda r: r.goods),
            ),
        ),
        (
            translate("Factory", "Factory"),
            (
                Curve(translate("Factory", "Production"), by_round, lambda r: r.production),
                Curve(translate("Factory", "Storage"), by_round, lambda r: r.storage),
            ),
        ),
        (
            translate("Factory", "Costs"),
            (
                Curve(translate("Factory", "Energy bill"), doubled, lambda r: r.bill),
                Curve(translate("Factory", "Workers at work"), by_round, lambda r: r.canteen),
            ),
        ),
    ]


def rounds_of(session: FactorySession) -> list[list[Round]]:
    """Return the rounds of every seat of a session."""
    events = [event for played in session.past for event in played.events]
    money = session.state.game.figures.money
    return statistics.rounds(events, len(session.seats), money)


def bought_panels(session: FactorySession) -> list[Line]:
    """Return two charts of what everybody has bought: tiles of each type, and their cost."""
    state: State = session.state
    tiles = state.game.tiles
    events = [event for played in session.past for event in played.events]
    counts = TypesChart(translate("Factory", "Tiles bought"))
    costs = TypesChart(translate("Factory", "Elektro spent on them"))
    spent = statistics.spent(events, len(session.seats), tiles)
    bars: tuple[list[Bar], list[Bar]] = ([], [])
    for seat, kinds in enumerate(statistics.bought(events, len(session.seats))):
        name, types = session.seats[seat].name, statistics.by_type(kinds, tiles)
        for group, figures in zip(bars, (types, spent[seat]), strict=True):
            parts = tuple(float(figures[type_]) for type_ in TYPES)
            names = tuple(map(column_name, TYPES))
            group.append(Bar(name, sum(parts), str(round(sum(parts))), None, parts, names))
    counts.show_bars(bars[0])
    costs.show_bars(bars[1])
    note = translate("Factory", "by type")
    return [titled_panel(chart.title, note, chart) for chart in (counts, costs)]
