# SPDX-License-Identifier: MIT
"""The contrast of text in a window, measured from pictures with and without it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPalette, QPixmap, QStaticText
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QGraphicsView,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_colours import board_colours

OWN_TEXT = (QAbstractItemView, QLineEdit, QTextBrowser)
"""What draws text without a painter of ours."""
CLEAR = "{kind} {{ color: transparent; placeholder-text-color: transparent; }}"

_CHANNEL = np.arange(256, dtype=np.float32) / 255
_LINEAR = np.where(_CHANNEL <= 0.04045, _CHANNEL / 12.92, ((_CHANNEL + 0.055) / 1.055) ** 2.4)


class Written(NamedTuple):
    """A drawn text, its place in the window, and whether its widget is enabled."""

    text: str
    rect: QRectF
    is_enabled: bool


class Measured(NamedTuple):
    """A text and its contrast with its background, from 1 to 21."""

    text: str
    ratio: float
    is_enabled: bool


def measured(window: QWidget) -> list[Measured]:
    """Return every text that can be seen in a window with its contrast.

    A text's is that of the pixel where it differs most from the picture without any text: the
    middle of its strokes. What lies under a text is what was there before it, its halo included.
    """
    written: list[Written] = []
    with _noting(window, written):
        full = _picture(window)
    with _omitting(), _cleared(window):
        bare = _picture(window)
    ratios = _ratios(full, bare)
    written += _own_texts(window, ratios)
    found = [Measured(text.text, _best(ratios, text.rect), text.is_enabled) for text in written]
    return [text for text in found if text.ratio > 1]  # the others are covered


def _best(ratios: Any, rect: QRectF) -> float:
    box = rect.toAlignedRect()
    left, top = max(0, box.left()), max(0, box.top())
    part = ratios[top : box.bottom() + 1, left : box.right() + 1]
    return float(part.max()) if part.size else 1.0


def _picture(window: QWidget) -> Any:
    for view in window.findChildren(QGraphicsView):
        view.resetCachedContent()
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32)
    rows = pixels.reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()].copy()  # deleting the picture deletes its pixels


def _ratios(full: Any, bare: Any) -> Any:
    """Return the contrast of each pixel with that in the other picture."""
    ratios = np.ones(full.shape, np.float32)
    differs = full != bare
    one, other = _luminance(full[differs]), _luminance(bare[differs])
    ratios[differs] = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
    return ratios


def _luminance(pixels: Any) -> Any:
    red, green, blue = (_LINEAR[pixels >> shift & 255] for shift in (16, 8, 0))
    return 0.0722 * blue + 0.7152 * green + 0.2126 * red


def _drawing_themselves(window: QWidget) -> list[QWidget]:
    widgets = window.findChildren(QWidget)
    return [widget for widget in widgets if isinstance(widget, OWN_TEXT) and widget.isVisible()]


@contextmanager
def _cleared(window: QWidget) -> Iterator[None]:
    """Hide the text of widgets that draw it themselves."""
    in_boxes = [widget for widget in _drawing_themselves(window) if _is_in_spin_box(widget)]
    palettes = [(widget, QPalette(widget.palette())) for widget in in_boxes]
    for widget, palette in palettes:  # a style sheet would give the line its own background
        clear = QPalette(palette)
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
            clear.setColor(role, Qt.GlobalColor.transparent)
        widget.setPalette(clear)
    others = [widget for widget in _drawing_themselves(window) if widget not in in_boxes]
    sheets = [(widget, widget.styleSheet()) for widget in others]
    for widget, sheet in sheets:
        kind = next(kind.__name__ for kind in OWN_TEXT if isinstance(widget, kind))
        widget.setStyleSheet(sheet + CLEAR.format(kind=kind))
    yield
    for widget, sheet in sheets:
        widget.setStyleSheet(sheet)
    for widget, palette in palettes:
        widget.setPalette(palette)


def _is_in_spin_box(widget: QWidget) -> bool:
    return isinstance(widget.parent(), QAbstractSpinBox)


def _own_texts(window: QWidget, ratios: Any) -> Iterator[Written]:
    """Yield the lines of text of widgets that draw it themselves, found by their pixels."""
    for widget in _drawing_themselves(window):
        corner = widget.mapTo(window, widget.rect().topLeft())
        box = QRect(corner, widget.size())
        part = ratios[box.top() : box.bottom(), box.left() : box.right()]
        for first, last in _bands((part > 1.01).any(axis=1)):
            line = QRectF(box.left(), box.top() + first, box.width(), last - first - 1)
            yield Written(f"{widget.accessibleName()}, line at {first}", line, widget.isEnabled())


def _bands(rows: Any) -> Iterator[tuple[int, int]]:
    """Yield where rows of pixels that hold text begin and end."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], rows.astype(int), [0]))))
    yield from zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)


