# SPDX-License-Identifier: MIT
"""A saved game: its players, its tiles, its deal, and every action."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from powergrid.factory.box import PLAYERS, TABLES, Box, box_of_tables, game_of, load_box
from powergrid.factory.records.lines import Line, action_of, check_line, line_of
from powergrid.factory.rules import State, start
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import Deal, can_be_dealt, shuffle
from powergrid.factory.rules.events import Event
from powergrid.factory.session_rules import FactoryRules
from powergrid.files.checks import Check, kind, list_of, mapping, truth, whole
from powergrid.files.messages import FileError
from powergrid.play import record as any_game
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat

_tiles = list_of(whole(0, 200), 20)
_table = kind("a mapping", lambda value: isinstance(value, dict))


class Record(any_game.Record[State, Action, Event]):
    """A game of Factory Manager; it has its own copy of the tiles, in case they change."""

    format = "factory-record/1"
    players = PLAYERS
    setup_shape: ClassVar[Mapping[str, Check]] = {
        "first_game": truth,
        "deal": mapping(
            {
                "first_order": _tiles,
                "x_tiles": _tiles,
                "order_tiles": list_of(_tiles, 20),
                "energy_tiles": _tiles,
            }
        ),
        "box": mapping(dict.fromkeys(TABLES, _table)),
    }

    @property
    def is_first_game(self) -> bool:
        """Whether the rules for a first game apply."""
        return bool(self.setup["first_game"])

    @cached_property
    def deal(self) -> Deal:
        """Everything random in the game."""
        found = self.setup["deal"]
        return Deal(
            tuple(found["first_order"]),
            tuple(found["x_tiles"]),
            tuple(map(tuple, found["order_tiles"])),
            tuple(found["energy_tiles"]),
        )

    def start(self) -> tuple[FactoryRules, State]:
        """Return the rules and the state at the first question.

        Raises `RecordError` if the record does not describe a game that can be played.
        """
        game = game_of(self._box(), len(self.seats), self.is_first_game)
        if not can_be_dealt(self.deal, game):
            raise self.error("the tiles of the deal are not those of the box.")
        return FactoryRules(self.deal), start(game, self.deal)

    @classmethod
    def check_line(cls, line: Any) -> None:
        """Raise `InvalidValue` if this is not a line of a record."""
        check_line(line)

    def line_of(self, seat: int, action: Action, events: Sequence[Event]) -> Line:
        """Return the line of a seat's action."""
        return line_of(seat, action, events)

    def action_of(self, line: Line) -> Action:
        """Return the action of a line."""
        return action_of(line)

    def _box(self) -> Box:
        here, tables = load_box(), self.setup["box"]
        if tables == here.tables:
            return here
        try:
            return box_of_tables(Path(self.file), tables)
        except FileError as error:
            raise self.error(f"{error.where}: {error.what}") from None


def new_record(seats: Sequence[Seat], seed: int, is_first_game: bool = False) -> Record:
    """Return the record of a new game, dealt from `seed`, or raise `RecordError`."""
    if len(seats) not in PLAYERS:
        raise RecordError(f"Factory Manager is for {min(PLAYERS)} to {max(PLAYERS)} players.")
    box = load_box()
    deal = shuffle(game_of(box, len(seats), is_first_game), Random(seed))
    setup: dict[str, Any] = {
        "first_game": is_first_game,
        "deal": deal._asdict(),
        "box": box.tables,
    }
    record = Record(tuple(seats), seed, setup)
    record.check_readable()
    return record
