# SPDX-License-Identifier: MIT
"""Creates the sessions and views of Power Grid.

Whatever knows the rules is imported when it is first needed, after the front page is painted.
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid.files.messages import FileError
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.entries import Switch, TableEntry
from powergrid.gui.shell.front_page import Glance
from powergrid.gui.shell.game_pages import NewGamePage
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.review.reviewing import Reviews
from powergrid.play.autosave import Autosave
from powergrid.play.errors import RecordError
from powergrid.play.saved_games import now_text
from powergrid.play.seed import new_seed
from powergrid.play.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.gui.kit.log_list import LogLine
    from powergrid.gui.power_grid.end.end_view import EndView
    from powergrid.gui.power_grid.end.reviewing import Reviewing
    from powergrid.gui.power_grid.game.session import Session
    from powergrid.gui.power_grid.puzzles.own_puzzles import OwnPuzzles
    from powergrid.gui.power_grid.replay.replay import Replay
    from powergrid.gui.power_grid.replay.replay_table import ReplayTable
    from powergrid.gui.power_grid.table.table import Table
    from powergrid.records import Record


class PowerGridViews(GameViews["Record", "Session", "Replay"]):
    """The sessions and views of Power Grid."""

    id = "power-grid"
    icon: Icon = "plug"

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.reviews: Reviews[Reviewing] = Reviews(self._new_reviewing)
        self._own_puzzles: OwnPuzzles | None = None

    def title(self) -> str:
        """Return the name of the game."""
        return translate("MainWindow", "Power Grid")

    def game_title(self, session: "Session") -> str:
        """Return the board, the round, and when the game began."""
        from powergrid.gui.power_grid.words.glance import game_title

        return game_title(session)

    def new_game_note(self) -> str:
        """Return a line that describes how a new game is set up."""
        return translate("FrontPage", "Choose a board and opponents")

    def last_setup_note(self) -> str:
        """Return board, edition and number of players of the last game."""
        if not self.settings.last_game:
            return ""
        from powergrid.gui.power_grid.game.last_game import last_setup
        from powergrid.gui.power_grid.words.names import board_name, edition_name

        setup = last_setup(self.settings.last_game)
        if setup is None:
            return ""
        text = translate("FrontPage", "{board}, {edition}, %n players", "", len(setup.seats))
        board = board_name(setup.board_id, setup.edition_id)
        return text.format(board=board, edition=edition_name(setup.edition_id))

    # Records

    def load(self, file: Path) -> "Record":
        """Return the record in a file."""
        from powergrid.records import load

        return load(file)

    def session(self, record: "Record") -> "Session":
        """Return a session at the last position of a record whose board can be drawn."""
        from powergrid.box import load_drawing_of
        from powergrid.gui.power_grid.game.session import session_of
        from powergrid.records.own_board import with_board_text

        try:
            session = session_of(with_board_text(record))
            load_drawing_of(session.state.game.board, record.header.edition)
        except FileError as error:
            raise RecordError(str(error)) from None
        return session

    def rematch(self, session: "Session") -> "Record":
        """Return a game with the same players, board, areas and options, and another seed."""
        from powergrid.gui.power_grid.new_games import rematch

        return rematch(session)

    def challenge(self, day: date) -> "Record":
        """Return the record of a day's challenge."""
        from powergrid.gui.power_grid.new_games import challenge

        return challenge(day)

    def masters(self) -> "Record":
        """Return a new game among four masters."""
        from powergrid.gui.power_grid.new_games import masters

        return masters()

    def branch(self, replay: "Replay") -> "Record":
        """Return a new game that continues from the position of a replay."""
        return replay.branch(now_text(), new_seed())

    # Views

    def new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        """Return the page of a new game, set up like the page before it or the last game."""
        from powergrid.gui.power_grid.new_games import new_game_page

        return new_game_page(self.settings, before)

    def table(self, session: "Session", parent: QWidget | None) -> "Table":
        """Return a table for a session, with animated moves."""
        from powergrid.gui.power_grid.tables import playing_table

        return playing_table(session, self.settings, parent)

    def end_page(self, session: "Session", thinker: Thinker, *, is_kept: bool) -> "EndView":
        """Return the end page of a session, where the game can be reviewed.

        A challenge counts only if it is kept: other records may be games of other people.
        """
        from powergrid.gui.power_grid.end.end_view import EndView
        from powergrid.gui.power_grid.end.master_game import master_game
        from powergrid.gui.power_grid.tournament.tournament_runner import tournament_of

        recorder, reviewing = session.recorder, self.reviews.of(session, thinker)
        return EndView(
            reviewing,
            master=master_game(session, thinker) if is_kept else None,
            is_of_tournament=recorder is not None and tournament_of(recorder.header) is not None,
        )

    def replay(self, session: "Session") -> "Replay":
        """Return the replay of a session."""
        from powergrid.gui.power_grid.replay.replay import Replay

        return Replay(session)

    def replay_table(self, replay: "Replay") -> "ReplayTable":
        """Return a table for a replay."""
        from powergrid.gui.power_grid.tables import replay_table

        return replay_table(replay, self.settings)

    # The front page

    def glance(self, session: "Session") -> Glance:
        """Return a session as the front page shows it."""
        from powergrid.gui.power_grid.glances import glance_at

        return glance_at(session)

    def welcome(self) -> Glance:
        """Return the board of a first game."""
        from powergrid.gui.power_grid.glances import welcome

        return welcome()

    def preview(self, session: "Session | None") -> QWidget:
        """Return a preview of a session's table, or of the tutorial's."""
        from powergrid.gui.power_grid.preview import Preview

        return Preview(session)

    def picture(self, session: "Session") -> QWidget:
        """Return the board by night, where the network of the person who is asked is alight."""
        from powergrid.gui.power_grid.glances import night_picture

        return night_picture(session)

    def news(self, session: "Session") -> "Sequence[LogLine]":
        """Return what the log says about the time since the last turn of who is asked."""
        from powergrid.gui.power_grid.models.log_model import news

        return news(session)

    def token(self, colour: str, side: int) -> QWidget:
        """Return a house of a seat's colour."""
        from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon

        return PieceIcon(house=colour, side=side)

    # Beside the views

    def table_entries(self) -> Sequence[TableEntry]:
        """Return the menu entries for planning, the log, the map and the table in words."""
        return (
            TableEntry(
                translate("Menu", "Plan the round"),
                "N",
                lambda table: table.toggle_plan(),
                lambda table: table.can_plan,
            ),
            TableEntry(translate("Table", "The log"), "L", lambda table: table.toggle_log()),
            TableEntry(
                translate("Table", "The map as a list of cities"),
                "M",
                lambda table: table.toggle_connections(),
            ),
            TableEntry(
                translate("Table", "Table description"), "T", lambda table: table.toggle_words()
            ),
        )

    def look_switches(self) -> Sequence[Switch]:
        """Return the settings for letters on houses and for a plain board."""
        plain = translate("Menu", "Plain board", "without relief and light")
        return (
            Switch("shows_letters", translate("Menu", "Letters on houses"), "F4"),
            Switch("is_plain", plain, "Shift+F4"),
        )

    def move_switches(self) -> Sequence[Switch]:
        """Return the settings for how a turn ends and what the game says about a plant."""
        return (
            Switch("ends_turns", translate("Menu", "Enter also ends the turn"), "Ctrl+E"),
            Switch("shows_worth", translate("Menu", "Show a plant's value in auctions"), "Ctrl+I"),
        )

    def announce(self, session: "Session") -> None:
        """Play the sounds of a session from now on, and announce its events to screen readers."""
        from powergrid.gui.power_grid.motion.sounds import SOUNDS
        from powergrid.gui.power_grid.words.announcements import new_announcer
        from powergrid.gui.shell.motion.game_sounds import GameSounds

        new_announcer(session).ask()
        GameSounds(session, SOUNDS)

    def keep_notes(self, table: "Table", autosave: Autosave) -> None:
        """Restore the plans for the current position, and save plans from now on."""
        from powergrid.gui.power_grid.game.saved_plans import restore_plans, save_plans

        if self.settings.plans:
            restore_plans(self.settings, autosave, table.staging)
        table.staging.draft_changed.connect(
            lambda: save_plans(self.settings, autosave, table.staging)
        )

    def _new_reviewing(self, session: "Session", thinker: Thinker) -> "Reviewing":
        """Return the review of a finished game, which also searches for puzzles."""
        from powergrid.gui.power_grid.end.reviewing import Reviewing
        from powergrid.gui.power_grid.puzzles.own_puzzles import OwnPuzzles

        reviewing = Reviewing(session, thinker)
        if self._own_puzzles is None:
            self._own_puzzles = OwnPuzzles(thinker)
        self._own_puzzles.wait_for(reviewing)
        return reviewing
