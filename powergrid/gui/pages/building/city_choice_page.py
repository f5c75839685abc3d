# SPDX-License-Identifier: MIT
"""A city chosen before the first round: for a house of the bank, or to start in."""

from typing import Self, cast

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
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

from powergrid.gui.desk import NOWHERE, Desk
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import BODY, MEDIUM, RADIUS_SIGN, STROKE_FOCUS
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.text import caption
from powergrid.gui.place_names import city_name
from powergrid.gui.session import Session
from powergrid.rules.actions import Action, MarkStartingCity, PlaceBankHouse
from powergrid.rules.legal import BankSites
from powergrid.rules.variants.choice import CityChoice

Index = QModelIndex | QPersistentModelIndex
_COLUMN, _ROW = 150, 28


class _NameDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else QSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, theme, px = self.parent(), look().theme, look().px
        rect = QRectF(option.rect).adjusted(px(2), px(1), -px(2), -px(1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(view, QListView) and index == view.currentIndex():
            width = px(STROKE_FOCUS)
            paint_round(painter, rect, px(RADIUS_SIGN), theme.surface_3, theme.accent, width)
        text = rect.adjusted(px(8), 0, -px(4), 0)
        font = look().font(BODY)
        if QFontMetricsF(font).horizontalAdvance(index.data()) > text.width():
            font = look().font(BODY, MEDIUM, True)
        paint_line(painter, text, index.data(), font, theme.text)


class _CityList(QListView):
    """As many columns as have room; `pointed_at` follows the pointer over the names."""

    pointed_at = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setItemDelegate(_NameDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.entered.connect(lambda index: self.pointed_at.emit(index.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        width = self.viewport().width() - 1
        columns = max(1, width // look().ipx(_COLUMN))
        self.setGridSize(QSize(width // columns, look().ipx(_ROW)))
        super().resizeEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at no row."""
        self.pointed_at.emit(NOWHERE)
        super().leaveEvent(event)


class CityChoicePage(Page):
    """Choosing a city on the map or in the list picks it; Enter takes it."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.city = NOWHERE
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
        self.right.add(self.list, stretch=1, least=40)
        self.body.add(self.right, stretch=1, least=190)
        self.foot.want(self.planning, False)
        self.take = self.add_button("", "Enter", primary=True)
        self.take.clicked.connect(self._take)
        self.list.pointed_at.connect(self._point_at_row)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(self._follow_list)
        look().changed.connect(self._take_look)
        self._take_look()

    @property
    def question(self) -> CityChoice:
        """What is asked."""
        return cast(CityChoice, self.session.question)

    def start(self) -> None:
        """Begin with no city picked and all that may be lit on the board."""
        board = self.state.game.board
        self.city = NOWHERE
        self.cities = sorted(self.question.cities, key=lambda city: city_name(board, city))
        self.names.setStringList([city_name(board, city) for city in self.cities])
        self.desk.light(self.cities)

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        if before.city != NOWHERE:
            self.take_city(before.city)

    def refresh(self) -> None:
        """Show what is asked and which city is picked."""
        if isinstance(self.question, BankSites):
            self.title.say(self.tr("Place a house of the bank"))
            self.why.say(
                self.tr("Its cities are closed to both of you in Step 1, each beside another.")
            )
            doing = self.tr("Place it in {city}")
        else:
            self.title.say(self.tr("Mark a city to start in"))
            self.why.say(self.tr("Networks begin in marked cities, in any of them."))
            doing = self.tr("Mark {city}")
        self.note.say(self.tr("Click a city on the map, or choose it in the list."))
        missing = "" if self.city != NOWHERE else self.tr("Choose a city first.")
        self.take.tell(self.tr("Takes the city that is picked."), missing)
        name = city_name(self.state.game.board, self.city) if self.city != NOWHERE else "…"
        self.take.set_text(doing.format(city=name))
        self.show_undo()

    def take_city(self, city: int) -> None:
        """Pick a city."""
        self.hush()
        if city not in self.cities:
            self.refuse_action(self.state, self.question.action(city))
            return
        self.city = city
        index = self.names.index(self.cities.index(city), 0)
        if self.list.currentIndex() != index:
            self.list.setCurrentIndex(index)
        self.refresh()
        self.place()

    def confirm_city(self, city: int) -> None:
        """Take the city, which has been picked."""
        if city == self.city:
            self._take()

    def take_hint(self, action: Action) -> None:
        """Pick the city."""
        if isinstance(action, PlaceBankHouse | MarkStartingCity):
            self.take_city(action.city)

    def point(self, city: int) -> None:
        """Light the city pointed at alone, or else all that may be chosen."""
        self.desk.light([city] if city in self.cities else self.cities)

    def first_focus(self) -> QWidget | None:
        """Begin in the list."""
        return self.list

    def _follow_list(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() < len(self.cities):
            city = self.cities[index.row()]
            self.desk.point_at_city(city)
            if city != self.city:
                self.take_city(city)

    def _point_at_row(self, row: int) -> None:
        self.desk.point_at_city(NOWHERE if row < 0 else self.cities[row])

    def _take(self) -> None:
        if self.city == NOWHERE:
            self.warn(self.tr("Choose a city first."))
            return
        self.session.act(self.question.action(self.city))

    def _take_look(self) -> None:
        self.list.setFont(look().font(BODY))
