# SPDX-License-Identifier: MIT
"""Every text of the window is translated."""

import re
from pathlib import Path

import pytest

from powergrid.box import board_editions, board_ids, load_board
from powergrid.gui.settings.language import LANGUAGES
from powergrid.play.seats import NAMES
from powergrid.records import load
from powergrid.records.header import COLOURS
from powergrid.tools.views_of_record import VIEWS, open_view
from tests.languages.untranslated import KEYS, words_of

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[1] / "data/transcripts/human-germany-recharged-4p.json.gz"
OTHERS = ("bank", "marking")
"""Views of games that this is not."""


def names() -> set[str]:
    """Return the words in names of places, editions, files, languages and keys."""
    board = load_board("germany", "recharged")
    told = [city.name for city in board.cities] + [area.name for area in board.areas]
    told += [load_board(board, board_editions(board)[0]).name for board in board_ids()]
    told += ["Recharged", *LANGUAGES.values(), *NAMES]
    told += [file.name for file in RECORD.parent.iterdir()]
    return {word for name in told for word in re.findall(r"\w+", name)} | KEYS


@pytest.mark.parametrize("view", [view for view in VIEWS if view not in OTHERS])
@pytest.mark.usefixtures("crosses", "quick_reviews")
def test_a_view_shows_no_untranslated_text(view: str) -> None:
    window = open_view(view, load(RECORD), None, (1280, 800))
    words = words_of(window)
    known = names()
    assert words <= known | set(COLOURS), words - known
