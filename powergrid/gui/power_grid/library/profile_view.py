# SPDX-License-Identifier: MIT
"""How the people at this computer play, from their finished games: habits, wins, purchases."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from powergrid.arena import RATINGS
from powergrid.bots import LEVELS
from powergrid.box import FileError
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.figures import percent
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, capitalise
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.tokens import DISPLAY, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View, ViewHead
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.habit_scale import HabitScale
from powergrid.gui.power_grid.library.habit_words import advice, measure, title, verdict
from powergrid.gui.power_grid.library.no_games import NoGames
from powergrid.gui.power_grid.library.rated_games import RatedGames
from powergrid.gui.power_grid.library.rating_chart import RatingChart
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.gui.power_grid.words.names import board_name, player_name
from powergrid.gui.power_grid.words.ratings import rating_note
from powergrid.gui.power_grid.words.terms import kind_name
from powergrid.records import PERSON, RecordError, load, replay
from powergrid.rules.plants import KINDS
from powergrid.stats.habits import Habits, Tendency, habits, kind_shares, tendencies
from powergrid.stats.head_to_head import HeadToHead, head_to_heads
from powergrid.stats.over_games import Outcome, group_outcomes

MAX_OWN: Final = 200
"""After this many games of people, by seat, older games are left out: they say little of a player.

