# SPDX-License-Identifier: MIT
"""Opening an auction: a plant and a first bid, or passing."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.pages.auction.bid_row import BidRow
from powergrid.gui.pages.auction.prospect import if_won
from powergrid.gui.pages.auction.prospect_facts import prospect_brief, prospect_facts
from powergrid.gui.pages.fact_box import FactBox
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plant_tile import HIGH_TILE, PLANT_TILE, PlantTile
from powergrid.gui.pages.round_summary import RoundSummary
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.refusals import refusal
from powergrid.gui.session import Session
from powergrid.gui.words import translate
from powergrid.rules.actions import Action, OpenAuction, Pass
from powergrid.rules.legal import Openings

_HIGH = 340
"""From here on six plants stand in one row, as high cards."""


class OpeningPage(Page):
    """Figures pick a plant, or type the bid once B has led to it; arrows do both at any time."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.plant = 0
        self.tiles = Tiles((84, 28), PLANT_TILE)
        self.bid = BidRow()
        self.facts = FactBox()
        self.left = Line(self.body, vertical=True, gap=6)
        self.left.add(self.tiles)
        self.left.add(self.bid, least=30, wish=34)
        self.left.add_space()
        self.summary = RoundSummary(session)
        self.left.add(self.summary, drop=1)
        self.body.add(self.left, stretch=3, least=300)
        self.body.add(self.facts, drop=1, least=180, wish=240)
        self.passing = self.add_button(self.tr("Pass"), "P")
        self.open = self.add_button("", "Enter", primary=True)
        self.passing.clicked.connect(lambda: self.session.act(Pass()))
        self.open.clicked.connect(self._open)
        self.bid.changed.connect(self._show_bid)
        bind(self, "Left", lambda: self._go(-1), self.tr("The plant before"))
        bind(self, "Right", lambda: self._go(1), self.tr("The next plant"))
        bind(self, "Up", lambda: self.bid.field.step(1), self.tr("Bid 1 more"))
        bind(self, "Down", lambda: self.bid.field.step(-1), self.tr("Bid 1 less"))

    @property
    def question(self) -> Openings:
        """What is asked."""
        return cast(Openings, self.session.question)

    def start(self) -> None:
        """Offer the plants; the one planned is picked, else the first that can be paid."""
        question = self.question
        tiles: list[QWidget] = []
        for index, number in enumerate(question.plants):
            tile = PlantTile(self.state.game.plants[number], str(index + 1))
            tile.clicked.connect(lambda _=False, plant=number: self.take_plant(plant))
            tiles.append(tile)
        self.tiles.show_tiles(tiles)
        self.plant = 0
        self.bid.upto.set_value(None)
        affordable = question.affordable()
        plan = self.plan
        if plan.plant in affordable:
            self._pick(plan.plant)
            self.bid.upto.set_value(plan.price if plan.price > self.bid.field.value else None)
        elif affordable:
            self._pick(affordable[0])

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        self.plant = before.plant
        self.bid.resume(before.bid)

    def refresh(self) -> None:
        """Show what is offered."""
        question = self.question
        self.show_at_hand()
        self.title.say(self.tr("Open an auction"))
        if question.is_sole:
            note = self.tr("Nobody else may bid: you pay the minimum.")
        elif not question.may_pass:
            note = self.tr("In round 1 everybody must buy a plant.")
        else:
            note = self.tr("Pick a plant; B types a bid.")
        barred = [number for number in question.plants if question.is_barred(number)]
        if barred:
            note = refusal("no_city_for_plant", {"plant": barred[0]}, self.session)
        self.note.say(note)
        does = self.tr("Ends your part in Phase 2: you get no plant in this round.")
        self.offer(self.passing, does, self.state, Pass())
        for tile in self._plant_tiles():
            number = tile.plant.number
            least = self.tr("min. {bid}").format(bid=question.minimum(number))
            if number in barred:
                tile.show_picked(False, self.tr("no city"))
            else:
                tile.show_picked(number == self.plant, least)
            opening = OpenAuction(number, question.minimum(number))
            self.offer(tile, self.tr("Picks the plant to bid for."), self.state, opening)
        self.left.want(self.summary, self.summary.show_last())
        self.show_undo()
        self._show_bid()

    def adapt(self) -> None:
        """Put the figures below where the panel is narrow, or low with many plants."""
        is_crowded = self.is_low and len(self.tiles.tiles) > 4
        self.body.vertical = self.is_narrow or is_crowded
        self.body.gap = 4 if self.body.vertical else 12
        self.facts.set_brief(self.body.vertical, self.is_low)
        room = self.width() - look().px(290)
        is_large = not self.is_low and not self.is_narrow
        if is_large and room < look().px(520):
            self.tiles.in_a_row = 2
        elif is_large:
            self.tiles.in_a_row = 6 if self.height() >= look().px(_HIGH) else 4
        else:
            self.tiles.in_a_row = 6 if is_crowded and not self.is_narrow else 4
        self.tiles.wish = HIGH_TILE if self.tiles.rows == 1 else PLANT_TILE

    def take_plant(self, plant: int) -> None:
        """Pick a plant, if it is one that can be had."""
        if plant in self.question.plants and self.question.bids(plant):
            self.hush()
            self._pick(plant)
            self.refresh()
        else:
            self.refuse_action(self.state, OpenAuction(plant, self.question.minimum(plant)))

    def take_hint(self, action: Action) -> None:
        """Pick the plant and its bid."""
        if isinstance(action, OpenAuction):
            self.take_plant(action.plant)
            self.bid.field.set_value(action.bid)

    def first_focus(self) -> QWidget | None:
        """Begin beside the field: figures pick plants here."""
        return self.open

    def _plant_tiles(self) -> list[PlantTile]:
        return [tile for tile in self.tiles.tiles if isinstance(tile, PlantTile)]

    def _pick(self, plant: int) -> None:
        self.plant = plant
        self.bid.field.set_value(self.question.bids(plant).start)

    def _go(self, by: int) -> None:
        plants = self.question.affordable()
        if plants:
            at = plants.index(self.plant) if self.plant in plants else -1
            self.take_plant(plants[max(0, min(len(plants) - 1, at + by))])

    def _show_bid(self) -> None:
        if not isinstance(self.session.question, Openings):
            return
        question, bid = self.question, self.bid.field.value
        amounts = question.bids(self.plant) if self.plant else range(0)
        self.bid.blockSignals(True)
        self.bid.offer(amounts, question.money)
        self.bid.blockSignals(False)
        self._offer_opening(bid if amounts else 0)
        self.open.set_text(self._open_text(bid))
        prospect = if_won(self.state, self.plant, bid) if self.plant else None
        if prospect is None:
            cannot_be = translate("BiddingPage", "This cannot be bid")
            self.facts.show_facts(cannot_be if self.plant else "", [], "")
        else:
            title = self.tr("If you win at {bid}").format(bid=bid)
            facts = prospect_facts(prospect, self.state.game)
            self.facts.show_facts(title, facts, prospect_brief(prospect))
        self.place()

    def _offer_opening(self, bid: int) -> None:
        """Let the auction be opened, or say why not; late in a game no plant may be left."""
        plant = self.plant or next(iter(self.question.plants), 0)
        does = self.tr("Opens the auction with this bid.")
        if plant:
            action = OpenAuction(plant, bid or self.question.minimum(plant))
            self.offer(self.open, does, self.state, action)
        else:
            self.open.tell(does, self._open_text(bid))

    def _open_text(self, bid: int) -> str:
        if not self.plant:
            return self.tr("No plant can be had")
        text = self.tr("Open {plant} for {bid}")
        if self.bid.limit:
            text = self.tr("Open {plant} for {bid}, up to {limit}")
        return text.format(plant=self.plant, bid=bid, limit=self.bid.limit)

    def _open(self) -> None:
        action = OpenAuction(self.plant, self.bid.field.value)
        if action in self.question:
            self.session.limits.set(self.question.seat, self.plant, self.bid.limit)
            self.session.act(action)
        else:
            self.refuse_action(self.state, action)
