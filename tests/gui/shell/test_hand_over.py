# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.text import Text
from powergrid.gui.shell.hand_over import HandOver, News


def a_page(qtbot: QtBot, *sentences: str) -> HandOver:
    news = [News(QWidget(), sentence) for sentence in sentences]
    page = HandOver("Ada", "Your turn to buy fuel", QWidget(), QWidget(), news)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def texts(page: HandOver) -> list[str]:
    return [text.text for text in page.findChildren(Text) if text.isVisible()]


def test_enter_takes_over_and_n_shows_the_news(qtbot: QtBot) -> None:
    page = a_page(qtbot)
    heard: list[str] = []
    page.taken.connect(lambda: heard.append("taken"))
    page.news_asked.connect(lambda: heard.append("news"))
    QTest.keyClick(page, Qt.Key.Key_N)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert heard == ["news", "taken"]
    assert page.accessibleName() == "Hand over to Ada"
    assert page.take.primary
    assert "since your last turn" in page.news.accessibleDescription()
    assert "Shows the table." in page.take.accessibleDescription()


def test_it_says_what_is_asked_and_what_has_happened(qtbot: QtBot) -> None:
    assert texts(a_page(qtbot)) == ["Ada", "Your turn to buy fuel"]
    page = a_page(qtbot, "Bob passes.", "Plant 38 is drawn.")
    assert texts(page)[2:] == ["Since your turn", "Bob passes.", "Plant 38 is drawn."]
    assert page.picture.geometry().right() < page.card.x()


def test_the_oldest_news_are_left_out_first(qtbot: QtBot) -> None:
    page = a_page(qtbot, *(f"Bob bids {bid}." for bid in range(10, 18)))
    page.resize(1280, 400)
    shown = [text for text in texts(page) if text.startswith("Bob")]
    assert 0 < len(shown) < 8
    assert shown[-1] == "Bob bids 17."


def test_news_that_are_shown_have_their_heading(qtbot: QtBot) -> None:
    page = a_page(qtbot, *(f"Bob bids {bid}." for bid in range(10, 18)))
    page.resize(1280, 400)
    assert "Since your turn" in texts(page)


def test_no_news_are_cut_and_all_have_the_same_size(qtbot: QtBot) -> None:
    names = ", ".join(["Konstantina", "Bartholomew", "Alexandrina", "Maximiliane", "Wilhelmina"])
    long = f"The turn order is now: {names} and Christopher (by cities, then by the highest plant)."
    page = a_page(qtbot, "Bob passes.", long)
    news = page.findChildren(Text)[-2:]
    assert [text.text for text in news] == ["Bob passes.", long]
    assert not any(text.is_cut for text in news)
    assert news[0].size_ == news[1].size_
