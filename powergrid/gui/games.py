# SPDX-License-Identifier: MIT
"""Where games are kept: each in a file of its own, saved after every action."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal

from powergrid.gui.session import Session
from powergrid.records import Record, RecordError, load, remove_leftovers, save

if TYPE_CHECKING:
    from datetime import datetime


def games_dir() -> Path:
    """Return the directory of the player's games, which may not be there yet."""
    place = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "powergrid" / "games"


def now() -> "datetime":
    """Return the time, in the zone of whoever plays."""
    from datetime import datetime  # no game that goes on asks for it

    return datetime.now().astimezone()


def now_text() -> str:
    """Return the time as records have it."""
    return now().isoformat(timespec="seconds")


def new_game_file(record: Record, now: "datetime") -> Path:
    """Return a name for a game that begins now, which no other game has."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{record.header.board}-{record.header.edition}"
    file = games_dir() / f"{stem}.powergrid.json"
    number = 2
    while file.exists():
        file = games_dir() / f"{stem}-{number}.powergrid.json"
        number += 1
    return file


def last_unfinished(
    tell: Callable[[str], object] = lambda _: None,
) -> tuple[Path, Record] | None:
    """Return the game that was played last, if it is not over.

    Damaged files are passed over and left as they are; `tell` hears a sentence about each.
    """
    for file in _newest_first():
        try:
            record = load(file)
        except RecordError as error:
            tell(str(error))
            continue
        return None if record.header.finished else (file, record)
    return None


def _newest_first() -> list[Path]:
    folder = games_dir()
    remove_leftovers(folder)
    found = []
    with suppress(OSError):  # there is no such folder yet, or it cannot be read
        for file in folder.glob("*.json"):
            with suppress(OSError):  # a link that leads nowhere
                found.append((file.stat().st_mtime, file))
    return [file for _, file in sorted(found, reverse=True)]


class Keeper(QObject):
    """Keeps a session's record in a file: after every action, and after every undo.

    `problem` is the sentence that says why the last save failed, or nothing; `failed` carries it
    when it is a new one.
    """

    failed = Signal(str)

    def __init__(self, session: Session, file: Path) -> None:
        super().__init__(session)
        self.session = session
        self.file = file
        self.problem = ""
        session.changed.connect(self.save)
        # Where nothing has been done, a crash of the machine takes nothing: waiting for the disk
        # would only keep the window from its first paint.
        self._save(is_synced=bool(session.past))

    def save(self) -> None:
        """Save the game as it is now."""
        self._save(is_synced=True)

    def _save(self, is_synced: bool) -> None:
        if self.session.recorder is None:
            return
        before, self.problem = self.problem, ""
        try:
            save(self.session.recorder, self.file, is_synced=is_synced)
        except RecordError as error:
            self.problem = str(error)
            if self.problem != before:
                self.failed.emit(self.problem)
