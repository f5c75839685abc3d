# SPDX-License-Identifier: MIT
"""The standings of a tournament: points as bars, everybody's house, and the light of each level."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTableView

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.list_header import PAD, ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.row_selection import select_whole_rows
from powergrid.gui.kit.share_delegate import SHARE, ShareDelegate
from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.tournament.tournament_runner import colour_of
from powergrid.gui.power_grid.words.names import player_name
from powergrid.gui.shell.emblems import paint_emblem
from powergrid.gui.shell.player_names import level_of
from powergrid.play.seats import PERSON
from powergrid.play.tournament import Standing, Tournament

_LEVEL: Final = int(Qt.ItemDataRole.UserRole)
"""The role of a cell's level, from 0 for the weakest; -1 for a person."""
COLOUR: Final = _LEVEL + 1
"""The role of an entrant's colour, empty without one."""
_NAME, _PLAYER, _POINTS = 1, 2, 3
_FIGURES: Final = frozenset({0, 3, 4, 5})
"""The columns that are aligned right."""
_ROW, _HEAD = 36, 32
_EMBLEM, _HOUSE, _GAP = 16, 20, 8
_NAME_SHARE: Final = 0.3
"""The share of the width that names may take: longer ones are elided, for room for the points."""


class StandingsTable(QTableView):
    """The entrants by place; a full bar is the points of the first."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Standings"))
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setHorizontalHeader(_NarrowHeader(self, _FIGURES, ground="surface_1", height=_HEAD))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        select_whole_rows(self)
        self.setItemDelegate(_FigureDelegate(self))
        self.setItemDelegateForColumn(_NAME, _NameDelegate(self, _HOUSE))
        self.setItemDelegateForColumn(_PLAYER, _LevelDelegate(self, _EMBLEM))
        self.setItemDelegateForColumn(_POINTS, _PointsDelegate(self))
        look().changed.connect(self._follow)
        self._follow()

    def show_standings(self, tournament: Tournament) -> None:
        """Show the current standings; the current row stays."""
        standings = tournament.standings()
        head = ["#", self.tr("Name"), self.tr("Played by"), self.tr("Points"), self.tr("Won")]
        self._model.setHorizontalHeaderLabels([*head, self.tr("Games")])
        self._model.setRowCount(len(standings))
        maximum = standings[0].points or 1.0
        for row, standing in enumerate(standings):
            for column, item in enumerate(_items(tournament, standing, maximum)):
                self._model.setItem(row, column, item)
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(modes.ResizeToContents)
        header.setSectionResizeMode(_POINTS, modes.Stretch)

    @property
    def wanted_height(self) -> int:
        """The height at which all rows are visible."""
        rows = self._model.rowCount() * self.verticalHeader().defaultSectionSize()
        return rows + self.horizontalHeader().height() + 2 * self.frameWidth()

    def _follow(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look().text_px(_ROW))


class _NarrowHeader(ListHeader):
    """Headings that take no more room than in the narrow face, and leave the rest to the points."""

    def sectionSizeFromContents(self, logical_index: int) -> QSize:
        """Return the size of a heading; nothing is sorted, so it needs no sign."""
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        wide = pixels_wide(text, CAPTION, SEMIBOLD, True)
        return QSize(ceil(wide) + look().ipx(2 * PAD), self.height())


def _items(tournament: Tournament, standing: Standing, maximum: float) -> list[QStandardItem]:
    """Return the cells of an entrant; the first has the `maximum` points."""
    player = tournament.entrants[standing.entrant]
    texts = (
        str(standing.place),
        player.name,
        capitalise(player_name(player.player)),
        f"{standing.points:.0f}",
        str(standing.won),
        str(standing.played),
    )
    items = [QStandardItem(text) for text in texts]
    for column in _FIGURES:
        items[column].setTextAlignment(Qt.AlignmentFlag.AlignRight)
    items[_PLAYER].setData(-1 if player.player == PERSON else level_of(player.player), _LEVEL)
    items[_POINTS].setData(standing.points / maximum, SHARE)
    for column in (_NAME, _POINTS):
        items[column].setData(colour_of(tournament, standing.entrant), COLOUR)
    return items


class _FigureDelegate(CellDelegate):
    """Paints place, games won and games played; the place stands out."""

    def font(self, index: Index) -> QFont:
        """Return the font of a cell."""
        return look().text_font(BODY, SEMIBOLD if index.column() == 0 else REGULAR)


class _MarkDelegate(CellDelegate):
    """Paints a picture before a text."""

    def __init__(self, table: StandingsTable, side: int) -> None:
        super().__init__(table)
        self._table = table
        self._side = side

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint a cell."""
        side = look().px(self._side)
        self.paint_mark(painter, QRectF(rect.x(), rect.center().y() - side / 2, side, side), index)
        super().paint_cell(painter, rect.adjusted(self._indent(index), 0, 0, 0), index)

    def paint_mark(self, painter: QPainter, place: QRectF, index: Index) -> None:
        """Paint the picture, if there is any."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the text, with room for the picture."""
        size = super().sizeHint(option, index)
        return QSize(size.width() + ceil(self._indent(index)), size.height())

    def _indent(self, index: Index) -> float:
        return look().px(self._side + _GAP)


class _NameDelegate(_MarkDelegate):
    """Paints an entrant's house and name."""

    def paint_mark(self, painter: QPainter, place: QRectF, index: Index) -> None:
        """Paint the house."""
        if colour := index.data(COLOUR):
            paint_house(painter, colour, place)

    def font(self, index: Index) -> QFont:
        """Return the font of a name."""
        return look().text_font(LEAD, SEMIBOLD)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of house and name, as far as there is room."""
        size = super().sizeHint(option, index)
        maximum = int(_NAME_SHARE * self._table.viewport().width())
        return QSize(min(size.width(), maximum), size.height())

    def _indent(self, index: Index) -> float:
        return super()._indent(index) if index.data(COLOUR) else 0.0


class _LevelDelegate(_MarkDelegate):
    """Paints a player's emblem, then the level; another program has no emblem."""

    def paint_mark(self, painter: QPainter, place: QRectF, index: Index) -> None:
        """Paint the emblem."""
        level = index.data(_LEVEL)
        if level is not None:
            paint_emblem(painter, place, level, is_lit=True)

    def ink(self, index: Index) -> QColor:
        """Return the colour of the level's name."""
        return look().theme.text_second


class _PointsDelegate(ShareDelegate):
    """Paints the points beside a bar in the entrant's colour."""

    def bar_ink(self, index: Index) -> QColor:
        """Return the colour of the bar."""
        colour = index.data(COLOUR)
        return look().theme.house_fill(colour) if colour else super().bar_ink(index)
