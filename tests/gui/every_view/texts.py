# SPDX-License-Identifier: MIT
"""Texts that are cut in a window: `python -m tests.gui.every_view.texts` looks at all of them.

Every view of both games in every language, at two sizes of the window and of the text; it takes
about half an hour of processor time, so tests ask a sample of them only.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QStaticText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QTableView,
    QTextBrowser,
    QWidget,
)

SIZES = ((1280, 800), (1920, 1080))
TEXT_SIZES = ("normal", "large")
_ROUNDING = 2.0
"""The pixels by which a painted text may be wider than its room."""


class Cut(NamedTuple):
    """A text that does not fit, and the widget that shows it."""

    where: str
    text: str


class Found(NamedTuple):
    """How many texts a window shows, and those of them that are cut."""

    checked: int
    cut: tuple[Cut, ...]


def texts_of(window: QWidget) -> Found:
    """Return what a window shows: what it paints, and the texts of Qt's own widgets."""
    painted: list[tuple[str, str, bool]] = []
    with _noting(painted):
        window.grab()
    shown = [*painted, *_told(window)]
    cut = dict.fromkeys(Cut(where, text) for where, text, fits in shown if not fits)
    return Found(len({(where, text) for where, text, _ in shown}), tuple(cut))


def _told(window: QWidget) -> Iterator[tuple[str, str, bool]]:
    """Yield every text of a widget that draws itself, and whether it fits."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        where, metrics = type(widget).__name__, QFontMetrics(widget.font())
        if isinstance(widget, QHeaderView):
            yield from _told_by_header(widget, where)
        elif isinstance(widget, QAbstractItemView):
            yield from _told_by_list(widget, where)
        elif isinstance(widget, QTextBrowser):
            bar = widget.horizontalScrollBar()
            yield where, widget.accessibleName(), bar.maximum() == bar.minimum()
        elif isinstance(widget, QLineEdit):
            text = widget.text() or widget.placeholderText()
            wide = metrics.horizontalAdvance(text)
            yield where, text, widget.hasFocus() or wide <= widget.contentsRect().width()
        elif isinstance(widget, QAbstractButton | QLabel) and not _paints_itself(widget):
            hint = widget.minimumSizeHint()
            fits = hint.width() <= widget.width() and hint.height() <= widget.height()
            yield where, widget.text(), fits or not widget.text()


def _paints_itself(widget: QObject) -> bool:
    return not type(widget).__module__.startswith("PySide6")


def _told_by_header(header: QHeaderView, where: str) -> Iterator[tuple[str, str, bool]]:
    model, is_row = header.model(), header.orientation() == Qt.Orientation.Horizontal
    for section in range(header.count()):
        text = model.headerData(section, header.orientation())
        if text and not header.isSectionHidden(section):
            hint = header.sectionSizeFromContents(section)
            wanted = hint.width() if is_row else hint.height()
            yield where, str(text), wanted <= header.sectionSize(section) + _ROUNDING


def _told_by_list(view: QAbstractItemView, where: str) -> Iterator[tuple[str, str, bool]]:
    """Yield the texts of the visible cells; our own delegates paint theirs."""
    model, room = view.model(), view.viewport().rect()
    if _paints_itself(view.itemDelegate()):
        return
    columns = range(model.columnCount(view.rootIndex())) if isinstance(view, QTableView) else (0,)
    for row, column in product(range(model.rowCount(view.rootIndex())), columns):
        index = model.index(row, column)
        rect = view.visualRect(index)
        if rect.isEmpty() or not rect.intersects(room):
            continue
        text = str(index.data() or "")
        wide = min(rect.width(), room.width()) if isinstance(view, QListView) else rect.width()
        wraps = isinstance(view, QListView) and view.wordWrap()
        yield where, text, wraps or view.sizeHintForIndex(index).width() <= wide + _ROUNDING


@contextmanager
def _noting(painted: list[tuple[str, str, bool]]) -> Iterator[None]:
    """Note every text that is painted, and whether all of it is within its room."""
    draw, static = QPainter.drawText, QPainter.drawStaticText
    elided = QFontMetricsF.elidedText
    elided_pixels = QFontMetrics.elidedText

    def note(metrics: QFontMetricsF, text: str, *args: Any) -> str:
        short = elided(metrics, text, *args)
        painted.append(("elided", text, short == text))
        return short

    def note_pixels(metrics: QFontMetrics, text: str, *args: Any) -> str:
        short = elided_pixels(metrics, text, *args)
        painted.append(("elided", text, short == text))
        return short

    def draw_static(painter: QPainter, at: QPointF, words: QStaticText) -> None:
        fits = _is_on_device(painter, QRectF(at, words.size()), words.size().height())
        painted.append((_device(painter), words.text(), fits))
        static(painter, at, words)

    def draw_text(painter: QPainter, *args: Any) -> Any:
        if isinstance(args[0], QPointF):  # a line that was measured, and elided if necessary
            painted.append((_device(painter), args[1], True))
        elif len(args) > 2:
            room, flags = QRectF(args[0]), getattr(args[1], "value", args[1])
            painted.append((_device(painter), args[2], _has_room(painter, room, flags, args[2])))
        return draw(painter, *args)

    QPainter.drawText = draw_text  # type: ignore[method-assign,assignment]
    QPainter.drawStaticText = draw_static  # type: ignore[method-assign,assignment]
    QFontMetricsF.elidedText = note  # type: ignore[method-assign,assignment]
    QFontMetrics.elidedText = note_pixels  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
        QPainter.drawStaticText = static  # type: ignore[method-assign]
        QFontMetricsF.elidedText = elided  # type: ignore[method-assign]
        QFontMetrics.elidedText = elided_pixels  # type: ignore[method-assign]


def _has_room(painter: QPainter, room: QRectF, flags: int, text: str) -> bool:
    """Return whether a painted text is not clipped: by its room, or by what it is painted on.

    What a line lacks in height is the space between lines; half a line is one that is lost.
    """
    taken = painter.boundingRect(room, flags, text)
    slack = painter.fontMetrics().lineSpacing() / 2
    if not flags & Qt.TextFlag.TextDontClip.value and not _holds(room, taken, slack):
        return False
    return _is_on_device(painter, taken, slack)


def _is_on_device(painter: QPainter, taken: QRectF, slack: float) -> bool:
    """Return whether the widget holds what is painted there; maps and pictures need not.

    Lines of a list that can be scrolled may leave it above and below.
    """
    device = painter.device()
    at = painter.combinedTransform().mapRect(taken)
    if not isinstance(device, QWidget) or isinstance(device.parent(), QGraphicsView):
        return True
    area = device.parent()
    if isinstance(area, QAbstractScrollArea) and area.verticalScrollBar().maximum() > 0:
        slack = at.height() + device.height()
    return _holds(QRectF(device.rect()), at, slack)


def _holds(room: QRectF, taken: QRectF, slack: float) -> bool:
    return room.adjusted(-_ROUNDING, -slack, _ROUNDING, slack).contains(taken)


def _device(painter: QPainter) -> str:
    return type(painter.device()).__name__


FACTORY = "factory-"
"""What the names of Factory Manager's views begin with."""


