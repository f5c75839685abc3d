# SPDX-License-Identifier: MIT
"""Who plays a seat is chosen by the light of a level."""

from pytestqt.qtbot import QtBot

from powergrid.gui.shell.level_choice import LevelChoice
from powergrid.play.seats import PERSON


def test_a_level_is_chosen_alone(qtbot: QtBot) -> None:
    choice = LevelChoice(("beginner", "master"), lambda player: f"about {player}")
    qtbot.addWidget(choice)
    assert [button.player for button in choice.buttons] == [PERSON, "beginner", "master"]
    choice.show_player(PERSON)
    with qtbot.waitSignal(choice.chosen) as chosen:
        choice.button("master").click()
    assert chosen.args == ["master"]
    assert [button.isChecked() for button in choice.buttons] == [False, False, True]
    assert choice.button("master").description == "about master"
    choice.show_player("")
    assert not any(button.isChecked() for button in choice.buttons)
