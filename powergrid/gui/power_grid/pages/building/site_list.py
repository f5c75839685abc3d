# SPDX-License-Identifier: MIT
"""The list of cities to build in, cheapest first, which follows the map."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
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
    QPaintEvent,
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

from powergrid.gui.kit.keys import note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.row_selection import act_on_selected
from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, RADIUS_SIGN, SEMIBOLD, STROKE_FOCUS
from powergrid.gui.kit.translation import translate
from powergrid.rules.board import NO_CITY


class Site(NamedTuple):
    """A city with its cost; `short` is the missing money, 0 if it can be paid."""

    city: int
    name: str
    connection: int
    house: int
    short: int

    @property
    def total(self) -> int:
        """Connection and house together."""
        return self.connection + self.house


class SiteModel(RowsModel[Site]):
    """The sites as rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_description, parent)

    def row_of(self, city: int) -> int:
        """Return the row of a city, or -1."""
        return next((at for at, site in enumerate(self.rows) if site.city == city), -1)


def _description(site: Site) -> str:
    text = translate("SiteModel", "{city}: {way} + {house} = {total}")
    if site.short:
        text = translate("SiteModel", "{city}: {way} + {house} = {total}, need {short} more")
    return text.format(
        city=site.name, way=site.connection, house=site.house, total=site.total, short=site.short
    )


_ROW = 24
_PAD = 6
_MIN_ROWS = 5
"""The number of rows shown before text grows."""
_AROUND = 49
"""The width of a row without a city's name and the sum."""
_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_PageUp: -5,
}


class _SiteDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return QSize(0, view.row_height() if isinstance(view, SiteList) else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = self.parent()
        if not isinstance(view, SiteList):
            return
        site = view.site_at(index)
        theme, px = look().theme, look().px
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if site.city == view.pointed:
            inner = rect.adjusted(px(2), 0, -px(2), 0)
            width = px(STROKE_FOCUS)
            paint_round(painter, inner, px(RADIUS_SIGN), theme.surface_3, theme.accent, width)
        strong = theme.text_third if site.short else theme.text
        weak = theme.text_third if site.short else theme.text_second
        left, right = rect.left() + px(_PAD), rect.right() - px(_PAD)
        size, digits = CAPTION * view.growth, px(26 * view.growth)
        total = QRectF(right - digits, rect.top(), digits, rect.height())
        font = look().font(size, SEMIBOLD)
        paint_line(painter, total, str(site.total), font, strong, "right")
        sum_ = view.sums[index.row()]
        wide = QFontMetricsF(look().font(size)).horizontalAdvance(sum_) + 1
        place = QRectF(right - digits - px(6) - wide, rect.top(), wide, rect.height())
        paint_line(painter, place, sum_, look().font(size), weak, "right")
        figure = QFontMetricsF(font).horizontalAdvance(str(site.total))
        end = place.left() if sum_ else total.right() - figure
        name = QRectF(left, rect.top(), max(0.0, end - left - px(4)), rect.height())
        paint_line(painter, name, site.name, _font_for(site.name, name.width(), size), strong)
        painter.restore()


def _sums(sites: Sequence[Site], width: int, by: float) -> list[str]:
    """Return the sum or the missing money of each site, in the longest form for all of its kind.

    Beside a name that fills the row even in the shortest form, there is none.
    """
    metrics, room = QFontMetricsF(look().font(CAPTION * by)), width - look().px(_AROUND * by)
    forms = [_forms(site) for site in sites]

    def fits(at: int, form: int) -> bool:
        taken = _min_width(sites[at].name, CAPTION * by)
        return taken + metrics.horizontalAdvance(forms[at][form]) <= room

    sums = [""] * len(sites)
    for kind in (True, False):
        rows = [at for at, site in enumerate(sites) if bool(site.short) == kind]
        last = len(forms[rows[0]]) - 1 if rows else 0
        all_fit = (form for form in range(last) if all(fits(at, form) for at in rows))
        form = next(all_fit, last)
        for at in rows:
            sums[at] = forms[at][form] if fits(at, form) else ""
    return sums


def _forms(site: Site) -> tuple[str, ...]:
    """Return the sum or the missing money of a site, the longest form first."""
    if not site.short:
        return f"{site.connection} + {site.house}", f"{site.connection}+{site.house}"
    return (
        translate("_SiteDelegate", "need %n more", "Elektro that are missing", site.short),
        translate("_SiteDelegate", "need %n", "Elektro that are missing; short", site.short),
        f"−{site.short}",
    )


def _font_for(name: str, room: float, size: float) -> QFont:
    """Return the largest font up to a size in which a city's name fits."""
    fonts = [
        look().font(size, MEDIUM),
        look().font(size, MEDIUM, True),
        look().font(size - 1, MEDIUM, True),
    ]
    fitting = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(name) <= room)
    return next(fitting, fonts[-1])


