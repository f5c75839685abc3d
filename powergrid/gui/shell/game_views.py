# SPDX-License-Identifier: MIT
"""What a game provides to be played in the window."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.icons import Icon
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.entries import Switch, TableEntry
from powergrid.gui.shell.front_page import Glance
from powergrid.gui.shell.game_pages import EndPage, GameTable, NewGamePage
from powergrid.play.autosave import Autosave
from powergrid.play.record_files import GameRecord
from powergrid.play.replay import AnyReplay
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.gui.kit.log_list import LogLine


R = TypeVar("R", bound=GameRecord)
"""The class of a game's records."""
S = TypeVar("S", bound=AnySession)
"""The class of its sessions."""
P = TypeVar("P", bound=AnyReplay)
"""The class of its replays."""


class GameViews(ABC, Generic[R, S, P]):
    """Makes the sessions and views of one game; failures raise `RecordError`.

    Sessions, records and replays passed to its methods were made by the same object.
    """

    id = ""
    """The game's name in the settings and in its offer."""
    icon: Icon
    """The game's icon, as in its offer."""
    folder = ""
    """The folder of its saved games inside that of all games; empty for that itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def title(self) -> str:
        """Return the name of the game."""
        return self.id

    def game_title(self, session: S) -> str:
        """Return what distinguishes a session from others, for the title of the window."""
        return ""

    def new_game_note(self) -> str:
        """Return a line that describes how a new game is set up."""
        return ""

    def last_setup_note(self) -> str:
        """Return how the last game was set up, empty if unknown; may read boards."""
        return ""

    # Records

    @abstractmethod
    def load(self, file: Path) -> R:
        """Return the record in a file."""

    @abstractmethod
    def session(self, record: R) -> S:
        """Return a session at the last position of a record."""

    @abstractmethod
    def rematch(self, session: S) -> R:
        """Return the record of a new game with the players of a session and another seed."""

    @abstractmethod
    def branch(self, replay: P) -> R:
        """Return the record of a new game that continues from the position of a replay."""

    # Views

    @abstractmethod
    def new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        """Return the page of a new game, set up like the page before it if there was one."""

    @abstractmethod
    def table(self, session: S, parent: QWidget | None) -> GameTable:
        """Return a table for a session."""

    @abstractmethod
    def end_page(self, session: S, thinker: Thinker, *, is_kept: bool) -> EndPage:
        """Return the end page of a session; `thinker` can review the game.

        `is_kept` says that it is one of the player's games, which are saved.
        """

    @abstractmethod
    def replay(self, session: S) -> P:
        """Return the replay of a session."""

    @abstractmethod
    def replay_table(self, replay: P) -> GameTable:
        """Return a table for a replay; it owns the replay."""

    def glance(self, session: S) -> Glance:
        """Return a session as the front page shows it."""
        return Glance(QWidget(), QWidget(), "")

    def welcome(self) -> Glance:
        """Return what the front page shows to a new player."""
        return Glance(QWidget(), QWidget(), "")

    def preview(self, session: S | None) -> QWidget:
        """Return a part of a session's table, or of a sample table, for the settings page."""
        return QWidget()

    def picture(self, session: S) -> QWidget:
        """Return a picture of a session for the cover of its table, with nothing secret in it."""
        return QWidget()

    def news(self, session: S) -> "Sequence[LogLine]":
        """Return what has happened since the last turn of the person who is asked."""
        return ()

    def token(self, colour: str, side: int) -> QWidget:
        """Return a square picture of a seat's colour; `side` is in design pixels."""
        return QWidget()

    # Beside the views

    def table_entries(self) -> Sequence[TableEntry]:
        """Return menu entries for what the table itself does and opens."""
        return ()

    def look_switches(self) -> Sequence[Switch]:
        """Return the game's own settings of how the window looks."""
        return ()

    def move_switches(self) -> Sequence[Switch]:
        """Return the game's own settings of how moves are made."""
        return ()

    def announce(self, session: S) -> None:
        """Play the sounds of a session from now on, and announce its events to screen readers."""
        return

    def keep_notes(self, table: Any, autosave: Autosave) -> None:
        """Restore what people noted at a table besides their moves, and save it from now on."""
        return


AnyViews: TypeAlias = GameViews[Any, Any, Any]
"""The views of any game."""
