# SPDX-License-Identifier: MIT
"""The table in words: a list of all that lies there, to be read line by line."""

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.panels.drawer import Drawer
from powergrid.gui.panels.word_list import WordList
from powergrid.gui.session import Session
from powergrid.gui.table_words import TableWords
from powergrid.gui.words import translate


class WordsPanel(Drawer):
    """What is asked, round and step, the players, the plants for sale and the fuel."""

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(translate("WordsPanel", "The table in words"), session, desk, parent)
        self._words = TableWords(session, desk, self)
        self._lines = QStringListModel(self)
        self.list = WordList(self._lines, self)
        self.list.setAccessibleName(self.title)
        self.setFocusProxy(self.list)
        session.changed.connect(self._renew)
        desk.draft_changed.connect(self._renew)
        self._renew()

    def arrange(self) -> None:
        """Place the list below the title."""
        px = look().ipx
        self.list.setGeometry(px(8), px(38), self.width() - px(16), self.height() - px(46))

    def _renew(self) -> None:
        """Tell the lines anew, the keyboard staying at the one it was at."""
        at = self.list.currentIndex().row()
        self._lines.setStringList(self._words.lines())
        self.list.setCurrentIndex(self._lines.index(max(0, at), 0))
