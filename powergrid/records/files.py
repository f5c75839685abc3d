# SPDX-License-Identifier: MIT
"""Reading the record of a game of Power Grid from its file."""

from pathlib import Path

from powergrid.files.checks import InvalidValue
from powergrid.play.errors import RecordError
from powergrid.play.record_files import reading
from powergrid.records.closing import with_cities_as_played
from powergrid.records.header import RULES_VERSION, read_header
from powergrid.records.lines import check_move
from powergrid.records.migration import migrate
from powergrid.records.pooled import with_fuel_rule
from powergrid.records.record import Record
from powergrid.records.scan import scan


def load(path: Path | str) -> Record:
    """Return the record, transcript or web log in a file, plain or gzip, or raise `RecordError`.

    The form of every line is checked; whether the rules allow it is found out by a replay. A log
    of the web version is played at once: only that shows which turns it left out.
    """
    with reading(Path(path)) as text:
        return _record(text, str(path))


def _record(text: str, file: str) -> Record:
    parts, lines = scan(text)
    if "log" in parts and "moves" not in parts:
        # Hardly anybody opens one, and it takes 5 ms to load: not at every start.
        from powergrid.records.web_game import record_of_log

        return record_of_log(parts)
    if "header" not in parts or "moves" not in parts:
        raise RecordError(
            'it has no "header" or no "moves": this is not a record of Power Grid;'
            " choose another file."
        )
    data, moves = migrate(parts["header"], parts["moves"])
    try:
        header = read_header(data)
    except InvalidValue as wrong:
        raise RecordError(f"in the header, {wrong}", line=1) from None
    for index, move in enumerate(moves):
        try:
            check_move(move)
        except InvalidValue as wrong:
            raise RecordError(str(wrong), line=lines[index], move=index + 1) from None
    if data.get("rules_version", 1) == 1:
        header = with_fuel_rule(header, moves)
    header = with_cities_as_played(header, moves)
    return Record(header._replace(rules_version=RULES_VERSION), moves, file, lines)
