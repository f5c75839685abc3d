# SPDX-License-Identifier: MIT
"""Puzzles in the window: tried, explained and saved."""

import json
from contextlib import nullcontext
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.analysis import Reason, ReasonKind
from powergrid.files.places import resources_dir
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.power_grid.visits import PowerGridVisits
from powergrid.gui.shell.navigator import Navigator
from powergrid.play.errors import RecordError
from powergrid.puzzles import Puzzle, add, load_set
from powergrid.puzzles.course import PuzzleCourse, own_folder
from powergrid.records import PERSON, Record
from powergrid.records.summary import summary
from tests.puzzles.fuel import fuel_puzzle

SHIPPED = load_set(resources_dir() / "puzzles")


@pytest.fixture
def shown(visits: PowerGridVisits) -> Navigator:
    """Return a navigator with the first puzzle."""
    visits.show_puzzles()
    return visits.navigator


def table_in(navigator: Navigator) -> PuzzleTable:
    table = navigator.view
    assert isinstance(table, PuzzleTable)
    return table


def test_the_answer_is_shown_only_after_a_try_and_saved(shown: Navigator, qtbot: QtBot) -> None:
    table = table_in(shown)
    page, puzzle = table.page, table.puzzle
    assert not any("%" in button.text() for button in page.choices.values())
    assert not page.verdict.isVisible()
    missed = list(page.order).index(1) + 1
    with qtbot.waitSignal(page.answered) as answered:
        QTest.keyClick(table, getattr(Qt.Key, f"Key_{missed}"))
    assert answered.args == [False]
    assert page.verdict.isVisible()
    assert all("%" in button.text() for button in page.choices.values())
    assert page.other.text.startswith(f"{page.choices[1].text().partition(' · ')[2]}: ")
    assert page.choices[0].primary
    QTest.keyClick(table, Qt.Key.Key_1)
    assert page.chosen == 1, "a puzzle is answered once"
    kept = json.loads((own_folder() / "answers.json").read_text())
    assert kept["boxes"][puzzle.id]["box"] == 0
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table_in(shown).puzzle != puzzle


def test_the_plant_in_question_is_taken_from_the_market(shown: Navigator) -> None:
    table = table_in(shown)
    page, state = table.page, table.session.state
    while not state.bidders:
        page.next.click()
        table = table_in(shown)
        page, state = table.page, table.session.state
    assert page.card.plant is not None
    assert page.card.plant.number == state.lot == page.staging.shown_lot
    assert page.prospect.isVisible()


def test_the_best_answer_counts_as_right(shown: Navigator) -> None:
    table = table_in(shown)
    table.page.choices[0].click()
    assert PuzzleCourse(date.today(), pytest.fail).solved == 1  # noqa: DTZ011  # the player's day
    assert table.page.next.hasFocus()
    assert table.page.where.text.startswith("1 of ")


def test_enter_chooses_the_answer_with_the_focus_ring(shown: Navigator) -> None:
    table = table_in(shown)
    table.page.choices[1].setFocus()
    table.page.choices[1].show_focus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.page.chosen == 1


def test_a_message_takes_the_place_of_the_question_in_a_low_panel(shown: Navigator) -> None:
    shown.resize(1280, 800)
    page = table_in(shown).page
    while not page.is_low:
        page.next.click()
        page = table_in(shown).page
    assert page.title.isVisible()
    page.choices[0].click()
    assert not page.title.isVisible()
    page.head.inform("a message")
    assert page.message.isVisible()
    assert page.sure.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080)])
def test_a_notice_leaves_the_question_its_place(shown: Navigator, size: tuple[int, int]) -> None:
    shown.resize(*size)
    page = table_in(shown).page
    while not page.notice.text:
        page.next.click()
        page = table_in(shown).page
    assert page.title.isVisible()
    assert not page.head.notice.isVisible()


def test_a_puzzle_can_be_played_on_from_its_seat(shown: Navigator) -> None:
    table = table_in(shown)
    record = table.game_from_here("2026-11-22T12:00:00+00:00")
    people = [at for at, seat in enumerate(record.header.seats) if seat.player == PERSON]
    assert people == [table.session.state.seat]
    assert isinstance(record, Record)
    *_, last = record.moves
    assert last == table.record.moves[-1]
    assert summary(record).begins_in_middle, "it will not be rated"


def test_a_bid_above_the_minimum_is_an_answer_of_its_own(qtbot: QtBot) -> None:
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.question == "bid")
    bid, passing = puzzle.options
    jump = bid._replace(line={"type": "bid", "amount": 40}, chance=0.5)
    table = PuzzleTable(puzzle._replace(options=(passing, jump, bid), done=1), "")
    qtbot.addWidget(table)
    page = table.page
    offered = [page.choices[at].text() for at in page.order]
    assert offered == ["Pass", "Bid 32", "Bid 40"], "in an order that tells nothing"
    money, *_ = page.prospect.changes
    assert money.name == "Money", "a heading begins with a capital"
    assert money.after == str(table.session.state.money[table.session.state.seat] - 32)
    page.choices[0].click()
    assert any(text.text.endswith("In the game: Bid 40.") for text in page.findChildren(Text))


