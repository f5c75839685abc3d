# SPDX-License-Identifier: MIT
"""The page for choosing a city before the first round: for the bank, or as a starting city."""

from typing import Self

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QRectF,
    QSize,
    QStringListModel,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.row_selection import make_selected_current
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, MEDIUM, RADIUS_SIGN, STROKE_FOCUS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules.actions import Action, MarkStartingCity, PlaceBankHouse
from powergrid.rules.board import NO_CITY
from powergrid.rules.legal import BankSites
from powergrid.rules.variants.against_the_bank import HOUSES, PLACERS
from powergrid.rules.variants.city_choice import CityChoice

_COLUMN, _ROW = 150, 28


class _NameDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else QSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, theme, px = self.parent(), look().theme, look().px
        if not isinstance(view, _CityList):
            return
        rect = QRectF(option.rect).adjusted(px(2), px(1), -px(2), -px(1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index == view.currentIndex():
            width = px(STROKE_FOCUS)
            paint_round(painter, rect, px(RADIUS_SIGN), theme.surface_3, theme.accent, width)
        text = rect.adjusted(px(8), 0, -px(4), 0)
        size = BODY * view.growth
        font = look().font(size)
        if QFontMetricsF(font).horizontalAdvance(index.data()) > text.width():
            font = look().font(size, MEDIUM, True)
        paint_line(painter, text, index.data(), font, theme.text)


class _CityList(QListView):
    """Names in as many columns as fit; `pointed_at` carries the row under the pointer.

    They have the player's text size where all rows fit.
    """

    pointed_at = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setItemDelegate(_NameDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.growth = 1.0
        self.entered.connect(lambda index: self.pointed_at.emit(index.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width into columns."""
        self.divide()
        super().resizeEvent(event)

    def divide(self) -> None:
        """Choose the text size and the numbers of columns and rows."""
        # Qt keeps room for a scroll bar, whether there is one or not.
        width = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width() - 1
        height = self.viewport().height()

        def columns(by: float) -> int:
            return max(1, width // look().ipx(_COLUMN * by))

        def fits(by: float) -> bool:
            rows = -(-self.model().rowCount() // columns(by))
            return rows * look().ipx(_ROW * by) <= height

        self.growth = next((by for by in look().text_sizes() if fits(by)), 1.0)
        row = look().ipx(_ROW * self.growth)
        self.setGridSize(QSize(width // columns(self.growth), row))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self.pointed_at.emit(NO_CITY)
        super().leaveEvent(event)


class CityChoicePage(Page[CityChoice]):
    """A click on the map or in the list chooses a city; Enter confirms it."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.city = NO_CITY
        self.cities: list[int] = []
        self.why = caption()
        self.names = QStringListModel(self)
        self.list = _CityList()
        self.list.setModel(self.names)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(self.tr("Cities"))
        self.right = Line(vertical=True, gap=4, pad=6, ground="surface_1")
        self.right.add(self.why)
        self.right.add(self.list, stretch=1, minimum=40)
        self.body.add(self.right, stretch=1, minimum=190)
        self.foot.want(self.planning, False)
        self.accept = self.foot.add_button("", "Enter", self._accept, primary=True)
        self.list.pointed_at.connect(self._point_at_row)
        make_selected_current(self.list)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(self._follow_list)
        look().changed.connect(self._follow_look)
        self._follow_look()

    def start(self) -> None:
        """Start without a city, and highlight all that can be chosen."""
        board = self.state.game.board
        self.city = NO_CITY
        self.cities = sorted(self.question.cities, key=lambda city: city_name(board, city))
        self.names.setStringList([city_name(board, city) for city in self.cities])
        self.list.divide()
        self.staging.highlight_cities(self.cities)

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        if before.city != NO_CITY:
            self.choose_city(before.city)

    def refresh(self) -> None:
        """Show the question and the chosen city."""
        if isinstance(self.question, BankSites):
            number = HOUSES - self.state.bank_houses + 1
            title = self.tr("Place a house for the bank: {number} of {all}")
            self.title.say(title.format(number=number, all=len(PLACERS)))
            self.why.say(
                self.tr(
                    "The bank's cities must touch each other; you cannot build in them in Step 1."
                )
            )
            doing = self.tr("Place it in {city}")
        else:
            self.title.say(self.tr("Mark a city to start in"))
            self.why.say(self.tr("Your network may start in any marked city."))
            doing = self.tr("Mark {city}")
        self.note.say(self.tr("Click a city on the map, or choose one from the list."))
        missing = "" if self.city != NO_CITY else self.tr("Choose a city first.")
        self.accept.describe(self.tr("Confirms the chosen city."), missing)
        name = city_name(self.state.game.board, self.city) if self.city != NO_CITY else "…"
        self.accept.set_text(doing.format(city=name))
        self.show_undo()

    def choose_city(self, city: int) -> None:
        """Choose a city, or say why it cannot be chosen."""
        self.head.clear_message()
        if city not in self.cities:
            self.explain_refusal(self.state, self.question.action(city))
            return
        self.city = city
        index = self.names.index(self.cities.index(city), 0)
        if self.list.currentIndex() != index:
            self.list.setCurrentIndex(index)
        self.refresh()
        self.place()

    def confirm_city(self, city: int) -> None:
        """Confirm the city: the first click of the two has chosen it."""
        if city == self.city:
            self._accept()

    def apply_hint(self, action: Action) -> None:
        """Choose the hint's city."""
        if isinstance(action, PlaceBankHouse | MarkStartingCity):
            self.choose_city(action.city)

    def point(self, city: int) -> None:
        """Highlight the city pointed at, or else all that can be chosen."""
        self.staging.highlight_cities([city] if city in self.cities else self.cities)

    def first_focus(self) -> QWidget | None:
        """Return the list."""
        return self.list

    def _follow_list(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() < len(self.cities):
            city = self.cities[index.row()]
            self.staging.point_at_city(city)
            if city != self.city:
                self.choose_city(city)

    def _point_at_row(self, row: int) -> None:
        self.staging.point_at_city(NO_CITY if row < 0 else self.cities[row])

    def _accept(self) -> None:
        self.session.act(self.question.action(self.city))

    def _follow_look(self) -> None:
        self.list.setFont(look().font(BODY))
        self.list.divide()
