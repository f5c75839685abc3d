# SPDX-License-Identifier: MIT
"""The top bar: round, step, phase, the race of cities, what is left of the pile."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.icons import paint_icon
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_plain, paint_round
from powergrid.gui.look.tokens import (
    CAPTION,
    LEAD,
    MEDIUM,
    MS_TOKEN,
    RADIUS_BUTTON,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
)
from powergrid.gui.panels.glide import Glide
from powergrid.gui.panels.measure import Run, paint_runs, paint_text, pixels, runs_width, width_of
from powergrid.gui.panels.table_panel import TablePanel
from powergrid.gui.panels.top_bar_layout import (
    BUTTON,
    TopBarParts,
    Words,
    phase_size,
    race_offsets,
    step_width,
    tick_x,
    top_bar_layout,
)
from powergrid.gui.session import Session
from powergrid.gui.table_words import ends_in_words, round_in_words
from powergrid.gui.words import phase_name
from powergrid.rules.state import SETUP

translate = QCoreApplication.translate


class IconButton(PaintedButton):
    """A bare icon; its tip says what it does."""

    def __init__(self, icon: str, name: str, does: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setAccessibleName(name)
        self.tell(does)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for the icon."""
        return float(BUTTON), float(BUTTON)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon, on a ground while the pointer is on it."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        self.paint_ground(painter, self.is_hovered() or self.isDown())
        side = px(18)
        icon = QRectF(0, 0, side, side)
        icon.moveCenter(QRectF(self.rect()).center())
        paint_icon(painter, self._icon, icon, theme.text)


