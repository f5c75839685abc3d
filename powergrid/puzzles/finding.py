# SPDX-License-Identifier: MIT
"""Puzzles from reviewed games: moments at which somebody missed a much better move."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from powergrid.analysis import Advice, Comparison, Mistake, Review, state_after
from powergrid.puzzles.puzzle import Puzzle, PuzzleOption
from powergrid.records import Record, Step
from powergrid.records.branch import branch
from powergrid.records.header import Header
from powergrid.records.lines import Move
from powergrid.records.offers import offers
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, BUYING_FUEL, OPENING

MIN_CHANCE: Final = 0.1
"""Below this chance the game is lost anyway."""

QUESTIONS: Final = {
    OPENING: "open",
    BIDDING: "bid",
    BUYING_FUEL: "fuel",
    BUILDING_HOUSES: "build",
}
"""What puzzles ask: the questions whose options are compared."""


def candidates(review: Review, states: Sequence[State], seats: Sequence[int]) -> list[Mistake]:
    """Return the mistakes of these seats that may make puzzles, the costliest first."""
    found = [
        mistake
        for mistake in review.mistakes
        if mistake.seat in seats
        and mistake.best >= MIN_CHANCE
        and states[mistake.position].asks in QUESTIONS
    ]
    return sorted(found, key=lambda mistake: -mistake.cost)


def puzzle_of(
    name: str, choice: Comparison, header: Header, steps: Sequence[Step]
) -> tuple[Puzzle, Record]:
    """Return the puzzle of a clear choice after these steps of a game, and its record."""
    state = steps[-1].state
    options = tuple(_option(option, state) for option in choice.options)
    puzzle = Puzzle(
        id=name,
        file=Path(f"{name}.powergrid.json.gz"),
        question=QUESTIONS[state.asks],
        options=options,
        margin=choice.margin,
        error=choice.error,
        first_margin=choice.first_margin,
        samples=choice.samples,
        done=choice.done,
    )
    return puzzle, branch(header, steps, date=header.date)


def _option(option: Advice, state: State) -> PuzzleOption:
    line, *then = _lines(state, option.actions)
    return PuzzleOption(line, option.chance, option.reasons, tuple(then))


def _lines(state: State, actions: Sequence[Action]) -> list[Move]:
    """Return the actions of a turn as a record writes them."""
    lines = []
    for at, action in enumerate(actions):
        possible = offers(state_after(state, actions[:at]))
        offer = next(offer for offer in possible if offer.covers(action))
        chosen = {offer.number: getattr(action, offer.number)} if offer.number else {}
        lines.append(offer.line | chosen)
    return lines
