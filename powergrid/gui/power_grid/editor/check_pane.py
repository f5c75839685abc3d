# SPDX-License-Identifier: MIT
"""The check of a board, as a list of what it finds."""

from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QStandardItem, QStandardItemModel

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.finding_words import words_of
from powergrid.gui.power_grid.game.game_setup import PLAYER_COUNTS

_SIGNS: Final = {"good": "✓", "warning": "!", "fault": "✗"}


class CheckPane(Line):
    """The findings for a number of players; choosing one selects what it is about."""

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=6, pad=12, ground="surface_1")
        self.editing = editing
        self.count = caption()
        self.players = Segments([str(count) for count in PLAYER_COUNTS], ground="surface_2")
        self.players.setAccessibleName(translate("EditorView", "Players"))
        self.players.describe(
            translate("EditorView", "Checks the board for this number of players.")
        )
        self.players.set_index(PLAYER_COUNTS.index(editing.players))
        self.players.chosen.connect(lambda index: editing.set_players(PLAYER_COUNTS[index]))
        head = Line(gap=8)
        head.add(Text(translate("EditorView", "Check"), size=TITLE, weight=SEMIBOLD), stretch=1)
        head.add(self.players)
        self._model = QStandardItemModel(self)
        self.found = SentenceList(self._model, self)
        self.found.setAccessibleName(translate("EditorView", "Results of the check"))
        self.found.clicked.connect(lambda index: self._point_out(index.row()))
        self.found.picked.connect(self._point_out)
        self.found.selectionModel().currentChanged.connect(self._follow_found)
        self.add(head)
        self.add(self.count, drop=1)
        self.add(self.found, stretch=1, minimum=80, hint=150)
        editing.checked.connect(self._show_findings)

    def _show_findings(self) -> None:
        editing = self.editing
        counts = (
            translate("EditorView", "%n cities", "", len(editing.sketch.cities)),
            translate("EditorView", "%n connections", "", len(editing.sketch.connections)),
        )
        self.count.say(" · ".join(counts))
        lines = [f"{_SIGNS[f.weight]}  {words_of(f)}" for f in editing.findings]
        self._model.setRowCount(len(lines))
        for row, line in enumerate(lines):
            self._model.setItem(row, QStandardItem(line))

    def _follow_found(self, index: QModelIndex) -> None:
        """Select what the current finding is about."""
        if self.found.hasFocus():
            self._point_out(index.row())

    def _point_out(self, row: int) -> None:
        """Select what a finding is about."""
        if not 0 <= row < len(self.editing.findings):
            return
        cities = self.editing.findings[row].cities
        if len(cities) >= 2 and self.editing.sketch.connection(*cities[:2]) is not None:
            self.editing.select(*cities[:2])
        elif cities:
            self.editing.select(cities[0])
