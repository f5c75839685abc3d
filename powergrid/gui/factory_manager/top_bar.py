# SPDX-License-Identifier: MIT
"""The top bar: round, phases, energy price and buttons."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.prospects import next_prices
from powergrid.factory.rules import State
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET, PROFIT
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.words import phase_name, round_text
from powergrid.gui.kit.icon_button import IconButton
from powergrid.gui.kit.icons import paint_drawing, paint_icon
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.kit.translation import translate

_PHASES: Final = (BIDDING, MARKET, BUYING, BUREAUCRACY, PROFIT)
_CELL: Final = 26
_SIDE: Final = 13
"""The space on either side of a phase's name; a tick takes some of it."""
_TICK: Final = 12


class Phases(QWidget):
    """The five phases: the current one is highlighted, earlier ones are ticked."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self._phase = 0

    def show_phase(self, phase: int) -> None:
        """Show the current phase."""
        self._phase = phase
        if phase in _PHASES:
            text = translate("Factory", "Phase {n}: {name}")
            self.setAccessibleName(text.format(n=phase, name=phase_name(phase)))
        self.update()

    def _widths(self, by: float) -> list[float]:
        names = [width_of(phase_name(phase), BODY * by, SEMIBOLD) for phase in _PHASES]
        return [name + 2 * _SIDE for name in names]

    def sizeHint(self) -> QSize:
        """Return the size for all names."""
        return QSize(look().ipx(sum(self._widths(look().text))), look().ipx(32))

    def base_size_hint(self) -> QSize:
        """Return the same with the names at their base size."""
        return QSize(look().ipx(sum(self._widths(1))), look().ipx(32))

    def minimumSizeHint(self) -> QSize:
        """Return the size for the longest name."""
        return QSize(look().ipx(max(self._widths(1))), look().ipx(32))

    @property
    def text_size(self) -> float:
        """The factor of the text: the largest with which all names fit."""
        room = self.width() + 2
        sizes = look().text_sizes()
        return next((by for by in sizes if look().px(sum(self._widths(by))) <= room), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all names if they fit, else the current one."""
        theme, px, by = look().theme, look().px, self.text_size
        painter = smooth_painter(self)
        ground = QRectF(self.rect())
        paint_round(painter, ground, px(RADIUS_SIGN + 2), theme.surface_1)
        is_whole = px(sum(self._widths(by))) <= self.width() + 2
        left = 0.0
        for phase, wide in zip(_PHASES, self._widths(by), strict=True):
            is_now = phase == self._phase
            if not is_whole and not is_now:
                continue
            chip = QRectF(left, 0, px(wide), self.height())
            if is_now:
                paint_round(painter, chip.adjusted(2, 2, -2, -2), px(RADIUS_SIGN), theme.surface_3)
            ink = theme.text if is_now else theme.text_second
            font = look().font(BODY * by, SEMIBOLD if is_now else 400)
            name = QRectF(chip)
            if phase < self._phase:
                side, beside = px(_TICK), px(_TICK + 3)
                word = px(width_of(phase_name(phase), BODY * by))
                tick = QRectF(0, chip.center().y() - side / 2, side, side)
                tick.moveLeft(chip.center().x() - (beside + word) / 2)
                paint_icon(painter, "check", tick, theme.text_second)
                name.translate(beside / 2, 0)
            paint_line(painter, name, phase_name(phase), font, ink, "centre")
            left += px(wide)


class EnergyPrice(QWidget):
    """The track of the energy price, with the prices that may come next."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state

    def show_state(self, state: State) -> None:
        """Show the price of a state."""
        self._state = state
        text = translate("Factory", "Energy price {price}").format(price=state.price)
        coming = next_prices(state)
        if coming:
            prices = ", ".join(
                translate("Factory", "{price} (%n tiles)", "", level.tiles).format(
                    price=level.price
                )
                for level in coming
            )
            text = translate("Factory", "{now}; next: {prices}").format(now=text, prices=prices)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for the whole track."""
        return QSize(look().ipx(28 + len(self._prices) * (_CELL + 3)), look().ipx(32))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint: a track is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track; prices that may come next are outlined, the bolder the likelier."""
        state = self._state
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        middle = self.height() / 2
        sign = QRectF(0, middle - px(10), px(20), px(20))
        paint_drawing(painter, drawings.energy, sign, theme.warning)
        coming = {level.price: level.tiles for level in next_prices(state)}
        likeliest = max(coming.values(), default=1)
        for price in self._prices:
            cell = self._cell(price)
            is_now = price == state.price
            paint_round(painter, cell, px(5), theme.warning if is_now else theme.surface_1)
            if price in coming:
                width = px(1 + 1.6 * coming[price] / likeliest)
                paint_round(painter, cell.adjusted(-2, -2, 2, 2), px(6), None, theme.warning, width)
            ink = (
                theme.surface_1 if is_now else (theme.text if price in coming else theme.text_third)
            )
            font = look().font(BODY if is_now else CAPTION + 1, SEMIBOLD if is_now else 400)
            paint_line(painter, cell, str(price), font, ink, "centre")

    @property
    def now(self) -> QRectF:
        """The cell of the current price."""
        return self._cell(self._state.price)

    def _cell(self, price: int) -> QRectF:
        px = look().px
        left = px(28) + self._prices.index(price) * px(_CELL + 3)
        return QRectF(left, self.height() / 2 - px(13), px(_CELL), px(26))

    @property
    def _prices(self) -> tuple[int, ...]:
        return self._state.game.figures.energy_prices


class TopBar(Line):
    """Its buttons emit `rules_asked`, `log_asked` and `menu_asked`."""

    rules_asked = Signal()
    log_asked = Signal()
    menu_asked = Signal()

    def __init__(self, state: State, parent: QWidget) -> None:
        super().__init__(parent, gap=12, pad=4)
        self.round = Text(size=LEAD, weight=SEMIBOLD, shrinks=False)
        self.phases = Phases()
        self.energy = EnergyPrice(state)
        rules_tip = translate("Factory", "Shows the rules of this phase. Key: F1")
        log_tip = translate("Factory", "Shows or hides what has happened. Key: L")
        menu_tip = translate("Factory", "Opens the menu. Key: F10")
        rules = IconButton("rules", translate("Factory", "Rules"), rules_tip)
        log = IconButton("log", translate("Factory", "Log"), log_tip)
        menu = IconButton("menu", translate("Factory", "Menu"), menu_tip)
        rules.clicked.connect(self.rules_asked)
        log.clicked.connect(self.log_asked)
        menu.clicked.connect(self.menu_asked)
        self.add(self.round)
        self.add(self.phases)
        self.add_space()
        self.add(self.energy, drop=1)
        self.add_space()
        for button in (rules, log, menu):
            self.add(button)

    def show_state(self, state: State) -> None:
        """Show round, phase and energy price."""
        self.round.say(round_text(state))
        self.phases.show_phase(state.phase)
        self.energy.show_state(state)
        self.place()
