# SPDX-License-Identifier: MIT
"""The guide's tables of keys are those of the game."""

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.shell.active_keys import active_keys
from tests.gui.conftest import NewWindow
from tests.gui.patience import settle
from tests.gui.tables import a_record

GUIDE = Path(__file__).parents[3] / "docs/guide/keys.md"
Table = dict[str, list[str]]


def tables() -> dict[str, Table]:
    """Return the guide's tables by title, each with its actions and keys."""
    found: dict[str, Table] = {}
    for part in re.split(r"^## ", GUIDE.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        rows = re.findall(r"^\| (`.*`) \| (.*) \|$", part, flags=re.MULTILINE)
        keys = {does: re.findall(r"`([^`]+)`", names) for names, does in rows}
        found[part.splitlines()[0]] = keys
    return found


def test_the_guide_lists_the_keys_of_the_game(new_window: NewWindow) -> None:
    window = new_window(1920, 1080, lambda window: window.open_record(a_record(3)))
    QTest.keyClick(window.view, Qt.Key.Key_1)  # a plant, so that there is a bid to type
    settle()
    game = {
        group.title: {does: keys for keys, does in group.lines} for group in active_keys(window)
    }
    guide = tables()
    here, table = game.pop("Here"), guide.pop("At the table")
    assert len(table) > 4
    assert {does: here.get(does) for does in table} == table
    assert guide == game
