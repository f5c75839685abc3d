# SPDX-License-Identifier: MIT
"""Plant cards in all sizes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import (
    CAPTION,
    FOCUS_GAP,
    LEAD,
    MEDIUM,
    RADIUS_CARD,
    RADIUS_SIGN,
    SEMIBOLD,
    STROKE_SELECTED,
)
from powergrid.gui.pieces.card_layout import (
    EDGE,
    MINI_EDGE,
    CardContent,
    CardLayout,
    CardParts,
    card_layout,
)
from powergrid.gui.pieces.fuel_tokens import SlotState, paint_slot
from powergrid.gui.pieces.kinds import paint_kind
from powergrid.rules.plants import Plant

CardState = Literal["normal", "future", "hover", "selected", "off"]
Stored = Sequence[tuple[str, SlotState]]

_OFF = 0.45


def paint_plant_card(
    painter: QPainter,
    rect: QRectF,
    plant: Plant,
    *,
    state: CardState = "normal",
    note: str = "",
    stored: Stored | None = None,
    layout: CardLayout = "market",
    ground: QColor | None = None,
) -> None:
    """Draw a plant in `rect`; the ring of a selected card lies in the 4 design pixels around it.

    `stored` is one (fuel, state) for each slot of the store, missing ones being free. `ground`
    replaces the card's own surface, for panels that have that surface themselves.
    """
    scale, theme = look().scale, look().theme
    slots = _slots(stored, layout)
    held = sum(slot in ("filled", "cart") for _, slot in slots)
    shown = held if layout == "mini" else len(slots)
    content = CardContent(len(str(plant.number)), plant.fuel, shown, bool(note))
    parts = card_layout(rect.width(), rect.height(), content, layout, scale)
    _paint_ground(painter, rect, plant.kind, state, layout, ground)
    painter.save()
    painter.translate(rect.topLeft())
    quiet = theme.text_second if state == "future" else theme.text
    if state == "off":
        quiet = theme.text_third
    number = look().font(parts.number_size, SEMIBOLD)
    paint_line(painter, parts.number, str(plant.number), number, quiet)
    _paint_words(painter, parts, plant, state, note, held if stored is not None else None)
    output = look().font(parts.output_size, SEMIBOLD)
    strong = theme.text_third if state == "off" else theme.text
    paint_line(painter, parts.output, str(plant.cities), output, strong, "right")
    paint_icon(painter, "house", parts.house, theme.text_third if state == "off" else _soft())
    if state == "off":
        painter.setOpacity(painter.opacity() * _OFF)
    if parts.kind is not None:
        paint_kind(painter, plant.kind, parts.kind, theme)
    for token in parts.need:
        paint_kind(painter, plant.kind, token, theme)
    if layout == "mini":
        fuels = [fuel for fuel, slot in slots if slot in ("filled", "cart")]
        for place, fuel in zip(parts.slots, fuels, strict=False):
            paint_kind(painter, fuel, place, theme)
    else:
        for place, (fuel, slot) in zip(parts.slots, slots, strict=False):
            paint_slot(painter, fuel, place, slot)
    painter.restore()


def short_stock(rect: QRectF, plant: Plant, held: int) -> str:
    """Return how a mini card in `rect` writes need and stock, as "2·1"; nothing if in tokens."""
    content = CardContent(len(str(plant.number)), plant.fuel, held, False)
    parts = card_layout(rect.width(), rect.height(), content, "mini", look().scale)
    return "" if parts.slots or not plant.fuel else _short_stock(plant, held)


def _short_stock(plant: Plant, held: int) -> str:
    return f"{plant.fuel}·{held}"


def paint_step3_card(
    painter: QPainter,
    rect: QRectF,
    *,
    state: CardState = "normal",
    note: str = "",
    ground: QColor | None = None,
) -> None:
    """Draw the card that starts Step 3."""
    theme, px = look().theme, look().px
    _paint_ground(painter, rect, None, state, "market", ground)
    side = min(px(28), rect.height() * 0.36)
    text = QCoreApplication.translate("PlantCard", "Step 3")
    left = rect.x() + px(EDGE)
    middle = QRectF(left, rect.y(), rect.width() - px(EDGE), rect.height())
    block = side + px(6) + px(LEAD)
    top = middle.y() + (middle.height() - block - (px(CAPTION + 3) if note else 0)) / 2
    icon = QRectF(middle.center().x() - side / 2, top, side, side)
    paint_icon(painter, "step", icon, theme.text_second)
    line = QRectF(left + px(3), icon.bottom() + px(6), middle.width() - px(6), px(LEAD))
    paint_line(painter, line, text, look().font(LEAD, SEMIBOLD, True), theme.text, "centre")
    if note:
        line.translate(0, px(CAPTION + 3))
        font = look().font(CAPTION, MEDIUM, True)
        paint_line(painter, line, note, font, theme.text_second, "centre")


def _soft() -> QColor:
    return look().theme.text_second


def _slots(stored: Stored | None, layout: CardLayout) -> list[tuple[str, SlotState]]:
    return list(stored or ()) if layout in ("own", "mini") else []


def _paint_words(
    painter: QPainter,
    parts: CardParts,
    plant: Plant,
    state: CardState,
    note: str,
    held: int | None,
) -> None:
    theme = look().theme
    narrow = look().font(CAPTION, MEDIUM, True)
    if parts.note is not None:
        color = theme.text_third if state == "off" else theme.text_second
        paint_line(painter, parts.note, note, look().font(CAPTION, SEMIBOLD, True), color)
    if parts.words is None:
        return
    if plant.fuel:
        # If the card is too narrow for tokens, the stock is a figure.
        is_alone = held is None or parts.slots
        text = str(plant.fuel) if is_alone else _short_stock(plant, held or 0)
        paint_line(painter, parts.words, text, narrow, theme.text_second)
    elif parts.number_size > CAPTION + 2:
        text = QCoreApplication.translate("PlantCard", "no fuel")
        if QFontMetricsF(narrow).horizontalAdvance(text) > parts.words.width():
            text = "–"
        color = theme.text_third if state == "off" else theme.fuel(plant.kind)
        paint_line(painter, parts.words, text, narrow, color)
    else:
        paint_line(painter, parts.words, "–", narrow, theme.text_second)


def _paint_ground(
    painter: QPainter,
    rect: QRectF,
    kind: str | None,
    state: CardState,
    layout: CardLayout,
    ground: QColor | None,
) -> None:
    theme, px = look().theme, look().px
    radius = px(RADIUS_SIGN if layout == "mini" else RADIUS_CARD)
    fill = theme.surface_2 if ground is None else ground
    if state == "hover":
        fill = theme.surface_3
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)
    if state == "selected":
        out = px(FOCUS_GAP + STROKE_SELECTED / 2)
        painter.setPen(QPen(theme.accent, px(STROKE_SELECTED)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.translate(rect.topLeft())
    if state == "off":
        painter.setOpacity(painter.opacity() * _OFF)
    edge = px(MINI_EDGE if layout == "mini" else EDGE)
    upper, lower = _edge(rect.width(), rect.height(), edge, radius)
    painter.fillPath(upper, theme.text_third if kind is None else theme.fuel(kind))
    painter.fillPath(lower, _lower_edge(kind))
    painter.restore()


def _lower_edge(kind: str | None) -> QColor:
    theme = look().theme
    if kind is None:
        return theme.text_third
    return theme.fuel("oil" if kind == "hybrid" else kind)


@lru_cache(maxsize=64)
def _edge(
    width: float, height: float, edge: float, radius: float
) -> tuple[QPainterPath, QPainterPath]:
    """Return the upper and the lower half of the coloured strip, with the card's round corners."""
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, width, height), radius, radius)
    halves = []
    # A whole pixel keeps the seam between the halves from shining through.
    seam = round(height / 2)
    for top, bottom in ((0, seam), (seam, height)):
        half = QPainterPath()
        half.addRect(QRectF(0, top, edge, bottom - top))
        halves.append(card.intersected(half))
    return halves[0], halves[1]