Not so for the rating, which is the same everywhere.
"""


class ProfileView(View):
    """Reads all games, newest first, then shows the figures."""

    figures_asked = Signal()
    puzzles_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("How you play"))
        self.games: list[list[Outcome]] = []
        self._rated = RatedGames()
        self.own: list[Habits] = []
        self.winners: list[Habits] = []
        self.tendencies: list[Tendency] = []
        self._make_head()
        self.habits = Line(self, vertical=True, gap=10, pad=20, ground="surface_1")
        self.results = Line(self, vertical=True, gap=14)
        self.nothing = NoGames(
            self, self.tr("Finish a game of your own, and this page shows how you play.")
        )
        for part in (self.habits, self.results):
            part.hide()
        look().changed.connect(self.lay_out)
        self._reader = Reader(self)
        self._reader.found.connect(self.add)
        self._reader.found.connect(self._show_progress)
        self._reader.ended.connect(self.show_all)

    @property
    def is_reading(self) -> bool:
        """Whether games are still being read."""
        return self._reader.is_reading

    def add(self, entry: Entry) -> None:
        """Count a game, if it is finished, among the newest, and not imported."""
        self._rated.add(entry)
        outcomes = entry.outcomes
        if not outcomes or entry.summary is None or len(self.own) >= MAX_OWN:
            return
        self.games.append(outcomes)
        for place, played in zip(entry.summary.places, _habits_by_place(entry), strict=False):
            if entry.summary.seats[place.seat].player == PERSON:
                self.own.append(played)
            if place.number == 1:
                self.winners.append(played)

    # -- parts

    def _make_head(self) -> None:
        self.head = ViewHead(self, "star", self.tr("How you play"))
        self.status = self.head.status
        does = self.tr("Shows who won how often, by board, edition, level or number of players.")
        self.head.add_button(self.tr("Figures"), "F", self.figures_asked.emit, does)
        self.back = self.head.add_back()
        set_first_focus(self, self.back)

    # -- content

    def _show_progress(self) -> None:
        text = self.tr("Reading {read} of %n games", "", self._reader.count)
        self.status.say(text.format(read=self._reader.read))

    def show_all(self) -> None:
        """Show the figures of all games."""
        people = [outcome for game in self.games for outcome in game if outcome.level == PERSON]
        self.tendencies = tendencies(self.own, self.winners)
        own = sum(any(outcome.level == PERSON for outcome in game) for game in self.games)
        self.status.say(translate("StatisticsView", "%n finished games", "", own))
        has_any = bool(people and self.tendencies)
        self.nothing.setVisible(not has_any)
        self.habits.setVisible(has_any)
        self.results.setVisible(has_any)
        if has_any:
            self._fill_habits()
            self._fill_results(people, own)
        self.lay_out()

    def _fill_habits(self) -> None:
        farthest = max(self.tendencies, key=lambda tendency: tendency.distance)
        head = verdict(farthest)
        if not farthest.distance:
            is_few = farthest.verdict == "few"
            few = self.tr("A few more games will show how you play.")
            head = few if is_few else self.tr("You play much like the winners.")
        self.habits.add(Text(head, size=TITLE, weight=SEMIBOLD, wraps=True))
        legend = self.tr(
            "The house is you; the line through it is the margin of error. The light band "
            "holds half of all winners."
        )
        self.habits.add(Text(legend, role="text_second", wraps=True), drop=1)
        for tendency in self.tendencies:
            self.habits.add_space()
            self.habits.add(_row(tendency))
        self.habits.add_space()
        self.habits.add(self._new_advice(advice(farthest)))

    def _new_advice(self, text: str) -> Line:
        """Return a row with what to try next, and the button of the puzzles."""
        general = self.tr("Try next: puzzles from your own games show where moves were lost.")
        row = Line(gap=12, pad=12, ground="surface_2")
        row.add(Text(text or general, weight=SEMIBOLD, wraps=True), stretch=1)
        does = self.tr("Shows positions in which one move is best.")
        row.add(keyed_button(self.tr("Puzzles"), "P", self.puzzles_asked.emit, does))
        return row

    def _fill_results(self, people: Sequence[Outcome], games: int) -> None:
        """Show how often people won; where several share a game, they count one by one."""
        won = sum(outcome.place == 1 for outcome in people)
        chance = QLocale().toString(sum(1 / outcome.players for outcome in people), "f", 1)
        self.won = self.tr("{part} of {whole}").format(part=won, whole=len(people))
        expected = self.tr("games won; by chance alone: {chance}")
        if len(people) > games:
            expected = self.tr("seats won; by chance alone: {chance}")
        won_card = _figure_card(self.won, expected.format(chance=chance))
        self.figures = Line(gap=14)
        self.figures.add(won_card, stretch=1, minimum=150, hint=150)
        self.results.add(self.figures)
        if self._rated:
            found = self._rated.ratings()
            card = _figure_card(amount(found[-1].points), rating_note(found))
            self.figures.add(card, stretch=1, minimum=150, hint=150)
            name = self.tr("Your rating")
            note = self.tr("with its 95 % range; games with hints do not count")
            chart = RatingChart(name, found, RATINGS)
            self.results.add(titled_panel(name, note, chart), stretch=5, minimum=170)
        self._add_charts(people)

    def _add_charts(self, people: Sequence[Outcome]) -> None:
        even = translate("StatisticsView", "the line marks an equal chance")
        winners = self.tr("the line marks what winners buy")
        for name, note, bars in (
            (self.tr("Ahead of"), even, self._opponents()),
            (self.tr("Won, by board"), even, self._boards(people)),
            (self.tr("Plants bought"), winners, self._kinds()),
        ):
            if bars:
                self.results.add(_chart(name, note, bars), stretch=len(bars), drop=1)

    def _opponents(self) -> list[Bar]:
        """Return how often people were ahead of each level."""
        count = self.tr("{part} of {whole}")
        return [
            Bar(
                capitalise(player_name(duel.level)),
                100 * duel.share,
                count.format(part=duel.beaten, whole=duel.met),
                50.0,
            )
            for duel in sorted(head_to_heads(self.games, PERSON), key=_strength)
        ]

    def _boards(self, people: Sequence[Outcome]) -> list[Bar]:
        """Return how often people won on each board."""
        count = self.tr("{part} of {whole}")
        return [
            Bar(
                group.name,
                100 * group.share,
                count.format(part=group.wins, whole=group.seats),
                100 * group.chance,
            )
            for group in group_outcomes(
                people,
                lambda outcome: board_name(outcome.board, outcome.edition, outcome.own_board),
            )
        ]

    def _kinds(self) -> list[Bar]:
        """Return the share of each kind among the plants bought."""
        mine, theirs = kind_shares(self.own), kind_shares(self.winners)
        return [
            Bar(
                kind_name(kind),
                100 * mine.get(kind, 0),
                percent(mine.get(kind, 0)),
                100 * theirs.get(kind, 0),
            )
            for kind in KINDS
            if kind in mine or kind in theirs
        ]

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin, gap = look().ipx(24 if self.is_wide else 14), look().ipx(14)
        row = look().ipx(48)
        top = margin // 2 + row + margin // 2
        width, height = self.width() - 2 * margin, self.height() - top - margin
        self.head.setGeometry(margin, margin // 2, width, row)
        left = round((width - gap) * 0.58)
        self.habits.gap = 26 if self.is_wide else 10
        self.habits.setGeometry(margin, top, left, height)
        self.results.setGeometry(margin + left + gap, top, width - left - gap, height)
        self.nothing.setGeometry(margin, top, width, height)
        for line in (self.head, self.habits, self.results, self.nothing):
            line.place()


def _habits_by_place(entry: Entry) -> list[Habits]:
    """Return how each seat played, the winners first; empty if that is unknown."""
    if entry.summary is None:
        return []
    try:
        steps = list(replay(load(entry.file)))
    except (RecordError, FileError):
        return []
    events = (event for step in steps for event in step.events)
    by_seat = habits(events, steps[0].state)
    return [by_seat[place.seat] for place in entry.summary.places]


def _strength(duel: HeadToHead) -> int:
    """Return the place of an opponent's level among all, the weakest first; unknown ones last."""
    levels = list(LEVELS)
    return levels.index(duel.level) if duel.level in levels else len(levels)


def _row(tendency: Tendency) -> QWidget:
    """Return the row of a habit: its name and verdict, the scale, and the figures."""
    column = Line(vertical=True, gap=2)
    head = Line(gap=10)
    head.add(Text(title(tendency), size=LEAD, weight=SEMIBOLD, shrinks=False))
    head.add(Text(verdict(tendency), wraps=True), stretch=1)
    scale = HabitScale(tendency)
    scale.setAccessibleName(f"{title(tendency)}: {verdict(tendency)} {measure(tendency)}")
    column.add(head)
    column.add(scale)
    column.add(Text(measure(tendency), role="text_second", wraps=True, yields=True))
    return column


def _figure_card(figure: str, words: str) -> Line:
    """Return a card with a large figure above what it means."""
    card = Line(vertical=True, gap=2, pad=14, ground="surface_1")
    card.add(Text(figure, size=DISPLAY, weight=SEMIBOLD))
    card.add(Text(words, role="text_second", wraps=True))
    return card


def _chart(name: str, note: str, bars: Sequence[Bar]) -> QWidget:
    chart = BarChart(name, lambda value: percent(value / 100))
    chart.show_bars(bars)
    return titled_panel(name, note, chart)
