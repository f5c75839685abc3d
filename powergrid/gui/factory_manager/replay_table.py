# SPDX-License-Identifier: MIT
"""The table that replays a game of Factory Manager."""

from functools import partial
from typing import Self

from PySide6.QtCore import Signal

from powergrid.factory.rules import State
from powergrid.gui.factory_manager.action_panel import ActionPanel
from powergrid.gui.factory_manager.analysis_box import AnalysisBox
from powergrid.gui.factory_manager.announcements import news
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.session import FactoryReplay, FactorySession
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.words import moment_name, phase_name
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.replay.analysis import Analysis
from powergrid.gui.shell.replay.replay_buttons import ReplayButtons
from powergrid.gui.shell.replay.track import Track
from powergrid.play.replay import ALL_OPEN


class ReplayPanel(ActionPanel):
    """The recent events, a slider over the whole game, and the buttons of a replay."""

    branch_asked = Signal()
    film_asked = Signal()
    review_asked = Signal()
    back_asked = Signal()

    def __init__(self, replay: FactoryReplay, session: FactorySession, staging: Staging) -> None:
        super().__init__(session, staging)
        self.replay = replay
        self._announced = replay.position
        self._analysis: Analysis | None = None
        replay.playing.connect(self._ask_analysis)
        self.setAccessibleName(translate("Factory", "Replay"))
        self.found = AnalysisBox(session.seats)
        self.add(self.found)
        self.want(self.found, False)
        self.track = Track(replay)
        self.add(self.track)
        self.want(self.foot, False)
        self.buttons = ReplayButtons(replay)
        self.add(self.buttons)
        self.jump = self.buttons.add_jump(phase_name)
        self.buttons.add_space()
        add, text = self.buttons.add_button, translate("EndView", "Time-lapse")
        does = translate("EndView", "Shows the whole game in twenty seconds.")
        self.film = add(text, "F", self.film_asked.emit, does, stand_in="film", drop=4)
        text = translate("Factory", "Review")
        does = translate("Factory", "Shows how the game went.")
        self.review = add(text, "V", self.review_asked.emit, does, stand_in="curve", drop=2)
        for button in (self.film, self.review):
            self.buttons.want(button, replay.is_of_finished_game)
            button.setEnabled(replay.is_of_finished_game)
        text = translate("ReplayPage", "Analyse", "button: this position")
        does = translate("Factory", "Shows everybody's expected final money, and the best action.")
        self.analyse = add(text, "A", self._toggle_analysis, does, stand_in="hint", drop=1)
        text = translate("Factory", "Next factory")
        does = translate("Factory", "Shows the factory of the next player.")
        show = self._show_next_factory
        self.next_factory = add(text, "E", show, does, stand_in="factory", drop=1)
        self.branch = add(translate("Factory", "Play on"), "B", self.branch_asked.emit)
        does = translate("Factory", "Goes back to the previous page.")
        text = translate("Factory", "Back")
        self.leave = add(text, "Esc", self.back_asked.emit, does, stand_in="close")

    def analyse_with(self, analysis: Analysis) -> None:
        """Have positions analysed by this analysis."""
        self._analysis = analysis
        analysis.found.connect(self._show_analysis)

    def resume(self, before: Self) -> None:
        """Analyse the position if it was analysed before."""
        if before.is_wanted(before.found):
            self.analyse.click()

    def _toggle_analysis(self) -> None:
        self.want(self.found, not self.is_wanted(self.found))
        self._ask_analysis()
        self.place()

    def _ask_analysis(self) -> None:
        """Have the position analysed, unless the replay is playing."""
        if self._analysis is not None and self.is_wanted(self.found):
            self.found.show_nothing()
            if not self.replay.is_playing:
                self._analysis.ask(self.replay.position, self.session.state)

    def _show_analysis(self, state: State, money: tuple[float, ...], advice: list[Advice]) -> None:
        if state == self.session.state and self.is_wanted(self.found):
            self.found.show_found(state, money, advice)
            announcer().say(self.found.text)
            self.place()

    def _show_next_factory(self) -> None:
        seat = 0 if self.replay.viewer == ALL_OPEN else self.replay.viewer + 1
        self.replay.view_from(seat % len(self.session.seats))
        announcer().say(self.session.seats[self.replay.viewer].name)

    def _announce_action(self) -> None:
        """Announce the action that led here, once."""
        if self.replay.position != self._announced:
            self._announced = self.replay.position
            events = self.session.past[-1].events if self.session.past else []
            announcer().say(news(self.session, events))

    def _show_mistake(self) -> None:
        """Show the costly turn that is being replayed, and the better one."""
        self.track.show_marks(mistake.position for mistake in self.replay.mistakes.values())
        mistake = self.replay.mistake
        if mistake is None:
            self.message.say("")
            self.about.say("")
            return
        from powergrid.gui.factory_manager.review_words import mistake_row

        row = mistake_row(mistake, self.replay.moves[mistake.position].before)
        text = translate("Factory", "{name} makes a costly turn ({cost}): {done}")
        name = self.session.seats[mistake.seat].name
        self.message.say(text.format(name=name, cost=row.cost, done=row.done), "warning")
        self.about.say(row.better)

    def refresh(self) -> None:
        """Show the position of the replay."""
        self._announce_action()
        self._show_mistake()
        self._ask_analysis()
        super().refresh()
        replay, state = self.replay, self.session.state
        self.title.say(moment_name(state.round, state.phase))
        text = translate("ReplayPage", "action {n} of {last}")
        self.note.say(text.format(n=replay.position, last=replay.last))
        over = translate("Factory", "The game is over.")
        begins = translate("Factory", "Starts a new game from this position.")
        self.branch.describe(begins, over if state.is_over else "")
        self.place()


class ReplayTable(FactoryTable):
    """A table that only shows a replay."""

    is_replay = True

    panel: ReplayPanel

    def __init__(self, replay: FactoryReplay) -> None:
        super().__init__(replay.session, new_panel=partial(ReplayPanel, replay))
        self.replay = replay
        replay.setParent(self)
        self.panel.back_asked.connect(self.back_asked)
        self.panel.branch_asked.connect(self.branch_asked)
        set_first_focus(self, self.panel.track)

    def resume(self, before: Self) -> None:
        """Take over the open log and the analysis of another table of this replay."""
        super().resume(before)
        self.panel.resume(before.panel)

    def undo(self) -> None:
        """Go back by one move."""
        self.replay.step(-1)
