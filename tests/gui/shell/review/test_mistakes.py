# SPDX-License-Identifier: MIT
"""The costliest move is first, of everybody or of one seat."""

from typing import NamedTuple

from PySide6.QtCore import Qt

from powergrid.gui.shell.review.mistakes import EVERYBODY, MistakeModel, MistakeRow


class Costly(NamedTuple):
    """A costly move as a review returns it."""

    seat: int
    position: int
    cost: float


def row(seat: int, position: int, cost: float) -> MistakeRow:
    words = f"−{cost}", "Round 1 · Phase 2", "Passed", "Better: buy plant 5 · it is cheap"
    return MistakeRow(Costly(seat, position, cost), *words)


def test_the_costliest_move_is_first_of_everybody_or_of_one_seat() -> None:
    model = MistakeModel([row(0, 4, 2.0), row(1, 9, 8.0), row(0, 12, 5.0)])

    def positions() -> list[int]:
        return [row.mistake.position for row in model.rows]

    assert positions() == [9, 12, 4]
    model.show_seat(0)
    assert (positions(), model.rowCount()) == ([12, 4], 2)
    model.show_seat(EVERYBODY)
    assert positions() == [9, 12, 4]


def test_a_screen_reader_hears_all_of_a_row() -> None:
    model = MistakeModel([row(0, 4, 2.0)])
    first = model.index(0, 0)
    text = "Round 1 · Phase 2. −2.0. Passed. Better: buy plant 5 · it is cheap"
    assert first.data() == first.data(Qt.ItemDataRole.ToolTipRole) == text
