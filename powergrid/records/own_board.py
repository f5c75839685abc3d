# SPDX-License-Identifier: MIT
"""Earlier records of games on a board of the player's own, which do not carry it."""

from powergrid.box import FileError, built_in_board_ids, load_board
from powergrid.play.errors import RecordError
from powergrid.records.record import Record
from powergrid.records.verify import verify_record


def with_board_text(record: Record) -> Record:
    """Return the record with its board, unless that is built in.

    Raises `RecordError` if the board is no longer as it was when the game was played: it would be
    continued as another game.
    """
    header = record.header
    if header.board_text or header.board in built_in_board_ids():
        return record
    try:
        board = load_board(header.board, header.edition)
    except FileError as error:
        raise record.error(str(error)) from None
    try:
        verify_record(record)
    except RecordError:
        raise record.error(
            f"the moves do not fit the board {board.id}, which has changed since;"
            " restore its file as it was then."
        ) from None
    return record._replace(header=header._replace(board_text=board.text))