@contextmanager
def _noting(window: QWidget, written: list[Written]) -> Iterator[None]:
    def note(painter: QPainter, text: str, rect: QRectF) -> None:
        at = painter.deviceTransform().mapRect(rect)
        device = painter.device()
        if isinstance(device, QPixmap):
            at.translate(_place_of(window, device))
        is_enabled = not isinstance(device, QWidget) or device.isEnabled()
        is_seen = _is_seen(window, device, at)
        if (
            text.strip()
            and is_seen
            and painter.pen().color() != board_colours(look().theme).name_halo
        ):
            written.append(Written(text, at, is_enabled))

    with _patched(note, draws=True):
        yield


def _is_seen(window: QWidget, device: object, at: QRectF) -> bool:
    """Return whether nothing covers what a widget draws there."""
    if not isinstance(device, QWidget):
        return True
    top = window.childAt(at.center().toPoint())
    return top is None or top is device or device.isAncestorOf(top)


@contextmanager
def _omitting() -> Iterator[None]:
    with _patched(lambda *_: None, draws=False):
        yield


def _place_of(window: QWidget, pixmap: QPixmap) -> QPointF:
    """Return the place of the view that keeps its ground in a separate picture."""
    for view in window.findChildren(QGraphicsView):
        if view.isVisible() and view.viewport().size() == pixmap.deviceIndependentSize().toSize():
            return QPointF(view.viewport().mapTo(window, view.rect().topLeft()))
    raise AssertionError(f"text is drawn into a picture nobody knows: {pixmap.size()}")


@contextmanager
def _patched(note: Callable[[QPainter, str, QRectF], None], *, draws: bool) -> Iterator[None]:
    text, static = QPainter.drawText, QPainter.drawStaticText

    def is_ground(painter: QPainter) -> bool:
        return painter.pen().color() == board_colours(look().theme).name_halo

    def draw_text(painter: QPainter, *args: Any) -> Any:
        note(painter, args[-1], _rect_of(painter, *args))
        if draws or is_ground(painter):
            return text(painter, *args)
        opacity = painter.opacity()
        painter.setOpacity(0)
        used = text(painter, *args)  # the next line may stand below it
        painter.setOpacity(opacity)
        return used

    def draw_static(painter: QPainter, at: QPointF, words: QStaticText) -> None:
        note(painter, words.text(), QRectF(at, words.size()))
        if draws or is_ground(painter):
            static(painter, at, words)

    QPainter.drawText = draw_text  # type: ignore[method-assign,assignment]
    QPainter.drawStaticText = draw_static  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QPainter.drawText = text  # type: ignore[method-assign]
        QPainter.drawStaticText = static  # type: ignore[method-assign]


def _rect_of(painter: QPainter, *args: Any) -> QRectF:
    if isinstance(args[0], QPointF):
        return QFontMetricsF(painter.font()).tightBoundingRect(args[1]).translated(args[0])
    return painter.boundingRect(QRectF(args[0]), args[1], args[2])
