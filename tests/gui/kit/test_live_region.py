# SPDX-License-Identifier: MIT
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.live_region import be_live, is_live
from tests.gui.kit.conftest import Show


def test_a_focused_region_is_named_after_each_announcement(qtbot: QtBot, shown: Show) -> None:
    region, other = Button("Region"), Button("Other")
    be_live(region)
    shown(region, other)
    other.setFocus()
    announcer().say("unheard")
    region.setFocus()
    announcer().say("Ada buys coal")
    first = region.accessibleName()
    announcer().say("Ada buys coal")
    assert first == region.accessibleName().strip() == "Ada buys coal"
    assert region.accessibleName() != first


def test_only_regions_are_live(qtbot: QtBot) -> None:
    region, other = QWidget(), QWidget()
    for widget in (region, other):
        qtbot.addWidget(widget)
    be_live(region)
    assert (is_live(region), is_live(other), is_live(None)) == (True, False, False)
