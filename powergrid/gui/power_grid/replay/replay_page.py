# SPDX-License-Identifier: MIT
"""The replay's controls, in the place where a game asks its questions."""

from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.pages.recent_events import QUIET, RecentEvents
from powergrid.gui.power_grid.pieces.seat_button import seat_buttons
from powergrid.gui.power_grid.replay.analysis_box import AnalysisBox
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.words.advice import mistake_row
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.terms import card_name, moment_name, phase_name
from powergrid.gui.shell.replay.analysis import Analysis
from powergrid.gui.shell.replay.replay_buttons import ReplayButtons
from powergrid.gui.shell.replay.track import Track
from powergrid.play.replay import ALL_OPEN
from powergrid.rules import State

if TYPE_CHECKING:
    from powergrid.analysis import Advice

_LINES: Final = 8


class ReplayPage(AnyPage):
    """The last event, a slider over the whole game, and the seat whose view is shown."""

    branch_asked = Signal()
    review_asked = Signal()
    film_asked = Signal()
    back_asked = Signal()

    def __init__(self, replay: Replay, staging: Staging) -> None:
        super().__init__(replay.session, staging)
        self.replay = replay
        self.want(self.foot, False)  # nobody is asked here
        self.foot.want(self.planning, False)
        self.title.shrinks = True  # up to seven buttons are beside it
        self.recent = RecentEvents(replay.session, _LINES)
        self.cards = caption()
        self.mistake, self.better = (
            Text(weight=SEMIBOLD, wraps=True),
            caption(role="text", wraps=True),
        )
        self.track = Track(replay)
        self._make_viewer_buttons()
        self._make_body()
        self._make_foot()
        self._announced = replay.position
        self._analysis: Analysis | None = None
        replay.playing.connect(self._ask_analysis)

    def analyse_with(self, analysis: Analysis) -> None:
        """Offer an analysis of each position."""
        self._analysis = analysis
        self.buttons.want(self.analyse, True)
        analysis.found.connect(self._show_analysis)

    def resume(self, before: Self) -> None:
        """Analyse the position if it was analysed before."""
        if before.body.is_wanted(before.found):
            self.analyse.click()

    def _announce_move(self) -> None:
        """Announce the move that led here, once."""
        replay = self.replay
        if replay.position == self._announced:
            return
        self._announced = replay.position
        events = replay.session.past[-1].events if replay.session.past else []
        announced = [event for event in events if not isinstance(event, QUIET)]
        announcer().say(" ".join(sentence(event, replay.session) for event in announced))

    def refresh(self) -> None:
        """Show the position of the replay."""
        replay = self.replay
        self._announce_move()
        mark = replay.marks[replay.mark_at(replay.position)]
        self.title.say(moment_name(mark.round, mark.phase))
        self.note.say(self.tr("action {n} of {last}").format(n=replay.position, last=replay.last))
        self.recent.show_events([e for played in replay.session.past[-20:] for e in played.events])
        self._show_cards()
        self._show_mistake()
        self._ask_analysis()
        for button in self.viewer_buttons:
            button.setChecked(button.seat == replay.viewer)
        can_branch = not replay.session.state.is_over and replay.header is not None
        self.branch.describe(
            self.tr("Starts a new game from this position."),
            "" if can_branch else self.tr("The game is over here."),
        )

    def adapt(self) -> None:
        """Use smaller text in a low panel, and shorter words in a narrow one."""
        self.recent.resize_type(CAPTION if self.is_low else BODY)
        self.mistake.resize_type(CAPTION if self.is_low or self.is_narrow else BODY)
        self._share_body()
        self.viewer_buttons[0].setText(
            self.tr("All", "short for: all open") if self.is_narrow else self.tr("All open")
        )
        self.head.gap = 6 if self.is_narrow else 10
        self._fit_title()
        self.head.may_have_note = not self.is_narrow
        self.fit_head()

    def first_focus(self) -> QWidget | None:
        """Return the slider, unless another useful widget has the focus."""
        focus = QApplication.focusWidget()
        is_here = focus is not None and self.isAncestorOf(focus)
        return None if is_here or isinstance(focus, QAbstractItemView) else self.track

    def _make_viewer_buttons(self) -> None:
        self.viewer_buttons = seat_buttons(ALL_OPEN, self.tr("All open"), self.session.seats)
        self.viewer_row = Line(gap=1)
        for button in self.viewer_buttons:
            button.chosen.connect(self.replay.view_from)
            name = does = self.tr("See it as {name}").format(name=button.text())
            if button.seat == ALL_OPEN:
                name, does = self.tr("All open"), self.tr("Shows everything.")
            button.setAccessibleName(name)
            button.describe(does)
            self.viewer_row.add(button)
        self.head.add(self.viewer_row)

    def _fit_title(self) -> None:
        """Make the title as large as fits beside the buttons."""
        beside = self.viewer_row.sizeHint().width() + look().ipx(2 * self.pad + self.head.gap)
        for size in (BODY, CAPTION) if self.is_low else (TITLE, LEAD, BODY):
            self.title.resize_type(size)
            if self.title.narrow_width() + beside <= self.width():
                break
        self.title.shrinks = self.title.width_of_text() + beside > self.width()

    def _make_body(self) -> None:
        self.body.vertical = True
        self.body.gap = 6
        self.mistakes = Line(vertical=True, gap=2, pad=8, ground="surface_1")
        self.mistakes.add(self.mistake)
        self.mistakes.add(self.better)
        self.found = AnalysisBox(self.session.seats)
        self.body.add(self.found, drop=1)
        self.body.want(self.found, False)
        self.body.add(self.recent, stretch=1, minimum=24)
        self.body.add(self.mistakes)
        self.body.add(self.cards)
        self.body.add(self.track)

    def _make_foot(self) -> None:
        replay = self.replay
        self.buttons = ReplayButtons(replay)
        self.add(self.buttons)
        self._add_buttons()
        for button in (self.film, self.review):
            button.setEnabled(replay.is_of_finished_game)
            self.buttons.want(button, replay.is_of_finished_game)
        self.buttons.want(self.analyse, False)

    def _add_buttons(self) -> None:
        add, self.jump = self.buttons.add_button, self.buttons.add_jump(phase_name)
        self.buttons.add_space()
        text = translate("EndView", "Time-lapse")
        does = translate("EndView", "Shows the whole game in twenty seconds.")
        self.film = add(text, "F", self.film_asked.emit, does, stand_in="film", drop=4)
        text = self.tr("Review")
        does = self.tr("Shows everybody's chance of winning, and the costliest moves.")
        self.review = add(text, "V", self.review_asked.emit, does, stand_in="curve", drop=2)
        text = self.tr("Analyse", "button: this position")
        does = self.tr("Shows everybody's chance of winning, and the best move.")
        self.analyse = add(text, "A", self._toggle_analysis, does, stand_in="hint", drop=1)
        text = self.tr("Play on", "button: a game from here")
        self.branch = add(text, "B", self.branch_asked.emit)
        does = self.tr("Goes back to the previous page.")
        self.leave = add(self.tr("Back"), "Esc", self.back_asked.emit, does, stand_in="close")

    def _show_cards(self) -> None:
        cards = self.replay.cards_to_come() if self.replay.viewer == ALL_OPEN else ()
        text = self.tr("Coming up: {cards}").format(cards=listed([card_name(c) for c in cards]))
        self.cards.say(text if cards else "")
        self.body.want(self.cards, bool(cards))

    def _show_mistake(self) -> None:
        """Show a costly move that comes next, and the better one."""
        mistake, state = self.replay.mistake, self.replay.session.state
        self.body.want(self.mistakes, mistake is not None)
        if mistake is None:
            return
        row = mistake_row(mistake, state, self.session.seats)
        text = self.tr("{name} makes a costly move ({cost}): {done}")
        name = self.session.seats[mistake.seat].name
        self.mistake.say(text.format(name=name, cost=row.cost, done=row.done))
        self.better.say(row.better)

    def _toggle_analysis(self) -> None:
        if self._analysis is None:
            return
        self.body.want(self.found, not self.body.is_wanted(self.found))
        self._ask_analysis()
        self._share_body()
        self.place()

    def _ask_analysis(self) -> None:
        """Have the position analysed, unless the replay is playing."""
        if self._analysis is None or not self.body.is_wanted(self.found):
            return
        self.found.show_nothing()
        if not self.replay.is_playing:
            self._analysis.ask(self.replay.position, self.replay.session.state)

    def _show_analysis(
        self, state: State, chances: "tuple[float, ...]", advice: "list[Advice]"
    ) -> None:
        if state == self.replay.session.state and self.body.is_wanted(self.found):
            self.found.show_found(state, chances, advice)
            announcer().say(self.found.text)
            self.place()

    def _share_body(self) -> None:
        """Hide the last events if the findings leave no room for them."""
        has_more = self.replay.mistake is not None or self.body.is_wanted(self.found)
        self.body.want(self.recent, not (has_more and self.is_low))