def _min_width(name: str, size: float) -> float:
    return QFontMetricsF(look().font(size - 1, MEDIUM, True)).horizontalAdvance(name)


class SiteList(QListView):
    """`pointed_at` follows the pointer and the arrow keys; a click or Space emits `chosen`."""

    pointed_at = Signal(int)
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        # For a viewport that Qt creates, PySide would initialise every widget class.
        self.setViewport(QWidget())
        self.pointed = NO_CITY
        self.sums: list[str] = []
        self.growth = 1.0
        """The text factor: the player's text size if rows and all sums fit, else less."""
        self.sites = SiteModel(self)
        self.setModel(self.sites)
        self.setItemDelegate(_SiteDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        act_on_selected(self, lambda index: self.chosen.emit(self.site_at(index).city))
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
            ("Space", self.tr("Plan a house or remove it")),
        )

    def show_sites(self, sites: list[Site]) -> None:
        """Show these sites, and keep the one pointed at or the cheapest in view."""
        if sites != self.sites.rows:
            self.selectionModel().clear()  # else Qt selects the row after a removed one
            self.sites.update_rows(sites)
            self._grow()
        if self.sites.row_of(self.pointed) < 0:
            self.scrollToTop()
        self.point(self.pointed)

    def site_at(self, index: Index) -> Site:
        """Return the site of a row."""
        return self.sites.rows[index.row()]

    def point(self, city: int) -> None:
        """Highlight a city's row and scroll to it."""
        self.pointed = city
        row = self.sites.row_of(city)
        if row >= 0:
            index = self.sites.index(row)
            nothing = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index, nothing)
            if not self.underMouse():
                self.scrollTo(index)
        self.viewport().update()

    def row_height(self) -> int:
        """Return a row height at which the last visible row is not cut."""
        room, row = self.viewport().height(), look().ipx(_ROW * self.growth)
        return max(row, room // max(1, room // row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the highlighted row in view."""
        self._grow()
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)
        self.point(self.pointed)

    def _grow(self) -> None:
        """Find the largest text with which some rows fit, and names and sums in each row."""
        height, width = self.viewport().height(), self.viewport().width()

        def fits(by: float) -> bool:
            has_rows = height >= _MIN_ROWS * look().ipx(_ROW * by)
            return has_rows and all(_sums(self.sites.rows, width, by))

        self.growth = next((by for by in look().text_sizes() if fits(by)), 1.0)

    def sizeHint(self) -> QSize:
        """Return the size of five rows."""
        return QSize(look().ipx(240), look().ipx(_ROW * 5))

    def minimumSizeHint(self) -> QSize:
        """Return the size of two rows."""
        return QSize(look().ipx(190), look().ipx(_ROW * 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sums of all rows of a kind in one form."""
        self.sums = _sums(self.sites.rows, self.viewport().width(), self.growth)
        super().paintEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the city under the pointer."""
        self._point_under(event.position().toPoint())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self.pointed_at.emit(NO_CITY)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the city under the pointer."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.site_at(index).city)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click: another city may be under the pointer by then."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down the list, and choose with Space."""
        row = self.sites.row_of(self.pointed)
        by = _STEPS.get(Qt.Key(event.key()))
        if by is not None and self.sites.rows:
            at = max(0, min(len(self.sites.rows) - 1, row + by)) if row >= 0 else 0
            self.pointed_at.emit(self.sites.rows[at].city)
        elif event.key() == Qt.Key.Key_Space and self.sites.rows:
            # A screen reader's current row may not be pointed at.
            current = self.sites.rows[row if row >= 0 else max(0, self.currentIndex().row())]
            self.chosen.emit(current.city)
        else:
            event.ignore()

    def _point_under(self, position: QPoint) -> None:
        index = self.indexAt(position)
        self.pointed_at.emit(self.site_at(index).city if index.isValid() else NO_CITY)