def test_the_reasons_of_the_option_chosen_are_told_too(qtbot: QtBot) -> None:
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.question == "bid")
    best, other = puzzle.options
    costs, keeps = Reason(ReasonKind.COSTS, 32), Reason(ReasonKind.KEEPS, 50)
    puzzle = puzzle._replace(
        options=(best._replace(reasons=(costs,)), other._replace(reasons=(keeps,)))
    )
    for chosen in (0, 1):
        table = PuzzleTable(puzzle, "")
        qtbot.addWidget(table)
        table.page.choices[chosen].click()
        assert table.page.why.text == "costs 32"
        assert table.page.other.text == "Pass: keeps 50 Elektro", "the next one, if it is right"


def test_all_houses_of_an_option_are_named(qtbot: QtBot) -> None:
    puzzle = next(puzzle for puzzle in SHIPPED if len(puzzle.options[0].then) == 1)
    table = PuzzleTable(puzzle, "")
    qtbot.addWidget(table)
    assert " and " in table.page.choices[0].text()
    table.page.choices[0].click()
    assert " and " in table.page.verdict.text


def test_ways_to_buy_fuel_are_offered_as_whole_turns(qtbot: QtBot, tmp_path: Path) -> None:
    table = PuzzleTable(fuel_puzzle(tmp_path), "")
    qtbot.addWidget(table)
    page = table.page
    assert page.title.text.endswith("is to buy fuel. What, if anything?")
    offered = [page.choices[at].text() for at in page.order]
    assert offered[0] == "Buy no more fuel", "in an order that tells nothing"
    assert len(set(offered)) == 3
    assert all(text.startswith("Buy ") for text in offered)


def test_options_too_wide_for_pairs_are_below_one_another(qtbot: QtBot, tmp_path: Path) -> None:
    table = PuzzleTable(fuel_puzzle(tmp_path), "")
    qtbot.addWidget(table)
    page = table.page
    widest = max(button.sizeHint().width() for button in page.choices.values())
    for width, are_paired in ((2 * widest + 60, True), (2 * widest - 10, False)):
        page.resize(width, 500)
        page.arrange()
        pair = page.choices[0].parentWidget()
        assert isinstance(pair, Line)
        assert pair.vertical != are_paired


def test_a_puzzle_explained_by_a_seat_that_is_not_there_is_refused(qtbot: QtBot) -> None:
    puzzle, *_ = SHIPPED
    _, state = puzzle.position()
    best, *others = puzzle.options
    for seat, is_there in ((state.game.players - 1, True), (state.game.players, False)):
        told = best._replace(reasons=(*best.reasons, Reason(ReasonKind.COSTS, 1, seat)))
        damaged = puzzle._replace(options=(told, *others))
        with nullcontext() if is_there else pytest.raises(RecordError, match="do not fit"):
            qtbot.addWidget(PuzzleTable(damaged, ""))


@pytest.fixture
def told(visits: PowerGridVisits, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that warnings are added to."""
    sentences: list[str] = []
    monkeypatch.setattr(visits.navigator, "warn", sentences.append)
    return sentences


def keep_unreadable(*names: str) -> None:
    """Keep puzzles of the player's own whose positions are missing."""
    shipped, *_ = SHIPPED
    record, _ = shipped.position()
    for name in names:
        puzzle = shipped._replace(id=name, file=own_folder() / f"{name}.powergrid.json.gz")
        add(own_folder(), puzzle, record)
        puzzle.file.unlink()


def test_own_puzzles_that_cannot_be_read_do_not_hide_the_others(
    visits: PowerGridVisits, told: list[str]
) -> None:
    keep_unreadable("one", "two")
    visits.show_puzzles()
    table = table_in(visits.navigator)
    assert table.puzzle == SHIPPED[0]
    (sentence,) = told
    assert "one.powergrid.json.gz" in sentence
    table.page.choices[0].click()
    assert " of 100 solved" in table.page.where.text, "they are not counted"


def test_the_next_puzzle_is_the_next_that_can_be_shown(
    shown: Navigator, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = table_in(shown)
    *_, last = SHIPPED
    readable = PuzzleTable.__init__

    def made(table: PuzzleTable, puzzle: Puzzle, where: str) -> None:
        if puzzle.id not in (first.puzzle.id, last.id):
            raise RecordError("it is gone.")
        readable(table, puzzle, where)

    monkeypatch.setattr(PuzzleTable, "__init__", made)
    first.page.next.click()
    assert table_in(shown).puzzle == last
    table_in(shown).page.next.click()
    assert table_in(shown).puzzle == first.puzzle
    assert told == ["It is gone."]


def test_without_a_puzzle_that_can_be_shown_nothing_opens(
    visits: PowerGridVisits, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = visits.navigator.count()
    monkeypatch.setattr("powergrid.puzzles.course.resources_dir", own_folder)
    visits.show_puzzles()
    keep_unreadable("one")
    visits.show_puzzles()
    assert len(told) == 2
    assert visits.navigator.count() == before
