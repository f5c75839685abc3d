# SPDX-License-Identifier: MIT
"""The tree that a screen reader gets, read back."""

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.accessible_tree import Node, nodes
from powergrid.gui.kit.text import Text


def test_a_painted_widget_has_a_role_a_name_and_a_parent_in_the_tree(qtbot: QtBot) -> None:
    install_roles()
    window = QWidget()
    qtbot.addWidget(window)
    text, label = Text("next 7"), QLabel("next 8")
    for widget in (text, label):
        widget.setParent(window)
    text.setToolTip("the cheapest token")
    window.show()
    said = [Node(0, "StaticText", "next 7", "", "the cheapest token", ())]
    said.append(Node(0, "StaticText", "next 8", "", "", ()))
    assert list(nodes(window)) == said
    text.deleteLater()
    qtbot.waitUntil(lambda: list(nodes(window)) == said[1:])
