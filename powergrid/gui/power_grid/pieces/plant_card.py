# SPDX-License-Identifier: MIT
"""Plant cards in all sizes: a sky with the plant's silhouette, its number, fuel and output."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, paint_round, smooth_painter, translucent
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.kit.tokens import (
    BOLD,
    CAPTION,
    FOCUS_GAP,
    LEAD,
    MEDIUM,
    RADIUS_CARD,
    RADIUS_SIGN,
    SEMIBOLD,
    STROKE_SELECTED,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.card_layout import (
    CardContent,
    CardLayout,
    CardParts,
    card_layout,
)
from powergrid.gui.power_grid.pieces.fuel_tokens import SlotState, paint_chip, paint_slot
from powergrid.gui.power_grid.pieces.kinds import kind_colour, paint_kind
from powergrid.gui.power_grid.pieces.silhouettes import HEIGHT, silhouette
from powergrid.rules.plants import MINE, Plant

CardState = Literal["normal", "future", "hover", "selected", "off"]
Stored = Sequence[tuple[str, SlotState]]

_OFF: Final = 0.5
_PICTURE_OPACITY: Final = {"future": 0.62, "off": 0.38}
"""The opacity of the picture of a plant that is not for sale yet, or is off."""
_HIGH: Final = 1.8
"""How many plaques high a picture must be for the silhouette to have room below the number."""
_RIM: Final = 0.7
"""The width of the light on a silhouette's edges at night, and how far its windows shine, in the
units of its drawing."""
_GLOW: Final = 9
_WHITE: Final = QColor("#ffffff")
_GREY: Final = QColor("#5e6468")
_LIT: Final = QColor("#ffd873")
_LIT_FUTURE: Final = QColor("#e5d3a0")
_ON_LIT: Final = QColor("#2a1d00")
_RAISED: Final = 2
_STRIP_ALPHA: Final = 232 / 255


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
    """Draw a plant in `rect`; the ring of a selected card takes the 4 design pixels around it.

    `stored` is one (fuel, state) for each slot of the store, missing ones being free. `ground`
    replaces the card's own surface, for panels that have that surface themselves.
    """
    slots = list(stored or ()) if layout in ("own", "mini") else []
    held = [fuel for fuel, slot in slots if slot in ("filled", "cart")]
    shown = len(held if layout == "mini" else slots)
    content = CardContent(len(str(plant.number)), plant.fuel, shown, bool(note))
    scale, text = look().scale, look().text
    parts = card_layout(rect.width(), rect.height(), content, layout, scale, text)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    if state == "hover":
        painter.translate(0, -look().px(_RAISED))
    _paint_ground(painter, rect.width(), rect.height(), state, layout, ground)
    if parts.picture is not None:
        left = parts.number.right()
        if parts.picture.height() >= _HIGH * parts.number.height():
            left = parts.number.left() if layout == "flat" else parts.number.center().x()
        paint_plant_picture(painter, parts.picture, plant, state, left, layout == "flat")
    _paint_plaque(painter, parts, plant, state)
    _paint_note(painter, parts, state, note, QRectF(QPointF(), rect.size()))
    _paint_words(painter, parts, plant, state, len(held) if stored is not None else None)
    _paint_output(painter, parts, plant, state)
    if state == "off":
        painter.setOpacity(painter.opacity() * _OFF)
    _paint_need(painter, parts, plant)
    _paint_store(painter, parts, slots, held, layout)
    painter.restore()


def _paint_need(painter: QPainter, parts: CardParts, plant: Plant) -> None:
    """Paint the plant's kind and the tokens it burns in a round."""
    if parts.kind is not None:
        paint_kind(painter, plant.kind, parts.kind, look().theme)
    for token in parts.need:
        paint_chip(painter, plant.kind, token)


def _paint_store(
    painter: QPainter, parts: CardParts, slots: Stored, held: Sequence[str], layout: CardLayout
) -> None:
    """Paint the slots of the store, or on a mini card the tokens held alone."""
    if layout == "mini":
        for place, fuel in zip(parts.slots, held, strict=False):
            paint_chip(painter, fuel, place)
    else:
        for place, (fuel, slot) in zip(parts.slots, slots, strict=False):
            paint_slot(painter, fuel, place, slot)


def short_stock(rect: QRectF, plant: Plant, held: int) -> str:
    """Return need and stock as a mini card in `rect` writes them, "2·1"; empty if it has tokens."""
    content = CardContent(len(str(plant.number)), plant.fuel, held, False)
    scale, text = look().scale, look().text
    parts = card_layout(rect.width(), rect.height(), content, "mini", scale, text)
    return "" if parts.slots or not plant.fuel else _short_stock(plant, held)


def _short_stock(plant: Plant, held: int) -> str:
    return f"{plant.fuel}·{held}"


