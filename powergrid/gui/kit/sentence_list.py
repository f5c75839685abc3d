# SPDX-License-Identifier: MIT
"""A list of sentences for reading with the keyboard."""

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.row_selection import act_on_selected
from powergrid.gui.kit.tokens import BODY

_GAP: Final = 3
_ROW: Final = 24
"""The smallest height of a row, large enough as a target."""


class SentenceList(QListView):
    """A list of whole sentences, wrapped to its width.

    The current row looks selected. Only screen readers really select rows, which emits `picked`.
    """

    picked = Signal(int)

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setItemDelegate(_Sentence(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        act_on_selected(self, lambda index: self.picked.emit(index.row()))
        look().changed.connect(self._follow)
        self._follow()

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Return no selection by keyboard or pointer."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _follow(self) -> None:
        self.setFont(look().text_font(BODY))
        self.setSpacing(look().ipx(_GAP))


class _Sentence(QStyledItemDelegate):
    """Measures a wrapped sentence with the list's spacing, which Qt ignores."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the wrapped sentence."""
        view = self.parent()
        assert isinstance(view, SentenceList)
        room = view.viewport().width() - 2 * view.spacing()
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, room, 1)
        return QSize(room, max(look().ipx(_ROW), super().sizeHint(narrow, index).height()))

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Let the current row look selected."""
        super().initStyleOption(option, index)
        view = self.parent()
        if isinstance(view, SentenceList) and view.currentIndex() == index:
            option.state |= QStyle.StateFlag.State_Selected
