# SPDX-License-Identifier: MIT
"""A finished game round by round: the board at night, and a strip of miniatures below it."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QWidget

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.cards import SNAPSHOT, CardList
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.table.snapshots import at_night, snapshot_at

_STRIP: Final = 108
_HIGH: Final = 94
_SMALL: Final = 40
_USUAL: Final = 54
_LARGE: Final = 80
"""The width of a card, gap included."""
_ROOMY: Final = 1.25
"""How high the board is at least above two rows, relative to its drawing."""
_STEPS: Final = {
    QAbstractItemView.CursorAction.MoveLeft: -1,
    QAbstractItemView.CursorAction.MoveRight: 1,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RoundEnd(NamedTuple):
    """How a round ended; `position` is the number of actions done before that."""

    number: int
    position: int
    shown: Snapshot


def round_ends(session: Session, known: Networks) -> list[RoundEnd]:
    """Return the end of each round of a finished game, at night with the powered cities lit."""
    last_of: dict[int, int] = {}
    for at in range(len(session.past) + 1):
        last_of[session.state_at(at).round] = at
    ends = []
    for number, at in last_of.items():
        state = session.state_at(at)
        with_last_run = session.past[: at + 1]
        shown = at_night(snapshot_at(session.seats, state, known), state, with_last_run)
        ends.append(RoundEnd(number, at, shown))
    return ends


class _Strip(CardList):
    """One or two rows of rounds; Enter chooses a round while they have the keyboard."""

    def __init__(self) -> None:
        self.rows = 1
        super().__init__((_SMALL, _HIGH), lines=1)
        self.setWrapping(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def fit(self) -> None:
        """Divide the width among all rounds; those that would be too small are scrolled."""
        share = self._share_of(ceil(self._count() / self.rows))
        wide = max(look().ipx(_SMALL), min(look().ipx(_LARGE), share))
        self.setGridSize(QSize(wide, look().ipx(_HIGH)))

    def wants_rows(self) -> int:
        """Return in how many rows the pictures are not too small, one or two."""
        return 1 if self._share_of(self._count()) >= look().ipx(_USUAL) else 2

    def needs_rows(self) -> int:
        """Return in how many rows nothing is scrolled, one or two."""
        return 1 if self._share_of(self._count()) >= look().ipx(_SMALL) else 2

    def show_rows(self, rows: int) -> None:
        """Show the rounds in one row or two."""
        self.rows = rows
        self.setWrapping(rows > 1)
        self.fit()

    def _count(self) -> int:
        return 1 if self.model() is None else max(1, self.model().rowCount())

    def _share_of(self, cards: int) -> int:
        """Return the width of each card if `cards` are side by side."""
        return (self.contentsRect().width() - 2) // cards

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Move to the round before or after, also from one row to the other."""
        step = _STEPS.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        row = min(max(self.currentIndex().row() + step, 0), self._count() - 1)
        return self.model().index(row, 0)

    def event(self, event: QEvent) -> bool:
        """Handle Enter before the page does."""
        is_own = keep_key(event, lambda pressed: pressed.key() in _ENTER)
        return is_own or super().event(event)


class RoundsView(QWidget):
    """The board at the end of the chosen round; `moment_asked` leads to that in the replay."""

    moment_asked = Signal(int)
    film_asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._networks = Networks(session.state.game)
        self.ends = round_ends(session, self._networks)
        self.board = MiniatureView(self.ends[-1].shown, frames=True)
        self.board.setParent(self)
        does = translate("EndView", "Shows the whole game in twenty seconds.")
        text = translate("EndView", "Time-lapse")
        self.film = keyed_button(text, "F", self.film_asked.emit, does)
        self.film.setParent(self.board)
        self.strip = _Strip()
        self.strip.setParent(self)
        self.strip.setAccessibleName(translate("EndView", "Round by round"))
        model = QStandardItemModel(self)
        for end in self.ends:
            item = QStandardItem(str(end.number))
            item.setData(end.shown, SNAPSHOT)
            round_text = translate("EndView", "Round {round}").format(round=end.number)
            item.setData(round_text, Qt.ItemDataRole.AccessibleTextRole)
            item.setToolTip(round_text)
            model.appendRow(item)
        self.strip.setModel(model)
        self.strip.fit()
        self.strip.setCurrentIndex(model.index(len(self.ends) - 1, 0))
        self.strip.selectionModel().currentChanged.connect(self._show)
        self.strip.activated.connect(self._emit_moment)
        note(
            self.strip,
            translate("EndView", "Round by round"),
            ("Left Right", translate("EndView", "Another round")),
            ("Return", translate("EndView", "Replay from here")),
        )
        self.board.setAccessibleName(translate("EndView", "The board at the end of the round"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the strip its height and the board the rest: a wide one leaves room for two rows.

        A board that does not gives up some of its margin if one row would have to be scrolled.
        """
        drawing = self.ends[-1].shown.drawing
        high = self.width() * drawing.height / drawing.width
        strip, row = look().ipx(_STRIP), look().ipx(_HIGH)
        self.strip.resize(self.width(), strip)
        left = self.height() - strip - row
        rows = self.strip.needs_rows() if left >= high else 1
        if left >= _ROOMY * high:
            rows = self.strip.wants_rows()
        self.strip.show_rows(rows)
        strip += (rows - 1) * row
        self.board.setGeometry(0, 0, self.width(), self.height() - strip)
        self.strip.setGeometry(0, self.height() - strip, self.width(), strip)
        size, gap = self.film.sizeHint(), look().ipx(8)
        below = self.height() - strip - size.height() - gap
        self.film.setGeometry(self.width() - size.width() - gap, below, size.width(), size.height())

    def _show(self, index: QModelIndex) -> None:
        if index.isValid():
            self.board.show_snapshot(self.ends[index.row()].shown)

    def show_moment(self, position: int) -> None:
        """Show the board at a position of the game, until `show_chosen`."""
        state = self._session.state_at(position)
        shown = snapshot_at(self._session.seats, state, self._networks)
        self.board.show_snapshot(at_night(shown, state, self._session.past[:position]))

    def show_chosen(self) -> None:
        """Show the board at the end of the chosen round."""
        self._show(self.strip.currentIndex())

    def _emit_moment(self, index: QModelIndex) -> None:
        self.moment_asked.emit(self.ends[index.row()].position)
