# SPDX-License-Identifier: MIT
"""The pages of Factory Manager apart from the table: saved games, review, tutorial and rules."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QKeySequence

from powergrid.factory.box import PLAYERS, load_game
from powergrid.files.folders import files_like
from powergrid.gui.factory_manager.chapter_pictures import chapter_picture
from powergrid.gui.factory_manager.chapters import CHAPTERS
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.lesson import LessonTable
from powergrid.gui.factory_manager.motion import show_moves
from powergrid.gui.factory_manager.opponents import assess
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.review_view import ReviewView
from powergrid.gui.factory_manager.rulebook import rulebook
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.statistics_view import StatisticsView, outcomes_in
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.time_lapse import TimeLapse
from powergrid.gui.factory_manager.views import FOLDER, FactoryViews
from powergrid.gui.kit.translation import translate
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.shell.chapters_view import ChaptersView, ListedChapter
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.link_button import Link
from powergrid.gui.shell.progress import Progress
from powergrid.gui.shell.replay.analysis import Analysis
from powergrid.gui.shell.visits import Visits
from powergrid.play.saved_games import games_dir


class FactoryVisits(Visits):
    """Opens these pages; each is created when it is asked for, and deleted when it is left."""

    views: FactoryViews
    has_lessons = True

    def entries(self) -> Sequence[Entry]:
        """Return menu lines for these pages."""
        keys = (QKeySequence.StandardKey.HelpContents, "F1")
        return (
            Entry(translate("Menu", "Games…"), self.show_games, ("Ctrl+G",)),
            Entry(translate("Menu", "Learn to play…"), self.learn, ("Ctrl+L",)),
            Entry(translate("Menu", "Rules…"), self.show_rules, keys),
        )

    def links(self) -> Sequence[Link]:
        """Return where the front page leads to: lessons, games and rules."""
        learn = translate("FrontPage", "Learn")
        chapters = translate("Factory", "Four chapters at a real table")
        rules = translate("Factory", "Rules")
        phases = translate("Factory", "The setup and the five phases")
        games = translate("FrontPage", "Games")
        saved = len(files_like(games_dir(FOLDER), "*.json"))
        count = translate("FrontPage", "%n saved games", "", saved)
        return (
            Link(learn, chapters, "hint", "L", self.learn),
            Link(games, count, "folder", "G", self.show_games),
            Link(rules, phases, "rules", "R", self.show_rules),
        )

    # Games

    def show_games(self) -> None:
        """Show all saved games."""
        if isinstance(self.navigator.view, GamesView):
            return
        view = GamesView(games_dir(FOLDER))
        view.open_asked.connect(self.navigator.file_asked)
        view.replay_asked.connect(self.replay_file)
        view.statistics_asked.connect(self.show_statistics)
        self.show(view, self.show_games)

    def show_statistics(self) -> None:
        """Show all finished games in figures."""
        self.show_new(lambda: StatisticsView(outcomes_in(games_dir(FOLDER))))

    # Review

    def prepare_replay(self, table: ReplayTable, session: FactorySession) -> None:
        """Connect a replay's table with what it shows beyond the moves."""
        table.panel.film_asked.connect(lambda: self.show_new(lambda: TimeLapse(session)))
        table.panel.review_asked.connect(lambda: self._show_review(session))
        table.panel.analyse_with(Analysis(self.thinker, assess, table))

    def _show_review(self, session: FactorySession) -> None:
        """Show the review of a game over its replay."""
        reviewing = self.views.reviews.of(session, self.thinker)
        self.show_review(ReviewView(reviewing), reviewing, partial(self._show_review, session))

    # Tutorial

    def learn(self) -> None:
        """Show the chapters of the tutorial."""
        navigator = self.navigator
        if isinstance(navigator.view, ChaptersView):
            return
        listed = [
            ListedChapter(
                chapter.id, chapter.title, len(chapter.steps), partial(chapter_picture, chapter)
            )
            for chapter in CHAPTERS
        ]
        about = translate("Factory", "Four short chapters at a real table.")
        view = ChaptersView(listed, about, Progress(self.settings, FOLDER))
        view.chapter_asked.connect(self._open_chapter)
        view.new_game_asked.connect(navigator.new_game_asked)
        self.show(view, self.learn)

    def _open_chapter(self, chapter_id: str, before: LessonTable | None = None) -> None:
        """Begin a chapter, or continue it from another table."""
        chapter = next(chapter for chapter in CHAPTERS if chapter.id == chapter_id)
        lesson = LessonTable(chapter, self.thinker, before)
        show_moves(lesson, self.settings)
        lesson.back_asked.connect(self._leave_chapter)
        lesson.finished.connect(lambda: self._finish(chapter_id))
        lesson.menu_asked.connect(self.navigator.menu_asked)
        lesson.rule_asked.connect(self.show_rules)
        self.visit(lesson, lambda: self._open_chapter(chapter_id, lesson))
        if before is None:
            lesson.begin()

    def _finish(self, chapter_id: str) -> None:
        Progress(self.settings, FOLDER).finish(chapter_id)
        self._leave_chapter()

    def _leave_chapter(self) -> None:
        """Return to the list of chapters, reloaded."""
        self.navigator.leave()
        self.navigator.leave()
        self.learn()

    # Rules

    def show_rules(self, section: str = "") -> None:
        """Show the rules, at a section or at the phase of the table before."""
        before = self.navigator.view
        if isinstance(before, RulebookView):
            return
        if not section and isinstance(before, FactoryTable):
            section = before.rules_section
        game = load_game(PLAYERS[0])
        if isinstance(before, FactoryTable | EndView):
            game = before.session.state.game  # a game keeps the tiles it started with
        view = rulebook(game)
        if section:
            view.show_section(section)
        self.show(view, self.show_rules)
