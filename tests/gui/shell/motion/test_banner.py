# SPDX-License-Identifier: MIT
"""A banner covers its panel until any key or click, and gives the focus back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.keys import bind
from powergrid.gui.shell.motion import banner as motion_banner
from powergrid.gui.shell.motion.banner import Banner, BannerWords

WORDS = BannerWords("Step 2", ("Three houses are allowed now.",), "2")


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[QWidget]:
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.resize(600, 200)
    QPushButton("Pass", panel)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    yield panel
    panel.close()


def test_a_key_ends_the_banner_and_does_nothing_else(panel: QWidget) -> None:
    pressed: list[bool] = []
    bind(panel, "E", lambda: pressed.append(True), "End")
    button = panel.findChild(QPushButton)
    assert button is not None
    button.setFocus()
    banner = Banner(panel)
    banner.begin(WORDS)
    assert (banner.geometry(), banner.hasFocus()) == (panel.rect(), True)
    assert banner.accessibleName() == "Step 2. Three houses are allowed now."
    QTest.keyClick(banner, Qt.Key.Key_E)
    assert not pressed
    assert not banner.isVisible()
    assert button.hasFocus()


@pytest.mark.parametrize(("lines", "has_hint"), [(1, True), (5, False)])
def test_many_lines_take_the_place_of_the_hint(panel: QWidget, lines: int, has_hint: bool) -> None:
    banner = Banner(panel)
    banner.begin(BannerWords("Step 2", (" ",) * lines))
    foot = banner.grab(QRect(24, 168, 200, 20)).toImage()
    colours = {foot.pixel(x, y) for x in range(foot.width()) for y in range(foot.height())}
    assert (len(colours) > 1) == has_hint


def test_a_click_ends_it(panel: QWidget) -> None:
    banner = Banner(panel)
    banner.begin(WORDS)
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def test_time_ends_it(qtbot: QtBot, panel: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion_banner, "MS_BANNER", 1)
    banner = Banner(panel)
    banner.begin(WORDS)
    qtbot.waitUntil(banner.isHidden)


def test_another_banner_has_all_of_its_time(qtbot: QtBot, panel: QWidget) -> None:
    banner = Banner(panel)
    bar = QRect(panel.width() - 144, panel.height() - 24, 120, 3)

    def time_left() -> int:
        image = banner.grab(bar).toImage()
        return [image.pixel(x, 1) for x in range(120)].count(image.pixel(0, 1))

    banner.begin(WORDS)
    qtbot.waitUntil(lambda: time_left() < 120)
    banner.begin(WORDS)
    assert time_left() == 120


@pytest.mark.parametrize(
    "without",
    [WORDS._replace(title=""), WORDS._replace(lines=()), WORDS._replace(figure="")],
    ids=["title", "lines", "figure"],
)
def test_all_its_words_are_painted(panel: QWidget, without: BannerWords) -> None:
    above_the_time = QRect(0, 0, panel.width(), panel.height() - 40)
    images = []
    for words in (WORDS, without):
        banner = Banner(panel)
        banner.begin(words)
        images.append(banner.grab(above_the_time).toImage())
    assert images[0] != images[1]


def test_a_page_that_opens_meanwhile_has_the_focus_afterwards(qtbot: QtBot, panel: QWidget) -> None:
    banner = Banner(panel)
    banner.begin(WORDS)
    page = QPushButton("Next page", panel)
    page.show()
    page.setFocus()
    qtbot.waitUntil(banner.hasFocus)
    QTest.keyClick(banner, Qt.Key.Key_Space)
    assert page.hasFocus()
