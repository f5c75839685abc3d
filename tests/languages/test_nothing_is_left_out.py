# SPDX-License-Identifier: MIT
"""Every text of the window is translated: none is shown as it is in the source."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from powergrid.box import board_editions, board_ids, load_board
from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.power_grid.game.new_game import NAMES
from powergrid.gui.settings.language import LANGUAGES
from powergrid.records import load
from powergrid.records.header import COLOURS
from powergrid.tools.views_of_record import VIEWS, open_view

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[1] / "data/transcripts/human-germany-recharged-4p.json.gz"
OTHERS = ("bank", "marking")
"""Views of games that this is not."""
KEYS = frozenset(("Alt", "Backspace", "Ctrl", "Del", "Down", "End", "Enter", "Esc", "Home", "Left"))
KEYS |= {"PgDown", "PgUp", "Return", "Right", "Shift", "Space", "Tab", "Up", "AM", "PM"}


class CrossTranslator(QTranslator):
    """Translates every letter into a cross and keeps placeholders."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        parts = re.split(r"(\{[^}]*\}|%n|%\d)", source)
        text = "".join(one if at % 2 else re.sub(r"\w", "×", one) for at, one in enumerate(parts))
        return text.replace("%n", str(n)) if n >= 0 else text

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def crosses(qapp: object) -> Iterator[None]:
    translator = CrossTranslator()
    QCoreApplication.installTranslator(translator)
    screen_reader.serve()
    yield
    announcer().announced.disconnect(screen_reader.hand_on)
    QCoreApplication.removeTranslator(translator)


def names() -> set[str]:
    """Return the words that are names: of places, editions, files, languages, keys."""
    board = load_board("germany", "recharged")
    told = [city.name for city in board.cities] + [area.name for area in board.areas]
    told += [load_board(one, board_editions(one)[0]).name for one in board_ids()]
    told += ["Recharged", *LANGUAGES.values(), *NAMES]
    told += [file.name for file in RECORD.parent.iterdir()]
    return {word for name in told for word in re.findall(r"\w+", name)} | KEYS


@pytest.mark.parametrize("view", [view for view in VIEWS if view not in OTHERS])
def test_a_view_shows_no_untranslated_text(view: str, crosses: None) -> None:
    window = open_view(view, load(RECORD), None, (1280, 800))
    for _ in range(3):
        QCoreApplication.processEvents()
    said = [
        text for node in nodes(window) for text in (node.name, node.value, node.description) if text
    ]
    window.close()
    assert said
    known = names()
    words = {word for text in said for word in re.findall(r"[^\W\d_]{2,}", text)} - set(COLOURS)
    assert words <= known, words - known
