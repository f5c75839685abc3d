# SPDX-License-Identifier: MIT
"""The saved games of Factory Manager: who played, and how each ended."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QDateTime, QLocale

from powergrid.factory.records import Record, load
from powergrid.factory.records.lines import events_of
from powergrid.factory.statistics import winners
from powergrid.files.folders import files_like
from powergrid.gui.factory_manager.words import result_title
from powergrid.gui.kit.translation import translate
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat

_MAX_GAMES: Final = 300
"""Games that are listed and counted: more would take seconds to read."""
_WHEN: Final = "yyyy-MM-dd-HHmmss"
"""How the name of a file begins."""


class SavedGame(NamedTuple):
    """A saved game: its file, who played, its last round, and who has won once it is over."""

    file: Path
    seats: tuple[Seat, ...]
    round: int
    winners: tuple[int, ...]

    @property
    def result(self) -> str:
        """Who has won, or how far the game is."""
        if self.winners:
            return result_title(self.seats, self.winners)
        return translate("Factory", "round {n}, unfinished").format(n=self.round)

    @property
    def day(self) -> str:
        """When the game began, in the player's language; empty if the file was renamed."""
        moment = QDateTime.fromString(self.file.name[: len(_WHEN)], _WHEN)
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    @property
    def text(self) -> str:
        """The game in a line."""
        names = ", ".join(seat.name for seat in self.seats)
        return " · ".join(filter(None, (self.day, names, self.result)))


def records_in(folder: Path) -> Iterator[tuple[Path, Record]]:
    """Yield the latest games in a folder that can be read, the latest first."""
    for file in reversed(files_like(folder, "*.json")[-_MAX_GAMES:]):
        try:
            yield file, load(file)
        except RecordError:
            continue


def games_in(folder: Path) -> list[SavedGame]:
    """Return these games."""
    return [_game(file, record) for file, record in records_in(folder)]


def _game(file: Path, record: Record) -> SavedGame:
    written = [event for line in record.moves for event in line["then"]]
    rounds = [event["round"] for event in written if event["type"] == "round_began"]
    won: tuple[int, ...] = ()
    with suppress(KeyError, IndexError):  # a damaged record may say anything
        won = winners(events_of(record.moves), len(record.seats))
    return SavedGame(file, record.seats, max((1, *rounds)), won)
