# SPDX-License-Identifier: MIT
"""The text size: text grows as far as it fits, and nothing is cut."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.choices import CheckBox
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, capitalise, caption
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    DISPLAY,
    DISPLAY_LARGE,
    FIGURE,
    LEAD,
    SEMIBOLD,
    TITLE,
)

WORDS = "What stands in this line"


@pytest.fixture(autouse=True)
def larger(qtbot: QtBot) -> None:
    look().set_text_size("larger")


def placed(qtbot: QtBot, width: int, *widgets: QWidget) -> Line:
    line = Line(gap=0)
    qtbot.addWidget(line)
    for widget in widgets:
        line.add(widget)
    line.resize(width, 40)
    line.show()
    return line


def size_of(text: Text) -> int:
    return text.fitting_font().pixelSize()


def inked_rows(image: QImage) -> list[int]:
    ground = image.pixel(image.width() - 1, 0)
    across = range(image.width())
    return [y for y in range(image.height()) if any(image.pixel(x, y) != ground for x in across)]


@pytest.mark.parametrize("large_window", [False, True])
@pytest.mark.parametrize("size", [CAPTION, BODY, LEAD, TITLE, FIGURE, DISPLAY, DISPLAY_LARGE])
def test_no_letter_is_cut_at_the_height_of_a_line(
    qtbot: QtBot, size: int, large_window: bool
) -> None:
    if large_window:
        look().fit(3840, 2160)
    letters = "+12" if size == DISPLAY_LARGE else "ÁŐgjpqy"
    text = Text(letters, size=size, weight=SEMIBOLD, grows=False)
    qtbot.addWidget(text)
    line = text.sizeHint()
    text.resize(line.width() + 9, line.height())
    inked = inked_rows(text.grab().toImage())
    text.resize(line.width() + 9, 3 * line.height())
    assert len(inked) == len(inked_rows(text.grab().toImage()))


@pytest.mark.parametrize("size", [CAPTION, BODY, LEAD])
def test_no_letter_is_cut_at_the_height_of_two_lines(qtbot: QtBot, size: int) -> None:
    text = Text("Ággjpq Ággjpq", size=size, wraps=True)
    qtbot.addWidget(text)
    text.show()
    width = text.sizeHint().width() * 2 // 3
    text.resize(width, 9)
    text.resize(width, text.sizeHint().height())
    inked = inked_rows(text.grab().toImage())
    text.resize(width, 2 * text.height())
    assert len(inked) == len(inked_rows(text.grab().toImage()))


def test_an_empty_text_takes_no_width() -> None:
    assert Text().sizeHint().width() == 0
    assert Text().minimumSizeHint().width() == 0


def test_text_is_enlarged_where_it_fits(qtbot: QtBot) -> None:
    text = Text(WORDS)
    line = placed(qtbot, 600, text)
    assert size_of(text) == 21
    line.resize(text.width_of_text(), 40)
    assert size_of(text) == 15
    line.resize(600, 20)
    assert size_of(text) == 15


def test_a_caption_is_enlarged_only_where_there_is_room_to_spare(qtbot: QtBot) -> None:
    text = caption(WORDS)
    line = placed(qtbot, 600, text)
    line.resize(600, 24)
    assert size_of(text) == 18
    line.resize(600, text.minimumSizeHint().height())
    assert size_of(text) == 13
    line.resize(text.width_of_text(), 24)
    assert size_of(text) == 13


def test_wrapping_text_keeps_its_size_on_two_lines(qtbot: QtBot) -> None:
    text = Text(WORDS, wraps=True)
    line = placed(qtbot, text.width_of_text(), text)
    line.resize(line.width(), 60)
    assert text.sizeHint().height() == 56
    assert size_of(text) == 21


def test_wrapping_text_with_a_word_too_wide_for_its_line_is_not_enlarged(qtbot: QtBot) -> None:
    text = caption("Kraftwerksinstandhaltung 1", wraps=True)
    line = placed(qtbot, text.width_of_text() + 4, text)
    line.resize(line.width(), 60)
    assert size_of(text) == CAPTION
    assert not text.is_cut


def test_text_is_narrow_only_where_that_spares_a_line(qtbot: QtBot) -> None:
    text = caption(WORDS, wraps=True)
    line = placed(qtbot, text.narrow_width() + 1, text)
    narrow = text.fitting_font().family()
    line.resize(text.narrow_width() - 10, 60)
    assert text.fitting_font().family() != narrow


def test_no_text_is_cut_to_enlarge_another(qtbot: QtBot) -> None:
    text, button, box = Text(WORDS), Button("Press it"), CheckBox("Tick it")
    line = placed(qtbot, 2000, text, button, box)
    assert (size_of(text), button.text_size(), box.text_size()) == (21, 1.4, 1.4)
    line.resize(line.base_size_hint().width(), 40)
    assert text.width() >= text.width_of_text()
    assert (size_of(text), button.text_size(), box.text_size()) == (15, 1, 1)
    assert button.width() >= button.minimumSizeHint().width()


def test_a_paragraph_is_set_at_the_text_size_from_the_top(qtbot: QtBot) -> None:
    text = Text(WORDS * 4, is_paragraph=True)
    qtbot.addWidget(text)
    narrow, wide = (text.paragraph_height(text.text, width) for width in (100, 400))
    look().set_text_size("normal")
    assert narrow > wide > text.paragraph_height(text.text, 400) > 15
    text.resize(400, narrow)
    assert text.accessibleName() == text.text
    lower = text.grab(text.rect().adjusted(0, narrow // 2, 0, 0)).toImage()
    text.say("")
    assert lower == text.grab(text.rect().adjusted(0, narrow // 2, 0, 0)).toImage()


def test_only_the_first_letter_of_a_label_is_changed() -> None:
    assert capitalise("мастер") == "Мастер"
    assert capitalise("lehrling 2 auf USA") == "Lehrling 2 auf USA"
    assert capitalise("") == ""


def test_text_that_may_grow_asks_for_the_room_it_then_needs(qtbot: QtBot) -> None:
    text = Text(WORDS, wraps=True, grows=False)
    line = placed(qtbot, text.sizeHint().width(), text)
    small = line.sizeHint()
    text.let_grow(True)
    assert line.sizeHint().height() >= 2 * small.height()
    text.let_grow(False)
    assert line.sizeHint() == small


def test_a_longer_text_asks_for_more_room(qtbot: QtBot) -> None:
    text = Text("Ada")
    line = placed(qtbot, 100, text)
    before = line.sizeHint().width()
    text.say(WORDS)
    assert line.sizeHint().width() > before
