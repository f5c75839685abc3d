# SPDX-License-Identifier: MIT
"""The saved games of Factory Manager, each with players and result."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QDateTime, QLocale

from powergrid.factory.records import Record, load
from powergrid.factory.records.lines import events_of
from powergrid.factory.statistics import winners
from powergrid.files.folders import files_like
from powergrid.files.messages import printable
from powergrid.gui.factory_manager.words import result_title
from powergrid.gui.kit.translation import translate
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat

_MAX_GAMES: Final = 300
"""How many games are listed and counted: more would take seconds to read."""
_TIME_FORMAT: Final = "yyyy-MM-dd-HHmmss"
"""The format of the time at the beginning of a file's name."""


class SavedGame(NamedTuple):
    """A saved game: its players, its last round, and its winners if it is over.

    Of a file that cannot be read, only `problem` is known, a sentence.
    """

    file: Path
    seats: tuple[Seat, ...] = ()
    round: int = 0
    winners: tuple[int, ...] = ()
    problem: str = ""

    @property
    def result(self) -> str:
        """The winners, the round of an unfinished game, or the name of an unreadable file."""
        if self.problem:
            return printable(self.file.name)
        if self.winners:
            return result_title(self.seats, self.winners)
        return translate("Factory", "round {n}, unfinished").format(n=self.round)

    @property
    def day(self) -> str:
        """When the game began, in the player's language; empty if the file was renamed."""
        moment = QDateTime.fromString(self.file.name[: len(_TIME_FORMAT)], _TIME_FORMAT)
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    @property
    def text(self) -> str:
        """The game in one line."""
        names = ", ".join(seat.name for seat in self.seats)
        return " · ".join(filter(None, (self.day, names, self.result, self.problem)))


def records_in(folder: Path) -> Iterator[Record]:
    """Yield the latest games in a folder that can be read, the latest first."""
    for file in _latest(folder):
        with suppress(RecordError):
            yield load(file)


def games_in(folder: Path) -> list[SavedGame]:
    """Return the latest games in a folder, the latest first, also those that cannot be read."""
    return [_game(file) for file in _latest(folder)]


def _latest(folder: Path) -> Sequence[Path]:
    return files_like(folder, "*.json")[: -_MAX_GAMES - 1 : -1]


def _game(file: Path) -> SavedGame:
    try:
        record = load(file)
    except RecordError as error:
        error.file = ""  # the list shows it beside the sentence
        return SavedGame(file, problem=str(error))
    written = [event for line in record.moves for event in line["then"]]
    rounds = [event["round"] for event in written if event["type"] == "round_began"]
    won: tuple[int, ...] = ()
    with suppress(KeyError, IndexError):  # a damaged record may say anything
        won = winners(events_of(record.moves), len(record.seats))
    return SavedGame(file, record.seats, max((1, *rounds)), won)
