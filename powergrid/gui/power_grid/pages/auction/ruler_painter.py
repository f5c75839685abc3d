# SPDX-License-Identifier: MIT
"""The layout of an auction's ruler, and how it is painted."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text, pixels, width_of
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.houses import paint_house

if TYPE_CHECKING:
    from powergrid.analysis import Worth

_TAG: Final = (58.0, 28.0)
_CHIP: Final = 56.0
_LABEL: Final = 16.0
_APART: Final = 6.0
_ROOMY: Final = 76
_MIN_BAR: Final = 150.0
"""A flat ruler shows a purse only beside a bar of that length."""


class Purse(NamedTuple):
    """What a seat can spend."""

    colour: str
    name: str
    money: int


class MadeBid(NamedTuple):
    """A bid so far."""

    colour: str
    name: str
    price: int


class RulerParts(NamedTuple):
    """The bar from the price `low` to `high`, and the purses to its right, in design pixels.

    `labels` is the room below the bar, None if there is none for a line. Where bar and tags share a
    line, `limit` is the place of the limit's tag, and the bid's is at the left edge.
    """

    bar: QRectF
    labels: QRectF | None
    chips: tuple[tuple[QRectF, Purse], ...]
    low: int
    high: int
    limit: QRectF | None = None

    def x(self, price: float) -> float:
        """Return the x coordinate of a price, at most an end of the bar."""
        share = (price - self.low) / max(1, self.high - self.low)
        return self.bar.left() + self.bar.width() * max(0.0, min(1.0, share))

    def price(self, x: float) -> int:
        """Return the price at an x coordinate."""
        share = (x - self.bar.left()) / max(1.0, self.bar.width())
        return round(self.low + share * (self.high - self.low))

    def tag(self, price: int) -> QRectF:
        """Return the tag above the handle of the bid, or before the bar."""
        if self.limit is not None:
            return QRectF(0, 0, *_TAG)
        left = self.x(price) - _TAG[0] / 2
        return QRectF(max(0.0, min(left, self.bar.right() - _TAG[0])), 0, *_TAG)

    def limit_tag(self, limit: int, tag: QRectF | None) -> QRectF:
        """Return the tag of the limit, with room for its words to the right of the bid's tag."""
        if self.limit is not None:
            return self.limit
        words = width_of(_up_to(), CAPTION, MEDIUM) + 8
        last = max([self.bar.right(), *(chip.right() for chip, _ in self.chips)]) - _TAG[0]
        left = self.x(limit) - _TAG[0] / 2 if limit else last
        first = words if tag is None else tag.right() + _APART + words
        return QRectF(min(max(left, first), last), 0, *_TAG)


def ruler_parts(
    width: float, height: float, prices: tuple[int, int], purses: Sequence[Purse]
) -> RulerParts:
    """Return the layout of a ruler of that size."""
    taken = len(purses) * (_CHIP + 4)
    thick = 16.0 if height >= _ROOMY else 12.0
    top = _TAG[1] + (8 if height >= _ROOMY else 3)
    bar = QRectF(6, top, max(60.0, width - taken - 18), thick)
    labels = None
    if bar.bottom() + _LABEL <= height + 1:
        gap = 4 if height >= _ROOMY else 1
        labels = QRectF(0, bar.bottom() + gap, width, max(_LABEL, height - bar.bottom() - gap))
    chips = []
    x = bar.right() + 12
    for purse in purses:
        chips.append((QRectF(x, bar.center().y() - 11, _CHIP, 22), purse))
        x += _CHIP + 4
    return RulerParts(bar, labels, tuple(chips), *prices)


def flat_ruler_parts(
    width: float,
    height: float,
    prices: tuple[int, int],
    rival: Purse | None,
    *,
    has_bid: bool,
    has_limit: bool,
) -> RulerParts:
    """Return the layout of a ruler whose tags are before and behind the bar.

    There is room for one purse at most.
    """
    left = _TAG[0] + 14 if has_bid else 6.0
    limit = QRectF(width - _TAG[0], 0, *_TAG)
    right = limit.left() - width_of(_up_to(), CAPTION, MEDIUM) - 10 if has_limit else width
    chips: tuple[tuple[QRectF, Purse], ...] = ()
    if rival is not None and right - left - _CHIP >= _MIN_BAR:
        right -= _CHIP + 6
        chips = ((QRectF(right, _TAG[1] / 2 - 11, _CHIP, 22), rival),)
    bar = QRectF(left, _TAG[1] / 2 - 6, max(60.0, right - left - 12), 12)
    labels = None
    if bar.bottom() + _LABEL <= height + 1:
        labels = QRectF(bar.left() - 6, bar.bottom() + 1, bar.width() + 12, _LABEL)
    return RulerParts(bar, labels, chips, *prices, limit)


