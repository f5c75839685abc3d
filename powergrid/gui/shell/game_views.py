# SPDX-License-Identifier: MIT
"""How the window shows a game: all that a game brings along to be played in it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.end_page import EndPage
from powergrid.gui.shell.entries import TableEntry
from powergrid.gui.shell.front_page import Glance
from powergrid.gui.shell.game_table import GameTable
from powergrid.gui.shell.new_game_page import NewGamePage
from powergrid.play.keeper import Keeper
from powergrid.play.record_files import GameRecord
from powergrid.play.replay import Replay
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker


class GameViews(ABC):
    """Makes the sessions and views of one game. Whatever fails raises `RecordError`.

    Sessions, records and replays that are handed in are those that this game has made.
    """

    id = ""
    """The game, as settings and its offer name it."""
    folder = ""
    """Where its games are saved, below the folder of all games; empty: in that itself."""
    unused_settings: Collection[str] = ()
    """Settings, by their names, of which the game makes no use."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def title(self) -> str:
        """Return what the game is called."""
        return translate("MainWindow", "Power Grid")

    def new_game_note(self) -> str:
        """Return in a line what is chosen for a new game."""
        return translate("FrontPage", "Choose a board and opponents")

    # Records

    @abstractmethod
    def load(self, file: Path) -> GameRecord:
        """Return the record in a file."""

    @abstractmethod
    def session(self, record: Any) -> AnySession:
        """Return a session at the last state of a record."""

    @abstractmethod
    def rematch(self, session: Any) -> GameRecord:
        """Return the record of a game like a session's: the same people, other luck."""

    @abstractmethod
    def branch(self, replay: Any) -> GameRecord:
        """Return the record of a new game that goes on from where a replay stands."""

    # Views

    @abstractmethod
    def new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        """Return the page of a new game, set up as on the page before it, if there was one."""

    @abstractmethod
    def table(self, session: Any, parent: QWidget) -> GameTable:
        """Return a table for a session."""

    @abstractmethod
    def end_page(self, session: Any, thinker: Thinker) -> EndPage:
        """Return the page of a session's end; `thinker` may judge the game."""

    @abstractmethod
    def replay(self, session: Any) -> Replay[Any, Any, Any]:
        """Return the replay of a session."""

    @abstractmethod
    def replay_table(self, replay: Any) -> GameTable:
        """Return a table at which a replay is looked at; it owns the replay."""

    def glance(self, session: Any) -> Glance:
        """Return a session as the front page shows it."""
        return Glance(QWidget(), QWidget(), "")

    def welcome(self) -> Glance:
        """Return what the front page shows to somebody who has not played yet."""
        return Glance(QWidget(), QWidget(), "")

    def preview(self, session: Any) -> QWidget:
        """Return a piece of a session's table, or of any, that shows how everything looks."""
        return QWidget()

    def token(self, colour: str, side: int) -> QWidget:
        """Return a square picture of a seat's colour, by the side's design pixels."""
        return QWidget()

    # Beside the views

    def turn_entries(self) -> Sequence[TableEntry]:
        """Return menu lines about the turn."""
        return ()

    def panel_entries(self) -> Sequence[TableEntry]:
        """Return menu lines for what opens beside the table."""
        return ()

    def announce(self, session: Any) -> None:
        """Let a session be heard from now on: its sounds, and what a screen reader says."""
        return

    def keep_notes(self, table: Any, keeper: Keeper) -> None:
        """Keep what people note at a table besides their moves, and show what was kept."""
        return
