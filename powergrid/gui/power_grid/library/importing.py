# SPDX-License-Identifier: MIT
"""Records from elsewhere, copied to the saved games."""

from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files.messages import printable
from powergrid.files.names import free_name
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.library.file_names import files_in, game_name
from powergrid.play.record_files import read, unpack
from powergrid.play.saved_games import games_dir
from powergrid.records import RecordError, load, save, verify_record

_MAX_NAMED: Final = 3
"""How many files are named of those that could not be imported."""


class Imported(NamedTuple):
    """The copies that were made, and what was left out.

    `known` are the saved games that some files repeat; `problems` has a sentence for each file that
    cannot be used.
    """

    copies: list[Path]
    known: list[Path]
    problems: dict[Path, str]


def import_records(files: Iterable[Path]) -> Imported:
    """Copy records that keep to the rules to the saved games; return the result for each file."""
    imported = Imported([], [], {})
    saved = _saved_games()
    for file in files:
        try:
            record = load(file)
            verify_record(record)
            content = _digest(record.text().encode())
            if content in saved:
                imported.known.append(saved[content])
            else:
                copy = free_name(games_dir() / game_name(file.name))
                save(record, copy)
                saved[content] = copy
                imported.copies.append(copy)
        except RecordError as error:
            error.file = file.name
            imported.problems[file] = str(error)
    return imported


def _saved_games() -> dict[bytes, Path]:
    """Return the saved games by a digest of their content, packed or not."""
    games = {}
    for file in files_in(games_dir()):
        with suppress(RecordError):
            games[_digest(unpack(read(file)))] = file
    return games


def _digest(content: bytes) -> bytes:
    return sha256(content).digest()


def copy_record(file: Path, copy: Path) -> str:
    """Write a copy of a record; return a sentence about what failed, empty if nothing did."""
    try:
        record = load(file)
        record.game()
        save(record, copy)
    except RecordError as error:
        return str(error)
    return ""


def imported_text(imported: Imported) -> str:
    """Return the results in words, empty if there were no files."""
    copies, known, problems = imported
    if len(copies) == 1 and not known and not problems:
        name = printable(copies[0].name)
        return translate("LibraryView", "{name} has been imported.").format(name=name)
    some = translate("LibraryView", "%n games imported.", "", len(copies)) if copies else ""
    return " ".join(filter(None, (some, _known(known), _left_out(problems))))


def _known(known: list[Path]) -> str:
    """Return that the same game is saved already, with its name, or how many are."""
    if len(known) == 1:
        text = translate("LibraryView", "The same game is already here: {name}")
        return text.format(name=printable(known[0].name))
    return translate("LibraryView", "%n games are already here.", "", len(known)) if known else ""


def _left_out(problems: dict[Path, str]) -> str:
    """Return what is wrong with the only file that was left out, or the names of several."""
    if len(problems) < 2:
        return "".join(problems.values())
    names = [printable(file.name) for file in problems]
    more = ", …" if len(names) > _MAX_NAMED else ""
    text = translate("LibraryView", "%n files could not be imported: {names}", "", len(names))
    return text.format(names=", ".join(names[:_MAX_NAMED]) + more)