def paint_plant_picture(
    painter: QPainter,
    rect: QRectF,
    plant: Plant,
    state: CardState,
    left: float = 0,
    is_beside: bool = False,
) -> None:
    """Paint the sky, and to the right of `left` the silhouette, if there is room for any.

    The card continues below the picture, or to its right if the picture `is_beside` the rest.
    """
    ratio = painter.device().devicePixelRatio()
    size = (rect.size() * ratio).toSize()
    if size.isEmpty():
        return
    before = painter.opacity()
    painter.setOpacity(before * _PICTURE_OPACITY.get(state, 1))
    picture = _picture(
        plant.kind,
        plant.cities,
        size.width(),
        size.height(),
        left * ratio,
        look().px(RADIUS_CARD) * ratio,
        look().theme.name,
        is_beside,
    )
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    painter.setOpacity(before)


def paint_step3_card(
    painter: QPainter,
    rect: QRectF,
    *,
    state: CardState,
    note: str,
    ground: QColor | None,
) -> None:
    """Draw the card that starts Step 3."""
    theme, px = look().theme, look().px
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    _paint_ground(painter, rect.width(), rect.height(), state, "market", ground)
    side = min(px(28), rect.height() * 0.36)
    text = translate("PlantCard", "Step 3")
    block = side + px(6) + px(LEAD)
    top = (rect.height() - block - (px(CAPTION + 3) if note else 0)) / 2
    icon = QRectF((rect.width() - side) / 2, top, side, side)
    paint_icon(painter, "step", icon, theme.text_second)
    line = QRectF(px(3), icon.bottom() + px(6), rect.width() - px(6), px(LEAD))
    paint_line(painter, line, text, look().font(LEAD, SEMIBOLD, True), theme.text, "centre")
    if note:
        line.translate(0, px(CAPTION + 3))
        font = look().font(CAPTION, MEDIUM, True)
        paint_line(painter, line, note, font, theme.text_second, "centre")
    painter.restore()


def _paint_ground(
    painter: QPainter,
    width: float,
    height: float,
    state: CardState,
    layout: CardLayout,
    ground: QColor | None,
) -> None:
    theme, px = look().theme, look().px
    card = QRectF(0, 0, width, height)
    radius = px(RADIUS_SIGN if layout == "mini" else RADIUS_CARD)
    if layout != "mini":
        deep = px(_RAISED if state == "hover" else 1)
        shade = QColor(0, 0, 0, 70 if theme.is_dark else 30)
        paint_round(painter, card.translated(0, deep), radius, shade)
    fill = theme.surface_2 if ground is None else ground
    paint_round(painter, card, radius, theme.surface_3 if state == "hover" else fill)
    if state == "selected":
        out = px(FOCUS_GAP + STROKE_SELECTED)
        ring = card.adjusted(-out, -out, out, out)
        paint_round(painter, ring, radius + out, None, theme.accent, px(STROKE_SELECTED))


@lru_cache(maxsize=256)
def _picture(
    kind: str,
    cities: int,
    width: int,
    height: int,
    left: float,
    radius: float,
    scheme: str,
    is_beside: bool,
) -> QPixmap:
    """Return the sky with the silhouette, round at the card's corners; drawing it is slow."""
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    more = 2 * radius
    frame = QPainterPath()
    face = QRectF(0, 0, width, height).adjusted(
        0, 0, more if is_beside else 0, 0 if is_beside else more
    )
    frame.addRoundedRect(face, radius, radius)
    painter.setClipPath(frame)
    tone, pale = (kind_colour(theme_for(name), kind) for name in ("light", "dark"))
    is_dark = scheme == "dark"
    ink = mix(tone, QColor("#05090b"), 0.82) if is_dark else mix(tone, QColor("black"), 0.12)
    painter.fillPath(frame, _sky(height, tone, pale, is_dark=is_dark))
    drawn = silhouette(kind, cities)
    line = max(1.0, height / 40)
    right = width - 0.08 * height
    scale = min(0.92 * (height - line) / HEIGHT, (right - left - 0.06 * height) / drawn.width)
    place = QTransform.fromTranslate(
        right - drawn.width * scale, height - line - HEIGHT * scale
    ).scale(scale, scale)
    painter.fillPath(place.map(drawn.behind), mix(ink, pale, 0.3 if is_dark else 0.55))
    body, lights = place.map(drawn.body), place.map(drawn.lights)
    if is_dark:
        # A rim of light sets the upper edges off from the night.
        rim = max(1.0, scale * _RIM)
        painter.fillPath(body.translated(-0.5 * rim, -rim), mix(tone, pale, 0.9))
    painter.fillPath(body, ink)
    if is_dark:
        _paint_glow(painter, lights, scale * _GLOW)
    painter.fillPath(lights, _LIT)
    painter.fillRect(QRectF(0, height - line, width, line), ink)
    painter.end()
    return picture


