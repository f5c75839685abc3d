# SPDX-License-Identifier: MIT
"""The page for bidding in an auction."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.auction_page import AuctionPage
from powergrid.gui.power_grid.pages.auction.prospect import prospect_if_won
from powergrid.gui.power_grid.words.refusals import refusal
from powergrid.rules.actions import Action, Bid
from powergrid.rules.legal import Bids

if TYPE_CHECKING:
    from powergrid.analysis import Advice


class BiddingPage(AuctionPage[Bids]):
    """The bid's field has the focus: digits type a bid, arrows step it, U goes to the limit."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.passing.describe(self.tr("Drops out of this auction."))
        self.bidding = self.foot.add_button("", "Enter", self._bid, primary=True)
        self.hints.found.connect(self._note_worth)

    def start(self) -> None:
        """Start with the lowest bid."""
        super().start()
        self.bid.show_worth(None)
        self.bid.field.set_value(self.question.amounts.start)

    def follow_plan(self) -> None:
        """Bid up to the planned price."""
        self.follow_price(self.question.plant)

    def refresh(self) -> None:
        """Show the bidders and what may be bid."""
        question = self.question
        self.show_figures()
        self.staging.show_lot(question.plant)
        self.stage.card.show_plant(self.state.game.plants[question.plant])
        self.stage.show_auction()
        self._say_who_leads(question)
        self.show_undo()
        self.show_bid()

    def _note_worth(self, advice: "list[Advice]") -> None:
        if advice:
            self.bid.show_worth(advice[0].worth)

    def _say_who_leads(self, question: Bids) -> None:
        leader = self.session.seats[question.leader].name
        limit = self.session.limits.limit(question.seat, question.plant)
        title, brief = self.tr("{name} leads. Your bid"), self.tr("Your bid")
        note = self.tr("If you pass, {name} gets it for {bid}.")
        role: Role = "text_second"
        if len(self.state.bidders) > 2:
            note = self.tr("Then {names} may bid.")
        if question.is_barred:
            note = refusal("no_city_for_plant", {"plant": question.plant}, self.session)
            role = "warning"
        elif not question.amounts:
            title = self.tr("{name} leads. You cannot raise")
            brief = self.tr("You cannot raise")
            note = self.tr("You have {money}; the minimum bid is {minimum}.")
        elif limit:
            note = self.tr("{name} bids {bid}; your limit was {limit}.")
        self.stage.say_title(title.format(name=leader), brief)
        others = [self.session.seats[seat].name for seat in self.state.bidders[1:-1]]
        text = note.format(
            name=leader,
            names=listed(others),
            bid=question.bid,
            limit=limit,
            money=self.state.money[question.seat],
            minimum=question.amounts.start,
        )
        self.note.say(text, role)

    def apply_hint(self, action: Action) -> None:
        """Put the hint's bid into the field."""
        if isinstance(action, Bid):
            self.hinted = action.amount
            self.bid.field.set_value(action.amount)

    def first_focus(self) -> QWidget | None:
        """Return the field."""
        return self.bid.field

    def show_bid(self) -> None:
        """Show the bid in the field, and what it brings."""
        if not isinstance(self.session.question, Bids):
            return
        question, bid = self.question, self.bid.field.value()
        self.bid.offer(question.amounts)
        self.offer(self.bidding, self.tr("Makes this bid."), self.state, Bid(bid))
        text = self.tr("Bid {bid}, up to {limit}") if self.bid.limit else self.tr("Bid {bid}")
        self.bidding.set_text(text.format(bid=bid, limit=self.bid.limit))
        self.stage.show_prospect(prospect_if_won(self.state, question.plant, bid))
        self.place()

    def _bid(self) -> None:
        action, plant = Bid(self.bid.field.value()), self.question.plant
        # A discounted plant starts at 1, so bids up to its number count as normal.
        before = max(self.question.bid, plant)
        doubt = self.tr("{bid} is much more than {before}. Press Enter again to bid it.")
        self.do(action, plant, normal=before, doubt=doubt.format(bid=action.amount, before=before))
