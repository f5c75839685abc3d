# SPDX-License-Identifier: MIT
"""A ruler of prices to bid on: the bids so far, the plant's worth, and everybody's money."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent

from powergrid.gui.kit.keys import OWN_KEYS, bind, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.kit.tips import Tip, TippedWidget
from powergrid.gui.power_grid.pages.auction.ruler_painter import (
    MadeBid,
    Purse,
    RulerFigures,
    RulerPainter,
    RulerParts,
    even_text,
    flat_ruler_parts,
    ruler_parts,
)
from powergrid.gui.power_grid.pages.auction.ruler_tips import ruler_tips

if TYPE_CHECKING:
    from powergrid.analysis import Worth

LABELLED = 60
"""The height of a low ruler with its labels."""
FLAT = 38
"""The height of a flat ruler with its labels."""
_BARE = 28
"""The height of a flat ruler without labels."""
_PAGE = 120
"""One notch of a mouse wheel in Qt's units."""
_NEAR = 12
"""How near a click must be to grab the limit's handle, in design pixels."""


class BidField(NumberField):
    """A number field in which Left and Right step the number, too."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        where, *keys = self.property(OWN_KEYS)
        step = keys[0][1]
        note(self, where, ("Left Right", step), *((key, does) for key, does in keys))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys, or type."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if not event.modifiers() and event.key() in steps:
            self.stepBy(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class BidRuler(TippedWidget):
    """The bid and the limit for automatic bids are tags on the ruler; both can be typed.

    `changed` is emitted for each new number. The mouse drags either handle; a click on the bar and
    the wheel move the bid, or with Shift the limit.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.bids: tuple[MadeBid, ...] = ()
        self.rivals: tuple[Purse, ...] = ()
        self.own: Purse | None = None
        self.worth: Worth | None = None
        self.amounts = range(0)
        self.first = 0
        self.may_bid = True
        self.has_labels = True
        self.is_flat = False
        self._dragged: BidField | None = None
        self._top = 0
        self.field = BidField(self.tr("Your bid"))
        self.upto = BidField(self.tr("Bid for me up to"))
        self.upto.setToolTip(
            self.tr("The game bids for you up to this amount; the others do not see it. (U)")
        )
        for field in (self.field, self.upto):
            field.setParent(self)
            field.valueChanged.connect(self._follow)
        bind(self, "B", self.field.setFocus, self.tr("Type a bid"))
        bind(self, "U", self.upto.setFocus, self.tr("Type your limit"))
        bind(self, "Shift+Right", lambda: self._step_limit(1), self.tr("Raise your limit by 1"))
        bind(self, "Shift+Left", lambda: self._step_limit(-1), self.tr("Lower your limit by 1"))
        look().changed.connect(self.place)

    @property
    def limit(self) -> int:
        """The limit for automatic bids, 0 if it is not above the bid."""
        bid = self.field.value() if self.may_bid else 0
        return self.upto.value() if self.upto.value() > bid else 0

    @property
    def has_low_limit(self) -> bool:
        """Whether there is a limit that the bid exceeds, so that it has no effect."""
        return self.may_bid and 0 < self.upto.value() < self.field.value()

    @property
    def top(self) -> int:
        """The highest price on the scale."""
        price = self.bids[-1].price if self.bids else self.first
        even = self.worth.even if self.worth is not None else 0
        bid = self.field.value() if self.may_bid and self.field.is_valid else 0
        return self._top or max(price + 15, even + 7, self.limit + 3, bid + 3)

    def resume(self, before: "BidRuler") -> None:
        """Take over the bid and limit of another ruler."""
        self.field.set_value(before.field.value())
        self.upto.set_value(before.upto.value())

    def show_bids(self, bids: Sequence[MadeBid], first: int) -> None:
        """Show the bids so far; the scale starts below `first`."""
        self.bids, self.first = tuple(bids), bids[0].price if bids else first
        self.update()

    def show_purses(self, own: Purse | None, rivals: tuple[Purse, ...]) -> None:
        """Show what everybody who is still in the auction can spend."""
        self.own = own
        self.rivals = tuple(sorted(rivals, key=lambda purse: purse.money))
        self.update()

    def show_worth(self, worth: "Worth | None") -> None:
        """Show what the plant is worth, if that is known."""
        self.worth = worth
        self._describe()
        self.place()

    def offer(self, amounts: range, *, may_bid: bool = True) -> None:
        """Offer these amounts, or unless `may_bid` only a limit, while others bid."""
        self.amounts, self.may_bid = amounts, may_bid
        lowest, highest = (amounts.start, amounts[-1]) if amounts else (0, 0)
        with QSignalBlocker(self):  # only the player's changes are reported
            self.field.set_limits(lowest, highest)
            self.upto.set_limits(lowest, highest)
        # With a single amount nobody can bid against it.
        self.upto.setVisible(len(amounts) > 1 or (bool(amounts) and not may_bid))
        self.field.setVisible(may_bid and bool(amounts))
        self._describe()
        self.place()

    def sizeHint(self) -> QSize:
        """Return the size of a roomy ruler."""
        return QSize(look().ipx(360), self._min_height() if self.is_flat else look().ipx(84))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a low ruler."""
        return QSize(look().ipx(240), self._min_height())

    def _min_height(self) -> int:
        flat = FLAT if self.has_labels else _BARE
        return look().ipx(flat if self.is_flat else LABELLED)

    def parts(self) -> RulerParts:
        """Return the layout in design pixels."""
        size, prices = design_size(self), (max(0, self.first - 2), self.top)
        if self.is_flat:
            return flat_ruler_parts(
                *size,
                prices,
                self.rivals[-1] if self.rivals else None,
                has_bid=not self.field.isHidden(),
                has_limit=not self.upto.isHidden(),
            )
        chips = self.rivals[-1:] + ((self.own,) if self.own is not None else ())
        return ruler_parts(*size, prices, chips)

    def place(self) -> None:
        """Place the tags above their handles."""
        parts = self.parts()
        tag = parts.tag(self.field.value() if self.field.is_valid else self.field.lowest)
        self.field.setGeometry(_rect(tag.x(), 0, tag.width(), tag.height()))
        limit = parts.limit_tag(self.limit, tag if not self.field.isHidden() else None)
        self.upto.setGeometry(_rect(limit.x(), 0, limit.width(), limit.height()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tags in the new size."""
        self.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ruler."""
        RulerPainter(QPainter(self), self.parts(), self.figures()).paint()

    def tips(self) -> list[Tip]:
        """Return what each mark means."""
        return ruler_tips(self.parts(), self.figures())

    def figures(self) -> RulerFigures:
        """Return what the ruler shows."""
        return RulerFigures(
            self.bids,
            self.worth,
            self.rivals,
            minimum=self.amounts.start if self.amounts else 0,
            bid=self.field.value() if not self.field.isHidden() and self.field.is_valid else 0,
            limit=self.limit,
            upto=None if self.upto.isHidden() else self.upto.x() / look().scale,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grab a handle, or move the bid to the pointer."""
        if event.button() != Qt.MouseButton.LeftButton or not self.amounts:
            return
        self._top = self.top
        at = event.position().x() / look().scale
        is_limit = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) or not self.may_bid
        if self.limit and not is_limit:
            parts = self.parts()
            is_near = abs(at - parts.x(self.limit)) <= _NEAR
            is_limit = is_near and abs(at - parts.x(self.field.value())) > _NEAR
        self._dragged = self.upto if is_limit else self.field
        self._drag(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        if self._dragged is not None:
            self._drag(event.position().x() / look().scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the handle, and fit the scale to it."""
        self._dragged, self._top = None, 0
        self.place()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step the bid, or with Shift the limit."""
        steps = round((event.angleDelta().y() or event.angleDelta().x()) / _PAGE)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not self.may_bid:
            self._step_limit(steps)
        elif self.amounts:
            self.field.stepBy(steps)
        event.accept()

    def _drag(self, at: float) -> None:
        price = self.parts().price(at)
        if self._dragged is not None:
            self._dragged.set_value(max(self.amounts.start, min(self.amounts[-1], price)))

    def _step_limit(self, by: int) -> None:
        if self.upto.isHidden():
            return
        start = self.field.value() if self.may_bid else self.amounts.start - 1
        limit = max(self.limit or start, start) + by
        self.upto.set_value(min(limit, self.amounts[-1]) if limit > start else 0)

    def _describe(self) -> None:
        """Describe the ruler to screen readers."""
        parts = []
        if self.amounts:
            parts.append(self.tr("minimum {minimum}").format(minimum=self.amounts.start))
        if self.worth is not None and self.worth.is_range:
            text = self.tr("fair {low} to {high}, break-even {even}")
            parts.append(text.format(**self.worth._asdict()))
        elif self.worth is not None:
            minimum = self.amounts.start if self.amounts else 0
            parts.append(even_text(self.worth, minimum))
        if self.own is not None:
            parts.append(self.tr("you have {money}").format(money=self.own.money))
        self.field.setAccessibleDescription(", ".join(parts))

    def _follow(self) -> None:
        self.place()
        self.changed.emit()


def _rect(x: float, y: float, width: float, height: float) -> QRect:
    px = look().ipx
    return QRect(px(x), px(y), px(width), px(height))