class RulerFigures(NamedTuple):
    """What a ruler shows: the bids so far, the plant's worth, rivals' purses.

    `minimum`, `bid` and `limit` are 0 if there is none; `upto` is the x of the limit's tag, None
    without one.
    """

    bids: Sequence[MadeBid]
    worth: "Worth | None"
    rivals: Sequence[Purse]
    minimum: int
    bid: int
    limit: int
    upto: float | None

    @property
    def price(self) -> int:
        """The last bid, 0 without one."""
        return self.bids[-1].price if self.bids else 0


def rivals_on_bar(parts: RulerParts, figures: RulerFigures) -> list[Purse]:
    """Return the rivals whose money is on the scale."""
    return [purse for purse in figures.rivals if parts.low <= purse.money < parts.high]


class RulerPainter:
    """Paints a ruler with the painter of its widget."""

    def __init__(self, painter: QPainter, parts: RulerParts, figures: RulerFigures) -> None:
        self._painter = painter
        self._parts = parts
        self._figures = figures
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self) -> None:
        """Paint everything but the tags."""
        theme, parts, shown = look().theme, self._parts, self._figures
        self._bar(shown.price, shown.worth)
        if shown.minimum and shown.minimum != shown.bid:
            self._line(shown.minimum, theme.text_second)
        for purse in rivals_on_bar(self._parts, shown):
            self._line(purse.money, theme.text_third)
        self._houses(shown.bids)
        if shown.limit:
            self._handle(shown.limit, 8, is_hollow=True)
        if shown.bid:
            self._handle(shown.bid, 9, is_hollow=False)
        self._purses()
        if shown.upto is not None:
            room = QRectF(0, 0, shown.upto - 4, _TAG[1])
            ink = theme.accent if shown.limit else theme.text_second
            paint_text(self._painter, room, _up_to(), CAPTION, ink, MEDIUM, "right")
        if parts.labels is not None:
            self._labels(parts.labels)

    def _bar(self, price: int, worth: "Worth | None") -> None:
        theme, parts = look().theme, self._parts
        radius = look().px(parts.bar.height() / 2)
        paint_round(self._painter, pixels(parts.bar), radius, theme.surface_1)
        if price:
            gone = QRectF(parts.bar)
            gone.setRight(parts.x(price))
            paint_round(self._painter, pixels(gone), radius, theme.surface_3)
        if worth is None:
            return
        if worth.low:
            self._stretch(worth.low, worth.high, _faint(theme.good, 0.55))
        if worth.even < parts.high:
            self._stretch(worth.even, parts.high, _faint(theme.warning, 0.2))
            hatch = QBrush(_faint(theme.warning, 0.5), Qt.BrushStyle.BDiagPattern)
            self._stretch(worth.even, parts.high, hatch)
            self._line(worth.even, theme.warning)

    def _stretch(self, low: int, high: int, fill: QColor | QBrush) -> None:
        parts = self._parts
        rect = QRectF(parts.bar)
        rect.setLeft(parts.x(low))
        rect.setRight(parts.x(high))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(fill)
        self._painter.drawRect(pixels(rect))

    def _line(self, price: int, ink: QColor) -> None:
        parts = self._parts
        line = QRectF(parts.x(price) - 1, parts.bar.top() - 2, 2, parts.bar.height() + 4)
        paint_round(self._painter, pixels(line), 0, ink)

    def _houses(self, bids: Sequence[MadeBid]) -> None:
        parts = self._parts
        for at, bid in enumerate(bids):
            side = parts.bar.height() * (1.5 if at == len(bids) - 1 else 0.95)
            house = QRectF(0, 0, side, side)
            house.moveCenter(QPointF(parts.x(bid.price), parts.bar.center().y()))
            paint_house(self._painter, bid.colour, pixels(house))

    def _handle(self, price: int, radius: float, *, is_hollow: bool) -> None:
        theme, parts = look().theme, self._parts
        knob = QRectF(0, 0, 2 * radius, 2 * radius)
        knob.moveCenter(QPointF(parts.x(price), parts.bar.center().y()))
        fill = theme.surface_2 if is_hollow else theme.accent
        width = look().px(2.5 if is_hollow else 1)
        paint_round(self._painter, pixels(knob), look().px(radius), fill, theme.accent, width)

    def _purses(self) -> None:
        theme = look().theme
        for rect, purse in self._parts.chips:
            paint_round(self._painter, pixels(rect), look().px(RADIUS_SIGN), theme.surface_1)
            house = QRectF(rect.x() + 5, rect.y() + 4, 14, 14)
            paint_house(self._painter, purse.colour, pixels(house))
            line = rect.adjusted(22, 0, -4, 0)
            paint_text(self._painter, line, str(purse.money), CAPTION, theme.text, SEMIBOLD)

    def _labels(self, room: QRectF) -> None:
        """Write as many labels as fit beside each other, the most important ones first.

        They have the player's text size if all of them fit, and are short if not all do otherwise.
        """
        parts, taken, labels = self._parts, list[QRectF](), self._texts(even_text)

        def length(by: float) -> float:
            return sum(width_of(text, CAPTION * by) + _APART for _, text, _ in labels)

        whole, sizes = parts.bar.right() - room.left(), look().text_sizes()
        fits = (by for by in sizes if _LABEL * by <= room.height() + 1 and length(by) <= whole)
        by = next(fits, 1.0)
        line, size = QRectF(room.x(), room.y(), room.width(), _LABEL * by), CAPTION * by
        if parts.limit is None:
            taken = [self._purse_name(line, *chip, size) for chip in parts.chips]
        if length(by) > whole:
            labels = self._texts(_brief_even_text)
        while labels and length(by) > whole:
            labels.pop()
        labels.sort(key=lambda label: label[0])
        widths = [width_of(text, size) + 1 for _, text, _ in labels]
        wanted = [
            parts.x(price) - wide / 2 for (price, _, _), wide in zip(labels, widths, strict=True)
        ]
        lefts = side_by_side(wanted, widths, room.left(), parts.bar.right())
        for (_, text, ink), left, wide in zip(labels, lefts, widths, strict=True):
            spot = QRectF(left, line.y(), wide, line.height())
            paint_text(self._painter, spot, text, size, ink)
            taken.append(spot)
        for purse in rivals_on_bar(parts, self._figures):
            house = QRectF(parts.x(purse.money) - 5, room.y() + 2, 10, 10)
            if not any(house.intersects(other) for other in taken):
                paint_house(self._painter, purse.colour, pixels(house))
                taken.append(house)

    def _purse_name(self, line: QRectF, chip: QRectF, purse: Purse, wanted: float) -> QRectF:
        """Write a name below its purse if it fits; return its place."""
        cell = QRectF(chip.x() - 3, line.y(), chip.width() + 6, line.height())
        for size in (wanted, CAPTION):
            if width_of(purse.name, size, MEDIUM, True) <= cell.width():
                ink = look().theme.text_second
                paint_text(self._painter, cell, purse.name, size, ink, align="centre")
                break
        return cell

    def _texts(self, even: "Callable[[Worth, int], str]") -> list[tuple[float, str, QColor]]:
        """Return what the bar means, each with its price and colour, the most important first.

        `even` words the highest price that is worth paying.
        """
        theme, worth, minimum = look().theme, self._figures.worth, self._figures.minimum
        texts: list[tuple[float, str, QColor]] = []
        if worth is not None and worth.is_range:
            fair = translate("BidRuler", "fair {low}–{high}").format(low=worth.low, high=worth.high)
            texts.append(((worth.low + worth.high) / 2, fair, theme.good))
        if worth is not None:
            texts.append((worth.even, even(worth, minimum), theme.warning))
        if minimum and minimum != self._figures.bid:
            text = translate("BidRuler", "min. {minimum}").format(minimum=minimum)
            texts.append((minimum, text, theme.text_second))
        return texts


