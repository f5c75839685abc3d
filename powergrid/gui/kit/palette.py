# SPDX-License-Identifier: MIT
"""Palette and style sheet for Qt's own widgets."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix
from powergrid.gui.kit.theme import Theme
from powergrid.gui.kit.tokens import BODY, CAPTION

# Fusion takes the rest from the palette. A style sheet costs time for each widget it matches, so
# this one is kept short.
_SHEET = """
QDialog {{ background: {surface_2}; }}
QToolTip {{ background: {tip}; color: {text}; border: {thin}px solid {text_third};
            padding: {p4}px {p8}px; font-size: {caption}px; }}
QMenu {{ background: {surface_2}; color: {text}; border: 1px solid {surface_3}; padding: {p6}px; }}
QMenu::item {{ padding: {p6}px {p24}px {p6}px {p12}px; border-radius: {p6}px; }}
QMenu::item:selected {{ background: {surface_3}; }}
QMenu::item:disabled {{ color: {text_third}; }}
QMenu::separator {{ height: 1px; background: {surface_3}; margin: {p4}px {p8}px; }}
QLineEdit {{ background: {field}; color: {text}; border: {line}px solid {edge};
             border-radius: {p6}px; padding: 0 {p8}px; selection-background-color: {accent};
             selection-color: {on_accent}; min-height: {p24}px;
             placeholder-text-color: {text_third}; }}
QLineEdit:focus {{ border: {line}px solid {accent}; }}
QLineEdit:disabled {{ color: {text_third}; border-color: {surface_3}; }}
QComboBox {{ background: {field}; color: {text}; border: {line}px solid {edge};
             border-radius: {p6}px; padding: 0 {p8}px; min-height: {p24}px; }}
QComboBox:focus {{ border: {line}px solid {accent}; }}
QPushButton {{ background: {surface_3}; color: {text}; border: {line}px solid {surface_3};
               border-radius: {p8}px; padding: 0 {p12}px; min-height: {p32}px;
               font-weight: 600; }}
QPushButton:hover {{ background: {hover}; border-color: {hover}; }}
QPushButton:default {{ background: {primary}; color: {on_primary}; border-color: {primary}; }}
QPushButton:focus {{ border-color: {accent}; }}
QPushButton:disabled {{ background: transparent; color: {text_third}; }}
QAbstractItemView {{ border: 0; outline: 0; }}
QListView, QTableView, QTextBrowser {{ border: {line}px solid transparent;
                                       border-radius: {p6}px; }}
QListView[ringed="true"]:focus, QTableView[ringed="true"]:focus,
QTextBrowser[ringed="true"]:focus {{ border-color: {accent}; }}
QScrollBar {{ background: transparent; border: 0; margin: 0; }}
QScrollBar:vertical {{ width: {p10}px; }}
QScrollBar:horizontal {{ height: {p10}px; }}
QScrollBar::handle {{ background: {edge}; border-radius: {p3}px; margin: {p2}px; }}
QScrollBar::handle:vertical {{ min-height: {p24}px; }}
QScrollBar::handle:horizontal {{ min-width: {p24}px; }}
QScrollBar::handle:hover {{ background: {text_third}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def tip_ground(theme: Theme) -> QColor:
    """Return the background of tooltips, which differs from all surfaces."""
    return mix(theme.surface_3, theme.text, 0.1)


def control_edge(theme: Theme) -> QColor:
    """Return the colour of a field's edge and a scroll bar's handle, 3 : 1 on most surfaces."""
    return mix(theme.surface_3, theme.text, 0.5)


def palette_of(theme: Theme) -> QPalette:
    """Return a palette for Qt's own style."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    for name, color in (
        (role.Window, theme.background),
        (role.WindowText, theme.text),
        (role.Base, theme.surface_1),
        (role.AlternateBase, theme.surface_2),
        (role.Text, theme.text),
        (role.Button, theme.surface_3),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.bad),
        (role.ToolTipBase, tip_ground(theme)),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.text_third),
        (role.Highlight, mix(theme.surface_3, theme.text, 0.08)),
        (role.HighlightedText, theme.text),
        (role.Accent, theme.accent),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.accent),
        (role.Light, mix(theme.surface_3, theme.text, 0.15)),
        (role.Midlight, theme.surface_3),
        (role.Mid, theme.border),
        (role.Dark, mix(theme.surface_1, theme.text, 0.2)),
        (role.Shadow, QColor(0, 0, 0)),
    ):
        palette.setColor(name, color)
    for name in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(group.Disabled, name, theme.text_third)
    palette.setColor(group.Disabled, role.Highlight, theme.surface_3)
    return palette


def sheet_of(theme: Theme) -> str:
    """Return the style sheet at the current scale."""
    colours = {
        name: getattr(theme, name).name()
        for name in ("surface_2", "surface_3", "text", "text_third", "accent", "on_accent")
    }
    spaces = {f"p{n}": look().ipx(n) for n in (2, 3, 4, 6, 8, 10, 12, 24, 32)}
    return _SHEET.format(
        **colours,
        **spaces,
        line=look().ipx(2),
        thin=look().ipx(1),
        tip=tip_ground(theme).name(),
        caption=look().text_px(CAPTION),
        primary=theme.button_primary.name(),
        on_primary=theme.on_button_primary.name(),
        field=theme.surface_1.name(),
        edge=control_edge(theme).name(),
        hover=mix(theme.surface_3, theme.text, 0.2).name(),
    )


def apply_to(app: QApplication) -> None:
    """Style the application now and whenever the look changes."""
    _style(app)
    look().changed.connect(lambda: _style(app))


def _style(app: QApplication) -> None:
    app.setFont(look().text_font(BODY))
    app.setPalette(palette_of(look().theme))
    app.setStyleSheet(sheet_of(look().theme))
