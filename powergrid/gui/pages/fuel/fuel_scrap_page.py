# SPDX-License-Identifier: MIT
"""Giving up coal or oil that no plant can store any more."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.button import Button
from powergrid.gui.look.tokens import LEAD, SEMIBOLD
from powergrid.gui.pages.fuel.held_tokens import HeldTokens
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.text import Sign, Text, caption, figure
from powergrid.gui.session import Session
from powergrid.gui.words import fuel_title, tokens_listed
from powergrid.rules.actions import Action, ScrapFuel
from powergrid.rules.fuel import COAL, FUEL_NAMES, OIL
from powergrid.rules.legal import FuelScraps


class FuelScrapPage(Page):
    """More of the one is less of the other: their sum is what must go."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.coal = 0
        self.rows = Line(vertical=True, gap=4)
        self.more: dict[int, Button] = {}
        self.counts: dict[int, Text] = {}
        self.kept: dict[int, Text] = {}
        self.tokens: dict[int, HeldTokens] = {}
        for fuel, key in ((COAL, "C"), (OIL, "O")):
            row = Line(gap=10, pad=4, ground="surface_1")
            more = Button("", key, icon="plus", height=34)
            more.setAccessibleName(fuel_title(fuel))
            more.clicked.connect(lambda _=False, fuel=fuel: self._shift(fuel))
            bind(more, key, more.click)
            count, kept = figure(LEAD, is_central=True), caption()
            tokens = HeldTokens(FUEL_NAMES[fuel])
            row.add(QWidget(), least=2, wish=2)
            row.add(Sign(kind=FUEL_NAMES[fuel], side=22))
            row.add(Text(fuel_title(fuel), weight=SEMIBOLD, grows=False), wish=80)
            row.add(more)
            row.add(count, least=30, wish=30)
            row.add(kept, least=60, wish=60)
            row.add(tokens, stretch=1)
            self.rows.add(row, least=42, wish=52)
            self.more[fuel], self.counts[fuel], self.kept[fuel] = more, count, kept
            self.tokens[fuel] = tokens
        self.rows.add_space()
        self.body.add(self.rows, stretch=1)
        self.scrap = self.add_button("", "Enter", primary=True)
        self.scrap.tell(self.tr("Puts this fuel into the supply."))
        self.scrap.clicked.connect(self._scrap)

    @property
    def question(self) -> FuelScraps:
        """What is asked."""
        return cast(FuelScraps, self.session.question)

    def start(self) -> None:
        """Begin with as much coal as may go: oil is the dearer of the two to get again."""
        self.coal = self.question.most(COAL)

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        self.coal = before.coal

    def refresh(self) -> None:
        """Show how much of each would go."""
        self.show_at_hand()
        question = self.question
        oil = question.excess - self.coal
        self.title.say(self.tr("Give up fuel"))
        self.note.say(
            self.tr("%n of your coal and oil cannot be stored any more.", "", question.excess)
        )
        held = self.state.fuel[question.seat]
        for fuel, gone in ((COAL, self.coal), (OIL, oil)):
            self.counts[fuel].say(str(gone))
            self.tokens[fuel].show_tokens(held[fuel] - gone, gone)
            self.kept[fuel].say(self.tr("%n stay", "tokens", held[fuel] - gone))
        does = self.tr("Gives up one more of this fuel and one less of the other.")
        no_more = self.tr("No more of this fuel has to go.")
        can_more = {
            COAL: self.coal < question.most(COAL) and oil > 0,
            OIL: oil < question.most(OIL) and self.coal > 0,
        }
        for fuel, can in can_more.items():
            self.more[fuel].tell(does, "" if can else no_more)
        self.scrap.set_text(
            self.tr("Give up {fuel}").format(fuel=tokens_listed((self.coal, oil, 0, 0)))
        )
        self.show_undo()

    def take_fuel(self, fuel: int, amount: int) -> None:
        """Take a token put back as one to give up."""
        if fuel in (COAL, OIL):
            self._shift(fuel if amount < 0 else COAL + OIL - fuel)

    def take_hint(self, action: Action) -> None:
        """Give up what the hint names first."""
        if isinstance(action, ScrapFuel):
            excess = self.question.excess
            self.coal = action.amount if action.fuel == COAL else excess - action.amount
            self.refresh()

    def first_focus(self) -> QWidget | None:
        """Begin with the main button."""
        return self.scrap

    def _shift(self, fuel: int) -> None:
        question = self.question
        coal = self.coal + (1 if fuel == COAL else -1)
        if 0 <= coal <= question.most(COAL) and question.excess - coal <= question.most(OIL):
            self.coal = coal
            self.refresh()
            self.place()

    def _scrap(self) -> None:
        seat, coal = self.question.seat, self.coal
        oil = self.question.excess - coal
        if coal:
            self.session.act(ScrapFuel(COAL, coal))
        question = self.session.question
        # What is left without a choice goes by itself.
        if oil and isinstance(question, FuelScraps) and question.seat == seat:
            self.session.act(ScrapFuel(OIL, oil))
