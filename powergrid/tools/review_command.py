# SPDX-License-Identifier: MIT
"""Review a finished game: every seat's chance of winning, and the costliest moves.

The cost of mistakes is added up for auctions, fuel, building and running; luck with cards is apart.
The chances are the first estimate of the strongest level, which knows no hidden card. A move that
seems at least 2 points worse than that level's own is played on from up to eight times, with other
cards each time, and listed with the smaller cost of the two.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from powergrid.analysis import (
    Mistake,
    MistakeKind,
    Review,
    Tally,
    join_reviews,
    review_turn,
    tallies,
    turns,
)
from powergrid.box import FileError
from powergrid.gui.power_grid.words.advice import action_words, mistake_row, percent
from powergrid.records import RecordError, Seat, load, played, replay
from powergrid.records.purchases import with_whole_purchases
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.tools.arguments import EXIT_FAILED
from powergrid.tools.progress_line import ProgressLine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, plain or gzip")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Review the record and return the exit code."""
    try:
        record = load(args.record)
        steps = with_whole_purchases(replay(record))
    except (RecordError, FileError) as error:
        print(error, file=sys.stderr)
        return EXIT_FAILED
    states = [step.state for step in steps]
    if not states[-1].is_over:
        print(f"The game in {args.record} is not over: finish it first.", file=sys.stderr)
        return EXIT_FAILED
    moves = [(move.before, move.action) for move in played(steps)]
    result = _review(moves, states[-1])
    seats = record.header.seats
    if args.json:
        print(json.dumps(_facts(result, states, seats)))
    else:
        parts = (_curve, _tallies, _mistakes)
        print("\n\n".join("\n".join(part(result, states, seats)) for part in parts))
    return 0


def _review(moves: Sequence[tuple[State, Action]], end: State) -> Review:
    found = turns(moves, end)
    progress = ProgressLine("turns", len(found))
    parts = []
    for turn in found:
        parts.append(review_turn(turn))
        progress.step()
    return join_reviews(parts, len(moves), end)


def _curve(result: Review, states: Sequence[State], seats: Sequence[Seat]) -> list[str]:
    """Return the chances at the start of each round and at the end."""
    widths = [max(6, len(seat.name)) for seat in seats]
    names = "  ".join(f"{seat.name:>{wide}}" for seat, wide in zip(seats, widths, strict=True))
    lines, round_ = [f"round  {names}"], 0
    for position, chances in result.chances:
        state = states[position]
        if state.round == round_ and not state.is_over:
            continue
        round_ = state.round
        label = "end" if state.is_over else str(round_)
        cells = [f"{percent(c):>{w - 2}} %" for c, w in zip(chances, widths, strict=True)]
        lines.append(f"{label:>5}  {'  '.join(cells)}")
    return lines


def _tallies(result: Review, states: Sequence[State], seats: Sequence[Seat]) -> list[str]:
    """Return what each kind of mistake and the cards cost each seat, in points of chance."""
    lines = ["lost by  " + "".join(f"{kind:>10}" for kind in (*MistakeKind, "cards"))]
    for player, tally in zip(seats, _tallied(result, states), strict=True):
        costs = [*tally.costs.values(), -tally.luck]
        lines.append(f"{player.name:<9.9}" + "".join(f"{percent(cost):>10}" for cost in costs))
    return lines


def _tallied(result: Review, states: Sequence[State]) -> list[Tally]:
    phases = {at: state.phase for at, state in enumerate(states)}
    return tallies(result, phases, states[0].game.players)


def _mistakes(result: Review, states: Sequence[State], seats: Sequence[Seat]) -> list[str]:
    """Return each seat's costly moves, costliest first."""
    lines = []
    for seat, player in enumerate(seats):
        mistakes = [mistake for mistake in result.mistakes if mistake.seat == seat]
        lines.append(f"Costly moves of {player.name}: {len(mistakes)}")
        for mistake in sorted(mistakes, key=lambda mistake: -mistake.cost):
            row = mistake_row(mistake, states[mistake.position], seats)
            lines.append(f"  {row.cost:>10}  {row.moment}: {row.done}. {row.better}")
    return lines


def _facts(result: Review, states: Sequence[State], seats: Sequence[Seat]) -> dict[str, object]:
    return {
        "seats": [seat.name for seat in seats],
        "chances": [
            {**_moment(position, states), "chances": [round(c, 4) for c in chances]}
            for position, chances in result.chances
        ],
        "faults": [_mistake(mistake, states) for mistake in result.mistakes],
        "lost": [
            {kind.value: round(cost, 4) for kind, cost in tally.costs.items()}
            | {"cards": round(-tally.luck, 4)}
            for tally in _tallied(result, states)
        ],
    }


def _mistake(mistake: Mistake, states: Sequence[State]) -> dict[str, object]:
    state = states[mistake.position]
    return {
        **_moment(mistake.position, states),
        "seat": mistake.seat,
        "done": action_words(state, mistake.done),
        "chance": round(mistake.chance, 4),
        "better": action_words(state, mistake.better),
        "best": round(mistake.best, 4),
        "reasons": [reason._asdict() for reason in mistake.reasons],
    }


def _moment(position: int, states: Sequence[State]) -> dict[str, object]:
    state = states[position]
    return {"position": position, "round": state.round, "phase": state.phase}
