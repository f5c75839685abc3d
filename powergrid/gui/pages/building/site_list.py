# SPDX-License-Identifier: MIT
"""The cities that can be built in, the cheapest first: a list that lights up with the map."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.desk import NOWHERE
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import CAPTION, MEDIUM, RADIUS_SIGN, SEMIBOLD, STROKE_FOCUS
from powergrid.gui.pages.keys import note

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole.UserRole
_ROW = 24


@dataclass(frozen=True, slots=True)
class Site:
    """A city with what it costs; `short` is the money that is missing, 0 if none is."""

    city: int
    name: str
    way: int
    house: int
    short: int

    @property
    def total(self) -> int:
        """Way and house together."""
        return self.way + self.house


class SiteModel(QAbstractListModel):
    """The sites as rows; each row's text is what a screen reader says."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sites: list[Site] = []

    def show_sites(self, sites: list[Site]) -> None:
        """Show other sites."""
        if sites != self.sites:
            self.beginResetModel()
            self.sites = sites
            self.endResetModel()

    def row_of(self, city: int) -> int:
        """Return the row of a city, or -1."""
        return next((i for i, site in enumerate(self.sites) if site.city == city), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many sites there are."""
        return 0 if parent.isValid() else len(self.sites)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the site, or what is said of it."""
        if not index.isValid():
            return None
        site = self.sites[index.row()]
        if role == _ROLE:
            return site
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.tr("{city}: {way} + {house} = {total}")
            if site.short:
                text = self.tr("{city}: {way} + {house} = {total}, {short} short")
            return text.format(
                city=site.name,
                way=site.way,
                house=site.house,
                total=site.total,
                short=site.short,
            )
        return None


class _SiteDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return QSize(0, view.row_height() if isinstance(view, SiteList) else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        site: Site = index.data(_ROLE)
        view = self.parent()
        theme, px = look().theme, look().px
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(view, SiteList) and site.city == view.pointed:
            inner = rect.adjusted(px(2), 0, -px(2), 0)
            width = px(STROKE_FOCUS)
            paint_round(painter, inner, px(RADIUS_SIGN), theme.surface_3, theme.accent, width)
        strong = theme.text_third if site.short else theme.text
        weak = theme.text_third if site.short else theme.text_second
        left, right = rect.left() + px(8), rect.right() - px(8)
        total = QRectF(right - px(26), rect.top(), px(26), rect.height())
        font = look().font(CAPTION, SEMIBOLD)
        paint_line(painter, total, str(site.total), font, strong, "right")
        sum_ = f"{site.way} + {site.house}"
        if site.short:
            sum_ = self.tr("%n short", "Elektro that are missing", site.short)
        metrics = QFontMetricsF(look().font(CAPTION))
        if _least_width(site.name) + metrics.horizontalAdvance(sum_) > right - px(37) - left:
            sum_ = f"−{site.short}" if site.short else sum_.replace(" + ", "+")
        wide = metrics.horizontalAdvance(sum_) + 1
        way = QRectF(right - px(26 + 6) - wide, rect.top(), wide, rect.height())
        paint_line(painter, way, sum_, look().font(CAPTION), weak, "right")
        name = QRectF(left, rect.top(), max(0.0, way.left() - left - px(4)), rect.height())
        paint_line(painter, name, site.name, _font_for(site.name, name.width()), strong)
        painter.restore()


def _font_for(name: str, room: float) -> QFont:
    """Return the largest font in which the name of a city has room."""
    fonts = [
        look().font(CAPTION, MEDIUM),
        look().font(CAPTION, MEDIUM, True),
        look().font(CAPTION - 1, MEDIUM, True),
    ]
    fitting = (one for one in fonts if QFontMetricsF(one).horizontalAdvance(name) <= room)
    return next(fitting, fonts[-1])


def _least_width(name: str) -> float:
    return QFontMetricsF(look().font(CAPTION - 1, MEDIUM, True)).horizontalAdvance(name)


class SiteList(QListView):
    """`pointed_at` follows pointer and arrow keys, `chosen` a click or Space."""

    pointed_at = Signal(int)
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        # One that was not made in Python would have PySide set up every kind of widget there is.
        self.setViewport(QWidget())
        self.pointed = NOWHERE
        self.sites = SiteModel(self)
        self.setModel(self.sites)
        self.setItemDelegate(_SiteDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setAccessibleName(self.tr("Cities by price"))
        note(
            self,
            self.tr("In the list of cities by price"),
            ("Up Down", self.tr("The city above or below")),
            ("PgUp PgDown", self.tr("Five cities up or down")),
            ("Space", self.tr("Stage the city, or take it back")),
        )

    def show_sites(self, sites: list[Site]) -> None:
        """Show these sites, keeping what is pointed at, else the cheapest in sight."""
        self.sites.show_sites(sites)
        if self.sites.row_of(self.pointed) < 0:
            self.scrollToTop()
        self.point(self.pointed)

    def point(self, city: int) -> None:
        """Light the row of a city and bring it into sight."""
        self.pointed = city
        row = self.sites.row_of(city)
        if row >= 0:
            index = self.sites.index(row)
            self.setCurrentIndex(index)
            if not self.underMouse():
                self.scrollTo(index)
        self.viewport().update()

    def row_height(self) -> int:
        """Return the height of a row, with which the last one in sight is a whole one."""
        room = self.viewport().height()
        return max(look().ipx(_ROW), room // max(1, room // look().ipx(_ROW)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is pointed at in sight."""
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)
        self.point(self.pointed)

    def sizeHint(self) -> QSize:
        """Return room for some rows."""
        return QSize(look().ipx(240), look().ipx(_ROW * 6))

    def minimumSizeHint(self) -> QSize:
        """Return room for two rows."""
        return QSize(look().ipx(190), look().ipx(_ROW * 2))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the city under the pointer."""
        self._point_under(event.position().toPoint())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: Any) -> None:
        """Point at nothing."""
        self.pointed_at.emit(NOWHERE)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the city under the pointer."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(index.data(_ROLE).city)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose nothing more: after the first click another city lies under the pointer."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down the list, and choose with Space."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 5}
        steps[Qt.Key.Key_PageUp] = -5
        row = self.sites.row_of(self.pointed)
        by = steps.get(Qt.Key(event.key()))
        if by is not None and self.sites.sites:
            at = max(0, min(len(self.sites.sites) - 1, row + by)) if row >= 0 else 0
            self.pointed_at.emit(self.sites.sites[at].city)
        elif event.key() == Qt.Key.Key_Space and self.sites.sites:
            # What a screen reader is at need not be pointed at yet.
            current = self.sites.sites[row if row >= 0 else max(0, self.currentIndex().row())]
            self.chosen.emit(current.city)
        else:
            event.ignore()

    def _point_under(self, position: QPoint) -> None:
        index = self.indexAt(position)
        self.pointed_at.emit(index.data(_ROLE).city if index.isValid() else NOWHERE)
