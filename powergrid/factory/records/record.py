# SPDX-License-Identifier: MIT
"""A saved game: its players, its tiles, its deal, and every action."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from powergrid.factory.box import PLAYERS, Box, box_of_tables, game_of, load_box
from powergrid.factory.records.lines import Line
from powergrid.factory.rules import Game, State, begin
from powergrid.factory.rules.deal import Deal, can_be_dealt, shuffle
from powergrid.factory.rules.setup import first_state
from powergrid.files.messages import BoxError
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat

FORMAT: Final = "factory-record/1"


class Record(NamedTuple):
    """A game's setup and its lines; it has its own copy of the tiles, in case they change."""

    seats: tuple[Seat, ...]
    seed: int
    is_first_game: bool
    tables: dict[str, Any]
    deal: Deal
    moves: Sequence[Line] = ()
    is_finished: bool = False
    file: str = ""

    @property
    def name(self) -> str:
        """The name its file is given."""
        return "factory"

    def start(self) -> tuple[Game, State]:
        """Return the game and its state at the first question.

        Raises `RecordError` if the record does not describe a game that can be played.
        """
        game = game_of(self._box(), len(self.seats), self.is_first_game)
        if not can_be_dealt(self.deal, game):
            raise self.error("the tiles of the deal are not those of the box.")
        state = first_state(game, self.deal)
        begin(state, self.deal)
        return game, state

    def text(self) -> str:
        """Return the whole file: the setup in the first line, then one action a line."""
        header = {
            "format": FORMAT,
            "seats": [seat._asdict() for seat in self.seats],
            "seed": self.seed,
            "first_game": self.is_first_game,
            "finished": self.is_finished,
            "deal": self.deal._asdict(),
            "box": self.tables,
        }
        body = ",\n".join(map(json.dumps, self.moves))
        return f'{{"header": {json.dumps(header)},\n"moves": [\n{body}\n]}}\n'

    def error(self, what: str, move: int = 0) -> RecordError:
        """Return an error about the record, or about one of its moves."""
        return RecordError(what, file=self.file, move=move)

    def _box(self) -> Box:
        here = load_box()
        if self.tables == here.tables:
            return here
        try:
            return box_of_tables(Path(self.file), self.tables)
        except BoxError as error:
            raise self.error(f"{error.where}: {error.what}") from None


def new_record(seats: Sequence[Seat], seed: int, is_first_game: bool = False) -> Record:
    """Return the record of a new game, dealt from `seed`."""
    if len(seats) not in PLAYERS:
        raise RecordError(f"Factory Manager is for {min(PLAYERS)} to {max(PLAYERS)} players.")
    box = load_box()
    game = game_of(box, len(seats), is_first_game)
    return Record(tuple(seats), seed, is_first_game, box.tables, shuffle(game, Random(seed)))
