# SPDX-License-Identifier: MIT
"""A poster of a finished game: the lit board, who has won, and the rounds; one picture to keep."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from powergrid.gui.kit.fonts import make_font
from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.painted import paint_fade, paint_plain, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.kit.tokens import BOLD, MEDIUM, REGULAR, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.miniature import paint_miniature
from powergrid.gui.power_grid.board.miniature_geometry import framed
from powergrid.gui.power_grid.end.rounds import RoundEnd
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.table.snapshots import with_names
from powergrid.gui.power_grid.words.names import board_title, edition_name
from powergrid.play.saved_games import games_dir, now
from powergrid.rules.scoring import winners

SIZE: Final = QSize(1080, 1350)
_MARGIN: Final = 56
_MAX_ROUNDS: Final = 12
_MAX_SIDE: Final = 112.0
_WRAPPED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


def poster(session: Session, ends: Sequence[RoundEnd], line: str) -> QImage:
    """Return the poster of a finished game; `line` is one sentence of its story, or empty."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = smooth_painter(image)
    theme, state = theme_for("dark"), session.state
    whole = QRectF(image.rect())
    paint_plain(painter, whole, theme.background)
    board = QRectF(0, 34, 1080, 890)
    shown = with_names(ends[-1].shown)
    painter.setClipRect(board)
    paint_miniature(painter, framed(board, shown), shown)
    painter.setClipping(False)
    for inner, outer in ((84.0, 34.0), (902.0, 924.0)):  # the upper and the lower edge
        strip = QRectF(0, min(inner, outer), SIZE.width(), abs(outer - inner))
        paint_fade(painter, strip, QPointF(0, inner), QPointF(0, outer), theme.background)
    paint_icon(painter, "plug", QRectF(_MARGIN, 30, 26, 26), theme.text)
    name = translate("Poster", "Power Grid")
    head = QRectF(_MARGIN, 22, 968, 42)
    paint_line(
        painter, head.adjusted(40, 0, 0, 0), name, make_font(24, SEMIBOLD, False), theme.text
    )
    game = state.game
    where = translate("Poster", "{board}, {edition}, %n rounds", "", state.round).format(
        board=board_title(game.board), edition=edition_name(game.edition.id)
    )
    paint_line(painter, head, where, make_font(20, REGULAR, False), theme.text_second, "right")
    _paint_places(painter, session)
    _paint_rounds(painter, ends)
    foot = QRectF(_MARGIN, 1290, 968, 34)
    paint_line(painter, foot, line, make_font(18, REGULAR, False), theme.text_second, "centre")
    painter.end()
    return image


def largest_font(text: str, rect: QRectF) -> QFont:
    """Return the largest font in which a text fits, on one line or several, else the smallest."""
    fonts = [make_font(size, BOLD, False) for size in (72, 54, 40, 32, 26, 20)]
    fitting = (
        font
        for font in fonts
        if rect.contains(QFontMetricsF(font).boundingRect(rect, _WRAPPED, text))
    )
    return next(fitting, fonts[-1])


def poster_file(session: Session) -> Path:
    """Return the file for a poster made now, beside the games."""
    board = session.state.game.board.id
    return games_dir().parent / "posters" / f"{now():%Y-%m-%d-%H%M%S}-{board}.png"


def _paint_places(painter: QPainter, session: Session) -> None:
    """Paint the winners large, and the others in a line."""
    theme, state = theme_for("dark"), session.state
    won = winners(state)
    others = [seat for seat in state.ranking if seat not in won]
    side = 84 if len(won) == 1 else 48
    for number, seat in enumerate(won):
        house = QRectF(_MARGIN + number * side, 1014 - side / 2, side, side)
        paint_house(painter, session.seats[seat].colour, house, on_dark=True)
    title = QRectF(_MARGIN + len(won) * side + 32, 964, 684 - len(won) * side, 100)
    names = listed([session.seats[seat].name for seat in won])
    painter.setFont(largest_font(names, title))
    painter.setPen(theme.text)
    painter.drawText(title, _WRAPPED, names)
    words, font = (
        translate("Poster", "cities powered", "beside their number"),
        make_font(20, MEDIUM, False),
    )
    wide = min(106.0, _width(font, words))
    painter.setFont(font)
    painter.setPen(LIT)
    painter.drawText(QRectF(1080 - _MARGIN - wide, 982, wide, 72), _WRAPPED, words)
    beside = QRectF(_MARGIN, 968, 968 - wide - 12, 92)
    figure = str(state.powered[won[0]])
    paint_line(painter, beside, figure, make_font(92, BOLD, False), LIT, "right")
    left = float(_MARGIN)
    texts = [(f"{session.seats[seat].name}  ", str(state.powered[seat])) for seat in others]
    fonts = _fitting(texts, 968 - 64 * len(others))
    for seat, text in zip(others, texts, strict=True):
        paint_house(painter, session.seats[seat].colour, QRectF(left, 1084, 26, 26), on_dark=True)
        left += 36
        for part, font, ink in zip(text, fonts, (theme.text_second, theme.text), strict=True):
            wide = _width(font, part)
            paint_line(painter, QRectF(left, 1080, wide, 34), part, font, ink)
            left += wide
        left += 28


def _fitting(texts: Sequence[tuple[str, str]], room: float) -> tuple[QFont, QFont]:
    """Return the largest fonts for names and figures with which they fit, else the smallest."""
    for size in (22, 20, 18):
        name, figure = make_font(size, MEDIUM, size < 22), make_font(size, SEMIBOLD, size < 22)
        if sum(_width(name, one) + _width(figure, other) for one, other in texts) <= room:
            return name, figure
    return make_font(15, MEDIUM, True), make_font(15, SEMIBOLD, True)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 2


def _paint_rounds(painter: QPainter, ends: Sequence[RoundEnd]) -> None:
    """Paint a strip of rounds: all of them, or evenly chosen ones."""
    count = min(len(ends), _MAX_ROUNDS)
    shown = [ends[(at + 1) * len(ends) // count - 1] for at in range(count)]
    gap = 8.0
    side = min(_MAX_SIDE, (968 - gap * (len(shown) - 1)) / len(shown))
    for number, end in enumerate(shown):
        rect = QRectF(_MARGIN + number * (side + gap), 1142, side, side)
        paint_miniature(painter, rect, end.shown)
        label = QRectF(rect.left(), rect.bottom() + 4, side, 24)
        font = make_font(15, MEDIUM, False)
        paint_line(painter, label, str(end.number), font, theme_for("dark").text_second, "centre")
