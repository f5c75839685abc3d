# SPDX-License-Identifier: MIT

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.palette import apply_to, palette_of, sheet_of
from powergrid.gui.kit.theme import theme_for


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
