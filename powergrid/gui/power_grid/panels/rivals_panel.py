# SPDX-License-Identifier: MIT
"""The rivals of the player at the screen, one row each in turn order."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.glide import Glide
from powergrid.gui.kit.icons import Icon, paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    common_size,
    design,
    design_size,
    fitting_size,
    paint_text,
    pixels,
    width_of,
)
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import Align
from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, MEDIUM, MS_ORDER, RADIUS_BUTTON, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.players import PlayerRow, player_rows, player_text
from powergrid.gui.power_grid.panels.plant_stores import stored_tokens, tokens_of
from powergrid.gui.power_grid.panels.rivals_layout import (
    Hand,
    RowParts,
    rivals_layout,
    row_height,
)
from powergrid.gui.power_grid.panels.seat_tips import (
    cities_tip,
    level_tip,
    money_tip,
    name_tip,
    order_tip,
    plant_tip,
    powers_tip,
)
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.plant_card import paint_plant_card, short_stock
from powergrid.gui.power_grid.words.terms import cities_counted
from powergrid.gui.shell.emblems import paint_emblem
from powergrid.gui.shell.player_names import level_of
from powergrid.rules.state import BANK, NO_SEAT

_ICON: Final = 14
_LIGHT: Final = 15
"""The side of the light of a level, beside the name."""
_BESIDE: Final = 6


class _Sizes(NamedTuple):
    """The type sizes shared by all rows."""

    status: float
    figures: float


class RivalsPanel(TablePanel):
    """The rivals; pointing at the numbers shows the turn order as it would be set now."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(session, staging, parent)
        self.setMouseTracking(True)
        self._shows_coming = False
        self._pointed = NO_SEAT
        self._sizes = _Sizes(CAPTION, CAPTION)
        self._lights: dict[int, QRectF] = {}
        self.players: list[PlayerRow] = []
        self._places = Glide(MS_ORDER, self)
        self._places.moved.connect(self.update)
        session.changed.connect(self._refresh)
        self._refresh()

    def rows(self) -> list[PlayerRow]:
        """Return the rivals' rows in turn order."""
        return [row for row in self.players if row.seat != self.session.viewer]

    def parts(self) -> list[RowParts]:
        """Return the layout of the rows, in design pixels."""
        width, height = design_size(self)
        game = self.session.state.game
        counts = [(len(row.plants), len(game.limited(row.plants))) for row in self.rows()]
        hands = [Hand(limited, count - limited) for count, limited in counts]
        return rivals_layout(width, height, hands, game.plants_allowed, look().text)

    def cards(self, row: PlayerRow, parts: RowParts) -> dict[int, QRectF]:
        """Return the place of each plant of a row, in design pixels."""
        limited = self.session.state.game.limited(row.plants)
        mines = [plant for plant in row.plants if plant not in limited]
        places = dict(zip(mines, parts.mines, strict=True))
        return places | dict(zip(limited, parts.plants[: len(limited)], strict=True))

    def lights(self) -> dict[int, QRectF]:
        """Return the place of each level's light by seat, or none if a row has no room for one."""
        places = {}
        for row, parts in zip(self.rows(), self.parts(), strict=True):
            if self._level(row) is not None:
                name = _name_room(row, parts).adjusted(0, 0, -_BESIDE - _LIGHT, 0)
                if parts.is_brief or width_of(row.name, BODY, SEMIBOLD) > name.width():
                    return {}
                wide = width_of(row.name, fitting_size(name, row.name, BODY, SEMIBOLD), SEMIBOLD)
                left, top = name.x() + wide + _BESIDE, name.center().y() - _LIGHT / 2
                places[row.seat] = QRectF(left, top, _LIGHT, _LIGHT)
        return places

    def paint(self, painter: QPainter) -> None:
        """Draw the rows."""
        rows, parts = self.rows(), self.parts()
        self._lights = self.lights()
        self._sizes = self._common_sizes(rows, parts)
        tall = row_height(design_size(self)[1], len(rows), self.session.state.game.plants_allowed)
        places = [self._places.at(row.seat) for row in rows]
        # While rows move, they cover each other instead of mixing; who gains a place is on top.
        are_moving = places != list(range(len(rows)))
        for at in sorted(range(len(rows)), key=lambda at: places[at] - at):
            painter.save()
            painter.translate(0, look().px((places[at] - at) * tall))
            if are_moving:
                ground, radius = pixels(parts[at].ground), look().px(RADIUS_BUTTON)
                paint_round(painter, ground, radius, look().theme.surface_2)
            self._paint_row(painter, rows[at], parts[at])
            painter.restore()

    def _common_sizes(self, rows: list[PlayerRow], parts: list[RowParts]) -> _Sizes:
        """Return the type sizes at which the texts of all rows fit."""
        if look().text == 1:
            return _Sizes(CAPTION, CAPTION)
        pairs = [(part, row) for part, row in zip(parts, rows, strict=True)]
        statuses = ((p.status, self._status(row, p)) for p, row in pairs if p.status is not None)
        figures = ((rect, text) for p, row in pairs for rect, text in self._figures(row, p) if text)
        return _Sizes(common_size(statuses, CAPTION), common_size(figures, CAPTION))

    def tips(self) -> list[Tip]:
        """Return tips for the parts of each row."""
        game, seats = self.session.state.game, self.session.seats
        tips: list[Tip] = [
            (light, level_tip(seats[seat].player)) for seat, light in self.lights().items()
        ]
        for row, parts in zip(self.rows(), self.parts(), strict=True):
            name = name_tip(row, self._temper(row))
            tips += [
                (parts.order, order_tip(row, self.session.state)),
                (parts.house, name),
                (parts.money, money_tip(row)),
                (parts.cities, cities_tip(row)),
                (parts.powers, powers_tip(row)),
                (parts.name, name),
            ]
            if parts.status is not None:
                tips.append((parts.status, name))
            tokens = stored_tokens(game, row.plants, row.fuel)
            for number, rect in self.cards(row, parts).items():
                plant, held = game.plants[number], tokens_of(tokens[number])
                figures = short_stock(pixels(rect), plant, sum(held))
                tips.append((rect, plant_tip(plant, held, figures)))
        return tips

    def _temper(self, row: PlayerRow) -> str:
        """Return a line about the temper of a bot, empty for other seats."""
        from powergrid.gui.power_grid.words.remarks import temper_line  # loads the bots

        if row.seat == BANK:
            return ""
        game = self.session.state.game
        player = self.session.seats[row.seat].player
        return temper_line(player, game.board, game.players, row.seat)

    def _paint_row(self, painter: QPainter, row: PlayerRow, parts: RowParts) -> None:
        theme = look().theme
        if row.is_asked:
            paint_round(painter, pixels(parts.ground), look().px(RADIUS_BUTTON), theme.surface_2)
        is_moving = self._shows_coming and row.coming != row.place
        number = row.coming if self._shows_coming else row.place
        ink = theme.accent if is_moving else theme.text_second
        paint_text(painter, parts.order, str(number), CAPTION, ink, MEDIUM)
        paint_house(painter, row.colour, pixels(parts.house))
        self._paint_name(painter, row, parts)
        if parts.status is not None:
            status_ink = theme.text if row.is_asked else theme.text_second
            text = self._status(row, parts)
            paint_text(painter, parts.status, text, self._sizes.status, status_ink)
        if row.seat != BANK:  # the bank uses no money
            align: Align = "left" if parts.is_brief else "right"
            paint_text(
                painter, parts.money, str(row.money), LEAD, theme.text, SEMIBOLD, align, grows=True
            )
        self._paint_figures(painter, row, parts)
        ground = theme.surface_1 if row.is_asked else theme.surface_2
        tokens = stored_tokens(self.session.state.game, row.plants, row.fuel)
        for plant, rect in self.cards(row, parts).items():
            paint_plant_card(
                painter,
                pixels(rect),
                self.session.state.game.plants[plant],
                stored=[(fuel, "filled") for fuel in tokens[plant]],
                layout="mini",
                ground=ground,
            )

    def _paint_name(self, painter: QPainter, row: PlayerRow, parts: RowParts) -> None:
        """Write the name, in the narrow face in all brief rows, and paint a level's light."""
        theme, name = look().theme, _name_room(row, parts)
        light, level = self._lights.get(row.seat), self._level(row)
        if light is not None and level is not None:
            name.setRight(light.left() - _BESIDE)
            paint_emblem(painter, pixels(light), level, is_lit=True)
        is_out = not row.is_waiting and not self.session.state.is_over
        ink = theme.text_second if is_out and parts.status is None else theme.text
        fits = width_of(row.name, BODY, SEMIBOLD, narrow=True) <= name.width()
        size, narrow = BODY if fits else CAPTION, parts.is_brief
        paint_text(painter, name, row.name, size, ink, SEMIBOLD, is_narrow=narrow, grows=True)

    def _level(self, row: PlayerRow) -> int | None:
        """Return the place of the level that plays a seat, None for anybody else."""
        return None if row.seat == BANK else level_of(self.session.seats[row.seat].player)

    @staticmethod
    def _status(row: PlayerRow, parts: RowParts) -> str:
        room = parts.status.width() if parts.status is not None else 0.0
        texts = row.status.texts
        fitting = (text for text in texts if width_of(text, CAPTION, MEDIUM, True) <= room)
        return next(fitting, texts[-1])

    @staticmethod
    def _figures(row: PlayerRow, parts: RowParts) -> list[tuple[QRectF, str]]:
        """Return cities and powers as words or figures, with their rectangles."""
        is_bank = row.seat == BANK
        if parts.has_words:
            powers = translate("RivalsPanel", "powers {n} of {maximum}").format(
                n=row.powers, maximum=row.capacity
            )
            if is_bank:
                powers = translate("RivalsPanel", "powers none")
            return [(parts.cities, cities_counted(row.cities)), (parts.powers, powers)]
        powers = "–" if is_bank else f"{row.powers}/{row.capacity}"
        return [
            (parts.cities.adjusted(_ICON, 0, 0, 0), str(row.cities)),
            (parts.powers.adjusted(_ICON, 0, 0, 0), powers),
        ]

    def _paint_figures(self, painter: QPainter, row: PlayerRow, parts: RowParts) -> None:
        theme = look().theme
        if not parts.has_words:
            icons: tuple[tuple[QRectF, Icon], ...] = (
                (parts.cities, "house"),
                (parts.powers, "plug"),
            )
            for rect, icon in icons:
                side = QRectF(rect.x(), rect.center().y() - 5.5, 11, 11)
                paint_icon(painter, icon, pixels(side), theme.text_second)
        for rect, text in self._figures(row, parts):
            paint_text(painter, rect, text, self._sizes.figures, theme.text_second)

    def _refresh(self) -> None:
        self.players = player_rows(self.session)
        self._places.move_to({row.seat: float(at) for at, row in enumerate(self.rows())})
        self.setAccessibleName(translate("RivalsPanel", "Rivals"))
        self.setAccessibleDescription("\n".join(player_text(row) for row in self.rows()))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the row's player, and show the next turn order while over the numbers."""
        point = design(event.position())
        self._show_coming(point.x() < self.parts()[0].order.right() + 4)
        rows = zip(self.rows(), self.parts(), strict=True)
        pointed = (row.seat for row, parts in rows if parts.ground.contains(point))
        self._point_at(next(pointed, NO_SEAT))

    def leaveEvent(self, event: QEvent) -> None:
        """Show the order of this round again, and point at nobody."""
        self._show_coming(False)
        self._point_at(NO_SEAT)

    def _point_at(self, seat: int) -> None:
        if seat != self._pointed:
            self._pointed = seat
            self.staging.point_at_seat(seat)

    def _show_coming(self, shown: bool) -> None:
        if shown != self._shows_coming:
            self._shows_coming = shown
            self.update()


def _name_room(row: PlayerRow, parts: RowParts) -> QRectF:
    """Return the room for a name: a long one may use what the money leaves."""
    name = QRectF(parts.name)
    if not parts.is_brief:
        name.setRight(parts.money.right() - width_of(str(row.money), LEAD, SEMIBOLD) - 6)
    return name
