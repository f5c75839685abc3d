# SPDX-License-Identifier: MIT
"""The bottom line of a page shows as much as fits."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.page_foot import PageFoot
from powergrid.gui.power_grid.pages.page_head import PageHead
from powergrid.gui.power_grid.table.table_layout import table_layout
from powergrid.rules import State
from powergrid.rules.legal import Bids, FuelPurchases, Openings, Sites, legal
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, moment, rich

ROOMS = range(160, 900, 20)


@pytest.fixture
def foot(qtbot: QtBot) -> PageFoot:
    page = QWidget()
    qtbot.addWidget(page)
    foot = PageFoot(page, PageHead(page))
    foot.add_button("Ends your turn", "E", page.update)
    foot.add_button("Build two for 34", "Enter", page.update, primary=True)
    page.show()
    return foot


def words(foot: PageFoot, room: int) -> tuple[bool, bool, bool]:
    foot.fit(room, is_narrow=False, is_wide=True)
    foot.resize(room, look().ipx(40))
    return bool(foot.hint.text()), bool(foot.undo.text()), foot.line_layout.minimum_length() <= room


def test_buttons_show_words_if_there_is_room_and_their_keys_longest(foot: PageFoot) -> None:
    faces = [words(foot, room) for room in ROOMS]
    assert faces == sorted(faces)
    assert {face[:2] for face in faces} == {(False, False), (False, True), (True, True)}


def test_all_buttons_keep_their_accessible_names(foot: PageFoot) -> None:
    for room in ROOMS:
        words(foot, room)
        names = [button.accessibleName() for button in (foot.undo, foot.hint, foot.planning)]
        assert names == ["Undo", "Hint", "Plan"]


class LayoutRequests(QObject):
    """Counts how often a widget is asked for a new layout."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


def test_fitting_again_requests_no_layout(foot: PageFoot) -> None:
    for room in ROOMS:
        words(foot, room)
        QCoreApplication.processEvents()
        requests = LayoutRequests()
        foot.installEventFilter(requests)
        words(foot, room)
        QCoreApplication.processEvents()
        foot.removeEventFilter(requests)
        assert requests.count == 0


def test_a_key_is_left_out_before_the_hint(foot: PageFoot) -> None:
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


def test_icons_keep_their_keys_before_undo_becomes_one(foot: PageFoot) -> None:
    seen = []
    for room in ROOMS:
        words(foot, room)
        buttons = (foot.hint, foot.planning, foot.undo)
        seen.append(tuple((bool(button.text()), has_key(button)) for button in buttons))
    icon, whole = (False, True), (True, True)
    steps = [(icon, icon, icon), (icon, icon, whole), (whole, whole, whole)]
    assert [step for step in dict.fromkeys(seen) if step in steps] == steps
    assert seen == sorted(seen)


def test_the_main_button_leaves_out_its_key_last(foot: PageFoot) -> None:
    main = expect(Button, foot.primary)
    shows_key = []
    for room in ROOMS:
        words(foot, room)
        shows_key.append(has_key(main))
    assert shows_key == sorted(shows_key)
    first = shows_key.index(True)
    assert first > 0
    words(foot, ROOMS[first])
    end = next(button for button in foot.findChildren(Button) if button.key == "E")
    assert not has_key(foot.undo)
    assert not has_key(end)


def has_key(button: Button) -> bool:
    return button.sizeHint().width() > button.width_as(button.text(), False)


@pytest.mark.parametrize("is_enabled", [True, False])
def test_undo_is_dimmed_and_never_left_out(foot: PageFoot, is_enabled: bool) -> None:
    foot.undo.setEnabled(is_enabled)
    for room in ROOMS:
        foot.fit(room, is_narrow=True, is_wide=False)
        assert foot.is_wanted(foot.undo)


@pytest.mark.parametrize("asked", [Openings, Bids, FuelPurchases, Sites])
def test_every_page_has_the_plan_button_in_every_language(
    table_at: OpenTable, language: str, asked: type
) -> None:
    def is_asked(state: State) -> bool:
        return isinstance(legal(state), asked) and state.round > 3

    room = table_layout(1280, 800, 1000 / 720, 4).action
    table = table_at(moment(is_asked, board="usa", players=5, change=rich), size=room[2:])
    page = table.page
    if isinstance(page, FuelPage):
        page.fill.click()
    elif isinstance(page, BuildingPage):
        for _ in range(2):
            page.choose_city(page.list.sites.rows[0].city)
        assert len(page.staging.draft.actions) == 2
    page.place()
    assert page.planning.isVisible()
    assert page.foot.line_layout.minimum_length() <= page.foot.width()


def test_the_plan_button_is_never_left_out(foot: PageFoot) -> None:
    foot.add_button("Fill all the stores there are", "A", foot.update, stand_in="plus")
    foot.show()
    for room in ROOMS:
        words(foot, room)
        foot.place()
        assert foot.planning.isVisibleTo(foot)
