# SPDX-License-Identifier: MIT
"""A button that is only an icon says in its name and tooltip what it is for."""

from powergrid.gui.kit.icon_button import IconButton
from tests.gui.kit.conftest import Show


def test_an_icon_says_what_it_does(shown: Show) -> None:
    button = IconButton("log", "Log", "Opens the log.")
    shown(button)
    assert button.accessibleName() == "Log"
    assert "Opens the log." in button.toolTip()
