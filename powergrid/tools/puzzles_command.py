# SPDX-License-Identifier: MIT
"""Make puzzles, or check them.

`make` lets bots play, reviews their games, and keeps the positions in which a deep search finds one
move clearly the best: moments at which somebody missed it, and some at which nobody did, so that no
question has the same answer too often. `check` searches the puzzles of a folder again, with other
cards.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from powergrid.analysis import compare_options, review_game
from powergrid.analysis.advice import quick_advice
from powergrid.analysis.comparison import SAMPLES
from powergrid.bots.levels import bot_named
from powergrid.bots.whole_game import play
from powergrid.box import FileError, board_editions
from powergrid.files.messages import counted
from powergrid.play.errors import RecordError
from powergrid.play.seats import NAMES
from powergrid.puzzles import add, candidates, load_set, puzzle_of
from powergrid.puzzles.finding import MIN_CHANCE, QUESTIONS
from powergrid.puzzles.puzzle import Puzzle
from powergrid.puzzles.puzzle_set import MAX_PUZZLES
from powergrid.records import Record, Seat, Step, new_record, played
from powergrid.records.header import COLOURS, Header
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn, Pass
from powergrid.rules.events import Event
from powergrid.tools import interrupt
from powergrid.tools.arguments import (
    EXIT_USAGE,
    add_json,
    add_number,
    add_seed,
    folder_to_write,
)
from powergrid.tools.progress_line import ProgressLine

EXIT_FAULTS: Final = 1
"""The exit code for puzzles whose answers do not fit their positions."""
_LEVELS: Final = ("learner", "regular", "planner", "thrifty", "expert")
_BOARDS: Final = {
    "germany": 5,
    "usa": 4,
    "central-europe": 2,
    "france": 1,
    "italy": 1,
    "benelux": 1,
}
"""How often games are played on each board; the value was trained on the first three."""
_PLAYERS: Final = {3: 3, 4: 5, 5: 3, 6: 1}
_EACH: Final = 2
"""Puzzles from one game at most."""
_MAX: Final = 0.4
"""The largest share of all puzzles that may ask the same question."""
_WITHIN: Final = 5
"""Candidates of a game that are examined closely, of those missed and of those found."""
_LEAD: Final = 0.06
"""How far ahead the answer's first estimate must be at a moment that nobody missed."""


class _Kind(NamedTuple):
    """What a puzzle asks, and whether its answer is to hold back: to pass, to build no more."""

    question: str
    holds_back: bool


