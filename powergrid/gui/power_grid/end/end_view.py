# SPDX-License-Identifier: MIT
"""The end of a game: who has won and why, how it went, and where the money went."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.export import chosen_file, picture, write
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD, TITLE
from powergrid.gui.power_grid.end.ceremony import PowerGridCeremony
from powergrid.gui.power_grid.end.figures_csv import csv_text
from powergrid.gui.power_grid.end.master_game import MasterGame
from powergrid.gui.power_grid.end.money_bars import MoneyBars
from powergrid.gui.power_grid.end.poster import poster, saved
from powergrid.gui.power_grid.end.review_panel import ReviewPanel
from powergrid.gui.power_grid.end.reviewing import Reviewing, by_round
from powergrid.gui.power_grid.end.round_charts import chart_panel, pairs, panel
from powergrid.gui.power_grid.end.rounds import RoundsView
from powergrid.gui.power_grid.end.standing_row import StandingHead, StandingRow
from powergrid.gui.power_grid.end.standing_words import beside_words, headline, why
from powergrid.gui.power_grid.end.story_panel import StoryPanel
from powergrid.gui.power_grid.end.time_lapse import TimeLapse
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.shell.game_pages import EndPage
from powergrid.stats.game_figures import figures, whole
from powergrid.stats.highlights import highlights

_NARROW = 1500
_KEYS = ("P", "R", "T", "S", "X", "M", "Enter")
_PICTURE = QSize(1600, 1800)
_MIN_REVIEW = 230
"""The height that the list of costly moves needs; the lower row gives way to it."""
_BOTH_ROWS = 390
"""The height of the charts and the lower row; the standings give way to them if they can."""


class EndView(EndPage):
    """The final standings of a session whose game is over; `reviewing` reviews it on demand."""

    def __init__(
        self,
        reviewing: Reviewing,
        parent: QWidget | None = None,
        *,
        master: MasterGame | None = None,
    ) -> None:
        """`master` plays the same deal, where the game was a challenge."""
        super().__init__(parent)
        self.master = master
        self.reviewing = reviewing
        self.session = session = reviewing.session
        self._events = [event for played in session.past for event in played.events]
        self.rounds = figures(self._events, session.state_at(0))
        self.seen = RoundsView(session)
        self.seen.setParent(self)
        self.seen.moment_asked.connect(self.moment_asked)
        self.seen.film_asked.connect(lambda: self.visit_asked.emit(TimeLapse(self.reviewing)))
        self.column = Line(self, vertical=True, gap=14)
        self._make_head()
        self.column.add(self._new_table())
        if master is not None:
            master.setParent(self)
            self.beside = Text(beside_words(master), role="text_second", wraps=True)
            self.column.add(self.beside, drop=2)
            master.changed.connect(self._tell_of_master)
        self.charts: list[Line] = []
        self.review: ReviewPanel | None = None
        self.story: StoryPanel | None = None
        self.lower_row: Line | None = None
        self.rest = _ChartsAndLowerRow()
        self._make_charts()
        self.lower_row = self._new_lower_row()
        self.rest.add(self.lower_row, stretch=2, drop=1)
        self.column.add(self.rest, stretch=1)
        self.show_charts(0)
        look().changed.connect(self.lay_out)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the master play while the page is seen."""
        if self.master is not None:
            self.master.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the master rest."""
        if self.master is not None and not event.spontaneous():
            self.master.stop()

    def _tell_of_master(self) -> None:
        assert self.master is not None  # who else has called
        self.beside.say(beside_words(self.master))
        self.lay_out()

    # --- parts --------------------------------------------------------------------------------

    def _make_head(self) -> None:
        text, note = headline(self.session)
        self.setAccessibleName(text)
        self.title = Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False)
        self.tie = Text(note, role="text_second")
        self.head = Line(self, gap=12)
        self.head.add(PieceIcon(house=self._winner_colour(), side=36))
        self.head.add(self.title)
        self.head.add(self.tie, stretch=1, drop=1, minimum=120)
        self.head.add_space()
        self.buttons: list[Button] = []
        self.under = Text(note, role="text_second")
        texts = (
            self.tr("Poster", "button: a picture to keep"),
            self.tr("Replay", "button: look at the game again"),
            self.tr("Table", "button: back to the table"),
            self.tr("Save"),
            self.tr("Export"),
            self.tr("Rematch"),
            self.tr("New game"),
        )
        for text, key in zip(texts, _KEYS, strict=True):
            self._add_button(text, key)
        (
            self.poster,
            self.replay,
            self.table,
            self.save,
            self.export,
            self.rematch,
            self.new_game,
        ) = self.buttons
        self.new_game.set_primary(True)
        set_first_focus(self, self.new_game)
        for button, does in zip(
            self.buttons,
            (
                self.tr("Saves a picture of the lit board beside your games, and copies it."),
                self.tr("Shows the game move by move."),
                self.tr("Shows the table as it was at the end."),
                self.tr("Saves the record of the game as a file."),
                self.tr("Saves the figures on this page to a file."),
                self.tr("Starts the same game again with new cards."),
                self.tr("Opens the new game page."),
            ),
            strict=True,
        ):
            button.describe(does)
        self.poster.clicked.connect(self.save_poster)
        self.replay.clicked.connect(self.replay_asked)
        self.table.clicked.connect(self.table_asked)
        self.save.clicked.connect(self.save_asked)
        self.export.clicked.connect(self.ask_for_file)
        self.rematch.clicked.connect(self.rematch_asked)
        self.new_game.clicked.connect(self.new_game_asked)
        self.column.add(self.under)

    def _add_button(self, text: str, key: str) -> None:
        button = Button(text, key)
        bind(button, key, button.click)
        self.buttons.append(button)
        self.head.add(button)

    def _winner_colour(self) -> str:
        return self.session.seats[self.session.state.ranking[0]].colour

    def _new_table(self) -> Line:
        session, state = self.session, self.session.state
        columns = max(3, *(len(plants) for plants in state.plants))
        table = Line(vertical=True, gap=6)
        table.add(StandingHead(columns), drop=1)
        for place, seat in enumerate(state.ranking):
            row = StandingRow(
                place + 1,
                session.seats[seat],
                (state.powered[seat], len(state.cities[seat]), state.money[seat]),
                [state.game.plants[number] for number in state.plants[seat]],
                why(session, place),
                columns,
            )
            table.add(row, minimum=32, hint=58)
        return table

    def _make_charts(self) -> None:
        """Add the pairs of charts, of which one is shown, and the segments that choose it."""
        names = [name for name, _ in pairs(self.session.state.game)]
        self.choice = Segments([self.tr("Story"), *names, self.tr("Moves", "costly ones")])
        self.choice.setAccessibleName(self.tr("Charts"))
        self.choice.chosen.connect(self.show_charts)
        row = Line(gap=10)
        row.add(self.choice)
        self.status = Text(role="accent")
        row.add(self.status, stretch=1)
        self.column.add(row)
        last = len(names) + 1
        for index in range(last + 1):
            button = self.choice.button(index)
            shown = self.tr("Shows the charts: {name}. Key: {key}")
            button.describe(shown.format(name=button.text(), key=index + 1))
            bind(self, str(index + 1), button.click, button)
            has_charts = 0 < index < last
            charts = self._new_charts(index - 1) if has_charts else Line()
            self.charts.append(charts)
            least = 140 if has_charts else _MIN_REVIEW
            self.rest.add(charts, stretch=3, minimum=least)

    def _new_charts(self, index: int) -> Line:
        line = Line(gap=14)
        for curve in pairs(self.session.state.game)[index][1]:
            chart = chart_panel(curve, self.session.seats, self.rounds)
            line.add(chart, stretch=1, minimum=300, hint=300)
        return line

    def show_charts(self, index: int) -> None:
        """Show the story, a pair of charts, or at last the costly moves; the review starts then."""
        if index == 0 and self.story is None:
            self.story = StoryPanel(self.reviewing)
            self.story.moment_asked.connect(self.moment_asked)
            self.charts[0].add(self.story, stretch=1)
        if index == len(self.charts) - 1 and self.review is None:
            self.review = ReviewPanel(self.reviewing)
            self.review.moment_asked.connect(self.moment_asked)
            self.charts[index].add(self.review, stretch=1)
        for at, charts in enumerate(self.charts):
            self.rest.want(charts, at == index)
        if self.lower_row is not None:
            self.rest.want(self.lower_row, 0 < index < len(self.charts) - 1)
        self.column.place()

    def _new_lower_row(self) -> Line:
        session = self.session
        spent = [whole(played) for played in self.rounds]
        bars = MoneyBars(session.seats, spent, session.state.money)
        notable = Line(vertical=True, gap=6)
        for number, event in highlights(self._events):
            row = Line(gap=12)
            label = self.tr("Round {round}").format(round=number)
            row.add(Text(label, weight=SEMIBOLD, grows=False), minimum=80, hint=86)
            row.add(Text(sentence(event, session), role="text_second", wraps=True), stretch=1)
            notable.add(row, drop=1)
        notable.add_space()
        money = panel(self.tr("Where the money went"), self.tr("Elektro over the whole game"), bars)
        lower = Line(gap=14)
        lower.add(money, stretch=1, minimum=300, hint=300)
        stood_out = panel(self.tr("What stood out"), "", notable)
        lower.add(stood_out, stretch=1, minimum=300, hint=300)
        return lower

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(24 if self.width() >= look().px(_NARROW) else 14)
        self.column.gap = self.rest.gap = 14 if self.height() >= look().px(900) else 8
        is_narrow = self.width() < look().px(_NARROW)
        self.head.gap = 6 if is_narrow else 12
        self.title.resize_type(TITLE if is_narrow else FIGURE)
        for button in self.buttons:
            button.show_key(not is_narrow)
        # On a small window the note about a tie has no room beside the title and goes below it.
        self.head.want(self.tie, True)
        is_beside = self.head.sizeHint().width() <= self.width() - 2 * margin
        self.head.want(self.tie, is_beside)
        self.column.want(self.under, not is_beside and bool(self.under.text))
        top = margin + look().ipx(48) + margin // 2
        self.head.setGeometry(margin, margin, self.width() - 2 * margin, look().ipx(48))
        self.head.place()
        seen = round(self.width() * (0.45 if not is_narrow else 0.4)) - margin
        height = self.height() - top - margin
        self.seen.setGeometry(margin, top, seen, height)
        left = margin + seen + margin
        self.column.setGeometry(left, top, self.width() - left - margin, height)
        self.rest.minimum = look().ipx(_MIN_REVIEW)
        spare = max(0, self.column.height() - self.column.line_layout.minimum_length())
        self.rest.minimum = min(look().ipx(_BOTH_ROWS), self.rest.minimum + spare)
        self.column.place()
        self.update()

    def celebrate(self) -> None:
        """Show how it has ended before the standings, unless nothing is to move."""
        if not look().reduced_motion:
            PowerGridCeremony(self.session, self)

    # --- poster and export -----------------------------------------------------------------------

    def save_poster(self) -> None:
        """Save the poster beside the games, copy it, and say so."""
        line = "" if self.story is None else self.story.best
        image = poster(self.session, self.seen.ends, line)
        QGuiApplication.clipboard().setImage(image)
        file, data = saved(self.session, image)
        with suppress(OSError):  # writing says what is wrong
            file.parent.mkdir(parents=True, exist_ok=True)
        problem = write(file, data)
        done = self.tr("The poster is in {folder}, and copied.").format(folder=file.parent)
        self.status.say(problem or done, "warning" if problem else "accent")

    def ask_for_file(self) -> None:
        """Ask for a file and write the game's figures or charts to it."""
        file = chosen_file(self)
        if file is not None:
            self.export_to(file)

    def export_to(self, file: Path) -> None:
        """Write the figures of all rounds (`.csv`) or a picture of all charts, and say so."""
        if file.suffix.lower() == ".csv":
            chances = by_round(self.reviewing)
            data = csv_text(self.session.seats, self.rounds, chances).encode()
        else:
            data = picture(self._new_picture_content(), _PICTURE)
        problem = write(file, data)
        done = self.tr("Saved: {file}").format(file=file.name)
        self.status.say(problem or done, "warning" if problem else "accent")
        self.lay_out()

    def _new_picture_content(self) -> QWidget:
        """Return all content, without the buttons."""
        text, note = headline(self.session)
        column = Line(vertical=True, gap=14, pad=24)
        head = Line(gap=12)
        head.add(PieceIcon(house=self._winner_colour(), side=36))
        head.add(Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False))
        head.add(Text(note, role="text_second"), stretch=1)
        column.add(head)
        column.add(self._new_table())
        for index in range(len(self.charts) - 2):
            column.add(self._new_charts(index), stretch=3)
        if self.reviewing.review is not None:
            column.add(ReviewPanel(self.reviewing), stretch=4)
        column.add(self._new_lower_row(), stretch=2)
        return column


class _ChartsAndLowerRow(Line):
    """The charts and the lower row, always of the same height.

    That keeps the segments that choose the charts under the pointer.
    """

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=14)
        self.minimum = 0

    def minimumSizeHint(self) -> QSize:
        """Return the height found for both rows."""
        return QSize(super().minimumSizeHint().width(), self.minimum)

    def sizeHint(self) -> QSize:
        """Return the same: it gets all that the standings leave anyway."""
        return QSize(super().sizeHint().width(), self.minimum)

    def base_size_hint(self) -> QSize:
        """Return the same with larger text."""
        return self.sizeHint()
