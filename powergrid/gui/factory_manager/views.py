# SPDX-License-Identifier: MIT
"""Factory Manager's sessions and views, as the window asks for them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from powergrid.factory.records import Record, load
from powergrid.files.messages import FileError
from powergrid.gui.factory_manager.announcements import new_announcer
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.glances import glance_at, picture_of, preview, welcome
from powergrid.gui.factory_manager.log_panel import log_rows
from powergrid.gui.factory_manager.motion import show_moves
from powergrid.gui.factory_manager.new_game_view import NewGameView, setup_after
from powergrid.gui.factory_manager.opponents import levels
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.review_panel import new_reviewing
from powergrid.gui.factory_manager.saved_plan import restore_plan, save_plan
from powergrid.gui.factory_manager.seat_token import SeatToken
from powergrid.gui.factory_manager.session import (
    FactoryReplay,
    FactorySession,
    new_game,
    record_of,
    session_of,
)
from powergrid.gui.factory_manager.sounds import SOUNDS
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.words import round_text
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.log_list import LogLine
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.entries import TableEntry
from powergrid.gui.shell.front_page import Glance
from powergrid.gui.shell.game_pages import NewGamePage
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.motion.game_sounds import GameSounds
from powergrid.gui.shell.review.reviewing import Reviews
from powergrid.play.autosave import Autosave
from powergrid.play.errors import RecordError
from powergrid.play.replay import since_last_turn
from powergrid.play.saved_games import last_played
from powergrid.play.thinker import Thinker

FOLDER: Final = "factory"
"""The name of its folder in that of all saved games, and of its group of settings."""


class FactoryViews(GameViews[Record, FactorySession, FactoryReplay]):
    """Creates everything of Factory Manager that the window shows."""

    id = "factory-manager"
    icon: Icon = "factory"
    folder = FOLDER

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.reviews = Reviews(new_reviewing)

    def title(self) -> str:
        """Return the name of the game."""
        return translate("Games", "Factory Manager")

    def game_title(self, session: FactorySession) -> str:
        """Return the round; records do not say when a game began."""
        return round_text(session.state)

    def new_game_note(self) -> str:
        """Return in a line what the page of a new game is for."""
        return translate("Factory", "Choose who plays")

    # Records

    def load(self, file: Path) -> Record:
        """Return the record in a file."""
        return load(file)

    def session(self, record: Record) -> FactorySession:
        """Return a session at the last state of a record."""
        try:
            return session_of(record)
        except FileError as error:
            raise RecordError(str(error)) from None

    def rematch(self, session: FactorySession) -> Record:
        """Return a new game for the same players."""
        return new_game(record_of(session).seats, is_first_game=False)

    def branch(self, replay: FactoryReplay) -> Record:
        """Return a new game that continues from the position of a replay."""
        return replay.record.until(replay.position)

    # Views

    def new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        """Return the page of a new game, set up as before, else like the last game."""
        known = levels()
        if isinstance(before, NewGameView):
            return NewGameView(known, before.setup)
        last = last_played(load, folder=FOLDER)
        return NewGameView(known, None if last is None else setup_after(last[1], known))

    def table(self, session: FactorySession, parent: QWidget | None) -> FactoryTable:
        """Return a table for a session."""
        table = FactoryTable(session, parent)
        show_moves(table, self.settings)
        return table

    def end_page(self, session: FactorySession, thinker: Thinker, *, is_kept: bool) -> EndView:
        """Return the page of a session's result, where the game can be reviewed."""
        return EndView(self.reviews.of(session, thinker))

    def replay(self, session: FactorySession) -> FactoryReplay:
        """Return the replay of a session, with its costly turns if it has been reviewed."""
        replay = FactoryReplay(session)
        replay.show_review(self.reviews.finished(session))
        return replay

    def replay_table(self, replay: FactoryReplay) -> ReplayTable:
        """Return a table that shows a replay."""
        table = ReplayTable(replay)
        show_moves(table, self.settings)
        return table

    # The front page

    def glance(self, session: FactorySession) -> Glance:
        """Return a session as the front page shows it."""
        return glance_at(session)

    def welcome(self) -> Glance:
        """Return the factory everybody starts with."""
        return welcome()

    def preview(self, session: FactorySession | None) -> QWidget:
        """Return a preview of the settings."""
        return preview(session)

    def picture(self, session: FactorySession) -> QWidget:
        """Return the factory of the person who is asked."""
        seat = session.state.seat
        return picture_of(session.state, seat, session.seats[seat])

    def news(self, session: FactorySession) -> Sequence[LogLine]:
        """Return the lines of the log since the last turn of the person who is asked."""
        since = since_last_turn(session)
        return [
            row.line
            for row in log_rows(session)
            if row.position >= since and not row.line.is_heading
        ]

    def token(self, colour: str, side: int) -> QWidget:
        """Return a worker of a seat's colour."""
        return SeatToken(colour, side)

    # Beside the views

    def table_entries(self) -> Sequence[TableEntry]:
        """Return the menu line for the log."""
        return (TableEntry(translate("Factory", "Log"), "L", lambda table: table.toggle_log()),)

    def announce(self, session: FactorySession) -> None:
        """Play the sounds of a session from now on, and announce it to screen readers."""
        new_announcer(session).ask()
        GameSounds(session, SOUNDS)

    def keep_notes(self, table: FactoryTable, autosave: Autosave) -> None:
        """Restore what was planned in the current turn, and save what is planned from now on."""
        restore_plan(self.settings, autosave, table.staging)
        table.staging.changed.connect(lambda: save_plan(self.settings, autosave, table.staging))
