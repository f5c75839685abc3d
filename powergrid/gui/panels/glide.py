# SPDX-License-Identifier: MIT
"""Figures that travel to where they belong instead of jumping there."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from powergrid.gui.look.look import look

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation


class Glide(QObject):
    """A place for each key, which moves to its aim in so many milliseconds."""

    moved = Signal()

    def __init__(self, milliseconds: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._milliseconds = milliseconds
        self._from: dict[int, float] = {}
        self._aims: dict[int, float] = {}
        self._share = 1.0
        self._animation: QVariantAnimation | None = None

    def at(self, key: int) -> float:
        """Return where a key is now."""
        aim = self._aims[key]
        start = self._from.get(key, aim)
        return start + (aim - start) * self._share

    def aim(self, aims: Mapping[int, float]) -> None:
        """Send the keys to other places; where other keys come, all jump."""
        if dict(aims) == self._aims:
            return
        is_other = aims.keys() != self._aims.keys()
        self._from = {key: self.at(key) for key in self._aims}
        self._aims = dict(aims)
        duration = look().duration(self._milliseconds)
        if is_other or not duration:
            if self._animation is not None:
                self._animation.stop()
            self._go(1.0)
            return
        if self._animation is None:
            # Nothing moves in the first picture, which is waited for.
            from PySide6.QtCore import QEasingCurve, QVariantAnimation

            self._animation = QVariantAnimation(self)
            self._animation.setStartValue(0.0)
            self._animation.setEndValue(1.0)
            self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._animation.valueChanged.connect(self._go)
        self._animation.stop()
        self._animation.setDuration(duration)
        self._go(0.0)
        self._animation.start()

    def _go(self, share: float) -> None:
        self._share = share
        self.moved.emit()
