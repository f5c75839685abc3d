# SPDX-License-Identifier: MIT
"""Numbers that move to new values instead of jumping."""

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from powergrid.gui.kit.look import look


class Glide(QObject):
    """A number for each key, animated to its target over `milliseconds`."""

    moved = Signal()

    def __init__(self, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._milliseconds = milliseconds
        self._from: dict[int, float] = {}
        self._targets: dict[int, float] = {}
        self._share = 1.0
        self._animation: QVariantAnimation | None = None

    def at(self, key: int) -> float:
        """Return the current value of a key."""
        target = self._targets[key]
        start = self._from.get(key, target)
        return start + (target - start) * self._share

    def move_to(self, targets: Mapping[int, float]) -> None:
        """Move to other targets; if the keys differ from before, jump."""
        if dict(targets) == self._targets:
            return
        duration = look().duration(self._milliseconds)
        if targets.keys() != self._targets.keys() or not duration:
            self.jump_to(targets)
            return
        self._from = {key: self.at(key) for key in self._targets}
        self._targets = dict(targets)
        if self._animation is None:
            self._animation = QVariantAnimation(self)
            self._animation.setStartValue(0.0)
            self._animation.setEndValue(1.0)
            self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._animation.valueChanged.connect(self._go)
        self._animation.stop()
        self._animation.setDuration(duration)
        self._go(0.0)
        self._animation.start()

    def jump_to(self, targets: Mapping[int, float]) -> None:
        """Set these values at once."""
        if self._animation is not None:
            self._animation.stop()
        self._from = {}
        self._targets = dict(targets)
        self._go(1.0)

    def _go(self, share: float) -> None:
        self._share = share
        self.moved.emit()
