# SPDX-License-Identifier: MIT
"""The page for bidding: who is in, the bid, and what winning would bring."""

from typing import Final, Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.game.session import Session
from powergrid.gui.game.staging import Staging
from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.pages.auction.bid_row import MUCH_MORE, BidRow
from powergrid.gui.pages.auction.bidder_tile import BidderTile
from powergrid.gui.pages.auction.prospect import if_won
from powergrid.gui.pages.auction.prospect_facts import prospect_brief, prospect_facts
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plant_tile import HIGH_TILE, PlantTiles
from powergrid.gui.pages.round_summary import RoundSummary
from powergrid.gui.words.refusals import refusal
from powergrid.rules.actions import Action, Bid, Pass
from powergrid.rules.events import AuctionOpened, BidMade
from powergrid.rules.legal import Bids

_ROOMY: Final = 760
"""From this width on, two full columns of seats fit beside the card."""


class BiddingPage(Page):
    """The field has the focus: digits type a bid, arrows step it, U goes to the limit."""

    needs_note = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.card = PlantTiles((84, 34), HIGH_TILE)
        self.seats = Tiles((118, 18), (250, 26))
        self.bid = BidRow()
        self.facts = FactBox()
        self.upper = Line(gap=12)
        self.upper.add(self.card, drop=1, minimum=132, hint=132)
        self.upper.add(self.seats, stretch=1)
        self.left = Line(vertical=True, gap=6)
        self.left.add(self.upper, minimum=18, hint=108)
        self.left.add(self.bid, minimum=30, hint=34)
        self.left.add_space()
        self.summary = RoundSummary(session)
        self.left.add(self.summary, drop=1)
        self.body.add(self.left, stretch=3, minimum=300)
        self.body.add(self.facts, minimum=180, hint=240)
        self._hinted = 0
        self.passing = self.declining = self.buttons.add(self.tr("Pass"), "P", stand_in="end_turn")
        self.bidding = self.buttons.add("", "Enter", primary=True)
        self.passing.describe(self.tr("Leaves this auction to the others."))
        self.passing.clicked.connect(lambda: self.session.act(Pass()))
        self.bidding.clicked.connect(self._bid)
        self.bid.changed.connect(self._show_bid)
        self.bid.field.valueChanged.connect(lambda _: self.messages.clear())

    @property
    def question(self) -> Bids:
        """The question."""
        return cast(Bids, self.session.question)

    def start(self) -> None:
        """Start with the lowest bid, and the planned limit."""
        question = self.question
        self.card.show_plants([self.state.game.plants[question.plant]], has_keys=False)
        self.card.plants[0].describe(self.tr("The plant that is up for auction."))
        self._hinted = 0
        self.bid.field.set_value(question.bid + 1)
        is_planned = question.plant == self.plan.plant and self.plan.price > question.bid + 1
        self.bid.upto.set_value(self.plan.price if is_planned else 0)

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.bid.resume(before.bid)

    def refresh(self) -> None:
        """Show the bidders and what may be bid."""
        question = self.question
        leader = self.session.seats[question.leader].name
        self.show_figures()
        self.title.say(self.tr("Plant {plant} in auction").format(plant=question.plant))
        limit = self.session.limits.most(question.seat, question.plant)
        if question.is_barred:
            note = refusal("no_city_for_plant", {"plant": question.plant}, self.session)
        elif not question.amounts:
            note = self.tr("{name} bids {bid}, more than you can pay.")
        elif limit:
            note = self.tr("{name} bids {bid}; your limit was {limit}.")
        else:
            note = self.tr("{name} bids {bid}.")
        self.note.say(
            note.format(name=leader, bid=question.bid, limit=limit),
            "warning" if question.is_barred else "text_second",
        )
        self.seats.show_tiles(self._bidders())
        self.left.want(self.summary, self.summary.show_last())
        self.draft_buttons.show_undo()
        self._show_bid()

    def adapt(self) -> None:
        """Put the figures below in a narrow panel."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.facts.set_brief(self.is_narrow, self.is_low)
        is_list = not self.is_low and not self.is_narrow and len(self.seats.tiles) <= 4
        self.seats.in_a_row = 1 if is_list else 2
        self.seats.gap = 2 if self.is_low else 4
        self.seats.column_gap = 20
        is_roomy = is_list or self.width() >= look().px(_ROOMY)
        self.upper.want(self.card, is_roomy and not self.is_low and not self.is_narrow)

    def apply_hint(self, action: Action) -> None:
        """Put the hint's bid into the field."""
        if isinstance(action, Bid):
            self._hinted = action.amount
            self.bid.field.set_value(action.amount)

    def first_focus(self) -> QWidget | None:
        """Return the field."""
        return self.bid.field

    def _bidders(self) -> list[QWidget]:
        bids = self._bids_so_far()
        question, state = self.question, self.state
        tiles: list[QWidget] = []
        for seat, player in enumerate(self.session.seats):
            is_in = seat in state.bidders
            if seat == question.leader:
                note = self.tr("leads", "an auction")
            elif seat == state.seat:
                note = self.tr("bids now", "on turn")
            elif is_in:
                note = self.tr("still in", "in this auction")
            elif seat in state.waiting:
                note = self.tr("passed", "in this auction")
            else:
                note = self.tr("out", "has a plant already or passed on all")
            bid = str(bids[seat]) if is_in and seat in bids else "–" if not is_in else ""
            tiles.append(BidderTile(player.colour, player.name, note, bid, is_in=is_in))
        return tiles

    def _bids_so_far(self) -> dict[int, int]:
        """Return the last bid of each seat for this plant."""
        bids: dict[int, int] = {}
        for played in reversed(self.session.past):
            for event in reversed(played.events):
                if isinstance(event, BidMade):
                    bids.setdefault(event.seat, event.amount)
                elif isinstance(event, AuctionOpened):
                    bids.setdefault(event.seat, event.bid)
                    return bids
        bids.setdefault(self.question.leader, self.question.bid)
        return bids

    def _show_bid(self) -> None:
        if not isinstance(self.session.question, Bids):
            return
        question, bid = self.question, self.bid.field.value()
        self.bid.blockSignals(True)
        self.bid.offer(question.amounts, self.state.money[question.seat])
        self.bid.blockSignals(False)
        self.offer(self.bidding, self.tr("Makes this bid."), self.state, Bid(bid))
        text = self.tr("Bid {bid}, up to {limit}") if self.bid.limit else self.tr("Bid {bid}")
        self.bidding.set_text(text.format(bid=bid, limit=self.bid.limit))
        prospect = if_won(self.state, question.plant, bid)
        if prospect is None:
            self.facts.show_facts(self.tr("This cannot be bid"), [], "")
        else:
            title = self.tr("If you win at {bid}").format(bid=bid)
            facts = prospect_facts(prospect, self.state.game)
            self.facts.show_facts(title, facts, prospect_brief(prospect))
        self.place()

    def _bid(self) -> None:
        action, question = Bid(self.bid.field.value()), self.question
        if action in question:
            if not self._is_meant(action.amount):
                return
            self.session.limits.set(question.seat, question.plant, self.bid.limit)
            self.session.act(action)
        else:
            self.explain_refusal(self.state, action)

    def _is_meant(self, amount: int) -> bool:
        """Return whether a bid is no typing error; ask once if it may be one.

        A discounted plant starts at 1, so bids up to its number count as normal.
        """
        before = max(self.question.bid, self.question.plant)
        if amount < MUCH_MORE * before or amount == self._hinted:
            return True
        question = self.tr("{bid} is much more than {before}. Enter again bids it.")
        return self.messages.is_confirmed(question.format(bid=amount, before=before))
