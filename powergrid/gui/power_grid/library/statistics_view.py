# SPDX-License-Identifier: MIT
"""Statistics over all saved games: who won how often, by board, edition, level or players."""

import csv
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.export import ask_for_file, picture, write
from powergrid.gui.kit.figures import mean, percent
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import select_whole_rows
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.share_delegate import SHARE, ShareDelegate
from powergrid.gui.kit.text import Text, capitalise
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View, ViewHead
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.no_games import NoGames
from powergrid.gui.power_grid.library.rated_games import RatedGames
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.gui.power_grid.library.statistics_charts import StatisticsCharts
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.names import board_name, edition_name, player_name
from powergrid.gui.power_grid.words.ratings import rating_words
from powergrid.records import PERSON
from powergrid.stats.over_games import Group, Outcome, group_outcomes

SORT: Final = SHARE
_FIGURE_WIDTH, _BAR_WIDTH, _MIN_NAME = 130, 360, 240
_SHARE_COLUMN: Final = 3
_LEVELS: Final = 2
_ROW: Final = 36

_NAMES: Final[tuple[Callable[[Outcome], str], ...]] = (
    lambda outcome: board_name(outcome.board, outcome.edition, outcome.own_board),
    lambda outcome: edition_name(outcome.edition),
    lambda outcome: capitalise(player_name(outcome.level)),
    lambda outcome: str(outcome.players),
)


