# SPDX-License-Identifier: MIT
"""The page of an auction while others choose and bid."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.live_region import be_live
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.stage import AuctionStage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.play.seats import only_person
from powergrid.rules.legal import Bids


class WatchingPage(WaitingPage):
    """Shows who leads and who is next; the viewer can set a limit for automatic bids."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.stage = AuctionStage(session, self.head)
        self.stage.column.add(self.stage.order, drop=5)
        self.stage.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        be_live(self.stage)
        self.body.want(self.recent, False)
        self.body.add(self.stage, stretch=1)
        self.foot.want(self.house, False)
        self.foot.want(self.who, False)
        self.stage.ruler.changed.connect(self._set_limit)

    def start(self) -> None:
        """Show the current limit."""
        self._offer_limit()

    def refresh(self) -> None:
        """Show the current state of the auction."""
        super().refresh()
        state = self.state
        self.body.want(self.summary, False)
        self.staging.show_lot(state.lot if state.bidders else 0)
        if state.bidders:
            self.stage.card.show_plant(state.game.plants[state.lot])
        else:
            self.stage.card.show_plant(None, self.tr("No plant chosen"))
        self.stage.say_title(self._title(), super()._title())
        self._offer_limit()
        self.stage.show_auction()
        self.stage.column.want(self.stage.ruler, bool(state.bidders))
        self.note.say(self._what_is_next())

    def adapt(self) -> None:
        """Fit the stage to the page."""
        super().adapt()
        self.stage.adapt(self.height(), is_low=self.is_low, is_narrow=self.is_narrow)

    def first_focus(self) -> QWidget | None:
        """Return the stage, which then takes the announcements as its name."""
        return self.stage if super().first_focus() is not None else None

    def _offer_limit(self) -> None:
        """Offer a limit to a person who is still in the auction."""
        amounts, ruler = self._own_amounts(), self.stage.ruler
        limit = self.session.limits.limit(self.session.viewer, self.state.lot)
        with QSignalBlocker(ruler):
            ruler.upto.set_value(limit if amounts else 0)
        ruler.offer(amounts, may_bid=False)

    def _own_amounts(self) -> range:
        """Return what the viewer could bid if it were asked now."""
        me, trial = self.session.viewer, self.state.copy()
        if me not in trial.bidders or not self.session.seats[me].is_person:
            return range(0)
        trial.seat = me
        return Bids(trial).amounts

    def _set_limit(self) -> None:
        state, ruler = self.state, self.stage.ruler
        if ruler.upto.isHidden() or not state.bidders:
            return
        self.session.limits.set(self.session.viewer, state.lot, ruler.limit)
        self.show_limit()
        self.place()

    def _title(self) -> str:
        state, seats = self.state, self.session.seats
        if state.is_over or self.session.bots.is_paused:
            return super()._title()
        name = seats[state.seat].name
        if not state.bidders:
            return self.tr("{name} is choosing a plant").format(name=name)
        leader = state.bidders[-1]
        if leader == only_person(seats):
            text = self.tr("You lead with {bid}. {name} is thinking")
            return text.format(bid=state.bid, name=name)
        text = self.tr("{leader} leads. {name} is thinking")
        return text.format(leader=seats[leader].name, name=name)

    def _what_is_next(self) -> str:
        state, me = self.state, self.session.viewer
        names = [self.session.seats[seat].name for seat in self.stage.so_far.seats[1:]]
        if state.bidders:
            names = names[:-1]  # the leader need not answer
            return self.tr("Then {names}").format(names=listed(names)) if names else ""
        if me in state.waiting:
            return self.tr("Your place in turn order: {n}").format(n=state.order.index(me) + 1)
        return ""
