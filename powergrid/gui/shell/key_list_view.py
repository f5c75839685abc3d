# SPDX-License-Identifier: MIT
"""The page with all keys that work now: a table for each place where keys work."""

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final, Self

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QFrame, QTextBrowser

from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY, LEAD, RADIUS_CARD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import HeadedView
from powergrid.gui.shell.active_keys import KeyGroup

_COLUMN: Final = 430
_PAD: Final = 12
_HEAD: Final = 3
"""The height of a title in lines."""


class KeyListView(HeadedView):
    """Groups of keys, in as many columns as fit."""

    def __init__(self, groups: Sequence[KeyGroup]) -> None:
        title = translate("KeyListView", "Keys")
        super().__init__("menu", title)
        self.groups = groups
        self.back = self.head.add_back()
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setAccessibleName(title)
        panel = Line(pad=RADIUS_CARD, ground="surface_1")
        panel.add(self.text, stretch=1)
        self.body.add(panel, stretch=1)
        set_first_focus(self, self.text)
        self.lay_out()

    def lay_out(self) -> None:
        """Show the groups in the columns that fit now."""
        super().lay_out()
        self.text.setFont(look().text_font(BODY))
        self.text.document().setDocumentMargin(look().px(_PAD))
        bar = self.text.verticalScrollBar()
        at = bar.value()
        count = max(1, (self.body.width() - look().ipx(2 * _PAD)) // look().text_px(_COLUMN))
        self.text.setHtml(self._page(count))
        bar.setValue(at)

    def resume(self, before: Self) -> None:
        """Show the same lines."""
        self.text.verticalScrollBar().setValue(before.text.verticalScrollBar().value())

    def _page(self, count: int) -> str:
        """Return the groups as HTML in at most `count` columns."""
        filled = columns(self.groups, count)
        share = 100 // len(filled)
        cells = "".join(
            f'<td width="{share}%" valign="top">{self._tables(column)}</td>' for column in filled
        )
        return f'<table width="100%"><tr>{cells}</tr></table>'

    def _tables(self, groups: Sequence[KeyGroup]) -> str:
        """Return the groups of a column as tables, all with their keys in the same width."""
        metrics = QFontMetricsF(self.text.font())
        texts = [_keys_text(keys) for group in groups for keys, _ in group.lines]
        width = ceil(max(map(metrics.horizontalAdvance, texts), default=0.0))
        return "".join(_table(group, width) for group in groups)


def columns(groups: Sequence[KeyGroup], count: int) -> list[list[KeyGroup]]:
    """Return the groups in columns as even as possible: at most `count`, and no more than help."""
    layouts = [_spread(groups, number) for number in range(1, count + 1)]
    filled = min(layouts, key=lambda layout: max(map(_height, layout)))
    return sorted(filled, key=lambda column: groups.index(column[0]))


def _spread(groups: Sequence[KeyGroup], count: int) -> list[list[KeyGroup]]:
    """Return the groups in at most `count` columns, each column in their order."""
    filled: list[list[KeyGroup]] = [[] for _ in range(count)]
    for group in sorted(groups, key=lambda group: -len(group.lines)):
        min(filled, key=_height).append(group)
    return [sorted(column, key=groups.index) for column in filled if column]


def _height(column: Sequence[KeyGroup]) -> int:
    """Return how many lines a column needs, its titles included."""
    return sum(len(group.lines) + _HEAD for group in column)


def _keys_text(keys: Sequence[str]) -> str:
    return ", ".join(keys)


def _table(group: KeyGroup, width: int) -> str:
    theme, pad = look().theme, look().ipx(4)
    lines = "".join(
        f'<tr><td width="{width + 2 * pad}" style="color:{theme.accent.name()};padding:{pad}px">'
        f'{escape(_keys_text(keys))}</td><td style="padding:{pad}px">{escape(does)}</td></tr>'
        for keys, does in group.lines
    )
    size = look().text_px(LEAD)
    head = f'<h3 style="font-size:{size}px;font-weight:600">{escape(group.title)}</h3>'
    return f"{head}<table>{lines}</table>"
