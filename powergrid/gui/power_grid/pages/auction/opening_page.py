# SPDX-License-Identifier: MIT
"""The page for opening an auction with a plant and a bid, or passing."""

from functools import partial
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.theme import Role
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.auction_page import AuctionPage
from powergrid.gui.power_grid.pages.auction.offers import Offers, offers
from powergrid.gui.power_grid.pages.auction.prospect import prospect_if_won
from powergrid.gui.power_grid.pages.page_frame import LOW
from powergrid.gui.power_grid.pages.round_summary import RoundSummary
from powergrid.gui.power_grid.words.refusals import cities_needed_text
from powergrid.rules.actions import Action, OpenAuction, Pass
from powergrid.rules.legal import Openings

if TYPE_CHECKING:
    from powergrid.analysis import Advice, Worth

_MAX_PLANTS = 6
_LIST = 222
"""The minimum height for a list of plants in one column."""


class OpeningPage(AuctionPage[Openings]):
    """Plants are chosen in the market; digits choose one, or type a bid after B; so do arrows."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.plant = 0
        self._worths: dict[int, Worth] = {}
        self.summary = RoundSummary(session)
        self.offers = Offers()
        self.stage.column.add(self.offers, drop=3)
        self.stage.column.add(self.summary, drop=4)
        self.stage.column.add(self.stage.order, drop=5)
        self.stage.column.want(self.stage.rest, False)
        self.stage.column.add_space()
        self.stage.card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # first, until one is chosen
        self.open = self.foot.add_button("", "Enter", self._open, primary=True)
        self.hints.found.connect(self._note_worths)
        for at in range(_MAX_PLANTS):
            does = self.tr("Plant {n} of the market").format(n=at + 1)
            bind(self, str(at + 1), partial(self._pick_at, at), does)
        bind(self, "Left", lambda: self._go(-1), self.tr("The previous plant"))
        bind(self, "Right", lambda: self._go(1), self.tr("The next plant"))
        bind(self, "Up", lambda: self.bid.field.stepBy(1), self.tr("Bid 1 more"))
        bind(self, "Down", lambda: self.bid.field.stepBy(-1), self.tr("Bid 1 less"))

    def start(self) -> None:
        """Start without a plant."""
        self.plant = 0
        super().start()
        self._worths = {}

    def follow_plan(self) -> None:
        """Choose the planned plant, unless it is the one followed before, and its price."""
        plant = self.plan.plant
        is_new = plant not in (self.plant, self.followed.plant)
        if is_new and plant in self.question.affordable():
            self._pick(plant)
        self.follow_price(self.plant)

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        super().resume(before)
        self.plant = before.plant

    def refresh(self) -> None:
        """Show the chosen plant and the bid."""
        question = self.question
        self.show_figures()
        self.staging.show_lot(0)
        self.staging.mark_plant(self.plant)
        self._say_what_is_asked(question)
        does = self.tr("Ends your part in Phase 2: no plant for you this round.")
        self.offer(self.passing, does, self.state, Pass())
        words = self.tr("Plant {plant} moves here when you open it").format(plant=self.plant)
        self.stage.card.show_plant(None, words if self.plant else self.tr("No plant chosen"))
        self.show_undo()
        self.show_bid()

    def _say_what_is_asked(self, question: Openings) -> None:
        self.title.say(self.tr("You open the auction"))
        barred = [number for number in question.plants if question.is_barred(number)]
        role: Role = "text_second"
        if question.is_sole:
            note = self.tr("Nobody else can bid: you pay the minimum.")
        elif not question.may_pass:
            note = self.tr("In round 1 everybody must buy a plant.")
        elif self.plant:
            note = self.tr("The card is still in the market; press 1 to {n} to change your mind.")
        elif barred:
            note = cities_needed_text(barred, self.session)
            role = "warning"
        else:
            note = self.tr("Choose a plant in the market: 1 to {n}, or click.")
        self.note.say(note.format(n=len(question.plants)), role)

    def adapt(self) -> None:
        """Fit the stage and the offers to the page."""
        super().adapt()
        room = (self.width() - self.stage.card.sizeHint().width()) / look().scale
        # One column is too high for the lowest pages, with large text for higher ones, too.
        is_low = self.height() < look().px(_LIST if look().text == 1 else LOW)
        self.offers.fit(room - self.stage.gap - 2 * self.pad, is_low=is_low)

    def choose_plant(self, plant: int) -> None:
        """Choose a plant, or say why it is not available."""
        if plant in self.question.plants and self.question.bids(plant):
            self.head.clear_message()
            if plant != self.plant:
                self._pick(plant)
            self.refresh()
        else:
            self.explain_refusal(self.state, OpenAuction(plant, self.question.minimum(plant)))

    def apply_hint(self, action: Action) -> None:
        """Choose the hint's plant and bid."""
        if isinstance(action, OpenAuction):
            self.staging.choose_plant(action.plant)
            self.hinted = action.bid
            self.bid.field.set_value(action.bid)

    def first_focus(self) -> QWidget | None:
        """Return the main button, or the empty place of the plant; not the field, for digits."""
        return self.open if self.plant else self.stage.card

    def _note_worths(self, advice: "list[Advice]") -> None:
        """Keep what the plants of a hint are worth, and show it on the ruler."""
        for option in advice:
            if isinstance(option.action, OpenAuction) and option.worth is not None:
                self._worths[option.action.plant] = option.worth
        self.bid.show_worth(self._worths.get(self.plant))
        self.show_bid()

    def _pick(self, plant: int) -> None:
        self.plant = plant
        self.bid.show_worth(self._worths.get(plant))
        self.bid.field.set_value(self.question.bids(plant).start)

    def _pick_at(self, at: int) -> None:
        """Choose a plant by its place in the market, as a click on its card does."""
        if at < len(self.question.plants):
            self.staging.choose_plant(self.question.plants[at])

    def _go(self, by: int) -> None:
        plants = self.question.affordable()
        if plants:
            start = -1 if by > 0 else len(plants)
            at = plants.index(self.plant) if self.plant in plants else start
            self.staging.choose_plant(plants[max(0, min(len(plants) - 1, at + by))])

    def show_bid(self) -> None:
        """Show the bid in the field, and what it brings."""
        if not isinstance(self.session.question, Openings):
            return
        question, bid = self.question, self.bid.field.value()
        amounts = question.bids(self.plant) if self.plant else range(0)
        self.bid.offer(amounts)
        self.stage.show_auction()
        self.stage.top.price.say(str(bid) if amounts else "")
        column = self.stage.column
        column.want(self.bid, bool(self.plant))
        column.want(self.stage.prospect, bool(self.plant))
        column.want(self.offers, not self.plant)
        self.offers.show_offers(offers(self.state, question, self._worths))
        column.want(self.summary, not self.plant and self.summary.show_last())
        self._offer_opening(bid if amounts else None)
        self.open.set_text(self._open_text(bid))
        self.stage.show_prospect(
            prospect_if_won(self.state, self.plant, bid) if self.plant else None
        )
        self.place()

    def _offer_opening(self, bid: int | None) -> None:
        """Enable the main button, or disable it with a reason: that of the minimum without a bid.

        Late in a game there may be no plant left.
        """
        does, question = self.tr("Opens the auction with this bid."), self.question
        plant = self.plant
        if not plant and question.affordable():
            why_not = self.tr("Choose a plant first: 1 to {n}, or click one in the market.")
            self.open.describe(does, why_not.format(n=len(question.plants)))
            return
        plant = plant or next(iter(question.plants), 0)
        if plant:
            minimum = question.minimum(plant)
            action = OpenAuction(plant, minimum if bid is None else bid)
            self.offer(self.open, does, self.state, action)
        else:
            self.open.describe(does, self._open_text(0))

    def _open_text(self, bid: int) -> str:
        if not self.plant:
            has_choice = bool(self.question.affordable())
            return self.tr("Choose a plant") if has_choice else self.tr("No plant available")
        text = self.tr("Open {plant} for {bid}")
        if self.bid.limit:
            text = self.tr("Open {plant} for {bid}, up to {limit}")
        return text.format(plant=self.plant, bid=bid, limit=self.bid.limit)

    def _open(self) -> None:
        plant, bid = self.plant, self.bid.field.value()
        doubt = self.tr("{bid} is a lot for plant {plant}. Press Enter again to bid it.")
        self.do(
            OpenAuction(plant, bid), plant, normal=plant, doubt=doubt.format(bid=bid, plant=plant)
        )
