# SPDX-License-Identifier: MIT
"""The end of a game: who has won and why, how it came to that, and where the money went."""

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.ground import Ground
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import FIGURE, SEMIBOLD, TITLE
from powergrid.gui.look.widgets import Segments
from powergrid.gui.pages.end.history import chart_panel, pairs, panel
from powergrid.gui.pages.end.money_bars import MoneyBars
from powergrid.gui.pages.end.places import headline, why
from powergrid.gui.pages.end.standing_row import StandingHead, StandingRow
from powergrid.gui.pages.keys import begin_with, bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text
from powergrid.gui.review.review_panel import ReviewPanel
from powergrid.gui.review.reviewing import Reviewing, by_round
from powergrid.gui.sentences import sentence
from powergrid.stats.figures import figures, whole
from powergrid.stats.highlights import highlights

_NARROW = 1500
_KEYS = ("R", "T", "S", "X", "M", "Enter")
_PICTURE = QSize(1600, 1800)
_LEAST_REVIEW = 230
"""The list of costly moves needs it, and the lower row gives way."""


class EndView(Ground):
    """The final standings of a session whose game is over; `reviewing` judges it when asked to."""

    replay_asked = Signal()
    moment_asked = Signal(int)
    rematch_asked = Signal()
    table_asked = Signal()
    save_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, reviewing: Reviewing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reviewing = reviewing
        self.session = session = reviewing.session
        self._events = [event for played in session.past for event in played.events]
        self.rounds = figures(self._events, session.state.game)
        self.sheet = Line(self, vertical=True, gap=14)
        self._make_head()
        self.sheet.add(self._made_table())
        self.charts: list[Line] = []
        self.review: ReviewPanel | None = None
        self._make_charts()
        self.sheet.add(self._made_lower(), stretch=2, drop=1)
        look().changed.connect(self._lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._lay_out()

    # --- what is to be seen -------------------------------------------------------------------

    def _make_head(self) -> None:
        text, note = headline(self.session)
        self.setAccessibleName(text)
        self.title = Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False)
        self.tie = Text(note, role="text_second")
        self.head = Line(gap=12)
        self.head.add(Sign(house=self._winner_colour(), side=36))
        self.head.add(self.title)
        self.head.add(self.tie, stretch=1, drop=1, least=120)
        self.head.add_space()
        self.buttons: list[Button] = []
        self.under = Text(note, role="text_second")
        texts = (
            self.tr("Replay", "button: look at the game again"),
            self.tr("Table", "button: back to the table"),
            self.tr("Save"),
            self.tr("Export"),
            self.tr("Rematch"),
            self.tr("New game"),
        )
        for text, key in zip(texts, _KEYS, strict=True):
            self._add_button(text, key)
        self.replay, self.table, self.save, self.export, self.rematch, self.new_game = self.buttons
        self.new_game.set_primary(True)
        begin_with(self, self.new_game)
        for button, does in zip(
            self.buttons,
            (
                self.tr("Goes through the game move by move."),
                self.tr("Shows the table as it was at the end."),
                self.tr("Saves the record of the game as a file."),
                self.tr("Writes the figures of this page into a file."),
                self.tr("Begins the same game again, with other cards."),
                self.tr("Leads to the page of a new game."),
            ),
            strict=True,
        ):
            button.tell(does)
        self.replay.clicked.connect(self.replay_asked)
        self.table.clicked.connect(self.table_asked)
        self.save.clicked.connect(self.save_asked)
        self.export.clicked.connect(self.ask_for_file)
        self.rematch.clicked.connect(self.rematch_asked)
        self.new_game.clicked.connect(self.new_game_asked)
        self.sheet.add(self.head)
        self.sheet.add(self.under)

    def _add_button(self, text: str, key: str) -> None:
        button = Button(text, key)
        bind(button, key, button.click)
        self.buttons.append(button)
        self.head.add(button)

    def _winner_colour(self) -> str:
        return self.session.seats[self.session.state.ranking[0]].colour

    def _made_table(self) -> Line:
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
            table.add(row, least=32, wish=58)
        return table

    def _make_charts(self) -> None:
        """Add the pairs of charts, of which one is to be seen, and what chooses it."""
        names = [name for name, _ in pairs(self.session.state.game)]
        self.choice = Segments([*names, self.tr("Chances")])
        self.choice.setAccessibleName(self.tr("Charts"))
        self.choice.chosen.connect(self.show_charts)
        row = Line(gap=10)
        row.add(self.choice)
        self.told = Text(role="accent")
        row.add(self.told, stretch=1)
        self.sheet.add(row)
        for index in range(len(names) + 1):
            button = self.choice.button(index)
            shown = self.tr("Shows the charts: {name}. Key: {key}")
            button.tell(shown.format(name=button.text(), key=index + 1))
            bind(self, str(index + 1), button.click, button)
            charts = self._made_charts(index) if index < len(names) else Line()
            self.charts.append(charts)
            least = 140 if index < len(names) else _LEAST_REVIEW
            self.sheet.add(charts, stretch=3, least=least)
        self.show_charts(0)

    def _made_charts(self, index: int) -> Line:
        line = Line(gap=14)
        for curve in pairs(self.session.state.game)[index][1]:
            chart = chart_panel(curve, self.session.seats, self.rounds)
            line.add(chart, stretch=1, least=300, wish=300)
        return line

    def show_charts(self, index: int) -> None:
        """Show another pair of charts; the last are those of the review, which begins then."""
        if index == len(self.charts) - 1 and self.review is None:
            self.review = ReviewPanel(self.reviewing)
            self.review.moment_asked.connect(self.moment_asked)
            self.charts[index].add(self.review, stretch=1)
        for at, charts in enumerate(self.charts):
            self.sheet.want(charts, at == index)
        self.sheet.place()

    def _made_lower(self) -> Line:
        session = self.session
        spent = [whole(played) for played in self.rounds]
        bars = MoneyBars(session.seats, spent, session.state.money)
        told = Line(vertical=True, gap=6)
        for number, event in highlights(self._events):
            row = Line(gap=12)
            label = self.tr("Round {round}").format(round=number)
            row.add(Text(label, weight=SEMIBOLD, grows=False), least=80, wish=86)
            row.add(Text(sentence(event, session), role="text_second", wraps=True), stretch=1)
            told.add(row, drop=1)
        told.add_space()
        money = panel(self.tr("Where the money went"), self.tr("Elektro over the whole game"), bars)
        lower = Line(gap=14)
        lower.add(money, stretch=1, least=300, wish=300)
        stood_out = panel(self.tr("What stood out"), "", told)
        lower.add(stood_out, stretch=1, least=300, wish=300)
        return lower

    def _lay_out(self) -> None:
        margin = look().ipx(24 if self.width() >= look().px(_NARROW) else 14)
        self.sheet.gap = 14 if self.height() >= look().px(900) else 8
        is_narrow = self.width() < look().px(_NARROW)
        self.title.resize_type(TITLE if is_narrow else FIGURE)
        for button in self.buttons:
            button.show_key(not is_narrow)
        # Beside the title a tie has no room on a small window, so there it stands below.
        self.head.want(self.tie, True)
        is_beside = self.head.sizeHint().width() <= self.width() - 2 * margin
        self.head.want(self.tie, is_beside)
        self.sheet.want(self.under, not is_beside and bool(self.under.text))
        self.sheet.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.sheet.place()
        self.update()

    # --- for other programs -------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Ask for a name and write the game's figures or charts under it."""
        from powergrid.gui.pages.end.export import asked_file

        file = asked_file(self)
        if file is not None:
            self.export_to(file)

    def export_to(self, file: Path) -> None:
        """Write the figures of all rounds (`.csv`) or all charts (any other name), and say so."""
        from powergrid.gui.pages.end.export import picture, table, write

        if file.suffix.lower() == ".csv":
            chances = by_round(self.reviewing)
            data = table(self.session.seats, self.rounds, chances).encode()
        else:
            data = picture(self._made_sheet(), _PICTURE)
        problem = write(file, data)
        done = self.tr("Written: {file}").format(file=file.name)
        self.told.say(problem or done, "warning" if problem else "accent")
        self._lay_out()

    def _made_sheet(self) -> QWidget:
        """Return everything there is to be seen, the buttons left out."""
        text, note = headline(self.session)
        sheet = Line(vertical=True, gap=14, pad=24)
        head = Line(gap=12)
        head.add(Sign(house=self._winner_colour(), side=36))
        head.add(Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False))
        head.add(Text(note, role="text_second"), stretch=1)
        sheet.add(head)
        sheet.add(self._made_table())
        for index in range(len(self.charts) - 1):
            sheet.add(self._made_charts(index), stretch=3)
        if self.reviewing.review is not None:
            sheet.add(ReviewPanel(self.reviewing), stretch=4)
        sheet.add(self._made_lower(), stretch=2)
        return sheet
