# SPDX-License-Identifier: MIT
"""The table of a puzzle, where nobody acts."""

from PySide6.QtCore import Signal

from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.puzzles.puzzle_page import PuzzlePage
from powergrid.gui.power_grid.table.table import Table
from powergrid.play.authority import DeclineAll
from powergrid.play.errors import RecordError
from powergrid.puzzles import Puzzle
from powergrid.records import PERSON, Record, load
from powergrid.rules.actions import Action


class PuzzleTable(Table):
    """Shows a position and its options."""

    next_asked = Signal()

    def __init__(self, puzzle: Puzzle, where: str) -> None:
        """Raise `RecordError` or `FileError` if the puzzle's position cannot be shown."""
        self.puzzle = puzzle
        self.record = load(puzzle.file)
        played = session_of(self.record)
        state = played.state
        turns = _turns(puzzle, played)
        session = Session(
            state,
            played.seats,
            played.deal,
            past=played.past,
            authority=DeclineAll(),
            viewer=state.seat,
        )
        super().__init__(
            session,
            idle=lambda session, staging: PuzzlePage(puzzle, turns, where, session, staging),
        )
        session.setParent(self)
        self.page.back_asked.connect(self.back_asked)
        self.page.next_asked.connect(self.next_asked)
        self.page.play_asked.connect(self.branch_asked)

    @property
    def page(self) -> PuzzlePage:
        """The question and its answers."""
        page = self.action.page
        assert isinstance(page, PuzzlePage)  # nobody is asked anything else
        return page

    def game_from_here(self, date: str) -> Record:
        """Return the record of a new game in which a person takes over the seat."""
        header = self.record.header
        asked = self.session.state.seat
        seats = tuple(
            seat._replace(player=PERSON) if at == asked else seat
            for at, seat in enumerate(header.seats)
        )
        header = header._replace(seats=seats, date=date, title="", branched=True)
        return Record(header, self.record.moves)


def _turns(puzzle: Puzzle, session: Session) -> list[tuple[Action, ...]]:
    """Return the actions of each of a puzzle's options.

    Raises `RecordError` if one is not legal, or is explained by a seat that is not at the table.
    """
    state = session.state
    turns = puzzle.turns(state)
    seats = {reason.seat for option in puzzle.options for reason in option.reasons}
    is_complete = all(turns) and len(turns) >= 2
    if state.is_over or not is_complete or max(seats, default=-1) >= state.game.players:
        raise RecordError("its answers do not fit its position.", file=str(puzzle.file))
    return turns
