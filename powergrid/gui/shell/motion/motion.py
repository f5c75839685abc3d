# SPDX-License-Identifier: MIT
"""Animates the pieces of a table move by move, without delaying the game."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tokens import MS_STILL, RADIUS_SIGN, STROKE_SELECTED

MAX_MS: Final = 400
"""The longest animation of a move, in milliseconds."""


class Flight(NamedTuple):
    """A picture whose centre travels from `start` to `end`; `mark` is the rectangle it changes.

    `cover` is a picture of `mark` as it was, shown until the travelling picture arrives. `begins`
    is the share of the animation, from 0 to 1, after which the picture appears, `needs` how many
    milliseconds the animation lasts at least.
    """

    picture: QPixmap
    start: QPointF
    end: QPointF
    mark: QRectF | None = None
    cover: QPixmap | None = None
    fades: bool = False
    begins: float = 0.0
    needs: int = 0


Journey = Iterator[Flight | None]
"""Finds its flights in two steps: before its first `yield` the table shows the position before the
event, afterwards the position after it."""


class Journeys(Protocol):
    """Knows which pieces of a table travel after an event."""

    def of(self, event: Any) -> Journey | None:
        """Return the journey of an event, None if nothing travels."""


def both(one: Journey, other: Journey) -> Journey:
    """Return two simultaneous journeys as one."""
    next(one)
    next(other)
    yield None
    yield from one
    yield from other


class Sprite(QWidget):
    """A picture over the table that ignores the mouse."""

    def __init__(self, picture: QPixmap, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._opacity = 1.0
        self.resize(picture.deviceIndependentSize().toSize())

    def show_at(self, middle: QPointF, opacity: float) -> None:
        """Move the centre to a point of the table."""
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()
        self.move(round(middle.x() - self.width() / 2), round(middle.y() - self.height() / 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture."""
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)


class Ring(QWidget):
    """A still ring around what has changed, for reduced motion."""

    def __init__(self, rect: QRectF, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        room = look().ipx(STROKE_SELECTED + 2)
        self.setGeometry(rect.toAlignedRect().adjusted(-room, -room, room, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = smooth_painter(self)
        width = look().px(STROKE_SELECTED)
        accent = look().theme.accent
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_SIGN), None, accent, width)


class Motion(QObject):
    """Animates the moves at one table: `depart` before the table changes, `arrive` after."""

    def __init__(self, table: QWidget, journeys: Journeys) -> None:
        super().__init__(table)
        self._table = table
        self._journeys = journeys
        self._under_way: list[Journey] = []
        self._duration = 0
        self._flights: list[Flight] = []
        self._sprites: list[Sprite] = []
        self._others: list[QWidget] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self.show_share)
        self._clock.finished.connect(self.finish)
        self._still = QTimer(self, singleShot=True)
        self._still.timeout.connect(self.finish)
        table.installEventFilter(self)

    @property
    def is_moving(self) -> bool:
        """Whether something is travelling or marked."""
        return bool(self._sprites or self._others)

    def depart(self, events: Sequence[Any], duration: int) -> None:
        """Note where the pieces are that these events move, to animate them for `duration` ms.

        Moves that start at the same time travel together; earlier animations are finished.
        """
        if self._clock.currentTime() or not self._flights:
            self.finish()
        self._duration = min(duration, MAX_MS)
        if not duration or not self._table.isVisible():
            return
        journeys = [self._journeys.of(event) for event in events]
        self._under_way = [journey for journey in journeys if journey is not None]
        for journey in self._under_way:
            next(journey)

    def arrive(self) -> None:
        """Animate the pieces to where the table shows them now."""
        journeys, self._under_way = self._under_way, []
        if not journeys:
            self.finish()
        flights = [flight for journey in journeys for flight in journey if flight is not None]
        if not flights:
            return
        if look().reduced_motion:
            self._mark(flights)
        else:
            self._start(flights)

    def _start(self, flights: Sequence[Flight]) -> None:
        """Animate these flights, together with those that have started just now."""
        for flight in flights:
            if flight.cover is not None and flight.mark is not None:
                cover = Sprite(flight.cover, self._table)
                cover.setGeometry(flight.mark.toAlignedRect())
                cover.show()
                self._others.append(cover)
        self._flights += flights
        self._sprites += [Sprite(flight.picture, self._table) for flight in flights]
        self.show_share(0.0)
        for sprite in self._sprites:
            sprite.show()
            sprite.raise_()
        self._clock.stop()
        self._clock.setDuration(max(self._duration, *(flight.needs for flight in self._flights)))
        self._clock.start()

    def finish(self) -> None:
        """End the animation."""
        self._clock.stop()
        self._still.stop()
        for widget in (*self._sprites, *self._others):
            widget.hide()
            widget.deleteLater()
        self._flights, self._sprites, self._others = [], [], []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the animation when the table is resized or hidden."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.finish()
        return False

    def show_share(self, share: float) -> None:
        """Show every picture at this share of its journey."""
        for flight, sprite in zip(self._flights, self._sprites, strict=True):
            progress = (share - flight.begins) / (1 - flight.begins)
            opacity = 0.0 if progress < 0 else 1 - progress**3 if flight.fades else 1.0
            distance = (flight.end - flight.start) * max(0.0, progress)
            sprite.show_at(flight.start + distance, opacity)

    def _mark(self, flights: Sequence[Flight]) -> None:
        for flight in flights:
            if flight.mark is not None:
                ring = Ring(flight.mark, self._table)
                self._others.append(ring)
                ring.show()
        self._still.start(MS_STILL)
