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
from powergrid.gui.kit.translation import translate
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


class ScrapRow(Line):
    """Coal or oil: a button for one token more, how many are discarded, and how many stay."""

    def __init__(self, fuel: int, key: str) -> None:
        super().__init__(gap=10, pad=4, ground="surface_1")
        self.more = Button("", key, icon="plus", height=34)
        self.more.setAccessibleName(fuel_title(fuel))
        bind(self.more, key, self.more.click)
        self.count = figure(LEAD, is_central=True)
        self.staying = caption()
        self.tokens = HeldTokens(FUEL_NAMES[fuel])
        self.add(QWidget(), minimum=2, hint=2)
        self.add(PieceIcon(kind=FUEL_NAMES[fuel], side=22))
        self.add(Text(fuel_title(fuel), weight=SEMIBOLD, grows=False), hint=80)
        self.add(self.more)
        self.add(self.count, minimum=30, hint=30)
        self.add(self.staying, minimum=60, hint=60)
        self.add(self.tokens, stretch=1)

    def show_amounts(self, staying: int, gone: int) -> None:
        """Show how many tokens stay and how many are discarded."""
        self.count.say(str(gone))
        self.staying.say(translate("FuelScrapPage", "%n stay", "tokens", staying))
        self.tokens.show_tokens(staying, gone)


class FuelScrapPage(Page[FuelScraps]):
    """The total of coal and oil is fixed: more of one means less of the other.

    If there is no choice, it only asks to confirm.
    """

    needs_note = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.coal = 0
        self.rows = {COAL: ScrapRow(COAL, "C"), OIL: ScrapRow(OIL, "O")}
        column = Line(vertical=True, gap=4)
        for fuel, row in self.rows.items():
            row.more.clicked.connect(lambda _=False, fuel=fuel: self._shift(fuel))
            column.add(row, minimum=42, hint=52)
        column.add_space()
        self.body.add(column, stretch=1)
        does = self.tr("Returns this fuel to the supply.")
        self.scrap = self.foot.add_button("", "Enter", self._scrap, does, primary=True)

    @property
    def gone(self) -> dict[int, int]:
        """How many tokens of each fuel are discarded."""
        return {COAL: self.coal, OIL: self.question.excess - self.coal}

    def start(self) -> None:
        """Start with as much coal as possible, since oil is usually more expensive."""
        self.coal = self.question.max_amount(COAL)

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.coal = before.coal

    def refresh(self) -> None:
        """Show how much of each fuel would be discarded."""
        self.show_figures()
        question, gone = self.question, self.gone
        self.title.say(self.tr("Discard fuel"))
        is_forced = question.forced() is not None
        note = self.tr("%n of your coal and oil no longer fit.", "", question.excess)
        forced = self.tr("Your plants cannot store the marked fuel: there is nothing to choose.")
        self.note.say(forced if is_forced else note)
        does = self.tr("Discards one more of this fuel and one less of the other.")
        no_more = self.tr("No more of this fuel needs to go.")
        for fuel, row in self.rows.items():
            row.show_amounts(self.state.fuel[question.seat][fuel] - gone[fuel], gone[fuel])
            row.more.describe(does, "" if self._can_shift(fuel) else no_more)
            row.want(row.more, not is_forced)
        fuels = tokens_listed((gone[COAL], gone[OIL], 0, 0))
        self.scrap.set_text(self.tr("Discard {fuel}").format(fuel=fuels))
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

    def _can_shift(self, fuel: int) -> bool:
        """Return whether one more token of a fuel may go, and one less of the other."""
        return self.gone[fuel] < self.question.max_amount(fuel)

    def _shift(self, fuel: int) -> None:
        if self._can_shift(fuel):
            self.coal += 1 if fuel == COAL else -1
            self.refresh()
            self.place()

    def _scrap(self) -> None:
        seat, gone = self.question.seat, self.gone
        if gone[COAL]:
            self.session.act(ScrapFuel(COAL, gone[COAL]))
        question = self.session.question
        # The rules scrap the rest if there is no choice.
        if gone[OIL] and isinstance(question, FuelScraps) and question.seat == seat:
            self.session.act(ScrapFuel(OIL, gone[OIL]))
