# SPDX-License-Identifier: MIT
"""The balance of a board, charted while bots play on it."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.time_left import time_left
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.trials import GAMES, Trials
from powergrid.gui.power_grid.words.advice import percent
from powergrid.play.thinker import Thinker
from powergrid.rules.board import Board

if TYPE_CHECKING:
    from powergrid.arena import Share

_REPORTED_AT: Final = (10, 50, GAMES)
"""A screen reader announces progress each time this many games are over."""


class BalancePane(Line):
    """Progress, and a chart of wins by seat or area, of prices, or of lengths of games."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__(vertical=True, gap=8, pad=12, ground="surface_1")
        self._thinker = thinker
        self.trials: Trials | None = None
        self.progress = caption(role="text", wraps=True)
        self.stop = Button(translate("Editor", "Stop"), height=30)
        self.stop.describe(translate("Editor", "Ends the games; the report stays."))
        self.stop.clicked.connect(self.stop_games)
        self._head = Line(gap=8)
        self._head.add(self.progress, stretch=1)
        self._head.add(self.stop)
        self._titles = (
            translate("Editor", "Wins by place in the first turn order"),
            translate("Editor", "Wins by starting area"),
            translate("Editor", "Average price of a house, with its connection"),
            translate("Editor", "Games by number of rounds"),
        )
        self.sides = Segments(
            [
                translate("Editor", "Order"),
                translate("Editor", "Areas"),
                translate("Editor", "Prices"),
                translate("Editor", "Rounds"),
            ]
        )
        self.sides.setAccessibleName(translate("Editor", "Balance of the board"))
        for at, title in enumerate(self._titles):
            self.sides.describe_option(at, title)
        self.sides.chosen.connect(self.refresh)
        self.title = caption(role="text_second", wraps=True)
        self.chart = BarChart(self._titles[0])
        row = Line()
        row.add(self.sides)
        row.add_space()
        self.add(self._head)
        self.add(row)
        self.add(self.title)
        self.add(self.chart, stretch=1, minimum=110, hint=200)

    def try_board(self, board: Board, edition_id: str, players: int) -> None:
        """Start games of bots on a board."""
        self.forget()
        self.trials = Trials(self._thinker, board, edition_id, players)
        self.trials.progressed.connect(self._follow)
        self.trials.start()
        self.refresh()

    def stop_games(self) -> None:
        """Stop the games; the report stays."""
        if self.trials is not None:
            self.trials.stop()

    def forget(self) -> None:
        """Stop the games and drop their report."""
        self.stop_games()
        if self.trials is not None:
            self.trials.deleteLater()
        self.trials = None

    def _follow(self) -> None:
        self.refresh()
        if self.trials is not None and self.trials.done in _REPORTED_AT:
            announcer().say(self.progress.text)

    def refresh(self) -> None:
        """Show the progress and the chosen chart."""
        trials, side = self.trials, self.sides.index
        if trials is None:
            return
        self.progress.say(progress_words(trials))
        self._head.want(self.stop, trials.is_running)
        self.title.say(self._titles[side])
        self.chart.title = self._titles[side]
        self.want(self.chart, trials.balance is not None)
        if trials.balance is not None:
            self.chart.show_bars(bars_of(trials, side))
        self.place()


def progress_words(trials: Trials) -> str:
    """Return how many games were played, and how long the rest will take."""
    if trials.is_broken:
        return translate("Editor", "The games stopped: too many did not end.")
    text = translate("Editor", "Bots have played {done} of {all} games.")
    text = text.format(done=trials.done, all=GAMES)
    if trials.unfinished:
        unfinished = translate("Editor", "Did not end: {count}.")
        text += f" {unfinished.format(count=trials.unfinished)}"
    if trials.is_running and trials.done:
        left = time_left(trials.seconds_left)
        return f"{text} {left}." if left else text
    return text


def bars_of(trials: Trials, side: int) -> Sequence[Bar]:
    """Return the bars of one of the four charts; a mark is a fair share of the wins."""
    found, areas = trials.balance, trials.board.areas
    assert found is not None  # no chart is shown before the first game has ended
    if side == 0:
        places = enumerate(found.seats, 1)
        return [_share(f"{place}.", wins, found.players) for place, wins in places]
    if side == 1:
        pairs = zip(areas, found.areas, strict=True)
        return [_share(area.name, result.wins, found.players) for area, result in pairs]
    if side == 2:
        pairs = zip(areas, found.areas, strict=True)
        return [Bar(area.name, result.price, f"{result.price:.0f}") for area, result in pairs]
    lengths = sorted(Counter(found.rounds).items())
    return [Bar(f"{rounds}", games, f"{games}") for rounds, games in lengths]


def _share(name: str, found: "Share", players: int) -> Bar:
    limits = f"{percent(found.low)}–{percent(found.high)}"
    share = translate("StatisticsView", "{percent}%").format(percent=percent(found.share))
    text = f"{share} ({limits})" if found.tries else "–"
    return Bar(name, 100 * found.share, text, mark=100 / players)
