# SPDX-License-Identifier: MIT
"""The pages that are visited from Power Grid's table: games, statistics, tutorial, rules, review.

Each is imported when it is first opened: together they take as long to load as the window itself.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from powergrid.files.folders import files_like
from powergrid.files.messages import FileError
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.library.file_names import files_in
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.link_button import Link
from powergrid.gui.shell.progress import Progress
from powergrid.gui.shell.visits import Visits
from powergrid.play.errors import RecordError
from powergrid.play.saved_games import count_open, games_dir, now

if TYPE_CHECKING:
    from powergrid.gui.power_grid.game.session import Session
    from powergrid.gui.power_grid.library.no_games import NoGames
    from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
    from powergrid.gui.power_grid.position.described_table import DescribedTable
    from powergrid.gui.power_grid.puzzles.practice import Practice
    from powergrid.gui.power_grid.replay.replay_table import ReplayTable
    from powergrid.records import Record


class PowerGridVisits(Visits):
    """Opens these pages; each is created when it is opened and deleted when it is left.

    `setup_played` carries the setup of a game that was started in the board editor.
    """

    setup_played = Signal(object)

    views: PowerGridViews
    has_lessons = True
    _practice: "Practice | None" = None
    _described: "DescribedTable | None" = None

    def entries(self) -> Sequence[Entry]:
        """Return the menu entries for the main pages."""
        return (
            Entry(translate("Menu", "Games…"), self.show_library, ("Ctrl+G",)),
            Entry(
                translate("Menu", "Rules…"),
                self.show_rules,
                (QKeySequence.StandardKey.HelpContents, "F1"),
            ),
        )

    def pages(self) -> Sequence[Entry]:
        """Return the pages that have keys but no entry in the menu."""
        return (
            Entry(translate("Menu", "Learn to play…"), self.learn, ("Ctrl+L",)),
            Entry(translate("Menu", "Statistics…"), self.show_profile, ("Ctrl+T",)),
            Entry(translate("Menu", "Draw a board…"), self.edit_board, ("Ctrl+B",)),
            Entry(translate("Menu", "Set up your table…"), self.set_up_position, ("Ctrl+P",)),
            Entry(translate("Menu", "Tournament…"), self.show_tournament, ("Ctrl+U",)),
        )

    def links(self) -> Sequence[Link]:
        """Return the links of the front page."""
        done, chapters = len(Progress(self.settings).done), len(chapter_ids())
        return (
            Link(
                translate("FrontPage", "Learn"),
                translate("FrontPage", "{done} of %n chapters done", "", chapters).format(
                    done=done
                ),
                "hint",
                "L",
                self.learn,
            ),
            Link(
                translate("FrontPage", "Games"),
                self._games_note(),
                "folder",
                "G",
                self.show_library,
            ),
            Link(
                translate("FrontPage", "Tournament"),
                translate("FrontPage", "People and bots, round by round"),
                "log",
                "T",
                self.show_tournament,
            ),
            Link(
                translate("FrontPage", "Challenge of the day"),
                self._challenge_note(),
                "star",
                "C",
                self._begin_challenge,
                self._challenge_picture,
            ),
        )

    @staticmethod
    def _games_note() -> str:
        """Return how many games are saved, and how many of them can be continued."""
        files = list(files_in(games_dir()))
        note = translate("FrontPage", "%n saved games", "", len(files))
        if count := count_open(files):
            note += " · " + translate("FrontPage", "%n open", "unfinished games", count)
        return note

    @staticmethod
    def _challenge_note() -> str:
        from powergrid.gui.power_grid.game.challenge_results import result_of_day

        result = result_of_day(now().date())
        if result is None:
            return translate("FrontPage", "The same deal for everybody")
        if result.master is None:
            return translate("FrontPage", "You: place {place}").format(place=result.place)
        text = translate("FrontPage", "You: place {place} · The master: place {master}")
        return text.format(place=result.place, master=result.master)

    @staticmethod
    def _challenge_picture() -> QWidget:
        from powergrid.gui.power_grid.glances import challenge_picture

        return challenge_picture(now().date())

    def _begin_challenge(self) -> None:
        """Open today's challenge, the same for everybody, or start it."""
        try:
            record = self.views.challenge(now().date())
            file = self._begun_today(record.header.title)
            if file is None:
                self.navigator.game_asked.emit(record)
            else:
                self.navigator.file_asked.emit(file)
        except (FileError, RecordError) as error:
            self.navigator.warn(str(error))

    @staticmethod
    def _begun_today(title: str) -> Path | None:
        """Return the file of the game with this title that was begun today, if there is one.

        Unfinished games come first, then earlier ones.
        """
        from powergrid.records import load

        found = []
        for file in files_like(games_dir(), f"{now():%Y-%m-%d}-*.powergrid.json"):
            with suppress(RecordError):
                record = load(file)
                if record.header.title == title:
                    found.append((record.is_finished, file))
        return min(found)[1] if found else None

    # Review

    def prepare_replay(self, table: "ReplayTable", session: "Session") -> None:
        """Connect a replay's table with the review of its game, and show the costly moves."""
        table.page.review_asked.connect(lambda: self._show_review(session))
        table.page.film_asked.connect(lambda: self._show_film(session))
        table.replay.show_review(self.views.reviews.finished(session))
        from powergrid.analysis import assess
        from powergrid.gui.shell.replay.analysis import Analysis

        table.page.analyse_with(Analysis(self.thinker, assess, table))
        table.page.analyse.clicked.connect(session.note_hint)

    def _show_film(self, session: "Session") -> None:
        from powergrid.gui.power_grid.end.time_lapse import TimeLapse

        self.show_new(lambda: TimeLapse(self.views.reviews.of(session, self.thinker)))

    def _show_review(self, session: "Session") -> None:
        """Show the review of a game over its replay."""
        from powergrid.gui.power_grid.end.review_view import ReviewView

        reviewing = self.views.reviews.of(session, self.thinker)
        self.show_review(ReviewView(reviewing), reviewing, partial(self._show_review, session))

    # Games and statistics

    def show_library(self) -> None:
        """Show all saved games."""
        from powergrid.gui.power_grid.library.library_view import LibraryView

        navigator = self.navigator
        if isinstance(navigator.view, LibraryView):
            return
        library = LibraryView(None if self.game.autosave is None else self.game.autosave.file)
        library.open_asked.connect(navigator.file_asked)
        library.replay_asked.connect(self.replay_file)
        library.statistics_asked.connect(self.show_profile)
        library.warned.connect(self._warn_unless_closing)
        self._connect_links(library.nothing)
        self.show(library, self.show_library)

    def _warn_unless_closing(self, sentence: str) -> None:
        if self.navigator.window().isVisible():  # a message box would show a closed window again
            self.navigator.warn(sentence)

    def show_profile(self) -> None:
        """Show how people play on this machine."""
        from powergrid.gui.power_grid.library.profile_view import ProfileView

        if isinstance(self.navigator.view, ProfileView):
            return
        profile = ProfileView()
        profile.figures_asked.connect(self.show_statistics)
        profile.puzzles_asked.connect(self.show_puzzles)
        self._connect_links(profile.nothing)
        self.show(profile, self.show_profile)

    def show_statistics(self) -> None:
        """Show the statistics of all games."""
        from powergrid.gui.power_grid.library.statistics_view import StatisticsView

        if isinstance(self.navigator.view, StatisticsView):
            return
        self.show_new(self._new_statistics)

    def _new_statistics(self) -> View:
        from powergrid.gui.power_grid.library.statistics_view import StatisticsView

        statistics = StatisticsView()
        self._connect_links(statistics.nothing)
        return statistics

    def _connect_links(self, nothing: "NoGames") -> None:
        """Connect what a page without games offers instead."""
        nothing.play_asked.connect(self.navigator.new_game_asked)
        nothing.watch_asked.connect(lambda: self.navigator.game_asked.emit(self.views.masters()))

    # The player's own boards

    def prepare_new_game(self, page: "NewGameView") -> None:
        """Connect the page of a new game with the board editor."""
        page.editor_asked.connect(self.edit_board)
        page.import_asked.connect(self.import_board)
        self.setup_played.connect(page.offer)

    def edit_board(self, board_id: str = "") -> None:
        """Show the board editor, with a new board if the id is empty."""
        from powergrid.gui.power_grid.editor_visit import show_editor

        show_editor(self, board_id, self.setup_played.emit)

    def import_board(self) -> None:
        """Ask for a file with a board, and copy it to the player's own boards."""
        from powergrid.gui.power_grid.editor_visit import ask_for_board

        ask_for_board(self.navigator)

    # Tournaments

    def open_game(self, record: "Record", then: Callable[[Path], object]) -> None:
        """Open a new game at the table; `then` gets its file if that worked."""
        before = self.game.autosave
        self.navigator.game_asked.emit(record)
        now = self.game.autosave
        if now is not None and now is not before:
            then(now.file)

    def show_tournament(self) -> None:
        """Show the tournament of the game at the table, the last one, or the form of a new one."""
        from powergrid.gui.power_grid.tournament_visit import show_tournament

        show_tournament(self, self.open_game)

    # Real tables

    def set_up_position(self) -> None:
        """Show the page on which the position of a real table is described, in its last state."""
        from powergrid.gui.power_grid.position_visit import show_position

        session = cast("Session | None", self.game.session)  # nothing else is played here
        self._described = show_position(self, session, self._described)

    # Tutorial

    def learn(self) -> None:
        """Show the chapters of the tutorial."""
        from powergrid.gui.power_grid.tutorial.classroom import show_chapters

        beside = (
            Entry(translate("ChaptersView", "Puzzles"), self.show_puzzles, ("P",)),
            Entry(translate("ChaptersView", "Your table"), self.set_up_position, ("T",)),
        )
        show_chapters(self, beside)

    # Puzzles

    def show_puzzles(self) -> None:
        """Show the next puzzle."""
        if self._practice is None:
            from powergrid.gui.power_grid.puzzles.practice import Practice

            self._practice = Practice(self)
        self._practice.open()

    # Rules

    def show_rules(self, section: str = "") -> None:
        """Show the rules of the game that is played or set up, at a section if one is given.

        Without a game, those of the last one that was set up, or of a first one.
        """
        from powergrid.gui.power_grid.game.last_game import last_setup
        from powergrid.gui.power_grid.rulebook.rulebook_for import rulebook_for, rulebook_of
        from powergrid.gui.rulebook.rulebook_view import RulebookView

        if isinstance(self.navigator.view, RulebookView):
            return
        session = cast("Session | None", self.game.session)  # nothing else is played here
        rulebook = rulebook_for(self.navigator.view, session, section)
        if rulebook is None:
            rulebook = rulebook_of(last_setup(self.settings.last_game), section)
        self.show(rulebook, self.show_rules)
