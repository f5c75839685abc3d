# SPDX-License-Identifier: MIT
"""Everybody but the player at the screen, a row each in turn order."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.cards import paint_plant_card
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.icons import paint_icon
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import BODY, CAPTION, LEAD, MEDIUM, MS_ORDER, RADIUS_BUTTON, SEMIBOLD
from powergrid.gui.models.players_model import PlayerRow, PlayersModel
from powergrid.gui.panels.glide import Glide
from powergrid.gui.panels.measure import Align, design, paint_text, pixels, width_of
from powergrid.gui.panels.rivals_layout import RowParts, rivals_layout, row_height
from powergrid.gui.panels.stores import stored_tokens
from powergrid.gui.panels.table_panel import TablePanel
from powergrid.gui.session import Session
from powergrid.gui.words import cities_counted
from powergrid.rules.state import BANK

translate = QCoreApplication.translate


class RivalsPanel(TablePanel):
    """The rivals; pointing at the numbers shows the order that would be set now."""

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(session, desk, parent)
        self.setMouseTracking(True)
        self._shows_coming = False
        self.model = PlayersModel(session, self)
        self._places = Glide(MS_ORDER, self)
        self._places.moved.connect(self.update)
        session.changed.connect(self._renew)
        self._renew()

    def rows(self) -> list[PlayerRow]:
        """Return the rows shown, in turn order."""
        return [row for row in self.model.rows if row.seat != self.session.viewer]

    def parts(self) -> list[RowParts]:
        """Return where everything lies, in design pixels."""
        width, height = self.size_in_design
        return rivals_layout(
            width, height, len(self.rows()), self.session.state.game.plants_allowed
        )

    def paint(self, painter: QPainter) -> None:
        """Draw the rows."""
        rows, parts = self.rows(), self.parts()
        tall = row_height(self.size_in_design[1], len(rows), self.session.state.game.plants_allowed)
        for at, (row, part) in enumerate(zip(rows, parts, strict=True)):
            painter.save()
            painter.translate(0, look().px((self._places.at(row.seat) - at) * tall))
            self._paint_row(painter, row, part)
            painter.restore()

    def _paint_row(self, painter: QPainter, row: PlayerRow, parts: RowParts) -> None:
        theme = look().theme
        if row.is_asked:
            paint_round(painter, pixels(parts.ground), look().px(RADIUS_BUTTON), theme.surface_2)
        is_moving = self._shows_coming and row.coming != row.place
        number = row.coming if self._shows_coming else row.place
        ink = theme.accent if is_moving else theme.text_second
        paint_text(painter, parts.order, str(number), CAPTION, ink, MEDIUM)
        paint_house(painter, row.colour, pixels(parts.house))
        is_out = not row.is_waiting and not self.session.state.is_over
        name_ink = theme.text_second if is_out and parts.note is None else theme.text
        name = QRectF(parts.name)
        if not parts.is_brief:
            # A long name may reach as far as this row's money does not.
            name.setRight(parts.money.right() - width_of(str(row.money), LEAD, SEMIBOLD) - 6)
        fits = width_of(row.name, BODY, SEMIBOLD, narrow=True) <= name.width()
        size = BODY if fits else CAPTION
        # Where names have little room all are alike.
        narrow = parts.is_brief
        paint_text(painter, name, row.name, size, name_ink, SEMIBOLD, is_narrow=narrow)
        if parts.note is not None:
            note_ink = theme.text if row.is_asked else theme.text_second
            text = row.note
            if width_of(text, CAPTION, MEDIUM, narrow=True) > parts.note.width():
                text = row.brief
            paint_text(painter, parts.note, text, CAPTION, note_ink)
        if row.seat != BANK:  # the bank uses no money
            align: Align = "left" if parts.is_brief else "right"
            paint_text(painter, parts.money, str(row.money), LEAD, theme.text, SEMIBOLD, align)
        self._paint_figures(painter, row, parts)
        ground = theme.surface_1 if row.is_asked else theme.surface_2
        tokens = stored_tokens(self.session.state.game, row.plants, row.fuel)
        for rect, plant in zip(parts.plants, row.plants, strict=False):
            paint_plant_card(
                painter,
                pixels(rect),
                self.session.state.game.plants[plant],
                stored=[(fuel, "filled") for fuel in tokens[plant]],
                layout="mini",
                ground=ground,
            )

    def _paint_figures(self, painter: QPainter, row: PlayerRow, parts: RowParts) -> None:
        theme = look().theme
        if parts.has_words:
            cities = cities_counted(row.cities)
            powers = translate("RivalsPanel", "powers {n} of {most}").format(
                n=row.powers, most=row.capacity
            )
            if row.seat == BANK:
                powers = translate("RivalsPanel", "powers none")
            paint_text(painter, parts.cities, cities, CAPTION, theme.text_second)
            paint_text(painter, parts.powers, powers, CAPTION, theme.text_second)
            return
        for rect, icon, text in (
            (parts.cities, "house", str(row.cities)),
            (parts.powers, "plug", "–" if row.seat == BANK else f"{row.powers}/{row.capacity}"),
        ):
            side = QRectF(rect.x(), rect.center().y() - 5.5, 11, 11)
            paint_icon(painter, icon, pixels(side), theme.text_second)
            paint_text(painter, rect.adjusted(14, 0, 0, 0), text, CAPTION, theme.text_second)

    def _renew(self) -> None:
        self._places.aim({row.seat: float(at) for at, row in enumerate(self.rows())})
        self.setAccessibleName(translate("RivalsPanel", "Rivals"))
        self.setAccessibleDescription("\n".join(self.model.text(row) for row in self.rows()))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the coming order while the pointer is on the numbers."""
        self._show_coming(self._is_on_numbers(design(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        """Show the order of this round again."""
        self._show_coming(False)

    def _is_on_numbers(self, point: QPointF) -> bool:
        return point.x() < self.parts()[0].order.right() + 4

    def _show_coming(self, shown: bool) -> None:
        if shown != self._shows_coming:
            self._shows_coming = shown
            self.update()
