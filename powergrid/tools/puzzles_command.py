# SPDX-License-Identifier: MIT
"""Make puzzles, or check them.

`make` lets bots play, reviews their games, and keeps the positions in which a deep search finds one
move clearly the best. `check` searches the puzzles of a folder again, with other cards.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from powergrid.bots import reviewed, weighed
from powergrid.bots.levels import bot_named
from powergrid.bots.weighing import SAMPLES
from powergrid.bots.whole_game import play
from powergrid.box import BoxError, board_editions
from powergrid.play.errors import RecordError
from powergrid.puzzles import add, candidates, load_set, puzzle_of
from powergrid.puzzles.finding import QUESTIONS
from powergrid.puzzles.puzzle import MAX_PUZZLES
from powergrid.records import Record, Seat, Step, new_record
from powergrid.records.header import COLOURS, Header
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.pile import Pile
from powergrid.rules.setup import Cards
from powergrid.tools import interrupt
from powergrid.tools.arguments import EXIT_USAGE, add_json, add_number, add_seed
from powergrid.tools.progress_line import ProgressLine

_NAMES: Final = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif", "Femi")
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
"""Candidates of a game that are examined closely."""


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
    except (BoxError, RecordError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE


def _make(args: argparse.Namespace) -> int:
    known = load_set(args.folder)
    progress = ProgressLine("puzzles", max(1, args.count - len(known)))
    number = 0
    while len(known) < args.count:
        number += 1
        counts = Counter(puzzle.question for puzzle in known)
        wanted = [
            question
            for question in QUESTIONS.values()
            if counts[question] <= _MAX * (len(known) + 5)
        ]
        found = _from_game(args.folder, args.seed * 1_000_000 + number, args.samples, wanted)
        for _ in range(found):
            progress.step()
        known = load_set(args.folder)
    print(f"{len(known)} puzzles in {args.folder}; {number} games were played.")
    return 0


def _from_game(folder: Path, seed: int, samples: int, wanted: Sequence[str]) -> int:
    """Let bots play a game, keep its puzzles on the wanted questions, and return their number."""
    rng = Random(seed)
    board = rng.choices(list(_BOARDS), list(_BOARDS.values()))[0]
    edition = rng.choice(board_editions(board))
    players = rng.choices(list(_PLAYERS), list(_PLAYERS.values()))[0]
    levels = [rng.choice(_LEVELS) for _ in range(players)]
    seats = [Seat(_NAMES[seat], COLOURS[seat], level) for seat, level in enumerate(levels)]
    header = new_record(board, edition, seats, seed=seed).header
    steps = _played(header, levels, rng)
    states = [step.state for step in steps]
    moves = [(state, step.action) for state, step in zip(states, steps[1:], strict=False)]
    review = reviewed([(state, action) for state, action in moves if action], states[-1])
    kept: set[tuple[int, int]] = set()
    faults = [
        fault
        for fault in candidates(review, states, range(players))
        if QUESTIONS[states[fault.position].asks] in wanted
    ]
    for fault in faults[:_WITHIN]:
        state, done = states[fault.position], fault.done[0]
        moment = state.round, state.phase
        if len(kept) == _EACH or moment in kept:
            continue
        choice = weighed(state, done, samples=samples, seed=seed)
        if choice is None or not choice.is_clear:
            continue
        name = f"{board}-{seed}-{fault.position}"
        puzzle, record = puzzle_of(name, choice, done, header, steps[: fault.position + 1])
        if puzzle.done != 0:  # the deep search may find that what was done is best
            add(folder, puzzle, record)
            kept.add(moment)
    return len(kept)


def _played(header: Header, levels: Sequence[str], rng: Random) -> list[Step]:
    """Return the steps of a game among levels."""
    steps: list[Step] = []

    def watch(state: State, seat: int, action: Action | None, events: list[Event]) -> None:
        steps.append(Step(action, state.copy(), events, 0, []))

    cards = Cards(header.market, Pile(header.pile, header.pile_seed))
    bots = [bot_named(level) for level in levels]
    record = Record(header)
    game = record.game()
    play(game, cards, header.first_order, bots, rng, watch, record.closed(game))
    return steps


def _check(args: argparse.Namespace) -> int:
    """Search each puzzle again with other cards, and say which keep their answer."""
    puzzles = load_set(args.folder)
    if not puzzles:
        print(f"{args.folder}: there are no puzzles in this folder.", file=sys.stderr)
        return EXIT_USAGE
    progress = ProgressLine("puzzles", len(puzzles))
    rows = []
    for puzzle in puzzles:
        _, state = puzzle.position()
        best, *_ = puzzle.turns(state)[0]
        choice = weighed(state, best, samples=args.samples, seed=args.seed)
        is_same = choice is not None and choice.options[0].action == best
        rows.append({"id": puzzle.id, "margin": puzzle.margin, "stays": is_same})
        progress.step()
    stay = sum(bool(row["stays"]) for row in rows)
    if args.json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        if not row["stays"]:
            print(f"{row['id']}: another answer does better with other cards.")
    print(f"{stay} of {len(rows)} puzzles have the same answer with other cards.")
    return 0
