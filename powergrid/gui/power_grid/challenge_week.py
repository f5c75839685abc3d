# SPDX-License-Identifier: MIT
"""The challenges of the last seven days: the player's place in each."""

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, plain_tip, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.kit.tokens import BODY, CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.challenge_results import result_of_day
from powergrid.gui.settings.language import language_in_use

_DAYS: Final = 7
_SQUARE: Final = (32, 28)
_GAP: Final = 6
_NAME: Final = 18
_PAD: Final = 20


class ChallengeWeek(QWidget):
    """A square for each day, the last one framed; a place is lit where it is the first."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, today: date) -> None:
        super().__init__()
        days = [today - timedelta(days=back) for back in reversed(range(_DAYS))]
        self.results = [(day, result_of_day(day)) for day in days]
        # The system's locale may have another language, or in "C" no names.
        locale, text = QLocale(language_in_use()), translate("FrontPage", "You: place {place}")
        narrow = QLocale.FormatType.NarrowFormat
        self.names = [locale.dayName(day.isoweekday(), narrow) for day in days]
        places = [
            f"{locale.dayName(day.isoweekday())}: {text.format(place=result.place)}"
            for day, result in self.results
            if result is not None
        ]
        self.setAccessibleName("\n".join(places))
        self.setToolTip(plain_tip("\n".join(places)))
        look().changed.connect(self.updateGeometry)

    @property
    def is_empty(self) -> bool:
        """Whether no challenge was played to its end."""
        return all(result is None for _, result in self.results)

    def sizeHint(self) -> QSize:
        """Return the size of all squares with the names of their days."""
        wide, high = _SQUARE
        row = 2 * _PAD + _DAYS * (wide + _GAP) - _GAP
        return QSize(look().ipx(row), look().ipx(_GAP + high + _NAME))

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the squares and the names of their days."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        wide, high = (px(side) for side in _SQUARE)
        for number, (_, result) in enumerate(self.results):
            square = QRectF(px(_PAD) + number * (wide + px(_GAP)), px(_GAP), wide, high)
            is_won = result is not None and result.place == 1
            ground = LIT if is_won else theme.surface_3
            frame = theme.text if number == _DAYS - 1 else None
            paint_round(painter, square, px(RADIUS_SIGN), ground, frame, px(2))
            ink = theme_for("dark").background if is_won else theme.text
            text = "–" if result is None else str(result.place)
            paint_line(painter, square, text, look().font(BODY, SEMIBOLD), ink, "centre")
            below = QRectF(square.left(), square.bottom(), wide, px(_NAME))
            name = self.names[number]
            paint_line(painter, below, name, look().font(CAPTION), theme.text_second, "centre")
