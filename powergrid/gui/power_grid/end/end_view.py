# SPDX-License-Identifier: MIT
"""The end of a game: who has won and why, how it went, and where the money went."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Self

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from powergrid.files.messages import printable
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.export import ask_for_file, picture, png_of, write
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.end.ceremony import PowerGridCeremony
from powergrid.gui.power_grid.end.end_head import EndHead, head_of_picture
from powergrid.gui.power_grid.end.figures_csv import csv_text
from powergrid.gui.power_grid.end.master_game import MasterGame
from powergrid.gui.power_grid.end.money_bars import MoneyBars
from powergrid.gui.power_grid.end.poster import poster, poster_file
from powergrid.gui.power_grid.end.review_panel import ReviewPanel
from powergrid.gui.power_grid.end.reviewing import Reviewing, chances_by_round
from powergrid.gui.power_grid.end.round_charts import chart_pairs, chart_panel
from powergrid.gui.power_grid.end.rounds import RoundsView
from powergrid.gui.power_grid.end.standing_row import StandingRow, Standings
from powergrid.gui.power_grid.end.standing_words import challenge_words, reason_for_place
from powergrid.gui.power_grid.end.stood_out import stood_out_panel
from powergrid.gui.power_grid.end.story_panel import StoryPanel
from powergrid.gui.power_grid.end.time_lapse import TimeLapse
from powergrid.gui.shell.game_pages import EndPage
from powergrid.rules.scoring import places
from powergrid.stats.game_figures import rounds_by_seat, total_of

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
        *,
        master: MasterGame | None = None,
        is_of_tournament: bool = False,
    ) -> None:
        """`master` plays the same deal, where the game was a challenge.

        A game of a tournament leads back to that instead of to a rematch.
        """
        super().__init__()
        self.master = master
        self._is_of_tournament = is_of_tournament
        self.reviewing = reviewing
        reviewing.stop_with(self)
        self.session = session = reviewing.session
        events = [event for played in session.past for event in played.events]
        self.rounds = rounds_by_seat(events, session.state_at(0))
        self.by_round = RoundsView(session)
        self.by_round.setParent(self)
        self.by_round.moment_asked.connect(self.moment_asked)
        self.by_round.film_asked.connect(self._ask_for_film)
        self.column = Line(self, vertical=True, gap=14)
        self._make_head()
        self.standings = self._new_table()
        self.column.add(self.standings)
        if master is not None:
            self._follow_master(master)
        self.charts: list[Line] = []
        self.review: ReviewPanel | None = None
        self.story: StoryPanel | None = None
        self.lower_part = _ChartsAndLowerRow()
        self._make_charts()
        self.lower_row = self._new_lower_row()
        self.lower_part.add(self.lower_row, stretch=2, drop=1)
        self.column.add(self.lower_part, stretch=1)
        self.show_charts(0)
        look().changed.connect(self.lay_out)

    def resume(self, before: Self) -> None:
        """Show the same charts."""
        self.choice.button(before.choice.index).click()

    def _ask_for_film(self) -> None:
        self.visit_asked.emit(lambda: TimeLapse(self.reviewing))

    def _follow_master(self, master: MasterGame) -> None:
        """Let the master play while the page is shown, and say how that goes."""
        master.setParent(self)
        self.shown.connect(master.start)
        self.hidden.connect(master.stop)
        self.challenge = Text(challenge_words(master), role="text_second", wraps=True)
        self.column.add(self.challenge, drop=2)
        master.changed.connect(self._show_challenge)

    def _show_challenge(self) -> None:
        assert self.master is not None  # its signal has called this
        self.challenge.say(challenge_words(self.master))
        self.lay_out()

    # --- parts --------------------------------------------------------------------------------

    def _make_head(self) -> None:
        self.head = EndHead(self, self.session)
        self.setAccessibleName(self.head.title.text)
        self._add_buttons()
        self.main = self._add_main_button()
        self.main.set_primary(True)
        set_first_focus(self, self.main)
        self.note_below = Text(self.head.note.text, role="text_second")
        self.column.add(self.note_below)

    def _add_buttons(self) -> None:
        add = self.head.add_button
        add(
            self.tr("Poster", "button: a picture to keep"),
            "P",
            self.save_poster,
            self.tr(
                "Saves a picture of the lit board beside your games and copies it to the clipboard."
            ),
        )
        add(
            self.tr("Replay", "button: look at the game again"),
            "R",
            self.replay_asked.emit,
            self.tr("Shows the game move by move."),
        )
        self.table = add(
            self.tr("Table", "button: back to the table"),
            "T",
            self.table_asked.emit,
            self.tr("Shows the table as it was at the end."),
        )
        bind(self, "Esc", self.table.click, self.table)
        does = self.tr("Saves the record of the game as a file.")
        self.save = add(self.tr("Save"), "S", self.save_asked.emit, does)
        does = self.tr("Saves the figures on this page to a file.")
        add(self.tr("Export"), "X", partial(ask_for_file, self, self.export_to), does)

    def _add_main_button(self) -> Button:
        """Add what leads on, and return the main button."""
        add = self.head.add_button
        if self._is_of_tournament:
            does = translate("EndView", "Shows the standings and the next game.")
            text = translate("FrontPage", "Tournament")
            return add(text, "Enter", self.tournament_asked.emit, does)
        does = self.tr("Starts the same game again with new cards.")
        add(self.tr("Rematch"), "M", self.rematch_asked.emit, does)
        does = self.tr("Opens the new game page.")
        return add(self.tr("New game"), "Enter", self.new_game_asked.emit, does)

    def _new_table(self) -> Standings:
        session, state = self.session, self.session.state
        columns = max(3, *(len(plants) for plants in state.plants))
        rows = [
            StandingRow(
                places(state)[seat],
                session.seats[seat],
                (state.powered[seat], len(state.cities[seat]), state.money[seat]),
                [state.game.plants[number] for number in state.plants[seat]],
                reason_for_place(session, at),
                columns,
            )
            for at, seat in enumerate(state.ranking)
        ]
        return Standings(columns, rows)

    def _make_charts(self) -> None:
        """Add the pairs of charts, of which one is shown, and the segments that choose it."""
        names = [name for name, _ in chart_pairs(self.session.state.game)]
        self.choice = Segments([self.tr("Story"), *names, self.tr("Moves", "costly ones")])
        self.choice.setAccessibleName(self.tr("Charts"))
        self.choice.chosen.connect(self.show_charts)
        row = Line(gap=10)
        row.add(self.choice)
        self.status = Text(role="accent", wraps=True)
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
            minimum = 140 if has_charts else _MIN_REVIEW
            self.lower_part.add(charts, stretch=3, minimum=minimum)

    def _new_charts(self, index: int) -> Line:
        line = Line(gap=14)
        for curve in chart_pairs(self.session.state.game)[index][1]:
            chart = chart_panel(curve, self.session.seats, self.rounds)
            line.add(chart, stretch=1, minimum=300, hint=300)
        return line

    def show_charts(self, index: int) -> None:
        """Show the story, a pair of charts, or at last the costly moves; the review starts then."""
        if index == 0 and self.story is None:
            self.story = StoryPanel(self.reviewing)
            self.story.moment_asked.connect(self.moment_asked)
            self.story.pointed_at.connect(self.by_round.show_moment)
            self.story.left.connect(self.by_round.show_chosen)
            self.charts[0].add(self.story, stretch=1)
        if index == len(self.charts) - 1 and self.review is None:
            self.review = ReviewPanel(self.reviewing)
            self.review.moment_asked.connect(self.moment_asked)
            self.charts[index].add(self.review, stretch=1)
        for at, charts in enumerate(self.charts):
            self.lower_part.want(charts, at == index)
        self.lower_part.want(self.lower_row, 0 < index < len(self.charts) - 1)
        self.column.place()

    def _new_lower_row(self) -> Line:
        session = self.session
        spent = [total_of(played) for played in self.rounds]
        bars = MoneyBars(session.seats, spent, session.state.money)
        money = titled_panel(
            self.tr("Where the money went"), self.tr("Elektro over the whole game"), bars
        )
        lower = Line(gap=14)
        lower.add(money, stretch=1, minimum=300, hint=300)
        lower.add(stood_out_panel(session), stretch=1, minimum=300, hint=300)
        return lower

    def lay_out(self) -> None:
        """Place everything in the current size."""
        is_narrow = not self.is_wide
        margin = look().ipx(14 if is_narrow else 24)
        is_low = self.height() < look().px(900)
        self.column.gap = self.lower_part.gap = 8 if is_low else 14
        self.standings.gap = 4 if is_low else 6
        width = self.width() - 2 * margin
        has_note = self.head.fit(width, is_narrow=is_narrow)
        self.column.want(self.note_below, not has_note and bool(self.note_below.text))
        top = margin + look().ipx(48) + margin // 2
        self.head.setGeometry(margin, margin, width, look().ipx(48))
        self.head.place()
        board_width = round(self.width() * (0.4 if is_narrow else 0.45)) - margin
        height = self.height() - top - margin
        self.by_round.setGeometry(margin, top, board_width, height)
        left = margin + board_width + margin
        self.column.setGeometry(left, top, self.width() - left - margin, height)
        self.lower_part.minimum = look().ipx(_MIN_REVIEW)
        spare = max(0, self.column.height() - self.column.line_layout.minimum_length())
        self.lower_part.minimum = min(look().ipx(_BOTH_ROWS), self.lower_part.minimum + spare)
        self.column.place()
        self.update()

    def celebrate(self) -> None:
        """Show how the game ended before the standings, unless motion is reduced."""
        if not look().reduced_motion:
            PowerGridCeremony(self.session, self)

    # --- poster and export -----------------------------------------------------------------------

    def save_poster(self) -> None:
        """Save the poster beside the games, copy it, and say so."""
        line = "" if self.story is None else self.story.best
        image = poster(self.session, self.by_round.ends, line)
        QGuiApplication.clipboard().setImage(image)
        file, data = poster_file(self.session), png_of(image)
        with suppress(OSError):  # `write` will say what is wrong
            file.parent.mkdir(parents=True, exist_ok=True)
        problem = write(file, data)
        done = self.tr("The poster is in {folder} and on the clipboard.").format(folder=file.parent)
        self.status.say(problem or done, "warning" if problem else "accent")

    def export_to(self, file: Path) -> None:
        """Write the figures of all rounds (`.csv`) or a picture of all charts, and say so."""
        if file.suffix.lower() == ".csv":
            chances = chances_by_round(self.reviewing)
            data = csv_text(self.session.seats, self.rounds, chances).encode()
        else:
            data = picture(self._new_picture_content(), _PICTURE)
        problem = write(file, data)
        if problem:
            self.status.say(problem, "warning")
            self.lay_out()
        else:
            self.show_saved(file)

    def show_saved(self, file: Path) -> None:
        """Say that the record or the figures have been saved in a file."""
        name = printable(file.name)
        self.status.say(self.tr("Saved: {file}").format(file=name), "accent")
        self.lay_out()

    def _new_picture_content(self) -> QWidget:
        """Return all content, without the buttons."""
        column = Line(vertical=True, gap=14, pad=24)
        column.add(head_of_picture(self.session))
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
        """Return the same height: it gets all that the standings leave anyway."""
        return QSize(super().sizeHint().width(), self.minimum)

    def base_size_hint(self) -> QSize:
        """Return the same size: it does not depend on the text."""
        return self.sizeHint()
