# SPDX-License-Identifier: MIT
"""The statistics of all finished games: wins, money by round, and what winners buy."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import fmean

from powergrid.factory.records import Record
from powergrid.factory.records.lines import events_of
from powergrid.factory.rules.tiles import TYPES
from powergrid.factory.statistics import Outcome, outcomes
from powergrid.gui.factory_manager.saved_games import records_in
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.words import column_name
from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.figures import mean, percent
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.line_chart import LineChart, Series
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import HeadedView
from powergrid.gui.shell.player_names import player_label
from powergrid.play.errors import RecordError


def outcomes_in(folder: Path) -> list[Outcome]:
    """Return the outcomes of the finished games in a folder, the latest games only."""
    found: list[Outcome] = []
    for record in records_in(folder):
        with suppress(RecordError, KeyError, IndexError):  # damaged records do not count
            found += _outcomes(record)
    return found


def _outcomes(record: Record) -> list[Outcome]:
    if not record.is_finished:
        return []
    game = record.start()[1].game
    players = [seat.player for seat in record.seats]
    return outcomes(events_of(record.moves), players, game.figures.money, game.tiles)


class StatisticsView(HeadedView):
    """`back_asked` leads back to the list of games."""

    def __init__(self, found: Sequence[Outcome]) -> None:
        count = round(sum(1 / outcome.players for outcome in found))
        text = translate("Factory", "%n finished games", "", count)
        if not found:
            text = translate("Factory", "No finished games yet.")
        super().__init__("star", translate("Factory", "Statistics"), text)
        self.wins = BarChart(translate("Factory", "Games won"))
        self.types = BarChart(translate("Factory", "What winners buy"))
        if found:
            self._show(found)
        self.back = self.head.add_back()
        set_first_focus(self, self.back)

    def _show(self, found: Sequence[Outcome]) -> None:
        players = dict.fromkeys(outcome.player for outcome in found)
        self.wins.show_bars([self._share(player, found) for player in players])
        winners = [outcome for outcome in found if outcome.has_won]
        others = [outcome for outcome in found if not outcome.has_won]
        self.types.show_bars(
            [
                _bar(column_name(type_), _mean(winners, type_), _mean(others, type_))
                for type_ in TYPES
            ]
        )
        series = [
            Series(name, colour, _money(group))
            for name, colour, group in (
                (translate("Factory", "Winners"), "green", winners),
                (translate("Factory", "Others"), "red", others),
            )
            if group
        ]
        name = translate("Factory", "Money after each round")
        self.money = LineChart(name, series, paint_worker)
        upper, lower = Line(gap=14), Line(gap=14)
        chance = translate("Factory", "in %; the line marks an equal chance")
        upper.add(
            titled_panel(self.wins.title, chance, self.wins), stretch=1, minimum=300, hint=300
        )
        note = translate("Factory", "the average of all games")
        upper.add(titled_panel(name, note, self.money), stretch=1, minimum=300, hint=300)
        note = translate("Factory", "tiles per game; the line marks what the others buy")
        lower.add(titled_panel(self.types.title, note, self.types), stretch=1)
        self.body.add(upper, stretch=1)
        self.body.add(lower, stretch=1)

    @staticmethod
    def _share(player: str, found: Iterable[Outcome]) -> Bar:
        own = [outcome for outcome in found if outcome.player == player]
        share = fmean(outcome.has_won for outcome in own)
        chance = fmean(1 / outcome.players for outcome in own)
        return Bar(player_label(player), 100 * share, percent(share), 100 * chance)


def _mean(group: Sequence[Outcome], type_: int) -> float:
    return fmean(outcome.types[type_] for outcome in group) if group else 0.0


def _bar(name: str, value: float, mark: float) -> Bar:
    return Bar(name, value, mean(value), mark)


def _money(group: Sequence[Outcome]) -> list[int]:
    """Return the mean money after each round."""
    return [
        round(fmean(money)) for money in zip(*(outcome.money for outcome in group), strict=False)
    ]