class _Moment(NamedTuple):
    """A position in a game, and the move that was made there: for fuel, the whole turn."""

    position: int
    done: tuple[Action, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("what", choices=("make", "check"), help="what to do")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the puzzles are")
    add_number(parser, "--count", 1, MAX_PUZZLES, 100, "how many puzzles the folder should have")
    add_number(parser, "--samples", 8, 1000, SAMPLES, "how often each option is played on from")
    add_seed(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Make or check puzzles and return the exit code."""
    try:
        with interrupt.unwinding():
            return _make(args) if args.what == "make" else _check(args)
    except (FileError, RecordError, argparse.ArgumentTypeError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE


def _make(args: argparse.Namespace) -> int:
    known = load_set(args.folder)
    if len(known) < args.count:
        folder_to_write(args.folder)
    progress = ProgressLine("puzzles", max(1, args.count - len(known)))
    number = 0
    while len(known) < args.count:
        number += 1
        seed = args.seed * 1_000_000 + number
        for _ in range(_from_game(args.folder, seed, args.samples, _wanted(known))):
            progress.step()
        known = load_set(args.folder)
    found, games = counted(len(known), "puzzle"), counted(number, "game")
    print(f"{found} in {args.folder}; {games} played.")
    return 0


def _wanted(known: Sequence[Puzzle]) -> set[_Kind]:
    """Return the kinds of which a set may have more: of each question, half may hold back."""
    kinds = Counter(_kind_of(puzzle) for puzzle in known)
    found = set[_Kind]()
    for question in QUESTIONS.values():
        bold, careful = (kinds[_Kind(question, holds_back)] for holds_back in (False, True))
        if bold + careful <= _MAX * (len(known) + 5):
            found |= {_Kind(question, holds_back=False)} if bold <= careful else set()
            found |= {_Kind(question, holds_back=True)} if careful <= bold else set()
    return found


def _kind_of(puzzle: Puzzle) -> _Kind:
    return _Kind(puzzle.question, puzzle.options[0].line["type"] in ("pass", "end"))


def _kind_asked(state: State, answer: Action) -> _Kind | None:
    question = QUESTIONS.get(state.asks)
    return _Kind(question, isinstance(answer, Pass | EndTurn)) if question else None


def _from_game(folder: Path, seed: int, samples: int, wanted: Collection[_Kind]) -> int:
    """Let bots play a game, keep its puzzles of the wanted kinds, and return their number."""
    rng = Random(seed)
    board = rng.choices(list(_BOARDS), list(_BOARDS.values()))[0]
    edition = rng.choice(board_editions(board))
    players = rng.choices(list(_PLAYERS), list(_PLAYERS.values()))[0]
    levels = [rng.choice(_LEVELS) for _ in range(players)]
    seats = [Seat(NAMES[seat], COLOURS[seat], level) for seat, level in enumerate(levels)]
    header = new_record(board, edition, seats, seed=seed).header
    steps = _played(header, levels, rng)
    states = [step.state for step in steps]
    used: set[tuple[int, int]] = set()
    for position, done in [*_missed(steps, players)[:_WITHIN], *_found(steps, wanted)[:_WITHIN]]:
        state = states[position]
        moment = state.round, state.phase
        if len(used) == _EACH or moment in used:
            continue
        choice = compare_options(state, done, samples=samples, seed=seed)
        if choice is None or not choice.is_clear:
            continue
        if _kind_asked(state, choice.options[0].action) not in wanted:
            continue
        name = f"{board}-{seed}-{position}"
        puzzle, record = puzzle_of(name, choice, header, steps[: position + 1])
        add(folder, puzzle, record)
        used.add(moment)
    return len(used)


def _missed(steps: Sequence[Step], players: int) -> list[_Moment]:
    """Return the costliest mistakes of a game."""
    states = [step.state for step in steps]
    moves = [(move.before, move.action) for move in played(steps)]
    review = review_game(moves, states[-1])
    mistakes = candidates(review, states, range(players))
    return [_Moment(mistake.position, mistake.done) for mistake in mistakes]


def _found(steps: Sequence[Step], wanted: Collection[_Kind]) -> list[_Moment]:
    """Return the moves of the wanted kinds with the best first estimates, the clearest first."""
    leads: dict[_Moment, float] = {}
    for position, (before, after) in enumerate(pairwise(steps)):
        state, done = before.state, after.action
        if done is None or _kind_asked(state, done) not in wanted:
            continue
        best, *others = quick_advice(state)
        if best.action == done and others and best.chance >= MIN_CHANCE:
            lead = best.chance - max(other.chance for other in others)
            if lead >= _LEAD:
                leads[_Moment(position, (done,))] = lead
    return sorted(leads, key=lambda moment: -leads[moment])


def _played(header: Header, levels: Sequence[str], rng: Random) -> list[Step]:
    """Return the steps of a game among levels."""
    steps: list[Step] = []

    def watch(state: State, action: Action | None, events: list[Event]) -> None:
        steps.append(Step(action, state.copy(), events, 0, []))

    bots = [bot_named(level) for level in levels]
    record = Record(header)
    game = record.game()
    play(game, header.cards, header.first_order, bots, rng, watch, record.closed(game))
    return steps


def _check(args: argparse.Namespace) -> int:
    """Search each puzzle again with other cards, print the result and return the exit code."""
    puzzles = load_set(args.folder)
    if not puzzles:
        print(f"{args.folder}: there are no puzzles in this folder.", file=sys.stderr)
        return EXIT_USAGE
    progress = ProgressLine("puzzles", len(puzzles))
    rows = []
    for puzzle in puzzles:
        _, state = puzzle.position()
        turns = puzzle.turns(state)
        fits, is_same = all(turns), False
        if fits:
            choice = compare_options(state, turns[0], samples=args.samples, seed=args.seed)
            is_same = choice is not None and choice.done == 0
        rows.append({"id": puzzle.id, "margin": puzzle.margin, "fits": fits, "stays": is_same})
        progress.step()
    code = 0 if all(row["fits"] for row in rows) else EXIT_FAULTS
    if args.json:
        print(json.dumps(rows, indent=1))
        return code
    for row in rows:
        if not row["fits"]:
            print(f"{row['id']}: its answers do not fit its position.")
        elif not row["stays"]:
            print(f"{row['id']}: another answer does better with other cards.")
    stay = sum(bool(row["stays"]) for row in rows)
    print(f"Answers that stay the same with other cards: {stay} of {len(rows)}.")
    return code
