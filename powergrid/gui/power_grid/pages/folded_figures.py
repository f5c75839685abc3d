# SPDX-License-Identifier: MIT
"""The figures for a decision, folded behind one line that says so."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.key_sign import paint_key
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, RADIUS_SIGN
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.decision_figures import DecisionFigures

_KEY = "I"
_SIGN, _KEY_SIDE, _GAP = 11, 20, 6


class _FoldButton(PaintedButton):
    """A sign that points at what is folded or down, a caption while it is folded, and the key."""

    def __init__(self) -> None:
        super().__init__()
        self.is_unfolded = False
        self.setAccessibleName(translate("AtHand", "Income and turn order"))
        self.describe(
            translate(
                "AtHand", "Shows or hides income, turn orders and thresholds. Key: {key}"
            ).format(key=_KEY)
        )

    def unfold(self, is_unfolded: bool) -> None:
        """Show only the signs, or the caption, too."""
        if is_unfolded != self.is_unfolded:
            self.is_unfolded = is_unfolded
            self.updateGeometry()
            self.update()

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for signs and caption."""
        caption = 0 if self.is_unfolded else width_of(self._caption, CAPTION * text) + _GAP
        return _SIGN + _GAP + caption + _KEY_SIDE + 4, 24

    @property
    def _caption(self) -> str:
        return self.accessibleName()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the signs and the caption, in full ink under the pointer."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = self.paint_ring(painter, px(RADIUS_SIGN)).adjusted(px(1), 0, 0, 0)
        ink = theme.text if self.is_hovered() else theme.text_second
        sign = QRectF(face.x(), face.center().y() - px(_SIGN / 2), px(_SIGN), px(_SIGN))
        paint_icon(painter, "chevron" if self.is_unfolded else "play", sign, ink)
        left = sign.right() + px(_GAP)
        if not self.is_unfolded:
            font = look().font(CAPTION * self.text_size())
            wide = px(width_of(self._caption, CAPTION * self.text_size())) + 1
            paint_line(painter, QRectF(left, 0, wide, self.height()), self._caption, font, ink)
            left += wide + px(_GAP)
        key = QRectF(left, face.center().y() - px(_KEY_SIDE / 2), px(_KEY_SIDE), px(_KEY_SIDE))
        paint_key(painter, key, _KEY, ink)


class FoldedFigures(Line):
    """A button that unfolds the figures, and the figures beside it once they are unfolded."""

    def __init__(self, session: Session) -> None:
        super().__init__(gap=10)
        self.button = _FoldButton()
        self.figures = DecisionFigures(session)
        self.add(self.button)
        self.add(self.figures, stretch=1)
        self.unfold(False)

    @property
    def is_unfolded(self) -> bool:
        """Whether the figures are shown, if the line is."""
        return self.is_wanted(self.figures)

    def unfold(self, is_unfolded: bool) -> None:
        """Show the figures, or only the line that unfolds them."""
        self.button.unfold(is_unfolded)
        self.want(self.figures, is_unfolded)