def side_by_side(
    wanted: Sequence[float], widths: Sequence[float], first: float, last: float
) -> list[float]:
    """Return the left edges of labels that keep their order and touch neither each other nor ends.

    They are as near to the wanted ones as the room from `first` to `last` allows.
    """
    lefts, free = [], first
    for left, wide in zip(wanted, widths, strict=True):
        lefts.append(max(left, free))
        free = lefts[-1] + wide + _APART
    free = last
    for at in reversed(range(len(lefts))):
        lefts[at] = min(lefts[at], free - widths[at])
        free = lefts[at] - _APART
    return lefts


def even_text(worth: "Worth", minimum: int) -> str:
    """Return the highest price that is worth paying, or that even the minimum bid is too high."""
    if worth.even < minimum:
        return translate("BidRuler", "not worth {price}").format(price=minimum)
    return translate("BidRuler", "break-even {price}").format(price=worth.even)


def _brief_even_text(worth: "Worth", minimum: int) -> str:
    if worth.even < minimum:
        return even_text(worth, minimum)
    return translate("BidRuler", "even {price}", "break-even; short").format(price=worth.even)


def _up_to() -> str:
    return translate("BidRuler", "up to")


def _faint(color: QColor, share: float) -> QColor:
    faint = QColor(color)
    faint.setAlphaF(share)
    return faint
