# SPDX-License-Identifier: MIT
"""The base class of the pages on which the player bids."""

from typing import Self, TypeVar

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.plan import NO_PLAN
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.stage import AuctionStage
from powergrid.gui.power_grid.pages.page import Page
from powergrid.rules.actions import Bid, OpenAuction, Pass
from powergrid.rules.legal import Bids, Openings

_MUCH_MORE = 4
"""A bid this many times a normal one may be a typing error."""

A = TypeVar("A", bound=Openings | Bids)


class AuctionPage(Page[A]):
    """The stage of the auction with the ruler to bid on, and a button to pass."""

    needs_note = True
    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.stage = AuctionStage(session, self.head)
        self.bid = self.stage.ruler
        self.body.add(self.stage, stretch=1)
        self.hinted = 0
        self.followed = NO_PLAN
        self.passing = self.declining = self.foot.add_button(
            self.tr("Pass"), "P", lambda: self.session.act(Pass()), stand_in="end_turn"
        )
        self.bid.changed.connect(self.show_bid)
        self.bid.field.valueChanged.connect(self.head.clear_message)

    def start(self) -> None:
        """Start without a limit, and with nothing planned."""
        self.hinted = 0
        self.followed = NO_PLAN
        self.bid.upto.set_value(0)
        self.hints.estimate()

    def follow_price(self, plant: int) -> None:
        """Bid up to the planned price of a plant, unless it is the one followed before."""
        price = self.plan.price_for(plant)
        if price != self.followed.price_for(plant):
            self.bid.upto.set_value(price if price > self.bid.field.value() else 0)
        self.followed = self.plan

    def show_bid(self) -> None:
        """Show the bid in the field, and what it brings."""

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.bid.resume(before.bid)
        self.followed = before.followed

    def adapt(self) -> None:
        """Fit the stage to the page."""
        self.stage.adapt(self.height(), is_low=self.is_low, is_narrow=self.is_narrow)

    def do(self, action: OpenAuction | Bid, plant: int, *, normal: int, doubt: str) -> None:
        """Make a bid for a plant, or say why it is not allowed.

        One that may be a typing error, compared with a `normal` bid, is confirmed with `doubt`.
        One above the limit is confirmed, too.
        """
        amount = self.bid.field.value()
        is_plausible = amount < _MUCH_MORE * normal or amount == self.hinted
        question = "" if is_plausible else doubt
        if self.bid.has_low_limit:
            question = translate(
                "AuctionPage", "Your limit is below this bid. Press Enter again to bid without it."
            )
        if action not in self.question:
            self.explain_refusal(self.state, action)
        elif not question or self.head.is_confirmed(question):
            self.session.limits.set(self.question.seat, plant, self.bid.limit)
            self.session.act(action)
