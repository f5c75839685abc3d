# SPDX-License-Identifier: MIT
"""The page for discarding coal or oil that no plant can store."""

from typing import Self

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption, figure
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD, SLOT
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.pieces.fuel_tokens import SlotState, paint_slot
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title, tokens_listed
from powergrid.rules.actions import Action, ScrapFuel
from powergrid.rules.fuel import COAL, FUEL_NAMES, OIL
from powergrid.rules.legal import FuelScraps

_GAP = 4


class HeldTokens(QWidget):
    """Slots as on the cards, side by side; they overlap if there is little room."""

    def __init__(self, fuel: str) -> None:
        super().__init__()
        self.fuel = fuel
        self.staying = self.gone = 0

    def show_tokens(self, staying: int, gone: int) -> None:
        """Show how many tokens stay and how many are discarded."""
        self.staying, self.gone = staying, gone
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all slots."""
        return QSize(look().ipx((self.staying + self.gone) * (SLOT + _GAP)), look().ipx(SLOT))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one slot."""
        return QSize(look().ipx(SLOT), look().ipx(SLOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slots."""
        count = self.staying + self.gone
        painter = QPainter(self)
        side = look().px(SLOT)
        room = (self.width() - side) / max(1, count - 1)
        step = min(side + look().px(_GAP), room)
        top = (self.height() - side) / 2
        for at in range(count):
            rect = QRectF(at * step, top, side, side)
            state: SlotState = "filled" if at < self.staying else "refused"
            paint_slot(painter, self.fuel, rect, state)


class FuelScrapPage(Page[FuelScraps]):
    """The total of coal and oil is fixed: more of one means less of the other."""

    needs_note = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.coal = 0
        self.rows = Line(vertical=True, gap=4)
        self.more: dict[int, Button] = {}
        self.counts: dict[int, Text] = {}
        self.staying: dict[int, Text] = {}
        self.tokens: dict[int, HeldTokens] = {}
        for fuel, key in ((COAL, "C"), (OIL, "O")):
            row = Line(gap=10, pad=4, ground="surface_1")
            more = Button("", key, icon="plus", height=34)
            more.setAccessibleName(fuel_title(fuel))
            more.clicked.connect(lambda _=False, fuel=fuel: self._shift(fuel))
            bind(more, key, more.click)
            count, staying = figure(LEAD, is_central=True), caption()
            tokens = HeldTokens(FUEL_NAMES[fuel])
            row.add(QWidget(), minimum=2, hint=2)
            row.add(PieceIcon(kind=FUEL_NAMES[fuel], side=22))
            row.add(Text(fuel_title(fuel), weight=SEMIBOLD, grows=False), hint=80)
            row.add(more)
            row.add(count, minimum=30, hint=30)
            row.add(staying, minimum=60, hint=60)
            row.add(tokens, stretch=1)
            self.rows.add(row, minimum=42, hint=52)
            self.more[fuel], self.counts[fuel], self.staying[fuel] = more, count, staying
            self.tokens[fuel] = tokens
        self.rows.add_space()
        self.body.add(self.rows, stretch=1)
        does = self.tr("Returns this fuel to the supply.")
        self.scrap = self.foot.add_button("", "Enter", self._scrap, does, primary=True)

    def start(self) -> None:
        """Start with as much coal as possible, since oil is usually more expensive."""
        self.coal = self.question.max_amount(COAL)

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.coal = before.coal

    def refresh(self) -> None:
        """Show how much of each fuel would be discarded."""
        self.show_figures()
        question = self.question
        oil = question.excess - self.coal
        self.title.say(self.tr("Discard fuel"))
        self.note.say(self.tr("%n of your coal and oil no longer fit.", "", question.excess))
        held = self.state.fuel[question.seat]
        for fuel, gone in ((COAL, self.coal), (OIL, oil)):
            self.counts[fuel].say(str(gone))
            self.tokens[fuel].show_tokens(held[fuel] - gone, gone)
            self.staying[fuel].say(self.tr("%n stay", "tokens", held[fuel] - gone))
        does = self.tr("Discards one more of this fuel and one less of the other.")
        no_more = self.tr("No more of this fuel needs to go.")
        can_more = {
            COAL: self.coal < question.max_amount(COAL) and oil > 0,
            OIL: oil < question.max_amount(OIL) and self.coal > 0,
        }
        for fuel, can in can_more.items():
            self.more[fuel].describe(does, "" if can else no_more)
        self.scrap.set_text(
            self.tr("Discard {fuel}").format(fuel=tokens_listed((self.coal, oil, 0, 0)))
        )
        self.show_undo()

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Discard a token that is taken out of a store."""
        if fuel in (COAL, OIL):
            self._shift(fuel if amount < 0 else COAL + OIL - fuel)

    def apply_hint(self, action: Action) -> None:
        """Set the amounts of the hint."""
        if isinstance(action, ScrapFuel):
            excess = self.question.excess
            self.coal = action.amount if action.fuel == COAL else excess - action.amount
            self.refresh()

    def _shift(self, fuel: int) -> None:
        question = self.question
        coal = self.coal + (1 if fuel == COAL else -1)
        oil = question.excess - coal
        if 0 <= coal <= question.max_amount(COAL) and oil <= question.max_amount(OIL):
            self.coal = coal
            self.refresh()
            self.place()

    def _scrap(self) -> None:
        seat, coal = self.question.seat, self.coal
        oil = self.question.excess - coal
        if coal:
            self.session.act(ScrapFuel(COAL, coal))
        question = self.session.question
        # The rules scrap the rest if there is no choice.
        if oil and isinstance(question, FuelScraps) and question.seat == seat:
            self.session.act(ScrapFuel(OIL, oil))
