# SPDX-License-Identifier: MIT
"""A panel with a title."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD


def titled_panel(title: str, note: str, content: QWidget, aside: QWidget | None = None) -> Line:
    """Return a panel with a title, a note, what is at the end of their line, and its content."""
    head = Line(gap=10)
    head.add(Text(title, size=LEAD, weight=SEMIBOLD, shrinks=False))
    head.add(caption(note, wraps=True), stretch=1)
    if aside is not None:
        head.add(aside)
    panel = Line(vertical=True, gap=8, pad=14, ground="surface_1")
    panel.add(head)
    panel.add(content, stretch=1)
    return panel
