# SPDX-License-Identifier: MIT
"""The page with the rules of a game: a list of sections, and the chosen chapter beside it."""

from collections.abc import Sequence
from typing import Final, Self

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QTextBrowser,
    QWidget,
)

from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import make_selected_current
from powergrid.gui.kit.tokens import BODY, RADIUS_CARD
from powergrid.gui.kit.view import View, ViewHead
from powergrid.gui.rulebook.chapter_html import chapter_html
from powergrid.gui.rulebook.rules import Part
from powergrid.gui.rulebook.section_delegate import SectionDelegate

_ID: Final = int(Qt.ItemDataRole.UserRole)
_LIST_WIDTH: Final = 330
_MAX_LIST_SHARE: Final = 0.4
_BESIDE: Final = 60
"""What a row needs besides its title: margins, scroll bar, focus ring."""
_PAD: Final = 12
_TEXT_WIDTH: Final = 900
"""Longer lines are hard to read."""


class RulebookView(View):
    """Shows the first section until `show_section` is called."""

    def __init__(self, parts: Sequence[Part], about: str) -> None:
        super().__init__()
        self.setAccessibleName(about)
        self.parts = parts
        self.section = parts[0].rules[0].id
        self._titles = {rule.id: rule.title for part in parts for rule in part.rules}
        self.head = ViewHead(self, "rules", self.tr("Rules"), about)
        self.head.add_back()
        self._make_list()
        self._make_text()
        look().changed.connect(self.lay_out)
        self.show_section(self.section)

    def show_section(self, section: str) -> None:
        """Show the chapter of a section, at that section."""
        if section not in self._titles:
            return
        self.section = section
        row = self._row_of(section)
        if self.list.currentIndex().row() != row:
            self.list.setCurrentIndex(self.model.index(row, 0))
        self._show_page()

    def resume(self, before: Self) -> None:
        """Show the same section."""
        self.show_section(before.section)

    # Parts

    def _make_list(self) -> None:
        self.model = QStandardItemModel(self)
        for part in self.parts:
            chapter = QStandardItem(part.title)
            chapter.setFlags(Qt.ItemFlag.NoItemFlags)
            self.model.appendRow(chapter)
            for rule in part.rules:
                section = QStandardItem(rule.title)
                section.setData(rule.id, _ID)
                section.setEditable(False)
                self.model.appendRow(section)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(SectionDelegate(self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(self.tr("Sections of the rules"))
        self.list.selectionModel().currentChanged.connect(self._show_selected)
        make_selected_current(self.list)
        self._contents = self._panel(self.list)
        set_first_focus(self, self.list)

    def _make_text(self) -> None:
        self.text = QTextBrowser(self)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Text of the rules"))
        self.text.anchorClicked.connect(lambda link: self.show_section(link.toString()))
        self._page = self._panel(self.text)

    def _panel(self, content: QWidget) -> Line:
        panel = Line(self, pad=RADIUS_CARD, ground="surface_1")
        panel.add(content, stretch=1)
        return panel

    def _list_width(self) -> int:
        """Return the width of the longest title, within limits."""
        metrics = QFontMetricsF(look().text_font(BODY))
        longest = max(map(metrics.horizontalAdvance, self._titles.values()))
        wanted = round(longest) + look().ipx(_BESIDE)
        return min(max(wanted, look().ipx(_LIST_WIDTH)), round(self.width() * _MAX_LIST_SHARE))

    def _row_of(self, section: str) -> int:
        rows = range(self.model.rowCount())
        return next(row for row in rows if self.model.item(row).data(_ID) == section)

    # Behaviour

    def _show_selected(self, index: QModelIndex) -> None:
        section = index.data(_ID)
        if section and section != self.section:
            self.show_section(section)

    def _show_page(self) -> None:
        part = next(p for p in self.parts if any(rule.id == self.section for rule in p.rules))
        self.text.setHtml(chapter_html(part, self.section, self._titles))
        if part.rules[0].id != self.section:
            self.text.scrollToAnchor(self.section)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(24)
        for view in (self.list, self.text):
            view.setFont(look().text_font(BODY))
        row = look().ipx(48)
        top = margin + row
        height = self.height() - top - margin
        list_width = self._list_width()
        text_width = min(self.width() - list_width - 3 * margin, look().text_px(_TEXT_WIDTH))
        left = (self.width() - list_width - margin - text_width) // 2
        self.head.setGeometry(left, margin // 2, self.width() - 2 * left, row)
        self._contents.setGeometry(left, top, list_width, height)
        self._page.setGeometry(left + list_width + margin, top, text_width, height)
        for part in (self.head, self._contents, self._page):
            part.place()
        self.text.document().setDocumentMargin(look().px(_PAD))
        self._show_page()
