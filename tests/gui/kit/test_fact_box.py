# SPDX-License-Identifier: MIT
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.fact_box import Fact, FactBox
from powergrid.gui.kit.text import Text

FACTS: list[Fact] = [
    ("Money", "50", "text"),
    ("Income", "33", "text"),
    ("Short of", "7", "warning"),
]


def a_box(qtbot: QtBot) -> FactBox:
    box = FactBox()
    qtbot.addWidget(box)
    box.show_facts("This round", FACTS, "50, then 33")
    box.resize(300, 160)
    box.show()
    QApplication.processEvents()
    return box


def texts(box: FactBox) -> list[str]:
    found = [text for text in box.findChildren(Text) if text.isVisible() and text.text]
    return [text.text for text in sorted(found, key=lambda text: text.mapTo(box, text.pos()).y())]


def test_all_facts_are_shown_below_the_title(qtbot: QtBot) -> None:
    box = a_box(qtbot)
    assert texts(box) == ["This round", "Money", "50", "Income", "33", "Short of", "7"]


def test_the_title_is_left_out_first_and_the_warning_last(qtbot: QtBot) -> None:
    box = a_box(qtbot)
    heights = range(160, 30, -2)
    seen: list[list[str]] = []
    for height in heights:
        box.resize(300, height)
        QApplication.processEvents()
        if not seen or texts(box) != seen[-1]:
            seen.append(texts(box))
    assert [len(shown) for shown in seen] == [7, 6, 4, 2]
    assert seen[1][0] == "Money"
    assert seen[-1] == ["Short of", "7"]


def test_a_brief_box_has_one_line(qtbot: QtBot) -> None:
    box = a_box(qtbot)
    box.set_brief(True)
    QApplication.processEvents()
    assert texts(box) == ["50, then 33"]


def test_a_row_left_out_comes_back_with_a_wider_figure(qtbot: QtBot) -> None:
    box = a_box(qtbot)
    box.resize(300, 50)
    QApplication.processEvents()
    assert texts(box) == ["Money", "50", "Short of", "7"]
    box.show_facts("This round", [("Lit", "3", "text"), ("Income", "33 of 150", "text")], "")
    QApplication.processEvents()
    assert texts(box) == ["Lit", "3", "Income", "33 of 150"]
