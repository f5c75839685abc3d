# SPDX-License-Identifier: MIT
"""A row with a label."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, SEMIBOLD


def labelled(text: str, widget: QWidget) -> Line:
    """Return a row with a text on the left and a widget on the right."""
    row = Line(gap=8)
    row.add(Text(text, size=BODY, weight=SEMIBOLD), stretch=1)
    row.add(widget)
    return row
