# SPDX-License-Identifier: MIT
"""The head of a page, beside something that the page has added to it."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.page_head import PageHead

ADDED = 260


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


@pytest.fixture
def head(page: QWidget) -> PageHead:
    head = PageHead(page)
    head.title.say("Round 7 · Plants")
    head.notices = ("Step 2: a second house in every city, for 15.", "Step 2 has begun")
    added = QWidget()
    added.setFixedWidth(ADDED)
    head.add(added, minimum=ADDED, hint=ADDED)
    return head


def shown(head: PageHead, room: int) -> tuple[str, str]:
    """Return the title and the notice that a page of that width shows."""
    head.resize(room, 40)
    head.fit(room)
    head.window().show()
    title, notice = (text.text if text.isVisible() else "" for text in (head.title, head.notice))
    return title, notice


def test_a_notice_is_shown_whole_or_not_at_all(head: PageHead) -> None:
    both = head.title.width_of_text() + ADDED
    for more, notice in ((60, ""), (180, "Step 2 has begun"), (300, head.notices[0])):
        for _ in range(2):
            assert shown(head, both + more) == ("Round 7 · Plants", notice)


def test_the_title_returns_once_a_long_message_is_gone(head: PageHead) -> None:
    room = head.title.width_of_text() + ADDED + 60
    head.inform("It is too early for that, so try again later, after the others.")
    for _ in range(2):
        assert shown(head, room) == ("", "")
    head.clear_message()
    assert shown(head, room) == ("Round 7 · Plants", "")
