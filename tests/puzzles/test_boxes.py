# SPDX-License-Identifier: MIT
"""When puzzles come back."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path

import pytest

from powergrid.files.messages import FileError
from powergrid.puzzles.boxes import DAYS, Boxes

TODAY = date(2026, 11, 22)


def test_a_missed_puzzle_comes_back_tomorrow_and_a_solved_one_later_and_later(
    tmp_path: Path,
) -> None:
    file = tmp_path / "new" / "answers.json"
    boxes, day = Boxes(file), TODAY
    assert boxes.card("a") is None
    assert not boxes.is_due("a", TODAY)
    due = boxes.answer("a", day, is_right=False).due
    waits = [(due - day).days]
    for _ in range(6):
        assert not boxes.is_due("a", due - timedelta(days=1))
        assert boxes.is_due("a", due)
        day, due = due, Boxes(file).answer("a", due, is_right=True).due
        boxes = Boxes(file)
        waits.append((due - day).days)
    assert waits == [*DAYS, DAYS[-1]]
    assert boxes.answer("a", due, is_right=False).due == due + timedelta(days=DAYS[0])


def test_a_puzzle_solved_before_it_is_due_keeps_its_date(tmp_path: Path) -> None:
    boxes = Boxes(tmp_path / "answers.json")
    card = boxes.answer("a", TODAY, is_right=True)
    assert (card.due - TODAY).days == DAYS[1], "right the first time"
    assert boxes.answer("a", TODAY, is_right=True) == card


def test_what_was_answered_under_a_wrong_clock_comes_back(tmp_path: Path) -> None:
    boxes = Boxes(tmp_path / "answers.json")
    boxes.answer("a", TODAY + timedelta(days=9000), is_right=True)
    assert boxes.is_due("a", TODAY)
    card = boxes.answer("a", TODAY, is_right=True)
    assert (card.due - TODAY).days == DAYS[card.box]


def test_two_windows_keep_each_others_answers(tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    one, other = Boxes(file), Boxes(file)
    first = one.answer("a", TODAY, is_right=True)
    second = other.answer("b", TODAY, is_right=False)
    assert [Boxes(file).card(puzzle) for puzzle in "ab"] == [first, second]
    file.write_text("damaged")
    third = one.answer("c", TODAY, is_right=True)
    assert [Boxes(file).card(puzzle) for puzzle in "ac"] == [first, third]


def test_two_windows_can_answer_at_the_same_moment(tmp_path: Path) -> None:
    file = tmp_path / "answers.json"

    def answer(window: str) -> list[str]:
        boxes, names = Boxes(file), [f"{window}{number}" for number in range(100)]
        for name in names:
            boxes.answer(name, TODAY, is_right=True)
        return names

    with ThreadPoolExecutor(2) as windows:
        names = [name for some in windows.map(answer, "ab") for name in some]
    kept = Boxes(file)
    assert [name for name in names if kept.card(name) is None] == []
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "text", ["", "[]", '{"boxes": {"a": {"box": 9, "due": "2026-01-01"}}}', '{"boxes": {"a": 1}}']
)
def test_a_damaged_file_is_reported(text: str, tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    file.write_text(text)
    with pytest.raises(FileError):
        Boxes(file)
