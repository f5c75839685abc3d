# SPDX-License-Identifier: MIT
"""The chapters as data: they fit their record, and every mistake is one sentence."""

import shutil
from pathlib import Path

import pytest

from powergrid.box import FileError
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids, tutorial_dir
from powergrid.gui.power_grid.tutorial.chapters import read_chapter, read_chapter_file
from powergrid.gui.power_grid.tutorial.course import Course, course_of
from powergrid.gui.power_grid.tutorial.figures import with_figures
from powergrid.gui.power_grid.tutorial.wanted import Pattern, Wanted
from powergrid.records import Seat
from powergrid.rules import legal
from powergrid.rules.actions import Action, BuyFuel, EndTurn, OpenAuction

MAX_WORDS = 45
CHAPTER = """\
title: Small
picture: board
record: game.powergrid.json
steps:
  - at: 0
    look: [own, card 10]
    text: You own {money}.
  - look: [action]
    do:
      - {type: open, plant: 10, bid: 10}
    text: Open plant 10.
    other:
      - when: {type: open, plant: 8}
        text: Not that one.
  - at: 23
    do:
      - {type: buy, fuel: coal, amount: 2}
      - {type: end}
    text: Buy coal.
  - do:
      - {type: build, city: essen}
    text: Build.
  - text: Well done.
"""
BROKEN = [
    ("title: Small", "title: [Small]", "line 1 (title)", "not text"),
    ("title: Small\n", "", "line 1 (title)", "missing"),
    ("title: Small", "title: &a Small", "line 1", "anchor"),
    ("title: Small", "title: " + "[" * 40, "line 1", "levels deep"),
    ("title: Small", "title: Small\nauthor: me", "line 2 (author)", "not known"),
    ("picture: board", "picture: sky", "line 2 (picture)", "not one of plants"),
    ("game.powergrid.json", "../game.json", "line 3 (record)", "plain file name"),
    ("game.powergrid.json", "none.json", "line 3 (record)", "none.json"),
    ("game.powergrid.json", "broken.json", "line 3 (record)", "broken.json"),
    ("- at: 0\n    look", "- look", "line 5 (steps, entry 1)", "where it begins"),
    ("at: 0", "at: -1", "line 5 (steps, entry 1, at)", "not a whole number"),
    ("at: 23", "at: 5", "line 15 (steps, entry 3, at)", "no action of the record"),
    ("at: 23", "at: 40000", "line 15 (steps, entry 3, at)", "no action of the record"),
    ("  - text: Well done.\n", "", "line 21 (steps, entry 4, do)", "only read"),
    ("[action]", "[sky]", "line 8 (steps, entry 2, look)", "cannot be looked at"),
    ("[action]", "[card]", "line 8 (steps, entry 2, look)", "cannot be looked at"),
    ("[action]", "[[own]]", "line 8 (steps, entry 2, look)", "not a short text"),
    ("card 10", "card 11", "line 6 (steps, entry 1, look)", 'no card "11"'),
    ("card 10", "city rome", "line 6 (steps, entry 1, look)", 'no city "rome"'),
    ("card 10", "fuel wood", "line 6 (steps, entry 1, look)", 'no fuel "wood"'),
    ("{money}", "{gold}", "line 7 (steps, entry 1, text)", 'no figure "gold"'),
    ("{money}", "{pay[99]}", "line 7 (steps, entry 1, text)", 'no figure "pay[99]"'),
    ("{money}", "{money.real}", "line 7 (steps, entry 1, text)", "no figure"),
    ("{money}", "{money:>99999999}", "line 7 (steps, entry 1, text)", "no figure"),
    ("{money}", "{money", "line 7 (steps, entry 1, text)", "no figure"),
    ("{money}", "x" * 500, "line 7 (steps, entry 1, text)", "1 to 400 characters"),
    ("type: open, plant: 10", "type: steal, plant: 10", "entry 1, type)", "not one of open"),
    ("plant: 10, bid: 10", "city: essen", "entry 1, city)", "no such thing"),
    ("plant: 10, bid: 10", "plant: 8", "line 10 (steps, entry 2, do)", "something else"),
    ("plant: 10, bid: 10", "plant: ten", "entry 1, plant)", "not a whole number"),
    ("fuel: coal, amount: 2", "fuel: coal, amount: 3", "entry 3, do)", "something else"),
    ("fuel: coal", "fuel: wood", "entry 1, fuel)", "not one of coal"),
    ("city: essen", "city: rome", "entry 1, city)", "no such city"),
    ("when: {type: open, plant: 8}", "when: 8", "other, entry 1, when)", "mapping"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(tutorial_dir() / "game.powergrid.json", tmp_path)
    (tmp_path / "broken.json").write_text('{"header": ')
    return tmp_path


def course_in(folder: Path, text: str) -> Course:
    file = folder / "small.yaml"
    file.write_text(text)
    return course_of(read_chapter_file(file))


def test_a_chapter_finds_the_places_of_its_steps(folder: Path) -> None:
    course = course_in(folder, CHAPTER)
    assert [task.start for task in course.tasks] == [0, 0, 14, 23, 24]
    assert [task.done for task in course.tasks] == [0, 1, 17, 24, 24]
    assert course.tasks[1].end == 3  # the rivals bid and pass
    text = "{money}, {name[1]}, {price[coal]}"
    assert with_figures(text, course.states[14], _seats(course), 0) == "38, Bruno, 2"


@pytest.mark.parametrize(("old", "new", "where", "what"), BROKEN)
def test_a_mistake_is_reported_in_one_sentence(
    folder: Path, old: str, new: str, where: str, what: str
) -> None:
    assert old in CHAPTER
    with pytest.raises(FileError) as caught:
        course_in(folder, CHAPTER.replace(old, new, 1))
    text = str(caught.value)
    assert text.startswith(f"{folder}/small.yaml, line ")
    assert where in text
    assert what in text
    assert text.endswith(".")
    assert "\n" not in text


def test_random_bytes_are_reported_in_one_sentence(folder: Path) -> None:
    (folder / "small.yaml").write_bytes(bytes(range(256)) * 40)
    with pytest.raises(FileError, match=r"small\.yaml"):
        read_chapter_file(folder / "small.yaml")
    with pytest.raises(FileError, match="no such file"):
        read_chapter_file(folder / "nowhere.yaml")


def test_tokens_may_be_bought_bit_by_bit_before_the_turn_ends() -> None:
    wanted = Wanted([Pattern(BuyFuel, {"fuel": 0, "amount": 3}), Pattern(EndTurn, {})])
    assert not wanted.take(EndTurn())
    assert not wanted.take(BuyFuel(1, 1))
    assert not wanted.take(BuyFuel(0, 4))
    assert wanted.take(BuyFuel(0, 2))
    assert not wanted.take(BuyFuel(0, 2))
    assert wanted.take(BuyFuel(0, 1))
    assert wanted.take(EndTurn())
    assert wanted.is_met
    assert not wanted.take(EndTurn())


def test_a_pattern_matches_any_value_it_does_not_name() -> None:
    pattern = Pattern(OpenAuction, {"plant": 10})
    assert pattern.matches(OpenAuction(10, 10))
    assert pattern.matches(OpenAuction(10, 30))
    assert not pattern.matches(OpenAuction(8, 10))
    assert not pattern.matches(EndTurn())


@pytest.mark.parametrize("chapter", chapter_ids())
def test_texts_are_short_and_answers_possible(chapter: str) -> None:
    course = course_of(read_chapter(chapter))
    assert 6 <= len(course.tasks) <= 10
    for task in course.tasks:
        state = course.states[task.start]
        for text in (task.step.text, *(text for _, text in task.reactions)):
            words = with_figures(text, state, _seats(course), course.seat).split()
            assert len(words) <= MAX_WORDS
        strays = [a for a in _answers(course, task.start) if not Wanted(task.wanted).take(a)]
        for pattern, text in task.reactions:
            assert pattern is None or any(map(pattern.matches, strays)), text


def _answers(course: Course, position: int) -> list[Action]:
    return list(legal(course.states[position]))


def _seats(course: Course) -> tuple[Seat, ...]:
    return course.record.header.seats