class StatisticsView(View):
    """Figures of finished games, grouped in one of four ways, for people's seats or for all."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Statistics"))
        self.outcomes: list[Outcome] = []
        self._groups: dict[str, Group] = {}
        self.games = 0
        self._rated = RatedGames()
        self._make_head()
        self._make_choices()
        self._make_table()
        self._make_below()
        look().changed.connect(self.lay_out)
        self.lay_out()
        self._reader = Reader(self)
        self._reader.found.connect(self.add)
        self._reader.ended.connect(self._show_first)

    @property
    def is_reading(self) -> bool:
        """Whether games are still being read."""
        return self._reader.is_reading

    def resume(self, before: Self) -> None:
        """Group the games in the same way."""
        for choice, other in ((self.by, before.by), (self.whose, before.whose)):
            choice.button(other.index).click()

    def rows(self) -> list[Group]:
        """Return the groups on show, in the order of the table."""
        first = self.model.index(0, 0)
        names = [first.siblingAtRow(row).data() for row in range(self.model.rowCount())]
        return [self._groups[name] for name in names]

    def headings(self) -> list[str]:
        """Return the headings of the columns."""
        return [
            (self.tr("Board"), self.tr("Edition"), self.tr("Level"), self.tr("Players"))[
                self.by.index
            ],
            self.tr("Seats played"),
            self.tr("Won"),
            self.tr("Win rate"),
            self.tr("Avg. place"),
            self.tr("Avg. powered"),
            self.tr("Avg. rounds"),
        ]

    def csv_text(self) -> str:
        """Return the table on show as CSV."""
        text = StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow(self.headings())
        for row in self.rows():
            means = [f"{value:.3f}" for value in (row.share, row.place, row.powered, row.rounds)]
            lines.writerow([row.name, row.seats, row.wins, *means])
        return text.getvalue()

    def export_to(self, file: Path) -> None:
        """Write the table (`.csv`) or a picture of the charts, and say so."""
        if file.suffix.lower() == ".csv":
            data = self.csv_text().encode()
        else:
            data = picture(self._new_picture_content(), self.charts.picture_size())
        problem = write(file, data)
        written = self.tr("Saved: {file}").format(file=file.name)
        self.status.say(problem or written, "bad" if problem else "text_second")

    # -- parts

    def _make_head(self) -> None:
        self.head = ViewHead(self, "star", self.tr("Statistics"))
        self.status = self.head.status
        ask = partial(ask_for_file, self, self.export_to)
        self.export = self.head.add_button(self.tr("Export"), "X", ask)
        self.head.add_back()

    def _make_choices(self) -> None:
        self.choices = Line(self, gap=24)
        boards, editions = self.tr("By board"), self.tr("By edition")
        levels, players = self.tr("By level"), self.tr("By number of players")
        self.by = Segments([boards, editions, levels, players])
        self.whose = Segments([self.tr("Human seats"), self.tr("All seats")])
        self.by.setAccessibleName(self.tr("Grouped by"))
        self.whose.setAccessibleName(self.tr("Seats to count"))
        self.by.describe(self.tr("Chooses how the figures are grouped."))
        self.whose.describe(self.tr("Chooses whose seats are counted."))
        for choice in (self.by, self.whose):
            choice.chosen.connect(self._show)
            self.choices.add(choice)
        self.choices.add_space()

    def _make_table(self) -> None:
        self.model = QStandardItemModel(self)
        self.model.setSortRole(SORT)
        table = QTableView(self)
        table.setHorizontalHeader(ListHeader(table, frozenset(range(1, 7)), height=_ROW))
        table.setModel(self.model)
        table.setItemDelegate(CellDelegate(table))
        table.setItemDelegateForColumn(_SHARE_COLUMN, ShareDelegate(table))
        table.setSortingEnabled(True)
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        table.setAccessibleName(self.tr("Statistics"))
        select_whole_rows(table)
        self.table = table
        self.model.layoutChanged.connect(self._draw)
        set_first_focus(self, table)

    def _make_below(self) -> None:
        """Add what is below the table: the charts, or what leads to a first game."""
        self.charts = StatisticsCharts()
        self.charts.setParent(self)
        self.charts.hide()
        self.nothing = NoGames(self, self.tr("No finished games yet."))
        self._enable_export(False)

    def _new_picture_content(self) -> QWidget:
        """Return the charts under a heading, without the buttons."""
        column = Line(vertical=True, gap=14, pad=24)
        head = Line(gap=12)
        head.add(PieceIcon("star", side=36))
        title = Text(self.tr("Statistics"), size=FIGURE, weight=SEMIBOLD, shrinks=False)
        head.add(title)
        chosen = [choice.button(choice.index).text() for choice in (self.by, self.whose)]
        about = " · ".join([*chosen, self.tr("%n finished games", "", self.games)])
        head.add(Text(about, role="text_second"), stretch=1)
        column.add(head)
        charts = StatisticsCharts()
        charts.show_groups(self.rows())
        column.add(charts, stretch=1)
        return column

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(24 if self.is_wide else 14)
        row, width = look().ipx(48), self.width() - 2 * margin
        self.head.setGeometry(margin, margin // 2, width, row)
        top = margin // 2 + row + margin // 2
        self.choices.setGeometry(margin, top, width, row)
        if self.outcomes:
            top += row + margin // 2
        room = self.height() - top - margin
        high = self._table_height(room - margin // 2)
        self.table.setGeometry(margin, top, width, high)
        self.table.verticalHeader().setDefaultSectionSize(look().ipx(_ROW))
        below = high + margin // 2
        self.charts.setGeometry(margin, top + below, width, room - below)
        self.nothing.setGeometry(margin, top, width, room)
        self.charts.place()
        self.nothing.place()
        self._fit_columns()
        self.head.place()
        self.choices.place()

    def _table_height(self, room: int) -> int:
        """Return the height of all rows, or of as many as leave room for the charts."""
        frame = 2 * self.table.frameWidth()
        available = room - frame - self.charts.minimumSizeHint().height()
        rows = min(1 + self.model.rowCount(), available // look().ipx(_ROW))
        return max(2, rows) * look().ipx(_ROW) + frame

    def _fit_columns(self) -> None:
        header = self.table.horizontalHeader()
        columns = range(1, self.model.columnCount())
        minimum = look().ipx(_FIGURE_WIDTH)
        figures = {column: max(minimum, header.sectionSizeHint(column)) for column in columns}
        bar = figures.pop(_SHARE_COLUMN, 0)
        room = self.table.width() - look().ipx(_MIN_NAME) - sum(figures.values())
        figures[_SHARE_COLUMN] = max(bar, min(look().ipx(_BAR_WIDTH), room))
        for column in columns:
            header.resizeSection(column, figures[column])
        if columns:
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    # -- content

    def add(self, entry: Entry) -> None:
        """Count a game; it is shown once all have been read."""
        self.outcomes += entry.outcomes
        self.games += bool(entry.outcomes)
        self._rated.add(entry)

    def _show_first(self) -> None:
        """Show people's seats first; if there are none, all seats by level."""
        if not any(outcome.level == PERSON for outcome in self.outcomes):
            self.whose.set_index(1)
            self.by.set_index(_LEVELS)
        self._show()

    def _show(self) -> None:
        header = self.table.horizontalHeader()
        # Clearing the model resets the sort indicator.
        column, order = max(0, header.sortIndicatorSection()), header.sortIndicatorOrder()
        self.model.clear()
        self.model.setHorizontalHeaderLabels(self.headings())
        self._groups = {group.name: group for group in self._current_groups()}
        for group in self._groups.values():
            name: object = int(group.name) if group.name.isdecimal() else group.name.casefold()
            self.model.appendRow(
                [
                    _item(group.name, name, Qt.AlignmentFlag.AlignLeft),
                    _item(str(group.seats), group.seats),
                    _item(str(group.wins), group.wins),
                    _item(percent(group.share), group.share),
                    *(_item(mean(x), x) for x in (group.place, group.powered, group.rounds)),
                ]
            )
        self.table.sortByColumn(column, order)
        self._draw()
        about = [self.tr("%n finished games", "", self.games)]
        if self._rated:
            about.append(rating_words(self._rated.ratings()))
        self.status.say(" · ".join(about), "text_second")

    def _current_groups(self) -> list[Group]:
        shown = self.outcomes
        if self.whose.index == 0:
            shown = [outcome for outcome in shown if outcome.level == PERSON]
        return group_outcomes(shown, _NAMES[self.by.index])

    def _draw(self) -> None:
        """Draw the groups in the order of the table."""
        groups = self.rows()
        self.charts.show_groups(groups)
        for widget in (self.table, self.charts):
            widget.setVisible(bool(groups))
        self.nothing.setVisible(not groups)
        self.choices.setVisible(bool(self.outcomes))
        self.head.want(self.export, bool(self.outcomes))
        self._enable_export(bool(groups))
        self.lay_out()

    def _enable_export(self, has_groups: bool) -> None:
        writes = self.tr("Saves the figures to a file.")
        self.export.describe(writes, "" if has_groups else self.nothing.text)


def _item(
    text: str, sorted_by: object, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight
) -> QStandardItem:
    item = QStandardItem(text)
    item.setData(sorted_by, SORT)
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item
