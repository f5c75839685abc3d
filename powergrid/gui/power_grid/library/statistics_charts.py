# SPDX-License-Identifier: MIT
"""The groups of the statistics as bars: share won, cities powered, and places."""

from collections.abc import Sequence

from PySide6.QtCore import QSize

from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.figures import mean, percent
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.terms import ordinal
from powergrid.stats.over_games import Group

_WIDE, _ROW, _ELSE = 1600, 60, 180


class StatisticsCharts(Line):
    """Two charts side by side and, if there is room, one below; each has a bar per group."""

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=14)
        self.share = _of_shares(translate("StatisticsView", "Win rate"))
        self.powered = BarChart(translate("StatisticsView", "Avg. powered"))
        self.places = _of_shares(translate("StatisticsView", "Avg. place"))
        chance = translate("StatisticsView", "the line marks an equal chance")
        cities = translate("EndView", "cities", "heading of a column")
        pair = Line(gap=14)
        for note, chart in ((chance, self.share), (cities, self.powered)):
            pair.add(titled_panel(chart.title, note, chart), stretch=1, minimum=300, hint=300)
        self.add(pair, stretch=1)
        often = translate("StatisticsView", "how often each place was reached")
        self.add(titled_panel(self.places.title, often, self.places), stretch=1, drop=1)

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show these groups, in this order."""
        self.share.show_bars(
            [
                Bar(group.name, 100 * group.share, percent(group.share), 100 * group.chance)
                for group in groups
            ]
        )
        self.powered.show_bars(
            [Bar(group.name, group.powered, mean(group.powered)) for group in groups]
        )
        self.places.show_bars(
            [
                Bar(
                    group.name,
                    100,
                    mean(group.place),
                    parts=_shares(group.places),
                    part_names=tuple(ordinal(place + 1) for place in range(len(group.places))),
                )
                for group in groups
            ]
        )

    def picture_size(self) -> QSize:
        """Return the size of a picture with room for all bars."""
        return QSize(_WIDE, 2 * (_ELSE + _ROW * len(self.share.bars)))


def _of_shares(title: str) -> BarChart:
    return BarChart(title, lambda value: percent(value / 100))


def _shares(counts: Sequence[int]) -> tuple[float, ...]:
    return tuple(100 * count / sum(counts) for count in counts)
