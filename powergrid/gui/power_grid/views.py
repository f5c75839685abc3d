# SPDX-License-Identifier: MIT
"""Power Grid's sessions and views, as the window asks for them.

Views that a start may not need are imported when they are first shown, as are the bots.
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from powergrid.box import (
    BoxError,
    board_ids,
    built_in_board_ids,
    edition_ids,
    load_board,
    load_drawing,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.last_game import setup_of, setup_text
from powergrid.gui.power_grid.game.new_game import NewGame
from powergrid.gui.power_grid.game.saved_plans import keep_plans, take_up_plans
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.glances import glance_at, welcome
from powergrid.gui.power_grid.pieces.sign import Sign
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.entries import TableEntry
from powergrid.gui.shell.front_page import Glance
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.new_game_page import NewGamePage
from powergrid.play.keeper import Keeper
from powergrid.play.saved_games import now_text
from powergrid.play.thinker import Thinker
from powergrid.programs import installed
from powergrid.records import Record, RecordError, load, new_record

if TYPE_CHECKING:
    from powergrid.bots import Review
    from powergrid.gui.power_grid.end.end_view import EndView
    from powergrid.gui.power_grid.end.reviewing import Reviewing
    from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
    from powergrid.gui.power_grid.replay.opening import ReplayTable
    from powergrid.gui.power_grid.replay.replay import Replay
    from powergrid.gui.power_grid.table.table import Table

_MAX_SEED: Final = 2**32


class PowerGridViews(GameViews):
    """Everything of Power Grid that the window shows."""

    id = "power-grid"

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._reviewing: Reviewing | None = None

    # Records

    def load(self, file: Path) -> Record:
        """Return the record in a file."""
        return load(file)

    def session(self, record: Record) -> Session:
        """Return a session at the last state of a record whose board can be drawn."""
        try:
            session = session_of(record)
            load_drawing(record.header.board, record.header.edition)
        except BoxError as error:
            raise RecordError(str(error)) from None
        return session

    def rematch(self, session: Session) -> Record:
        """Return a game with the same people, board, areas and options, and other cards."""
        assert session.recorder is not None  # the window has asked
        header = session.recorder.header
        return new_record(
            header.board,
            header.edition,
            header.seats,
            seed=SystemRandom().randrange(_MAX_SEED),
            areas=header.areas,
            options=dict.fromkeys(session.state.game.options.chosen(), True),
            date=now_text(),
        )

    def challenge(self, day: date) -> Record:
        """Return the record of a day's challenge."""
        from powergrid import bots
        from powergrid.gui.power_grid.game.challenge import code_of_the_day, setup_of_code

        levels = tuple(bots.LEVELS)
        code = code_of_the_day(day, built_in_board_ids(), levels)
        setup = setup_of_code(code, levels)
        assert setup is not None  # the boards of the box can be played
        return _record_of(setup, title=code)

    def branch(self, replay: "Replay") -> Record:
        """Return a new game that goes on from where a replay stands."""
        from powergrid.gui.power_grid.replay.opening import branched

        return branched(replay, now_text())

    # Views

    def new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        """Return the page of a new game, set up as before or else as the last game was."""
        from powergrid import bots
        from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView

        known = board_ids(), edition_ids()
        levels = tuple(bots.LEVELS)
        shown = before.setup if isinstance(before, NewGameView) else None
        last = setup_of(self.settings.last_game, *known, (*levels, *installed()))
        page = NewGameView(*known, levels, shown or last)
        page.start_asked.connect(lambda setup: self._begin(page, setup))
        page.even_game_asked.connect(lambda: self._find_even_game(page))
        return page

    def _find_even_game(self, page: "NewGameView") -> None:
        """Seat opponents for an even game, once all games were read."""
        from powergrid.gui.power_grid.library.even_game import EvenGame
        from powergrid.gui.power_grid.words.ratings import even_game_words

        opponents = sum(not seat.is_person for seat in page.setup.seats)
        search = EvenGame(opponents, page)
        search.found.connect(
            lambda levels, rating: page.seat_opponents(levels, even_game_words(rating))
        )

    def _begin(self, page: NewGamePage, setup: NewGame) -> None:
        """Begin the game that was set up, and remember it for the next one."""
        try:
            record = _record_of(setup)
        except (BoxError, RecordError) as error:
            page.warned.emit(str(error))
            return
        page.begun.emit(record)
        self.settings.last_game = setup_text(setup)  # last, should the disk be full

    def table(self, session: Session, parent: QWidget) -> "Table":
        """Return a table for a session, at which moves are shown."""
        from powergrid.gui.power_grid.tables import playing_table

        return playing_table(session, self.settings, parent)

    def end_page(self, session: Session, thinker: Thinker) -> "EndView":
        """Return the page of a session's end, where the game can be reviewed."""
        from powergrid.gui.power_grid.end.end_view import EndView

        return EndView(self.reviewing_of(session, thinker))

    def reviewing_of(self, session: Session, thinker: Thinker) -> "Reviewing":
        """Return what judges the finished game of a session; another game's is stopped."""
        from powergrid.gui.power_grid.end.reviewing import Reviewing
        from powergrid.gui.power_grid.puzzles.own_puzzles import OwnPuzzles

        now = self._reviewing
        if now is not None and now.session is session and len(now.moves) == len(session.past):
            return now
        if now is not None:
            now.stop()
        self._reviewing = Reviewing(session, thinker)
        OwnPuzzles(self._reviewing, thinker)
        return self._reviewing

    def review_of(self, session: Session) -> "Review | None":
        """Return the review of a session's game, if it has been judged."""
        now = self._reviewing
        return now.review if now is not None and now.session is session else None

    def replay(self, session: Session) -> "Replay":
        """Return the replay of a session."""
        from powergrid.gui.power_grid.replay.replay import Replay

        return Replay(session)

    def replay_table(self, replay: "Replay") -> "ReplayTable":
        """Return a table at which a replay is looked at."""
        from powergrid.gui.power_grid.tables import replay_table

        return replay_table(replay, self.settings)

    # The front page

    def glance(self, session: Session) -> Glance:
        """Return a session as the front page shows it."""
        return glance_at(session)

    def welcome(self) -> Glance:
        """Return the board of a first game."""
        return welcome()

    def preview(self, session: Session | None) -> QWidget:
        """Return a piece of a session's table, or of the tutorial's."""
        from powergrid.gui.power_grid.preview import Preview

        return Preview(session)

    def token(self, colour: str, side: int) -> QWidget:
        """Return a house of a seat's colour."""
        return Sign(house=colour, side=side)

    # Beside the views

    def turn_entries(self) -> Sequence[TableEntry]:
        """Return the menu line for planning."""
        text = translate("Menu", "Plan the round")
        toggle = TableEntry(
            text, "N", lambda table: table.toggle_plan(), lambda table: table.can_plan
        )
        return (toggle,)

    def panel_entries(self) -> Sequence[TableEntry]:
        """Return the menu lines for log, map and table in words."""
        return (
            TableEntry(translate("Table", "The log"), "L", lambda table: table.toggle_log()),
            TableEntry(
                translate("Table", "The map as a list of cities"),
                "M",
                lambda table: table.toggle_connections(),
            ),
            TableEntry(
                translate("Table", "The table in words"), "T", lambda table: table.toggle_words()
            ),
        )

    def announce(self, session: Session) -> None:
        """Let a session be heard from now on: its sounds, and what a screen reader says."""
        from powergrid.gui.power_grid.motion.game_sounds import GameSounds
        from powergrid.gui.power_grid.words.announcements import GameAnnouncer

        GameAnnouncer(session, session).ask()
        GameSounds(session, session)

    def keep_notes(self, table: "Table", keeper: Keeper) -> None:
        """Keep what is planned at a table, and go on with what was planned for this moment."""
        if self.settings.plans:
            take_up_plans(self.settings, keeper, table.staging)
        table.staging.draft_changed.connect(
            lambda: keep_plans(self.settings, keeper, table.staging)
        )


def _record_of(setup: NewGame, title: str = "") -> Record:
    board = load_board(setup.board_id, setup.edition_id)
    return new_record(
        setup.board_id,
        setup.edition_id,
        setup.seats,
        seed=SystemRandom().randrange(_MAX_SEED) if setup.seed is None else setup.seed,
        areas=None if setup.areas is None else [board.areas[a].id for a in setup.areas],
        first_order=setup.order or None,
        options=dict.fromkeys(setup.options.chosen(), True),
        title=title,
        date=now_text(),
    )
