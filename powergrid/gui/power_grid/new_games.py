# SPDX-License-Identifier: MIT
"""Records of new games: set up on their page, like an earlier game, or the day's challenge."""

from datetime import date
from typing import Final

from powergrid import bots
from powergrid.box import FileError, board_ids, built_in_board_ids, edition_ids
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.game.challenge import code_of, code_of_the_day, setup_of_code
from powergrid.gui.power_grid.game.game_setup import GameSetup, record_of
from powergrid.gui.power_grid.game.last_game import last_setup, setup_text
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.library.even_game import EvenGame
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.words.ratings import even_game_words
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_pages import NewGamePage
from powergrid.play.saved_games import now_text
from powergrid.play.seats import NAMES
from powergrid.play.seed import new_seed
from powergrid.records import Record, RecordError, Seat, new_record

_MASTERS: Final = 4


def new_game_page(settings: Settings, before: NewGamePage | None) -> NewGameView:
    """Return the page of a new game, set up like the page before it or else like the last game."""
    shown = before.setup if isinstance(before, NewGameView) else None
    setup = shown or last_setup(settings.last_game)
    page = NewGameView(board_ids(), edition_ids(), tuple(bots.LEVELS), setup, _why_unfinished)
    page.start_asked.connect(lambda setup: _begin(page, setup, settings))
    page.even_game_asked.connect(lambda: _find_even_game(page))
    return page


def _why_unfinished(board_id: str, players: int) -> str:
    """Return what a board of the player's own lacks; the editor's check is loaded only for that."""
    from powergrid.gui.power_grid.editor.unfinished import why_unfinished

    return why_unfinished(board_id, players)


def _begin(page: NewGameView, setup: GameSetup, settings: Settings) -> None:
    """Start the game that was set up, and remember the setup."""
    try:
        record = record_of(setup, code_of(setup, tuple(bots.LEVELS)), now_text())
    except (FileError, RecordError) as error:
        page.warned.emit(str(error))
        return
    page.begun.emit(record)
    settings.last_game = setup_text(setup)  # last, in case the disk is full


def _find_even_game(page: NewGameView) -> None:
    """Seat opponents for an even game as soon as all saved games have been read."""
    opponents = sum(not seat.is_person for seat in page.setup.seats)
    search = EvenGame(opponents, page)
    search.found.connect(
        lambda levels, rating: page.seat_opponents(levels, even_game_words(rating))
    )


def rematch(session: Session) -> Record:
    """Return a game with the same players, board, areas and options, and another seed."""
    assert session.recorder is not None  # the window checks it
    header = session.recorder.header
    record = new_record(
        header.board,
        header.edition,
        header.seats,
        seed=new_seed(),
        areas=header.areas,
        options=dict.fromkeys(session.state.game.options.chosen(), True),
        board_text=header.board_text,
    )
    return record.labelled(date=now_text())


def challenge(day: date) -> Record:
    """Return the record of a day's challenge."""
    levels = tuple(bots.LEVELS)
    code = code_of_the_day(day, built_in_board_ids(), levels)
    setup = setup_of_code(code, levels)
    assert setup is not None  # built-in boards can be played
    return record_of(setup, code, now_text())


def masters() -> Record:
    """Return a new game among four bots of the strongest level, on the first board."""
    strongest = tuple(bots.LEVELS)[-1]
    seats = [
        Seat(name, colour, strongest)
        for name, colour in zip(NAMES[:_MASTERS], PLAYER_COLOURS, strict=False)
    ]
    setup = GameSetup("germany", "recharged", None, tuple(seats))
    return record_of(setup, date=now_text())
