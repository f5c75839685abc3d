# SPDX-License-Identifier: MIT
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.announcer import Announcer


def test_sentences_are_announced_and_the_last_is_repeated(qtbot: QtBot) -> None:
    heard: list[tuple[str, bool]] = []
    announcer = Announcer()
    announcer.announced.connect(lambda text, is_urgent: heard.append((text, is_urgent)))
    announcer.repeat()
    announcer.say("Ada passes")
    announcer.say("")
    announcer.say("Too low", is_urgent=True)
    announcer.repeat()
    assert heard == [("Ada passes", False), ("Too low", True), ("Too low", True)]
