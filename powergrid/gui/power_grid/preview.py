# SPDX-License-Identifier: MIT
"""A preview of the table for the settings page: board, cards, houses and words."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid.box import load_drawing_of
from powergrid.files.places import resources_dir
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.pieces.plant_card import paint_plant_card
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.words.glance import asked_text, fact_text
from powergrid.play.seats import Seat
from powergrid.records import load
from powergrid.rules.plants import STEP3, Plant

_ROOMY: Final = 420
"""Narrower previews zoom in more, so that names and prices can be read."""
_ZOOM: Final = 1.7
_CARDS: Final = 3
_CARD: Final = (92, 120)
_NAMES: Final = 2
"""Names in a row: more would shorten them."""
_MIN_NAME: Final = (60, 24)
_NAME: Final = (200, 24)
_MS_MOVE: Final = 400


class Preview(Line):
    """Shows the current state of a session; it takes neither mouse nor keyboard input."""

    def __init__(self, session: Session | None) -> None:
        super().__init__(vertical=True, gap=12)
        session = session or session_of(load(resources_dir() / "tutorial/game.powergrid.json"))
        self._session, state = session, session.state
        game = state.game
        self.board = BoardView(game.board, load_drawing_of(game.board, game.edition.id))
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.board_scene().show_state(state, session.colours)
        self.board.frame()
        self.add(self.board, stretch=1, minimum=160)
        plants = [game.plants[number] for number in state.market if number != STEP3]
        self.add(_Cards(plants[-_CARDS:]))
        self.move_shown = _Move(session.colours[session.viewer])
        self.add(self.move_shown)
        names = Tiles(_MIN_NAME, _NAME, in_a_row=_NAMES)
        names.show_tiles([_named(seat) for seat in session.seats])
        self.add(names)
        self.add(Text(asked_text(session), size=LEAD, weight=SEMIBOLD, wraps=True))
        if fact := fact_text(session):
            self.add(Text(fact, role="text_second", wraps=True))
        for part in (self.board, self.board.viewport()):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def showEvent(self, event: QShowEvent) -> None:
        """Zoom in and draw the networks after the first paint."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._finish)

    def _finish(self) -> None:
        state, networks = self._session.state, Networks(self._session.state.game)
        colours = enumerate(self._session.colours)
        self.board.board_scene().show_networks(
            [(colour, networks.connections(state, seat)) for seat, colour in colours]
        )
        closer = max(1.0, look().px(_ROOMY) / max(1, self.width()))
        self.board.zoom_to(self.board.zoom * _ZOOM * closer)


def _named(seat: Seat) -> Line:
    """Return a seat's house and name."""
    line = Line(gap=6)
    line.add(PieceIcon(house=seat.colour, side=20))
    line.add(Text(seat.name), stretch=1)
    return line


class _Cards(QWidget):
    """A few plant cards side by side."""

    def __init__(self, plants: list[Plant]) -> None:
        super().__init__()
        self._plants = plants
        look().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return the size of all cards."""
        wide, high = _CARD
        return QSize(look().ipx(len(self._plants) * (wide + 8)), look().ipx(high))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one card."""
        return QSize(look().ipx(_CARD[0]), look().ipx(_CARD[1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter, px = QPainter(self), look().px
        wide, high = (px(side) for side in _CARD)
        wide = min(wide, (self.width() + px(8)) / max(1, len(self._plants)) - px(8))
        for number, plant in enumerate(self._plants):
            rect = QRectF(number * (wide + px(8)), 0, wide, high)
            paint_plant_card(painter, rect, plant)


class _Move(QWidget):
    """A house that travels once, or with reduced motion is at its end at once."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self._colour = colour
        self._was_still: bool | None = None
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.setDuration(_MS_MOVE)
        self.clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.clock.valueChanged.connect(self.update)
        look().changed.connect(self._follow)

    def sizeHint(self) -> QSize:
        """Return the size of a house and its way."""
        return QSize(look().ipx(200), look().ipx(30))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size of a house and its way."""
        return QSize(look().ipx(100), look().ipx(30))

    def showEvent(self, event: QShowEvent) -> None:
        """Start to travel."""
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        self.updateGeometry()
        if self.isVisible() and look().reduced_motion != self._was_still:
            self._was_still = look().reduced_motion
            self.clock.stop()
            if not look().reduced_motion:
                self.clock.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the house and the way it has come."""
        painter, side = QPainter(self), look().px(26)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_moving = self.clock.state() == QVariantAnimation.State.Running
        share = float(self.clock.currentValue()) if is_moving else 1.0
        left, middle = share * (self.width() - side), self.height() / 2
        painter.setPen(QPen(look().theme.surface_3, look().px(3)))
        painter.drawLine(QPointF(0, middle), QPointF(left + side / 2, middle))
        paint_house(painter, self._colour, QRectF(left, look().px(2), side, side))
