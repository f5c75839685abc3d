# SPDX-License-Identifier: MIT
"""Whatever the keyboard reaches in any view has a name and a role that a screen reader knows."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.accessible_tree import Node, nodes
from powergrid.gui.kit.text import Text
from powergrid.records import Record, Seat, load, new_record
from powergrid.tools.views_of_record import VIEWS, open_view

RECORD = Path("tests/data/transcripts/human-germany-recharged-4p.json.gz")
QUICK = "auction"
USED = {
    "Button",
    "Canvas",
    "Cell",
    "CheckBox",
    "EditableText",
    "List",
    "ListItem",
    "RadioButton",
    "Slider",
    "SpinBox",
    "StaticText",
    "Table",
}
"""The roles of what is pressed, typed into, stepped, read or walked through."""


def record_of(view: str) -> Record:
    if view not in ("bank", "marking"):
        return load(RECORD)
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue"), Seat("Chiara", "green")]
    if view == "bank":
        seats.pop()
    options = {"against_the_bank" if view == "bank" else "starting_cities": True}
    return new_record("germany", "recharged", seats, seed=1, options=options)


@pytest.mark.parametrize(
    "view",
    [view if view == QUICK else pytest.param(view, marks=pytest.mark.slow) for view in VIEWS],
)
def test_what_the_keyboard_reaches_has_a_name_and_a_role(qtbot: QtBot, view: str) -> None:
    install_roles()
    window = open_view(view, record_of(view), None, (1280, 800))
    qtbot.addWidget(window)
    told = list(nodes(window))
    reached = [node for node in told if "focusable" in node.flags]
    assert reached
    assert [node for node in reached if not node.name or node.role not in USED] == []
    assert [node for node in told if "focused" in node.flags and not node.name] == []
    assert [node for node in told if "<" in node.name + node.description] == []


def test_a_painted_widget_has_its_role_its_words_and_its_place_in_the_tree(qtbot: QtBot) -> None:
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