class TopBar(TablePanel):
    """One line about the whole game, on the table's own ground."""

    log_asked = Signal()
    menu_asked = Signal()

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(session, desk, parent)
        tells_log = translate("TopBar", "Shows what has happened in this game. Key: L")
        tells_menu = translate("TopBar", "Opens the menu. Key: F10")
        self._log = IconButton("log", translate("TopBar", "Log"), tells_log, self)
        self._menu = IconButton("menu", translate("TopBar", "Menu"), tells_menu, self)
        self._log.clicked.connect(self.log_asked)
        self._menu.clicked.connect(self.menu_asked)
        self._race = Glide(MS_TOKEN, self)
        self._race.moved.connect(self.update)
        session.changed.connect(self._renew)
        self._renew()

    @property
    def menu_button(self) -> QWidget:
        """The button a menu opens under."""
        return self._menu

    def parts(self) -> TopBarParts:
        """Return where everything lies, in design pixels."""
        width, height = self.size_in_design
        size = phase_size(width)
        words = Words(
            round=width_of(self._round_text(), LEAD, SEMIBOLD),
            step=width_of(translate("TopBar", "Step", "of the game, before 1 2 3"), CAPTION),
            phases=tuple(width_of(phase_name(p), size, SEMIBOLD) for p in range(1, 6)),
            cities=width_of(translate("TopBar", "Cities"), CAPTION),
            thresholds=runs_width(self._thresholds(), CAPTION),
            cards=runs_width(self._cards(), CAPTION),
            cards_short=runs_width(self._cards()[:2], CAPTION),
        )
        return top_bar_layout(width, height, words, self.session.state.phase)

    def arrange(self) -> None:
        """Place the two buttons."""
        parts = self.parts()
        self._log.setGeometry(pixels(parts.log).toRect())
        self._menu.setGeometry(pixels(parts.menu).toRect())

    def paint_surface(self, painter: QPainter) -> None:
        """Draw no surface: the bar lies on the table."""
        paint_plain(painter, self.rect(), look().theme.background)

    def paint(self, painter: QPainter) -> None:
        """Draw the line."""
        theme, parts = look().theme, self.parts()
        paint_icon(painter, "plug", pixels(parts.mark), theme.text)
        paint_text(painter, parts.round, self._round_text(), LEAD, theme.text, SEMIBOLD)
        paint_text(
            painter,
            parts.step,
            translate("TopBar", "Step", "of the game, before 1 2 3"),
            CAPTION,
            theme.text_second,
        )
        self._paint_steps(painter, parts)
        self._paint_phases(painter, parts)
        if parts.cities is not None:
            paint_text(
                painter, parts.cities, translate("TopBar", "Cities"), CAPTION, theme.text_second
            )
        self._paint_race(painter, parts.axis)
        paint_runs(painter, parts.thresholds, self._thresholds(), CAPTION)
        paint_icon(painter, "cards", pixels(parts.cards_icon), theme.text_second)
        cards = self._cards()
        paint_runs(painter, parts.cards, cards[:2] if parts.are_cards_short else cards, CAPTION)

    def _paint_steps(self, painter: QPainter, parts: TopBarParts) -> None:
        theme, step = look().theme, self.session.state.step
        for number, rect in enumerate(parts.steps, 1):
            disc = pixels(rect)
            is_now = number == step
            if is_now:
                paint_round(painter, disc, disc.width() / 2, theme.button_primary)
            else:
                paint_round(painter, disc, disc.width() / 2, None, theme.surface_3, look().px(1.5))
            ink = theme.on_button_primary if is_now else theme.text_second
            weight = SEMIBOLD if is_now else MEDIUM
            paint_text(painter, rect, str(number), CAPTION + 1, ink, weight, "centre")

    def _paint_phases(self, painter: QPainter, parts: TopBarParts) -> None:
        theme, state = look().theme, self.session.state
        size = phase_size(self.size_in_design[0])
        paint_round(painter, pixels(parts.strip), look().px(RADIUS_BUTTON), theme.surface_1)
        for phase, rect in enumerate(parts.phases, 1):
            is_now = phase == state.phase
            if is_now:
                paint_round(painter, pixels(rect), look().px(RADIUS_SIGN), theme.surface_3)
            word = width_of(phase_name(phase), size, SEMIBOLD)
            line = QRectF(rect)
            line.setLeft(rect.right() - (rect.width() - word) / 2 - word)
            if phase < state.phase:
                side = (rect.width() - word - 15) / 2
                line.setLeft(rect.x() + side + 15)
                tick = QRectF(rect.x() + side - 2, rect.center().y() - 6, 12, 12)
                paint_icon(painter, "check", pixels(tick), theme.text_second)
            line.setWidth(word + 2)
            ink = theme.text if is_now else theme.text_second
            paint_text(painter, line, phase_name(phase), size, ink, SEMIBOLD if is_now else MEDIUM)

    def _paint_race(self, painter: QPainter, axis: QRectF) -> None:
        theme, state = look().theme, self.session.state
        most, middle = self._race_end(), axis.center().y()
        for count in range(most + 1):
            x = tick_x(axis, most, count)
            is_mark = count == state.game.end_at or (count == state.game.step2_at)
            tall = axis.height() - 6 if is_mark else 5.0
            color = theme.text if is_mark else theme.text_third
            if count == state.game.step2_at and state.step > 1:
                color = theme.text_third
            _stroke(painter, QPointF(x, middle - tall / 2), tall, 2.0 if is_mark else 1.2, color)
        size = min(14.0, max(10.0, axis.height() / 2 - 5))
        offsets = race_offsets(self._counts(), step_width(axis, most), size)
        for seat in reversed(state.order):
            at = QPointF(tick_x(axis, most, self._race.at(seat)), middle) + offsets[seat]
            house = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            paint_house(painter, self.session.seats[seat].colour, pixels(house))

    def _counts(self) -> dict[int, int]:
        state = self.session.state
        return {seat: len(state.cities[seat]) for seat in state.order}

    def _race_end(self) -> int:
        state = self.session.state
        return max(state.game.end_at, *map(len, state.cities))

    def _renew(self) -> None:
        self._race.aim(self._counts())
        self.setAccessibleName(round_in_words(self.session))
        self.setAccessibleDescription(ends_in_words(self.session))
        self.update()

    def _round_text(self) -> str:
        state = self.session.state
        if state.phase == SETUP:
            return phase_name(SETUP)
        return translate("TopBar", "Round {round}").format(round=state.round)

    def _thresholds(self) -> list[Run]:
        theme, state = look().theme, self.session.state
        second, figure = theme.text_second, theme.text
        runs: list[Run] = [
            (translate("TopBar", "Step 2 at", "a number of cities follows") + " ", REGULAR, second),
            (str(state.game.step2_at), SEMIBOLD, figure),
        ]
        if state.step > 1:
            runs.append((" ✓", SEMIBOLD, theme.good))
        runs.append(
            (
                " · "
                + translate("TopBar", "ends at", "the game; a number of cities follows")
                + " ",
                REGULAR,
                second,
            )
        )
        runs.append((str(state.game.end_at), SEMIBOLD, figure))
        return runs

    def _cards(self) -> list[Run]:
        """Return how many cards are left, in two runs, and where the Step 3 card is."""
        theme, state = look().theme, self.session.state
        runs: list[Run] = [
            (str(state.pile_left), SEMIBOLD, theme.text),
            (
                " " + translate("TopBar", "cards", "after their number", state.pile_left),
                REGULAR,
                theme.text_second,
            ),
        ]
        if state.is_step3_due:
            where = translate("TopBar", "Step 3 begins soon")
        elif state.step == 3:
            return runs
        elif not state.under:
            where = translate("TopBar", "Step 3 is the last")
        else:
            before = state.pile_left - len(state.under) - 1
            where = translate("TopBar", "Step 3 after %n", "cards", before)
            if not before:
                where = translate("TopBar", "Step 3 comes next")
        runs.append((" · " + where, REGULAR, theme.text_second))
        return runs


def _stroke(painter: QPainter, top: QPointF, tall: float, width: float, color: QColor) -> None:
    px = look().px
    painter.setPen(QPen(color, px(width)))
    painter.drawLine(QPointF(px(top.x()), px(top.y())), QPointF(px(top.x()), px(top.y() + tall)))
