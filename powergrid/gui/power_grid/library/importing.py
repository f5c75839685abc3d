# SPDX-License-Identifier: MIT
"""Records from elsewhere, copied to the saved games."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files.messages import printable
from powergrid.files.names import free_name
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.library.file_names import game_name
from powergrid.play.saved_games import games_dir
from powergrid.records import RecordError, load, save

_MOST_NAMED: Final = 3
"""How many files are named of those that could not be imported."""


class Imported(NamedTuple):
    """The copies that were made, and a sentence for each file that was left out."""

    copies: list[Path]
    problems: dict[Path, str]


def import_records(files: Iterable[Path]) -> Imported:
    """Copy records to the saved games, and return what became of them."""
    imported = Imported([], {})
    for file in files:
        copy = free_name(games_dir() / game_name(file.name))
        if problem := copy_record(file, copy):
            imported.problems[file] = problem
        else:
            imported.copies.append(copy)
    return imported


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
    """Return in words what became of the files, empty if there were none."""
    copies, problems = imported
    if len(copies) == 1 and not problems:
        name = printable(copies[0].name)
        return translate("LibraryView", "{name} has been imported.").format(name=name)
    some = translate("LibraryView", "%n games imported.", "", len(copies)) if copies else ""
    return " ".join(filter(None, (some, _left_out(problems))))


def _left_out(problems: dict[Path, str]) -> str:
    """Return what is wrong with the only file that was left out, or the names of several."""
    if len(problems) < 2:
        return "".join(problems.values())
    names = [printable(file.name) for file in problems]
    more = ", …" if len(names) > _MOST_NAMED else ""
    text = translate("LibraryView", "%n files could not be imported: {names}", "", len(names))
    return text.format(names=", ".join(names[:_MOST_NAMED]) + more)
