# SPDX-License-Identifier: MIT
"""What one looks at aside from the game at the table: replays, the list of games, statistics."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.box import BoxError
from powergrid.gui.games import now_text
from powergrid.gui.move_show import MoveShow
from powergrid.gui.session import Session, session_of
from powergrid.gui.settings import PACES
from powergrid.gui.table import Table
from powergrid.records import RecordError, load

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.replay.replay import Replay
    from powergrid.gui.review.reviewing import Reviewing
    from powergrid.gui.tutorial.classroom import Classroom


class Asides(QObject):
    """Each is made when it is asked for, and gone when it is left."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._classroom: Classroom | None = None
        self._reviewing: Reviewing | None = None

    def show_replay(self, position: int = 0) -> "Replay | None":
        """Look at the game at the table again, from a position on."""
        session = self._window.session
        return None if session is None else self._show_replay_of(session, position)

    def reviewing_of(self, session: Session) -> "Reviewing":
        """Return what judges the finished game of a session; another game's is stopped."""
        from powergrid.gui.review.reviewing import Reviewing

        now = self._reviewing
        if now is not None and now.session is session and len(now.moves) == len(session.past):
            return now
        if now is not None:
            now.stop()
        self._reviewing = Reviewing(session, self._window.thinker, self)
        return self._reviewing

    def _show_review(self, session: Session, replay: "Replay") -> None:
        from powergrid.gui.review.review_view import ReviewView

        window = self._window
        reviewing = self.reviewing_of(session)
        view = ReviewView(reviewing)

        def lead_to(position: int) -> None:
            window.views.leave()
            replay.take_review(reviewing.review)
            replay.go_to(position)

        view.moment_asked.connect(lead_to)
        view.back_asked.connect(window.views.leave)
        window.views.visit(view)

    def show_since_last_turn(self) -> None:
        """Show what has happened since the last turn of whoever sits at the screen."""
        session = self._window.session
        if session is None or self._window.views.is_visiting:
            return
        from powergrid.gui.replay.replay import since_last_turn

        replay = self._show_replay_of(session, since_last_turn(session))
        if replay.position < replay.last:
            replay.play()

    def replay_file(self, file: Path) -> None:
        """Look at the game in a file again."""
        try:
            session = session_of(load(file))
        except (BoxError, RecordError) as error:
            self._window.tell(str(error))
            return
        self._show_replay_of(session, 0)

    def branch(self, replay: "Replay") -> None:
        """Begin a new game that goes on from where a replay stands."""
        from powergrid.gui.replay.opening import branched

        try:
            record = branched(replay, now_text())
        except RecordError as error:
            self._window.tell(str(error))
            return
        self._window.open_new(record)

    def show_library(self) -> None:
        """Show all games there are."""
        from powergrid.gui.library.library_view import LibraryView

        window = self._window
        if isinstance(window.view, LibraryView):
            return
        library = LibraryView(None if window.keeper is None else window.keeper.file)
        library.open_asked.connect(window.open_file)
        library.replay_asked.connect(self.replay_file)
        library.statistics_asked.connect(self.show_statistics)
        library.back_asked.connect(window.views.leave)
        window.views.visit(library)

    def show_statistics(self) -> None:
        """Show the figures over all games."""
        from powergrid.gui.library.statistics_view import StatisticsView

        window = self._window
        if isinstance(window.view, StatisticsView):
            return
        statistics = StatisticsView()
        statistics.back_asked.connect(window.views.leave)
        window.views.visit(statistics)

    def chapter_shown(self) -> str | None:
        """Return the chapter of the tutorial that is shown, empty for their list, or None."""
        return None if self._classroom is None else self._classroom.chapter

    def show_tutorial(self, chapter: str = "") -> None:
        """Show the chapters of the tutorial, or one of them."""
        from powergrid.gui.tutorial.classroom import Classroom

        if self._classroom is None:
            self._classroom = Classroom(self._window)
        self._classroom.open(chapter)

    def resume_tutorial(self, chapter: str, before: QWidget) -> None:
        """Show a chapter again with what was staged, unless something was done in its step."""
        self.show_tutorial(chapter)
        now = self._window.view
        if not isinstance(now, Table) or not isinstance(before, Table):
            return
        if now.session.state == before.session.state:
            now.resume(before)

    def show_rules(self, section: str = "") -> None:
        """Show the rules of the game at the table or of the one made up, at a section if any."""
        from powergrid.gui.rulebook.opening import opened
        from powergrid.gui.rulebook.rulebook_view import RulebookView

        window = self._window
        if isinstance(window.view, RulebookView):
            return
        rulebook = opened(window, section)
        if rulebook is not None:
            rulebook.back_asked.connect(window.views.leave)
            window.views.visit(rulebook)

    def show_keys(self) -> None:
        """Show the keys that work just now, with what each does."""
        from powergrid.gui.key_list.collected import collected
        from powergrid.gui.key_list.key_list_view import KeyListView

        window = self._window
        if isinstance(window.view, KeyListView):
            return
        keys = KeyListView(collected(window))
        keys.back_asked.connect(window.views.leave)
        window.views.visit(keys)

    def undo(self) -> None:
        """Take back what was deleted last where games are listed, what is staged in a chapter."""
        from powergrid.gui.library.library_view import LibraryView

        view = self._window.view
        if isinstance(view, LibraryView):
            view.undo()
        elif isinstance(view, Table):
            view.action.page.undo.click()

    def _show_replay_of(self, session: Session, position: int) -> "Replay":
        from powergrid.gui.replay.opening import ReplayTable
        from powergrid.gui.replay.replay import Replay

        window = self._window
        if isinstance(window.view, ReplayTable):
            window.views.leave()
        replay = Replay(session)
        if self._reviewing is not None and self._reviewing.session is session:
            replay.take_review(self._reviewing.review)
        replay.go_to(position)
        replay.pace = PACES[window.settings.pace]
        table = ReplayTable(replay)
        table.menu_asked.connect(window.show_menu)
        table.moment_asked.connect(replay.go_to)
        table.desk.rule_asked.connect(self.show_rules)
        table.page.back_asked.connect(window.views.leave)
        table.page.branch_asked.connect(lambda: self.branch(replay))
        table.page.review_asked.connect(lambda: self._show_review(session, replay))
        MoveShow(table, window.settings)
        window.views.visit(table)
        return replay
