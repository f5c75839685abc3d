# SPDX-License-Identifier: MIT
"""The page for opening an auction: a plant and a first bid, or passing."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.game.session import Session
from powergrid.gui.game.staging import Staging
from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.pages.auction.bid_row import MUCH_MORE, BidRow
from powergrid.gui.pages.auction.prospect import if_won
from powergrid.gui.pages.auction.prospect_facts import prospect_brief, prospect_facts
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plant_tile import HIGH_TILE, PLANT_TILE, PlantTiles
from powergrid.gui.pages.round_summary import RoundSummary
from powergrid.gui.words.refusals import refusal
from powergrid.rules.actions import Action, OpenAuction, Pass
from powergrid.rules.legal import Openings

_HIGH = 340
"""From this height on six plants stand in one row, as tall cards."""


class OpeningPage(Page):
    """Digits pick a plant, or type a bid after B; arrows do both at any time."""

    needs_note = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.plant = 0
        self._hinted = 0
        self.tiles = PlantTiles((84, 28), PLANT_TILE)
        self.tiles.chosen.connect(self.choose_plant)
        self.bid = BidRow()
        self.facts = FactBox()
        self.left = Line(self.body, vertical=True, gap=6)
        self.left.add(self.tiles)
        self.left.add(self.bid, minimum=30, hint=34)
        self.left.add_space()
        self.summary = RoundSummary(session)
        self.left.add(self.summary, drop=1)
        self.body.add(self.left, stretch=3, minimum=300)
        self.body.add(self.facts, drop=1, minimum=180, hint=240)
        self.passing = self.declining = self.buttons.add(self.tr("Pass"), "P", stand_in="end_turn")
        self.open = self.buttons.add("", "Enter", primary=True)
        self.passing.clicked.connect(lambda: self.session.act(Pass()))
        self.open.clicked.connect(self._open)
        self.bid.changed.connect(self._show_bid)
        self.bid.field.valueChanged.connect(lambda _: self.messages.clear())
        bind(self, "Left", lambda: self._go(-1), self.tr("The plant before"))
        bind(self, "Right", lambda: self._go(1), self.tr("The next plant"))
        bind(self, "Up", lambda: self.bid.field.stepBy(1), self.tr("Bid 1 more"))
        bind(self, "Down", lambda: self.bid.field.stepBy(-1), self.tr("Bid 1 less"))

    @property
    def question(self) -> Openings:
        """The question."""
        return cast(Openings, self.session.question)

    def start(self) -> None:
        """Show the plants, and pick the planned one or the first affordable."""
        question = self.question
        self.tiles.show_plants(self.state.game.plants[number] for number in question.plants)
        self.plant = self._hinted = 0
        self.bid.upto.set_value(0)
        affordable = question.affordable()
        plan = self.plan
        if plan.plant in affordable:
            self._pick(plan.plant)
            self.bid.upto.set_value(plan.price if plan.price > self.bid.field.value() else 0)
        elif affordable:
            self._pick(affordable[0])

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.plant = before.plant
        self.bid.resume(before.bid)

    def refresh(self) -> None:
        """Show the plants and the bid."""
        question = self.question
        self.show_figures()
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
        self.note.say(note, "warning" if barred else "text_second")
        does = self.tr("Ends your part in Phase 2: you get no plant in this round.")
        self.offer(self.passing, does, self.state, Pass())
        for tile in self.tiles.plants:
            number = tile.plant.number
            note = self.tr("min. {bid}").format(bid=question.minimum(number))
            if number in barred:
                tile.show_picked(False, self.tr("no city"))
            else:
                tile.show_picked(number == self.plant, note)
            opening = OpenAuction(number, question.minimum(number))
            self.offer(tile, self.tr("Picks the plant to bid for."), self.state, opening)
        self.left.want(self.summary, self.summary.show_last())
        self.draft_buttons.show_undo()
        self._show_bid()

    def adapt(self) -> None:
        """Put the figures below if the panel is narrow, or low with many plants."""
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
        self.tiles.hint = HIGH_TILE if self.tiles.rows == 1 else PLANT_TILE

    def choose_plant(self, plant: int) -> None:
        """Pick a plant, or say why it cannot be had."""
        if plant in self.question.plants and self.question.bids(plant):
            self.messages.clear()
            self._pick(plant)
            self.refresh()
        else:
            self.explain_refusal(self.state, OpenAuction(plant, self.question.minimum(plant)))

    def apply_hint(self, action: Action) -> None:
        """Pick the hint's plant and bid."""
        if isinstance(action, OpenAuction):
            self.choose_plant(action.plant)
            self._hinted = action.bid
            self.bid.field.set_value(action.bid)

    def first_focus(self) -> QWidget | None:
        """Return the main button, since digits pick plants here."""
        return self.open

    def _pick(self, plant: int) -> None:
        self.plant = plant
        self.bid.field.set_value(self.question.bids(plant).start)

    def _go(self, by: int) -> None:
        plants = self.question.affordable()
        if plants:
            at = plants.index(self.plant) if self.plant in plants else -1
            self.choose_plant(plants[max(0, min(len(plants) - 1, at + by))])

    def _show_bid(self) -> None:
        if not isinstance(self.session.question, Openings):
            return
        question, bid = self.question, self.bid.field.value()
        amounts = question.bids(self.plant) if self.plant else range(0)
        self.bid.blockSignals(True)
        self.bid.offer(amounts, question.money)
        self.bid.blockSignals(False)
        self._offer_opening(bid if amounts else None)
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

    def _offer_opening(self, bid: int | None) -> None:
        """Enable the main button, or let it say why not; late in a game no plant may be left.

        Without a bid, the reason is that of the minimum.
        """
        plant = self.plant or next(iter(self.question.plants), 0)
        does = self.tr("Opens the auction with this bid.")
        if plant:
            minimum = self.question.minimum(plant)
            action = OpenAuction(plant, minimum if bid is None else bid)
            self.offer(self.open, does, self.state, action)
        else:
            self.open.describe(does, self._open_text(0))

    def _open_text(self, bid: int) -> str:
        if not self.plant:
            return self.tr("No plant can be had")
        text = self.tr("Open {plant} for {bid}")
        if self.bid.limit:
            text = self.tr("Open {plant} for {bid}, up to {limit}")
        return text.format(plant=self.plant, bid=bid, limit=self.bid.limit)

    def _open(self) -> None:
        action = OpenAuction(self.plant, self.bid.field.value())
        if action in self.question:
            if not self._is_meant(action):
                return
            self.session.limits.set(self.question.seat, self.plant, self.bid.limit)
            self.session.act(action)
        else:
            self.explain_refusal(self.state, action)

    def _is_meant(self, action: OpenAuction) -> bool:
        """Return whether a bid is no typing error; ask once if it may be one."""
        if action.bid < MUCH_MORE * action.plant or action.bid == self._hinted:
            return True
        question = self.tr("{bid} is a lot for plant {plant}. Enter again bids it.")
        return self.messages.is_confirmed(question.format(bid=action.bid, plant=action.plant))
