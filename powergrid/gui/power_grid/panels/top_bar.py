# SPDX-License-Identifier: MIT
"""The top bar: round, Step, phase, the race for cities, and the cards left."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.glide import Glide
from powergrid.gui.kit.icon_button import IconButton
from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    design_size,
    paint_runs,
    paint_text,
    pixels,
    runs_width,
    width_of,
)
from powergrid.gui.kit.painted import paint_plain, paint_round
from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.tokens import (
    CAPTION,
    LEAD,
    MEDIUM,
    MS_TOKEN,
    RADIUS_BUTTON,
    RADIUS_SIGN,
    SEMIBOLD,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.panels.top_bar_layout import (
    MIN_RACE,
    TopBarParts,
    Words,
    phase_size,
    race_offsets,
    step_width,
    tick_x,
    top_bar_layout,
)
from powergrid.gui.power_grid.panels.top_bar_texts import (
    card_runs,
    enders_brief,
    round_heading,
    step3_text,
    threshold_runs,
)
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.game_status import (
    cards_tip,
    enders_text,
    is_step2_marked,
    phase_tip,
    race_tip,
    round_text,
    step_tip,
    thresholds_text,
)
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.order import phases_of

_LIT_END: Final = 7
"""The width of the mark of the end once somebody has reached it."""


class TopBar(TablePanel):
    """A line about the whole game."""

    accessible_role = QAccessible.Role.StatusBar

    log_asked = Signal()
    menu_asked = Signal()

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(session, staging, parent)
        log_tip = translate("TopBar", "Shows what has happened in this game. Key: L")
        menu_tip = translate("TopBar", "Opens the menu. Key: F10")
        self._log = IconButton("log", translate("TopBar", "Log"), log_tip, self)
        self._menu = IconButton("menu", translate("TopBar", "Menu"), menu_tip, self)
        self._log.clicked.connect(self.log_asked)
        self._menu.clicked.connect(self.menu_asked)
        self._enders = self._who_ends = ""
        self._race = Glide(MS_TOKEN, self)
        self._race.moved.connect(self.update)
        session.changed.connect(self._refresh)
        self._refresh()

    def parts(self) -> TopBarParts:
        """Return the layout, in design pixels."""
        return self._sized()[1]

    def _sized(self) -> tuple[float, TopBarParts]:
        """Return the largest text factor that leaves enough room for the race, and the layout."""
        *larger, plain = look().text_sizes()
        for by in larger:
            parts = self._parts_at(by)
            if parts.axis.width() >= MIN_RACE:
                return by, parts
        return plain, self._parts_at(plain)

    def _parts_at(self, by: float) -> TopBarParts:
        width, height = design_size(self)
        size, small = phase_size(width) * by, CAPTION * by
        words = Words(
            round=width_of(round_heading(self.session.state), LEAD * by, SEMIBOLD),
            step=width_of(_step_word(), small) if self._steps() else None,
            phases=tuple(width_of(phase_name(p), size, SEMIBOLD) for p in self._phases()),
            cities=width_of(translate("TopBar", "Cities"), small),
            thresholds=runs_width(threshold_runs(self.session, self._enders), small),
            cards=runs_width(card_runs(self.session.state), small),
            cards_short=runs_width(card_runs(self.session.state)[:2], small),
        )
        return top_bar_layout(width, height, words, self._done())

    def _steps(self) -> tuple[int, ...]:
        return (1, 2, 3) if self.session.state.game.edition.has_steps else ()

    def _phases(self) -> tuple[int, ...]:
        return phases_of(self.session.state.game)

    def _done(self) -> int:
        """Return how many phases of this round are over."""
        phases, phase = self._phases(), self.session.state.phase
        return phases.index(phase) if phase in phases else 0

    def arrange(self) -> None:
        """Place the two buttons."""
        parts = self.parts()
        self._log.setGeometry(pixels(parts.log).toRect())
        self._menu.setGeometry(pixels(parts.menu).toRect())

    def tips(self) -> list[Tip]:
        """Return tips for all parts."""
        parts, state, seats = self.parts(), self.session.state, self.session.seats
        counts = [(seats[seat].name, count) for seat, count in self._counts().items()]
        steps = [step_tip(step, state.game) for step in self._steps()]
        cards = parts.cards_icon.united(parts.cards)
        return [
            (parts.round, round_text(self.session)),
            *((rect, steps[state.step - 1]) for rect in (parts.step,) if rect),
            *zip(parts.steps, steps, strict=True),
            *(
                (rect, phase_tip(phase, state.game))
                for phase, rect in zip(self._phases(), parts.phases, strict=True)
            ),
            *((rect, race_tip(counts, state)) for rect in (parts.cities, parts.axis) if rect),
            (parts.thresholds, f"{thresholds_text(self.session)}\n{self._who_ends}".strip()),
            (cards, f"{cards_tip(state.pile_left)}\n{step3_text(state)}".strip()),
        ]

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the table's background: the bar has none of its own."""
        paint_plain(painter, self.rect(), look().theme.background)

    def paint(self, painter: QPainter) -> None:
        """Draw the bar."""
        theme, state = look().theme, self.session.state
        by, parts = self._sized()
        small, second = CAPTION * by, theme.text_second
        paint_icon(painter, "plug", pixels(parts.mark), theme.text)
        paint_text(painter, parts.round, round_heading(state), LEAD * by, theme.text, SEMIBOLD)
        if parts.step is not None:
            paint_text(painter, parts.step, _step_word(), small, second)
        self._paint_steps(painter, parts, by)
        self._paint_phases(painter, parts, by)
        if parts.cities is not None:
            paint_text(painter, parts.cities, translate("TopBar", "Cities"), small, second)
        self._paint_race(painter, parts.axis)
        paint_runs(painter, parts.thresholds, threshold_runs(self.session, self._enders), small)
        paint_icon(painter, "cards", pixels(parts.cards_icon), second)
        cards = card_runs(state)
        paint_runs(painter, parts.cards, cards[:2] if parts.are_cards_short else cards, small)

    def _paint_steps(self, painter: QPainter, parts: TopBarParts, by: float) -> None:
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
            paint_text(painter, rect, str(number), (CAPTION + 1) * by, ink, weight, "centre")

    def _paint_phases(self, painter: QPainter, parts: TopBarParts, by: float) -> None:
        theme, state = look().theme, self.session.state
        size = phase_size(design_size(self)[0]) * by
        paint_round(painter, pixels(parts.strip), look().px(RADIUS_BUTTON), theme.surface_1)
        for at, (phase, rect) in enumerate(zip(self._phases(), parts.phases, strict=True)):
            is_now = phase == state.phase
            if is_now:
                paint_round(painter, pixels(rect), look().px(RADIUS_SIGN), theme.surface_3)
            word = width_of(phase_name(phase), size, SEMIBOLD)
            line = QRectF(rect)
            line.setLeft(rect.right() - (rect.width() - word) / 2 - word)
            if at < self._done():
                side = (rect.width() - word - 15) / 2
                line.setLeft(rect.x() + side + 15)
                tick = QRectF(rect.x() + side - 2, rect.center().y() - 6, 12, 12)
                paint_icon(painter, "check", pixels(tick), theme.text_second)
            line.setWidth(word + 2)
            ink = theme.text if is_now else theme.text_second
            paint_text(painter, line, phase_name(phase), size, ink, SEMIBOLD if is_now else MEDIUM)

    def _paint_race(self, painter: QPainter, axis: QRectF) -> None:
        theme, state = look().theme, self.session.state
        last, middle = max(state.game.end_at, *map(len, state.cities)), axis.center().y()
        step2_at = state.game.step2_at if is_step2_marked(state) else None
        for count in range(last + 1):
            x = tick_x(axis, last, count)
            is_mark = count in (state.game.end_at, step2_at)
            tall = axis.height() - 6 if is_mark else 5.0
            color = theme.text if is_mark else theme.text_third
            if count == step2_at and state.step > 1:
                color = theme.text_third
            _stroke(painter, QPointF(x, middle - tall / 2), tall, 2.0 if is_mark else 1.2, color)
        if ends_game(state):
            end = QRectF(0, axis.y() + 1, _LIT_END, axis.height() - 2)
            end.moveLeft(tick_x(axis, last, state.game.end_at) - _LIT_END / 2)
            paint_round(painter, pixels(end), look().px(2), theme.lit, theme.text, look().px(1))
        size = min(14.0, max(10.0, axis.height() / 2 - 5))
        offsets = race_offsets(self._counts(), step_width(axis, last), size)
        for seat in reversed(state.order):
            at = QPointF(tick_x(axis, last, self._race.at(seat)), middle) + offsets[seat]
            house = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            paint_house(painter, self.session.seats[seat].colour, pixels(house))

    def _counts(self) -> dict[int, int]:
        state = self.session.state
        return {seat: len(state.cities[seat]) for seat in state.order}

    def _refresh(self) -> None:
        self._race.move_to(self._counts())
        self._enders, self._who_ends = enders_brief(self.session), enders_text(self.session)
        self.setAccessibleName(round_text(self.session))
        description = f"{thresholds_text(self.session)} {self._who_ends}".strip()
        self.setAccessibleDescription(description)
        self.update()


def _step_word() -> str:
    return translate("TopBar", "Step", "of the game, before 1 2 3")


def _stroke(painter: QPainter, top: QPointF, tall: float, width: float, color: QColor) -> None:
    px = look().px
    painter.setPen(QPen(color, px(width)))
    painter.drawLine(QPointF(px(top.x()), px(top.y())), QPointF(px(top.x()), px(top.y() + tall)))
