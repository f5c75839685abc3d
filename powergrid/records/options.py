# SPDX-License-Identifier: MIT
"""The options of a game in a record, and sentences for why a game cannot be played."""

from collections.abc import Mapping
from typing import Final

from powergrid.play.errors import RecordError
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import Options, why_unplayable

_NAMES: Final = Options._fields
"""The options a record may name, including those that new games do not offer."""

_WHY: Final = {
    "players_not_in_edition": (
        'the edition "{edition}" is for {least} to {most} players, not {players}.'
    ),
    "option_not_in_edition": 'the edition "{edition}" has no option "{option}".',
    "option_not_on_board": 'the board "{board}" has no option "{option}".',
    "too_little_uranium": 'the board "{board}" leaves too little uranium to mark {players} cities.',
    "needs_bank": (
        'with {players} players, the edition "{edition}" is played against the bank;'
        ' choose the option "against_the_bank".'
    ),
    "no_bank_with_players": (
        'with {players} players, the edition "{edition}" is not played against the bank.'
    ),
}


def read_options(written: Mapping[str, bool | int | str]) -> Options:
    """Return the options in a record; unknown ones may be present if they are false."""
    for name, value in written.items():
        if value and name not in _NAMES:
            raise RecordError(f'the option "{name}" is not known to this program.')
        if name in _NAMES and not isinstance(value, bool):
            raise RecordError(f'the option "{name}" must be true or false.')
    return Options(**{name: bool(written.get(name, False)) for name in _NAMES})


def why_not_playable(edition: Edition, board: Board, players: int, options: Options) -> str:
    """Return a sentence for why such a game cannot be played, empty if it can."""
    code = why_unplayable(edition, board, players, options)
    if not code:
        return ""
    here = board.rules.on(edition)
    option = next((name for name in options.chosen() if name not in here.options), "")
    if code == "option_not_in_edition" and option in edition.options:
        code = "option_not_on_board"
    return _WHY[code].format(
        edition=edition.id,
        board=board.id,
        players=players,
        least=min(here.players),
        most=max(here.players),
        option=option,
    )