def all_views() -> list[str]:
    """Return the names of the views of both games."""
    from powergrid.tools import views_of_factory, views_of_record

    return [*views_of_record.VIEWS, *(f"{FACTORY}{view}" for view in views_of_factory.VIEWS)]


def _opened(view: str, size: tuple[int, int]) -> QWidget:
    from powergrid.files.places import resources_dir
    from powergrid.tools import views_of_factory, views_of_record
    from tests.gui.views import record_of

    if view.startswith(FACTORY):
        record = resources_dir() / "factory" / "tutorial.json"
        return views_of_factory.open_view(view.removeprefix(FACTORY), record, None, size)
    return views_of_record.open_view(view, record_of(view), None, size)


def look_at(
    views: Iterable[str],
    languages: Iterable[str],
    sizes: Sequence[tuple[int, int]] = SIZES,
    text_sizes: Sequence[str] = TEXT_SIZES,
) -> Iterator[tuple[str, Found]]:
    """Yield the texts of every view, by language, view, size and text size."""
    from powergrid.gui.kit.look import look
    from powergrid.gui.settings.language import use_language

    for language, text_size, size, view in product(languages, text_sizes, sizes, views):
        use_language(language)
        look().set_text_size(text_size)
        look().fit(*size)
        window = _opened(view, size)
        for _ in range(3):
            QApplication.processEvents()
        yield f"{language} {view} {size[0]}x{size[1]} {text_size}", texts_of(window)
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main() -> int:
    """Look at all views, or those named, and print what is cut; 1 if anything is."""
    from powergrid.gui.settings.language import LANGUAGES
    from powergrid.gui.shell.application import application

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--views", nargs="+", choices=all_views(), default=all_views())
    args = parser.parse_args()
    application()
    checked = cut = 0
    for place, found in look_at(args.views, args.languages):
        checked, cut = checked + found.checked, cut + len(found.cut)
        for where, text in found.cut:
            print(f"{place}: {where}: {text}", flush=True)
    print(f"{checked} texts looked at, {cut} cut")
    return cut > 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
        os.environ.update(dict.fromkeys(names, home))
        sys.exit(main())
