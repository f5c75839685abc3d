# SPDX-License-Identifier: MIT
"""The page for discarding coal or oil that no plant can store."""

from typing import Final, Self

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

_GAP: Final = 4


class HeldTokens(QWidget):
    """Tokens in a row of slots as on the cards; the slots overlap if there is little room."""

    def __init__(self, fuel: str) -> None:
        super().__init__()
        self.fuel = fuel
        self.kept = self.discarded = 0

    def show_tokens(self, kept: int, discarded: int) -> None:
        """Show how many tokens are kept and how many discarded."""
        self.kept, self.discarded = kept, discarded
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all slots."""
        return QSize(look().ipx((self.kept + self.discarded) * (SLOT + _GAP)), look().ipx(SLOT))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one slot."""
        return QSize(look().ipx(SLOT), look().ipx(SLOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slots."""
        count = self.kept + self.discarded
        painter = QPainter(self)
        side = look().px(SLOT)
        room = (self.width() - side) / max(1, count - 1)
        step = min(side + look().px(_GAP), room)
        top = (self.height() - side) / 2
        for at in range(count):
            rect = QRectF(at * step, top, side, side)
            state: SlotState = "filled" if at < self.kept else "refused"
            paint_slot(painter, self.fuel, rect, state)


class ScrapRow(Line):
    """Coal or oil: a button to discard one more, and how many tokens are discarded and kept."""

    def __init__(self, fuel: int, key: str) -> None:
        super().__init__(gap=10, pad=4, ground="surface_1")
        self.more = Button("", key, icon="plus", height=34)
        self.more.setAccessibleName(fuel_title(fuel))
        bind(self.more, key, self.more.click)
        self.count = figure(LEAD, is_central=True)
        self.kept = caption()
        self.tokens = HeldTokens(FUEL_NAMES[fuel])
        self.add(QWidget(), minimum=2, hint=2)
        self.add(PieceIcon(kind=FUEL_NAMES[fuel], side=22))
        self.add(Text(fuel_title(fuel), weight=SEMIBOLD, grows=False), hint=80)
        self.add(self.more)
        self.add(self.count, minimum=30, hint=30)
        self.add(self.kept, minimum=60, hint=60)
        self.add(self.tokens, stretch=1)

    def show_amounts(self, kept: int, discarded: int) -> None:
        """Show how many tokens are kept and how many discarded."""
        self.count.say(str(discarded))
        self.kept.say(translate("FuelScrapPage", "%n stay", "tokens", kept))
        self.tokens.show_tokens(kept, discarded)


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
            row.more.clicked.connect(lambda _=False, fuel=fuel: self._discard_more(fuel))
            column.add(row, minimum=42, hint=52)
        column.add_space()
        self.body.add(column, stretch=1)
        does = self.tr("Returns this fuel to the supply.")
        self.scrap = self.foot.add_button("", "Enter", self._scrap, does, primary=True)

    @property
    def discarded(self) -> dict[int, int]:
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
        question, discarded = self.question, self.discarded
        self.title.say(self.tr("Discard fuel"))
        is_forced = question.forced() is not None
        note = self.tr("%n of your coal and oil no longer fit.", "", question.excess)
        forced = self.tr("Your plants cannot store the marked fuel: there is nothing to choose.")
        self.note.say(forced if is_forced else note)
        does = self.tr("Discards one more of this fuel and one less of the other.")
        no_more = self.tr("No more of this fuel needs to go.")
        for fuel, row in self.rows.items():
            held = self.state.fuel[question.seat][fuel]
            row.show_amounts(held - discarded[fuel], discarded[fuel])
            row.more.describe(does, "" if self._can_discard_more(fuel) else no_more)
            row.want(row.more, not is_forced)
        fuels = tokens_listed((discarded[COAL], discarded[OIL], 0, 0))
        self.scrap.set_text(self.tr("Discard {fuel}").format(fuel=fuels))
        self.show_undo()

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Discard one more token of a fuel that is taken out of a store, or one less."""
        if fuel in (COAL, OIL):
            self._discard_more(fuel if amount < 0 else COAL + OIL - fuel)

    def apply_hint(self, action: Action) -> None:
        """Set the amounts of the hint."""
        if isinstance(action, ScrapFuel):
            excess = self.question.excess
            self.coal = action.amount if action.fuel == COAL else excess - action.amount
            self.refresh()

    def _can_discard_more(self, fuel: int) -> bool:
        """Return whether one more token of a fuel may be discarded, and one less of the other."""
        return self.discarded[fuel] < self.question.max_amount(fuel)

    def _discard_more(self, fuel: int) -> None:
        """Discard one more token of a fuel and one less of the other, if possible."""
        if self._can_discard_more(fuel):
            self.coal += 1 if fuel == COAL else -1
            self.refresh()
            self.place()

    def _scrap(self) -> None:
        seat, discarded = self.question.seat, self.discarded
        if discarded[COAL]:
            self.session.act(ScrapFuel(COAL, discarded[COAL]))
        question = self.session.question
        # Without a choice, the rules have already discarded the oil.
        if discarded[OIL] and isinstance(question, FuelScraps) and question.seat == seat:
            self.session.act(ScrapFuel(OIL, discarded[OIL]))
