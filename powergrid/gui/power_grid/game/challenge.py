# SPDX-License-Identifier: MIT
"""A code for a game of one person: everybody who starts it gets the same deal, seats and opponents.

It reads `germany.recharged.333.20261122`: board, edition, the opponents' levels from 1 for the
weakest, and the seed, then the options if there are any.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from random import Random
from typing import Final

from powergrid.box import FileError, board_editions, load_board, load_edition
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.game.game_setup import GameSetup, problem_with, record_of
from powergrid.play.seats import NAMES
from powergrid.records import PERSON, Record, RecordError, Seat
from powergrid.rules.options import OPTION_NAMES, Options, why_unplayable

_MAX_LENGTH: Final = 180

_CODE: Final = re.compile(
    r"([a-z0-9-]{1,60})\.([a-z]{1,20})\.([1-9]{1,5})\.(\d{1,9})((?:\.[a-z_]+)*)"
)
_DAILY_PLAYERS: Final = (3, 4, 4, 5)
_IN_TEXT: Final = re.compile(rf"(?<![\w.-]){_CODE.pattern}(?![\w-]|\.\w)")


def code_in(text: str) -> str:
    """Return the code in a text, such as a sentence or a link, else the text itself."""
    found = _IN_TEXT.search(text.lower())
    return found[0] if found else text


def code_of(setup: GameSetup, levels: Sequence[str]) -> str:
    """Return the code of a setup, empty if it has none.

    It has one if its seed is set, the areas are random, and one person in the first seat plays
    against bots.
    """
    first, *others = setup.seats
    is_plain = setup.areas is None and not setup.is_drafted
    players = [seat.player for seat in others]
    if setup.seed is None or not is_plain or not first.is_person or not set(players) <= set(levels):
        return ""
    digits = "".join(str(levels.index(player) + 1) for player in players)
    parts = (setup.board_id, setup.edition_id, digits, str(setup.seed), *setup.options.chosen())
    return ".".join(parts)


def setup_of_code(code: str, levels: Sequence[str]) -> GameSetup | None:
    """Return the setup that a code describes, None if there is none or it cannot be played here."""
    setup = setup_in_code(code, levels)
    return setup if setup is not None and _can_be_played(setup) else None


def setup_in_code(code: str, levels: Sequence[str], name: str = NAMES[0]) -> GameSetup | None:
    """Return what a code says, possible or not, None if it is no code; `name` is the person's."""
    found = _CODE.fullmatch(code.strip().lower()) if len(code) <= _MAX_LENGTH else None
    if found is None:
        return None
    board_id, edition_id, digits, seed, more = found.groups()
    named = [option for option in more.split(".") if option]
    if any(int(digit) > len(levels) for digit in digits) or not set(named) <= set(OPTION_NAMES):
        return None
    options = Options(**dict.fromkeys(named, True))
    names = [name, *(other for other in NAMES if other != name)]
    players = [PERSON, *(levels[int(digit) - 1] for digit in digits)]
    seats = tuple(Seat(names[at], PLAYER_COLOURS[at], player) for at, player in enumerate(players))
    return GameSetup(board_id, edition_id, None, seats, int(seed), options)


def master_record(code: str) -> Record:
    """Return the game of a code with the strongest level in the person's seat.

    Raises `RecordError` or `FileError` if it cannot be played.
    """
    from powergrid.bots import LEVELS

    setup = setup_of_code(code, tuple(LEVELS))
    if setup is None:
        raise RecordError(f"there is no challenge {code}.")
    first, *others = setup.seats
    seats = (first._replace(player=[*LEVELS][-1]), *others)
    return record_of(replace(setup, seats=seats), code)


def code_of_the_day(day: date, boards: Sequence[str], levels: Sequence[str]) -> str:
    """Return the code of a day's challenge, the same for all who have these boards."""
    rng = Random(day.toordinal())
    board, edition = _drawn_board(rng, boards)
    players = rng.choice(_DAILY_PLAYERS)
    middle = len(levels) // 2 + 1
    digits = sorted(
        rng.choice((middle - 1, middle, middle, middle + 1)) for _ in range(players - 1)
    )
    return ".".join((board, edition, "".join(map(str, digits)), f"{day:%Y%m%d}"))


def board_of_the_day(day: date, boards: Sequence[str]) -> tuple[str, str]:
    """Return board and edition of a day's challenge."""
    return _drawn_board(Random(day.toordinal()), boards)


def _drawn_board(rng: Random, boards: Sequence[str]) -> tuple[str, str]:
    board = rng.choice(sorted(boards))
    return board, rng.choice(sorted(board_editions(board)))


def _can_be_played(setup: GameSetup) -> bool:
    try:
        edition = load_edition(setup.edition_id)
        board = load_board(setup.board_id, setup.edition_id)
    except FileError:
        return False
    if problem_with(setup, board, edition):
        return False
    return not why_unplayable(edition, board, len(setup.seats), setup.options)
