# SPDX-License-Identifier: MIT
"""Bidding for the plant that is up: who is in, what to bid, and what winning would bring."""

from typing import Final, Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.pages.auction.bid_row import BidRow
from powergrid.gui.pages.auction.bidder_tile import BidderTile
from powergrid.gui.pages.auction.prospect import if_won
from powergrid.gui.pages.auction.prospect_facts import prospect_brief, prospect_facts
from powergrid.gui.pages.fact_box import FactBox
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plant_tile import HIGH_TILE, PlantTile
from powergrid.gui.pages.round_summary import RoundSummary
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.refusals import refusal
from powergrid.gui.session import Session
from powergrid.rules.actions import Action, Bid, Pass
from powergrid.rules.events import AuctionOpened, BidMade
from powergrid.rules.legal import Bids

_ROOMY: Final = 760
"""From that width on, two columns of seats with all their words have room beside the card."""


class BiddingPage(Page):
    """The field has the keyboard: figures type a bid, arrows step it, U leads to the limit."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.card = Tiles((84, 34), HIGH_TILE)
        self.seats = Tiles((118, 18), (250, 26))
        self.bid = BidRow()
        self.facts = FactBox()
        self.upper = Line(gap=12)
        self.upper.add(self.card, drop=1, least=132, wish=132)
        self.upper.add(self.seats, stretch=1)
        self.left = Line(vertical=True, gap=6)
        self.left.add(self.upper, least=18, wish=108)
        self.left.add(self.bid, least=30, wish=34)
        self.left.add_space()
        self.summary = RoundSummary(session)
        self.left.add(self.summary, drop=1)
        self.body.add(self.left, stretch=3, least=300)
        self.body.add(self.facts, least=180, wish=240)
        self.passing = self.add_button(self.tr("Pass"), "P")
        self.bidding = self.add_button("", "Enter", primary=True)
        self.passing.tell(self.tr("Leaves this auction to the others."))
        self.passing.clicked.connect(lambda: self.session.act(Pass()))
        self.bidding.clicked.connect(self._bid)
        self.bid.changed.connect(self._show_bid)

    @property
    def question(self) -> Bids:
        """What is asked."""
        return cast(Bids, self.session.question)

    def start(self) -> None:
        """Begin with the least bid, up to what was planned."""
        question = self.question
        plant = PlantTile(self.state.game.plants[question.plant])
        plant.tell(self.tr("The plant that is up for auction."))
        self.card.show_tiles([plant])
        self.bid.field.set_value(question.bid + 1)
        is_planned = question.plant == self.plan.plant and self.plan.price > question.bid + 1
        self.bid.upto.set_value(self.plan.price if is_planned else None)

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        self.bid.resume(before.bid)

    def refresh(self) -> None:
        """Show who is in and what may be bid."""
        question = self.question
        leader = self.session.seats[question.leader].name
        self.show_at_hand()
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
        self.note.say(note.format(name=leader, bid=question.bid, limit=limit))
        self.seats.show_tiles(self._bidders())
        self.left.want(self.summary, self.summary.show_last())
        self.show_undo()
        self._show_bid()

    def adapt(self) -> None:
        """Put the figures below where the panel is narrow."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.facts.set_brief(self.is_narrow, self.is_low)
        is_list = not self.is_low and not self.is_narrow and len(self.seats.tiles) <= 4
        self.seats.in_a_row = 1 if is_list else 2
        self.seats.gap = 2 if self.is_low else 4
        self.seats.column_gap = 20
        is_roomy = is_list or self.width() >= look().px(_ROOMY)
        self.upper.want(self.card, is_roomy and not self.is_low and not self.is_narrow)

    def take_hint(self, action: Action) -> None:
        """Put the bid into the field."""
        if isinstance(action, Bid):
            self.bid.field.set_value(action.amount)

    def first_focus(self) -> QWidget | None:
        """Begin in the field."""
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
        question, bid = self.question, self.bid.field.value
        self.bid.blockSignals(True)
        self.bid.offer(question.amounts, self.state.money[question.seat])
        self.bid.blockSignals(False)
        least = Bid(max(bid, question.bid + 1))
        self.offer(self.bidding, self.tr("Makes this bid."), self.state, least)
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
        action, question = Bid(self.bid.field.value), self.question
        if action in question:
            self.session.limits.set(question.seat, question.plant, self.bid.limit)
            self.session.act(action)
        else:
            self.refuse_action(self.state, action)
