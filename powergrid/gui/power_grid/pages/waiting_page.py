# SPDX-License-Identifier: MIT
"""The page while others act: whose turn it is, and the last events."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.live_region import be_live
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.pages.recent_events import RecentEvents
from powergrid.gui.power_grid.pages.round_summary import RoundSummary
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.questions import question_title

_MAX_LINES = 12
_WIDE = 640


class WaitingPage(AnyPage):
    """Shows the last events, with pause and skip while a bot thinks."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.recent = RecentEvents(session, _MAX_LINES)
        self.recent.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        be_live(self.recent)
        self.house = PieceIcon(side=22)
        self.who = Text(size=BODY, role="text_second", shrinks=False)
        self.summary = RoundSummary(session)
        self.body.vertical = True
        self.body.gap = 6
        self.body.add(self.summary, drop=1)
        self.body.add(self.recent, stretch=1, minimum=24)
        self.foot.want(self.hint, False)
        self.foot.add(self.house)
        self.foot.add(self.who, drop=3)  # title or note has the name, too
        self.limit = self.foot.add_button("", "X", self._cancel_limit)
        # The menu has the shortcuts of these buttons.
        self.pause = Button("", "F8", icon="pause")
        self.pause.clicked.connect(lambda: session.bots.pause(not session.bots.is_paused))
        self.skip = Button(self.tr("Skip to my turn"), "F7", icon="fast_forward")
        self.skip.clicked.connect(session.skip)
        self.skip.set_primary(True)
        self.pause.describe(self.tr("Pauses the bots, or lets them continue."))
        self.skip.describe(self.tr("Lets the bots move at once until it is your turn."))
        self.foot.add(self.pause, drop=2)
        self.foot.add(self.skip, drop=1)
        session.bots.paused.connect(self.refresh)
        session.bots.faulted.connect(self.refresh)

    def first_focus(self) -> QWidget | None:
        """Return the events, which are then read as they happen, unless the focus is elsewhere."""
        focus = QApplication.focusWidget()
        if focus is None or focus.isAncestorOf(self):
            return self.recent
        panel = self.parentWidget()
        is_in_panel = panel is not None and panel.isAncestorOf(focus)
        return self.recent if is_in_panel and not self.isAncestorOf(focus) else None

    def refresh(self) -> None:
        """Show whose turn it is and the last events."""
        session, state = self.session, self.state
        events = [
            event for played in session.past[-30:] for event in (*played.faults, *played.events)
        ]
        self.title.say(self._title())
        self.note.say("" if state.is_over else question_title(session))
        self.recent.show_events([*events, *session.bots.faults])
        self.recent.setAccessibleName(self.recent.accessibleName() or self._title())
        self.body.want(self.summary, self.summary.show_last())
        self.house.house = "" if state.is_over else session.seats[state.seat].colour
        self.who.say("" if state.is_over else session.seats[state.seat].name)
        self.foot.want(self.planning, self.staging.can_plan)
        self.show_limit()
        self._show_bots()
        self.show_undo()

    def adapt(self) -> None:
        """Use smaller type in a low panel, and no keys on the buttons of a narrow one."""
        is_wide = self.width() >= look().px(_WIDE)
        self.pause.show_key(is_wide)
        self.skip.show_key(is_wide)
        self.recent.resize_type(CAPTION if self.is_low else BODY)
        self.recent.pad = 6 if self.is_low else 10

    def show_limit(self) -> None:
        """Show the viewer's limit for automatic bids."""
        limit = self.session.limits.limit(self.session.viewer, self.state.lot)
        self.foot.want(self.limit, bool(limit))
        self.limit.describe(
            self.tr("Cancels your limit."), "" if limit else self.tr("No limit is set.")
        )
        text = self.tr("Cancel your limit of {limit} for plant {plant}")
        self.limit.set_text(text.format(limit=limit, plant=self.state.lot))

    def _show_bots(self) -> None:
        """Show the buttons that pause the bots and skip their turns, if a bot is thinking."""
        session, state = self.session, self.state
        is_bot = not state.is_over and not session.seats[state.seat].is_person
        for button in (self.pause, self.skip):
            self.foot.want(button, is_bot)
        self.skip.set_text(
            self.tr("Skip to my turn")
            if any(seat.is_person for seat in session.seats)
            else self.tr("Skip to the end")
        )
        self.pause.set_icon("play" if session.bots.is_paused else "pause")
        self.pause.set_text(self.tr("Continue") if session.bots.is_paused else self.tr("Pause"))

    def _cancel_limit(self) -> None:
        self.session.limits.take_back(self.session.viewer)
        self.refresh()
        self.place()

    def _title(self) -> str:
        if self.state.is_over:
            return question_title(self.session)
        seat = self.session.seats[self.state.seat]
        if seat.is_person:
            return seat.name
        if self.session.bots.is_paused:
            return self.tr("Paused")
        return self.tr("{name} is thinking").format(name=seat.name)
