# SPDX-License-Identifier: MIT
"""The player's plants, with a tick if they would run, else a warning."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD
from powergrid.gui.pages.fuel.running import PlantOutlook

_LINE = 20
_FLAT_GAP, _WORD_GAP = 12, 6


class PlantMarks(QWidget):
    """A line for each plant, or all on one line if `flat`."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.flat = False
        self._rows: list[tuple[str, bool, str]] = []

    @property
    def warns(self) -> bool:
        """Whether some plant does not run."""
        return not all(runs for _, runs, _ in self._rows)

    def show_plants(self, plants: tuple[PlantOutlook, ...]) -> None:
        """Show these plants."""
        self._rows = [
            (
                str(plant.plant),
                plant.runs,
                self.tr("runs", "a plant")
                if plant.runs
                else self.tr("%n short", "tokens a plant lacks", plant.lacks),
            )
            for plant in plants
        ]
        text = ", ".join(f"{row[0]}: {row[2]}" for row in self._rows)
        self.setAccessibleName(text)
        self.setToolTip(text)  # numbers and our own words need no escaping
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all lines with words."""
        if self.flat:
            return QSize(self._flat_width(), look().ipx(_LINE))
        return QSize(look().ipx(130), look().ipx(_LINE) * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        """Return the size without words."""
        if self.flat:
            return self.sizeHint()
        return QSize(look().ipx(80), look().ipx(16) * len(self._rows))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks."""
        if not self._rows:
            return
        theme, px = look().theme, look().px
        painter = QPainter(self)
        number_font, word_font = look().font(BODY, SEMIBOLD), look().font(CAPTION)
        height = self.height() if self.flat else min(px(_LINE), self.height() / len(self._rows))
        side = px(13)
        has_words = self.flat and self._flat_width(has_words=True) <= self.width()
        x = y = 0.0
        for number, runs, word in self._rows:
            ink = theme.good if runs else theme.warning
            icon = QRectF(x, y + (height - side) / 2, side, side)
            paint_icon(painter, "check" if runs else "warning", icon, ink)
            width = QFontMetricsF(number_font).horizontalAdvance(number)
            at = x + side + px(6)
            paint_line(painter, QRectF(at, y, width, height), number, number_font, theme.text)
            if self.flat:
                x = at + width + px(_FLAT_GAP)
                if has_words and not runs:
                    wide = QFontMetricsF(word_font).horizontalAdvance(word)
                    at += width + px(_WORD_GAP)
                    paint_line(painter, QRectF(at, y, wide + 1, height), word, word_font, ink)
                    x += px(_WORD_GAP) + wide
                continue
            at += px(18 + 8)
            room = QRectF(at, y, max(0.0, self.width() - at), height)
            paint_line(painter, room, word, word_font, theme.text_second if runs else ink)
            y += height

    def _flat_width(self, *, has_words: bool = False) -> int:
        """Return the width of one line, optionally with what plants lack in words."""
        figures, words = (
            QFontMetricsF(look().font(BODY, SEMIBOLD)),
            QFontMetricsF(look().font(CAPTION)),
        )
        wide = sum(figures.horizontalAdvance(row[0]) + look().px(31) for row in self._rows)
        if has_words:
            lacking = [word for _, runs, word in self._rows if not runs]
            wide += sum(words.horizontalAdvance(word) + look().px(_WORD_GAP) for word in lacking)
        return int(wide)
