# SPDX-License-Identifier: MIT
"""The bottom line of a page says as much as has room, and comes to rest with it."""

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.pages.page_foot import PageFoot

ROOMS = range(160, 900, 20)


@pytest.fixture
def foot(qtbot: QtBot) -> PageFoot:
    foot = PageFoot()
    qtbot.addWidget(foot)
    foot.add_own(Button("Ends your turn", "E"))
    foot.add_own(Button("Build two for 34", "Enter", primary=True))
    return foot


def words(foot: PageFoot, room: int) -> tuple[bool, bool, bool]:
    foot.fit(room, is_narrow=False, is_wide=True)
    foot.resize(room, look().ipx(40))
    return bool(foot.hint.text()), bool(foot.undo.text()), foot.needed() <= room


def test_words_come_with_room_and_keys_go_last(foot: PageFoot) -> None:
    faces = [words(foot, room) for room in ROOMS]
    assert faces == sorted(faces)
    assert {face[:2] for face in faces} == {(False, False), (False, True), (True, True)}


def test_all_are_named_whatever_they_show(foot: PageFoot) -> None:
    for room in ROOMS:
        words(foot, room)
        names = [button.accessibleName() for button in (foot.undo, foot.hint, foot.planning)]
        assert names == ["Undo", "Hint", "Plan"]


def test_fitting_again_changes_nothing(foot: PageFoot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Button] = []
    for room in ROOMS:
        words(foot, room)
        QCoreApplication.processEvents()
        with monkeypatch.context() as patch:
            patch.setattr(Button, "_follow", lambda button: asked.append(button))
            words(foot, room)
        assert not asked


def test_a_key_goes_before_the_hint(foot: PageFoot) -> None:
    foot.show()
    shown = []
    for room in ROOMS:
        words(foot, room)
        foot.place()
        shown.append(foot.hint.isVisibleTo(foot))
    assert shown == sorted(shown)
    words(foot, ROOMS[shown.index(True)])
    end = next(button for button in foot.findChildren(Button) if button.key == "E")
    assert end.sizeHint().width() == end.width_as(end.text(), False)
