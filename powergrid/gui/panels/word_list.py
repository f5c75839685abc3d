# SPDX-License-Identifier: MIT
"""Sentences one below the other, each a row that the keyboard can stop at."""

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY


class WordList(QListView):
    """A list of whole sentences, wrapped to its width."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setFont(look().font(BODY))
        self.setSpacing(look().ipx(3))
