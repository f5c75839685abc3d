# SPDX-License-Identifier: MIT
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.chip_set import ChipSet
from powergrid.gui.kit.choices import Chip
from tests.expect import expect


def test_a_click_picks_a_chip_by_its_number(qtbot: QtBot) -> None:
    chips = ChipSet("Areas", 3)
    qtbot.addWidget(chips)
    chips.offer(["North", "South"], [1], "Chooses the area.")
    first, second = (expect(Chip, chip) for chip in chips.tiles)
    assert [first.isChecked(), second.isChecked()] == [False, True]
    assert first.accessibleDescription() == "Chooses the area."
    with qtbot.waitSignal(chips.picked) as picked:
        first.click()
    assert picked.args == [0]
    chips.offer(["North", "South"], [0], "Chooses the area.")
    assert chips.tiles == [first, second], "the same chips, so that the focus stays"
    assert [first.isChecked(), second.isChecked()] == [True, False]