def _sky(height: int, tone: QColor, pale: QColor, *, is_dark: bool) -> QLinearGradient:
    sky = QLinearGradient(0, 0, 0, height)
    if is_dark:
        sky.setColorAt(0, mix(tone, QColor("#12191e"), 0.66))
        sky.setColorAt(1, mix(tone, pale, 0.16))
    else:
        sky.setColorAt(0, mix(pale, _WHITE, 0.35))
        sky.setColorAt(1, mix(pale, _WHITE, 0.72))
    return sky


def _paint_glow(painter: QPainter, lights: QPainterPath, reach: float) -> None:
    """Paint the light around the windows."""
    box = lights.boundingRect()
    if box.isEmpty():
        return
    glow = QRadialGradient(QPointF(), reach)
    glow.setColorAt(0, translucent(_LIT, 0.55))
    glow.setColorAt(1, translucent(_LIT, 0))
    painter.save()
    painter.translate(box.center())
    painter.scale(1 + box.width() / (2 * reach), 1)
    painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), glow)
    painter.restore()


def _paint_plaque(painter: QPainter, parts: CardParts, plant: Plant, state: CardState) -> None:
    """Paint the number, white on the kind's tone, which a hybrid has two of."""
    is_mini = parts.picture is None
    radius = look().px(4 if is_mini else RADIUS_SIGN)
    tones = [kind_colour(theme_for("light"), kind) for kind in (plant.kind, "oil")]
    if look().theme.is_high:
        tones = [mix(tone, QColor("black"), 0.4) for tone in tones]
    if state == "off":
        tones = [mix(tone, _GREY, 0.8) for tone in tones]
    paint_round(painter, parts.number, radius, tones[0])
    if plant.kind == "hybrid":
        plaque, half = QPainterPath(), QPainterPath()
        plaque.addRoundedRect(parts.number, radius, radius)
        box = parts.number
        upper = QPointF(box.left() + box.width() * 0.66, box.top())
        lower = QPointF(box.left() + box.width() * 0.34, box.bottom())
        half.addPolygon(QPolygonF([upper, box.topRight(), box.bottomRight(), lower, upper]))
        painter.fillPath(plaque & half, tones[1])
    font = look().font(parts.number_size, SEMIBOLD if is_mini else BOLD)
    paint_line(painter, parts.number, str(plant.number), font, _WHITE, "centre")


def _paint_output(painter: QPainter, parts: CardParts, plant: Plant, state: CardState) -> None:
    """Paint how many cities it powers, or sells uranium for, in a lit window."""
    theme = look().theme
    ground, ink = _LIT, _ON_LIT
    if state == "future":
        ground = _LIT_FUTURE
    elif state == "off":
        ground, ink = theme.surface_3, theme.text_second
    paint_round(
        painter, parts.output, look().px(4 if parts.picture is None else RADIUS_SIGN), ground
    )
    if parts.house is not None:
        if plant.kind == MINE:
            paint_kind(painter, "uranium", parts.house, theme, ink)
        else:
            paint_icon(painter, "house", parts.house, ink)
    font = look().font(parts.output_size, SEMIBOLD)
    paint_line(painter, parts.figure, str(plant.cities), font, ink, "centre")


def _paint_note(
    painter: QPainter, parts: CardParts, state: CardState, note: str, card: QRectF
) -> None:
    """Paint a note on its strip, which is round at the corners of the card."""
    theme, radius = look().theme, look().px(RADIUS_CARD)
    if parts.note is not None and parts.strip is not None:
        strip, face = QPainterPath(), QPainterPath()
        strip.addRect(parts.strip)
        face.addRoundedRect(card, radius, radius)
        painter.fillPath(strip & face, translucent(theme.surface_2, _STRIP_ALPHA))
        color = theme.text_third if state == "off" else theme.text
        paint_line(painter, parts.note, note, look().font(CAPTION, SEMIBOLD, True), color)


def _paint_words(
    painter: QPainter, parts: CardParts, plant: Plant, state: CardState, held: int | None
) -> None:
    if parts.words is None:
        return
    theme, narrow = look().theme, look().font(parts.words.height() / look().scale, MEDIUM, True)
    if plant.fuel:
        # If the card is too narrow for tokens, the stock is a figure.
        is_alone = held is None or parts.slots
        text = str(plant.fuel) if is_alone else _short_stock(plant, held or 0)
        paint_line(painter, parts.words, text, narrow, theme.text)
    elif parts.picture is not None:
        text = translate("PlantCard", "no fuel")
        if plant.kind == MINE:
            text = translate("PlantCard", "mine")
        if QFontMetricsF(narrow).horizontalAdvance(text) > parts.words.width():
            text = "–"
        color = theme.text if theme.is_high else kind_colour(theme, plant.kind)
        if state == "off":
            color = theme.text_third
        paint_line(painter, parts.words, text, narrow, color)
