# SPDX-License-Identifier: MIT
"""The puzzles that come with the game, and how puzzles are found and kept."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from powergrid.analysis import Advice, Comparison, compare_options
from powergrid.analysis.fuel_turns import fuel_turns
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.reasons import Reason, ReasonKind, reasons
from powergrid.analysis.review import Mistake, Review
from powergrid.files.messages import FileError
from powergrid.files.places import resources_dir
from powergrid.puzzles import Puzzle, add, candidates, load_set, puzzle_of
from powergrid.puzzles.course import PuzzleCourse, own_folder
from powergrid.puzzles.puzzle_set import LIST
from powergrid.records import Step, replay
from powergrid.records.header import Header
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action, Bid, BuyFuel, EndTurn, OpenAuction, Pass
from powergrid.rules.state import BUYING_FUEL
from tests.bots.planned import asked
from tests.gui.tables import a_record
from tests.puzzles.fuel import fuel_puzzle, turns_that_begin_alike

SHIPPED = load_set(resources_dir() / "puzzles")


def test_many_puzzles_ship_and_each_has_one_clear_answer() -> None:
    assert len(SHIPPED) >= 100
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    for puzzle in SHIPPED:
        best, second, *_ = puzzle.options
        assert best.chance - second.chance >= 0.06 - 0.002, puzzle.id
        assert puzzle.margin - puzzle.error >= 0.03 - 0.002, puzzle.id
        assert puzzle.error > 0, "its samples differ"
        assert puzzle.first_margin >= 0, "both ways of judging agree"
        assert puzzle.file.is_file()


@pytest.mark.parametrize("question", ["open", "bid", "build"])
def test_no_question_can_be_answered_without_looking(question: str) -> None:
    answers = [puzzle.options[0].line["type"] for puzzle in SHIPPED if puzzle.question == question]
    holding_back = sum(answer in ("pass", "end") for answer in answers)
    assert len(answers) >= 15
    assert 0.4 <= holding_back / len(answers) <= 0.6


@pytest.mark.parametrize("puzzle", SHIPPED[::12], ids=lambda puzzle: puzzle.id)
def test_every_option_of_a_puzzle_is_legal_in_its_position(puzzle: Puzzle) -> None:
    record, state = puzzle.position()
    assert not record.is_finished
    actions = [action for action, *_ in puzzle.turns(state)]
    assert all(action in legal(state) for action in actions)
    assert len(set(actions)) == len(actions)


BUILDING = [puzzle for puzzle in SHIPPED if puzzle.question == "build"]


@pytest.mark.parametrize("puzzle", BUILDING, ids=lambda puzzle: puzzle.id)
def test_every_house_that_the_figures_count_is_named(puzzle: Puzzle) -> None:
    _, state = puzzle.position()
    for option, turn in zip(puzzle.options, puzzle.turns(state), strict=True):
        assert reasons(state, state_after(state, turn)) == option.reasons


def a_choice() -> tuple[Comparison, Header, list[Step]]:
    record = a_record(3, edition="classic")
    (step,) = replay(record)
    market = step.state.market
    options = tuple(
        Advice(OpenAuction(plant, plant), chance, (Reason(ReasonKind.COSTS, plant),))
        for plant, chance in zip(market, (0.5, 0.3), strict=False)
    )
    return Comparison(options, 0.2, 0.05, 0.1, 32, done=1), record.header, [step]


def test_a_puzzle_is_kept_with_its_position(tmp_path: Path) -> None:
    choice, header, steps = a_choice()
    puzzle, record = puzzle_of("one", choice, header, steps)
    add(tmp_path, puzzle, record)
    add(tmp_path, puzzle, record)
    (kept,) = load_set(tmp_path)
    assert kept == puzzle._replace(file=tmp_path / puzzle.file.name)
    assert kept.done == 1
    _, state = kept.position()
    assert kept.turns(state) == [(option.action,) for option in choice.options]


def test_two_programs_can_add_puzzles_at_the_same_moment(tmp_path: Path) -> None:
    puzzle = SHIPPED[0]
    record, _ = puzzle.position()

    def add_some(program: str) -> None:
        for number in range(20):
            name = f"{program}{number}"
            add(tmp_path, puzzle._replace(id=name, file=tmp_path / f"{name}.json"), record)

    with ThreadPoolExecutor(2) as programs:
        list(programs.map(add_some, "ab"))
    assert len(load_set(tmp_path)) == 40


def test_all_houses_of_an_option_are_kept(tmp_path: Path) -> None:
    puzzle = next(puzzle for puzzle in BUILDING if puzzle.options[0].then)
    record, state = puzzle.position()
    turns = puzzle.turns(state)
    options = tuple(
        Advice(first, option.chance, option.reasons, then=tuple(then))
        for option, (first, *then) in zip(puzzle.options, turns, strict=True)
    )
    choice = Comparison(
        options, puzzle.margin, puzzle.error, puzzle.first_margin, puzzle.samples, puzzle.done
    )
    steps = list(replay(record))
    add(tmp_path, *puzzle_of(puzzle.id, choice, record.header, steps))
    (kept,) = load_set(tmp_path)
    assert kept == puzzle._replace(file=tmp_path / puzzle.file.name)
    assert kept.turns(state) == turns
    best, *others = kept.options
    damaged = kept._replace(options=(best._replace(then=(best.line,)), *others))
    assert damaged.turns(state)[0] == (), "that city is connected by then"


def test_houses_that_follow_are_weighed_and_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in BUILDING if puzzle.options[0].then)
    _, state = puzzle.position()
    monkeypatch.setattr(
        "powergrid.analysis.comparison.playouts",
        lambda _, actions, rng: cycle([(0.5,) * len(actions), (0.4,) * len(actions)]),
    )
    choice = compare_options(state, samples=2)
    assert choice is not None
    assert any(option.then for option in choice.options)
    for option in choice.options:
        assert option.reasons == reasons(state, state_after(state, (option.action, *option.then)))


def test_a_bid_is_kept_with_its_amount(tmp_path: Path) -> None:
    record = a_record(3)
    opening, *_ = replay(record)
    low = OpenAuction(opening.state.market[0], opening.state.market[0])
    state = opening.state.copy()
    events = apply(state, low, record.deal())
    steps = [opening, Step(low, state, events, 0, [])]
    raised, jump = Bid(low.bid + 1), Bid(low.bid + 9)
    for done, others, at in (
        (jump, (Pass(), raised), steps),
        (OpenAuction(low.plant, low.bid + 9), (low,), steps[:1]),
    ):
        actions = (*others, done)
        options = tuple(Advice(action, 0.5, ()) for action in actions)
        choice = Comparison(options, 0.2, 0.05, 0.1, 24, actions.index(done))
        add(tmp_path, *puzzle_of("one", choice, record.header, at))
        (kept,) = load_set(tmp_path)
        assert kept.turns(kept.position()[1]) == [(action,) for action in actions]
        assert actions[kept.done] == done


@pytest.mark.parametrize(
    ("options", "done"),
    [((0, 1, 1), 1), ((0,), 0), ((0, 1), 2)],
    ids=["an answer twice, as in 0.2.0", "one answer", "what was done is missing"],
)
def test_a_puzzle_without_a_clear_choice_is_left_out(
    tmp_path: Path, options: tuple[int, ...], done: int
) -> None:
    choice, header, steps = a_choice()
    for name in ("one", "two"):
        add(tmp_path, *puzzle_of(name, choice, header, steps))
    one, two = json.loads((tmp_path / LIST).read_text())
    one |= {"options": [one["options"][option] for option in options], "done": done}
    (tmp_path / LIST).write_text(json.dumps([one, two]))
    assert [puzzle.id for puzzle in load_set(tmp_path)] == ["two"]


def test_a_damaged_list_is_reported_in_a_sentence(tmp_path: Path) -> None:
    choice, header, steps = a_choice()
    puzzle, record = puzzle_of("one", choice, header, steps)
    add(tmp_path, puzzle, record)
    entry = json.loads((tmp_path / LIST).read_text())[0]
    for wrong in (
        {"record": "../one"},
        {"record": ""},
        {"options": [1]},
        {"margin": 7},
        {"id": ""},
    ):
        (tmp_path / LIST).write_text(json.dumps([entry | wrong]))
        with pytest.raises(FileError):
            load_set(tmp_path)


def test_due_puzzles_come_first_then_own_ones_then_answered_ones() -> None:
    choice, header, steps = a_choice()
    for name in ("own", "missed"):
        add(own_folder(), *puzzle_of(name, choice, header, steps))
    today = date(2026, 11, 22)
    course = PuzzleCourse(today, pytest.fail)
    first = course.puzzles[2].id
    course.boxes.answer("missed", today.replace(day=1), is_right=False)
    course.boxes.answer(first, today, is_right=True)
    course = PuzzleCourse(today, pytest.fail)
    assert [puzzle.id for puzzle in course.puzzles[:2]] == ["missed", "own"]
    assert course.puzzles[-1].id == first
    assert (course.solved, course.due) == (1, 1)


def test_damaged_answers_are_kept_aside_and_reported(tmp_path: Path) -> None:
    own_folder().mkdir(parents=True)
    (own_folder() / "answers.json").write_text("?")
    told: list[str] = []
    course = PuzzleCourse(date(2026, 11, 22), told.append)
    course.boxes.answer("a", course.today, is_right=True)
    assert len(told) == 1
    assert (own_folder() / "answers.damaged.json").read_text() == "?"


def test_damaged_answers_that_cannot_be_kept_aside_are_reported_too() -> None:
    (own_folder() / "answers.damaged.json").mkdir(parents=True)
    (own_folder() / "answers.json").write_text("?")
    told: list[str] = []
    course = PuzzleCourse(date(2026, 11, 22), told.append)
    assert len(told) == 1
    assert course.puzzles
    assert course.boxes.card(course.puzzles[0].id) is None


def test_mistakes_of_the_given_seats_are_considered_costliest_first() -> None:
    (step,) = replay(a_record(3))
    move = (OpenAuction(4, 4),)

    def mistake(seat: int, cost: float, best: float = 0.5) -> Mistake:
        return Mistake(0, seat, 0, move, best - cost, move, best, ())

    mistakes = (mistake(0, 0.06), mistake(0, 0.2), mistake(1, 0.3), mistake(0, 0.06, 0.07))
    found = candidates(Review((), mistakes), [step.state], [0])
    assert found == [mistakes[1], mistakes[0]]


@pytest.mark.slow
def test_a_search_with_many_samples_judges_the_options() -> None:
    (step,) = replay(a_record(3, seed=3))
    done = OpenAuction(step.state.market[0], step.state.market[0] + 1)
    choice = compare_options(step.state, [done], samples=2)
    assert choice is not None
    chances = [option.chance for option in choice.options]
    assert chances == sorted(chances, reverse=True)
    assert choice.margin == pytest.approx(chances[0] - chances[1])
    assert choice.options[choice.done].action == done, "what was done is compared too"


def test_whole_turns_of_fuel_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    state = max(asked([BUYING_FUEL]), key=lambda state: len(fuel_turns(state, ())))
    ways = list[Sequence[Action]]()

    def played(_: State, chosen: Sequence[Sequence[Action]], rng: Random) -> Iterator[object]:
        ways[:] = chosen
        return cycle([tuple(0.5 - 0.1 * at for at in range(len(chosen))), (0.4,) * len(chosen)])

    monkeypatch.setattr("powergrid.analysis.comparison.playouts", played)
    *purchases, _ = fuel_turns(state, ())[0]
    tokens = [
        BuyFuel(buy.fuel, 1)
        for buy in purchases
        if isinstance(buy, BuyFuel)
        for _ in range(buy.amount)
    ]
    choice = compare_options(state, [*reversed(tokens), EndTurn()], samples=2)
    assert choice is not None
    assert choice.margin == pytest.approx(0.05), "0.1 ahead in one sample and equal in the other"
    assert choice.error == pytest.approx(1.96 * 0.05)
    assert len(ways) == len(set(map(tuple, ways))) > 2
    assert all(way[-1] == EndTurn() for way in ways)
    for option, way in zip(choice.options, ways, strict=True):
        bought = [action for action in (option.action, *option.then) if action != EndTurn()]
        assert [*bought, EndTurn()] == [*way]
        assert option.reasons == reasons(state, state_after(state, (option.action, *option.then)))
    done = choice.options[choice.done]
    assert [done.action, *done.then] == purchases, "what was bought token by token"


def test_a_puzzle_about_fuel_is_kept_with_whole_turns(tmp_path: Path) -> None:
    puzzle = fuel_puzzle(tmp_path)
    assert (puzzle.question, puzzle.done) == ("fuel", 2)
    _, state = puzzle.position()
    assert puzzle.turns(state) == [turn[:-1] or turn for turn in turns_that_begin_alike(state)]
