# SPDX-License-Identifier: MIT
"""What each mark of an auction's ruler means."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.auction.ruler_painter import (
    RulerFigures,
    RulerParts,
    rivals_on_bar,
)

if TYPE_CHECKING:
    from powergrid.analysis import Worth

_HALF: Final = 8
"""Half the width of a mark for the pointer, in design pixels."""


def ruler_tips(parts: RulerParts, figures: RulerFigures) -> list[Tip]:
    """Return the tooltips of all marks, of those on top first."""
    tips = list[Tip]()
    if figures.bid:
        text = translate("BidRuler", "Your bid: {price}. Drag it, or turn the wheel.")
        tips.append((_mark(parts, figures.bid), text.format(price=figures.bid)))
    if figures.limit:
        text = translate("BidRuler", "Your limit: the game bids for you up to {price}.")
        tips.append((_mark(parts, figures.limit), text.format(price=figures.limit)))
    made = translate("Sentences", "{name} bids {amount}.")
    for bid in reversed(figures.bids):
        tips.append((_mark(parts, bid.price), made.format(name=bid.name, amount=bid.price)))
    owned = translate("Glance", "{name} has {money} Elektro.")
    for rect, purse in parts.chips:
        tips.append((rect, owned.format(name=purse.name, money=purse.money)))
    for purse in rivals_on_bar(parts, figures):
        text = owned.format(name=purse.name, money=purse.money)
        tips.append((_mark(parts, purse.money), text))
    if figures.minimum and figures.minimum != figures.bid:
        text = translate("Sentences", "The minimum bid is {minimum}.")
        tips.append((_mark(parts, figures.minimum), text.format(minimum=figures.minimum)))
    if figures.worth is not None:
        tips += _worth(parts, figures.worth, figures.minimum)
    if figures.price:
        text = translate("BidRuler", "Too low: {price} has been bid.")
        tips.append((_stretch(parts, parts.low, figures.price), text.format(price=figures.price)))
    return tips


def _worth(parts: RulerParts, worth: "Worth", minimum: int) -> list[Tip]:
    """Return the tips on the fair prices and on those above the break-even."""
    beyond = _stretch(parts, worth.even, parts.high)
    if worth.even < minimum:
        text = translate("BidRuler", "Even for {price} you do better without the plant.")
        return [(beyond, text.format(price=minimum))]
    text = translate("BidRuler", "Above {price}, the break-even, you do better without the plant.")
    above = text.format(price=worth.even)
    tips = [(_mark(parts, worth.even), above), (beyond, above)]
    if worth.low:
        text = translate("BidRuler", "Fair: for {low} to {high} you do as well with it as without.")
        fair = text.format(low=worth.low, high=worth.high)
        tips.append((_stretch(parts, worth.low, worth.high), fair))
    return tips


def _mark(parts: RulerParts, price: float) -> QRectF:
    """Return where the mark of a price is pointed at, its label included."""
    return _area(parts, parts.x(price) - _HALF, parts.x(price) + _HALF)


def _stretch(parts: RulerParts, low: float, high: float) -> QRectF:
    return _area(parts, parts.x(low), parts.x(high))


def _area(parts: RulerParts, left: float, right: float) -> QRectF:
    bottom = parts.bar.bottom() + 4 if parts.labels is None else parts.labels.bottom()
    return QRectF(left, parts.bar.top() - 4, right - left, bottom - parts.bar.top() + 4)
