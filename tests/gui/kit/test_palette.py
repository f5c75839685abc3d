# SPDX-License-Identifier: MIT

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.palette import apply_to, control_edge, palette_of, sheet_of
from powergrid.gui.kit.theme import contrast, luminance, theme_for


def test_qt_widgets_take_the_palette(qtbot: QtBot, qapp: QApplication) -> None:
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    apply_to(qapp)
    look().set_scheme("dark")
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme_for("dark").background
    look().set_scheme("light")
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme_for("light").background
    assert qapp.palette() == palette_of(theme_for("light"))
    for scheme in ("light", "dark"):
        assert f"color: {theme_for(scheme).text.name()}" in sheet_of(theme_for(scheme))
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("is_high", [False, True])
def test_the_edge_of_a_field_stands_out_from_every_surface(scheme: str, is_high: bool) -> None:
    theme = theme_for(scheme, is_high=is_high)
    edge = luminance(control_edge(theme))
    grounds = (theme.background, theme.surface_1, theme.surface_2)
    assert min(contrast(edge, luminance(ground)) for ground in grounds) >= 3
