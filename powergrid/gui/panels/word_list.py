# SPDX-License-Identifier: MIT
"""Sentences one below the other, each a row that the keyboard can stop at."""

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY

_GAP: Final = 3


class WordList(QListView):
    """A list of whole sentences, wrapped to its width."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setItemDelegate(_Sentence(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setFont(look().text_font(BODY))
        self.setSpacing(look().ipx(_GAP))


class _Sentence(QStyledItemDelegate):
    """Wraps a sentence within the gaps of its list, which Qt leaves out when it measures."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of the wrapped sentence."""
        view = self.parent()
        assert isinstance(view, WordList)
        room = view.viewport().width() - 2 * view.spacing()
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, room, 1)
        return QSize(room, super().sizeHint(narrow, index).height())
