# SPDX-License-Identifier: MIT
"""Waiting for somebody else: who is thinking, and what has happened meanwhile."""

from powergrid.gui.desk import Desk
from powergrid.gui.look.button import Button
from powergrid.gui.look.tokens import BODY, CAPTION
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.round_summary import RoundSummary
from powergrid.gui.pages.text import Sign, Text
from powergrid.gui.pages.told import Told
from powergrid.gui.sentences import question_title
from powergrid.gui.session import Session

_MOST = 12


class WaitingPage(Page):
    """The last things that happened, the newest at the bottom."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.told = Told(session, _MOST)
        self.house = Sign(side=22)
        self.who = Text(size=BODY, role="text_second", shrinks=False)
        self.summary = RoundSummary(session)
        self.body.vertical = True
        self.body.gap = 6
        self.body.add(self.summary, drop=1)
        self.body.add(self.told, stretch=1, least=24)
        self.foot.want(self.hint, False)
        self.foot.add(self.house)
        self.foot.add(self.who, drop=3)  # the title or the note says the name as well
        self.limit = self.add_button("", "X")
        self.limit.clicked.connect(self._take_limit_back)
        # The menu listens to these two keys.
        self.pause = Button("", "F8", icon="pause")
        self.pause.clicked.connect(lambda: session.pause(not session.is_paused))
        self.skip = Button(self.tr("Skip to my turn"), "F7", icon="fast_forward")
        self.skip.clicked.connect(session.skip)
        self.pause.tell(self.tr("Lets the bots wait, or go on."))
        self.skip.tell(self.tr("Lets the bots act at once until you are asked."))
        self.foot.add(self.pause, drop=2)
        self.foot.add(self.skip, drop=1)
        session.paused.connect(self.refresh)

    def refresh(self) -> None:
        """Show who is waited for and what was told last."""
        session, state = self.session, self.state
        past = [played.events for played in session.past]
        self.title.say(self._title())
        self.note.say("" if state.is_over else question_title(session))
        self.told.show_events([event for events in past[-30:] for event in events])
        self.body.want(self.summary, self.summary.show_last())
        self.house.house = "" if state.is_over else session.seats[state.seat].colour
        self.who.say("" if state.is_over else session.seats[state.seat].name)
        self.foot.want(self.planning, self.desk.can_plan)
        self._show_limit()
        self._show_bots()
        self.show_undo()

    def adapt(self) -> None:
        """Write smaller where the panel is low."""
        self.told.resize_type(CAPTION if self.is_low else BODY)
        self.told.pad = 6 if self.is_low else 10

    def _show_limit(self) -> None:
        """Show how far the viewer's bids go by themselves; nobody else is looking now."""
        limit = self.session.limits.most(self.session.viewer, self.state.lot)
        self.foot.want(self.limit, bool(limit))
        self.limit.tell(
            self.tr("Stops bidding for you."), "" if limit else self.tr("No limit is set.")
        )
        text = self.tr("Take your limit of {limit} for plant {plant} back")
        self.limit.set_text(text.format(limit=limit, plant=self.state.lot))

    def _show_bots(self) -> None:
        """Offer to stop the bots, or not to wait for them."""
        session, state = self.session, self.state
        is_bot = not state.is_over and not session.seats[state.seat].is_person
        for button in (self.pause, self.skip):
            self.foot.want(button, is_bot)
        self.skip.set_text(
            self.tr("Skip to my turn")
            if any(seat.is_person for seat in session.seats)
            else self.tr("Skip to the end")
        )
        self.pause.set_icon("play" if session.is_paused else "pause")
        self.pause.set_text(self.tr("Go on") if session.is_paused else self.tr("Pause"))

    def _take_limit_back(self) -> None:
        self.session.limits.take_back(self.session.viewer)
        self.refresh()
        self.place()

    def _title(self) -> str:
        if self.state.is_over:
            return question_title(self.session)
        seat = self.session.seats[self.state.seat]
        if seat.is_person:
            return seat.name
        if self.session.is_paused:
            return self.tr("Paused")
        return self.tr("{name} is thinking").format(name=seat.name)
