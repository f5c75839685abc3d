# SPDX-License-Identifier: MIT
"""The stage of an auction: the lot, the price, the seats and the bids."""

from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import NowAfter
from powergrid.gui.kit.tab_stop import TabStop
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import DISPLAY, DISPLAY_LARGE, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.auction.bid_ruler import FLAT, LABELLED, BidRuler
from powergrid.gui.power_grid.pages.auction.bidder_row import BidderRow, BidderTile
from powergrid.gui.power_grid.pages.auction.bidding_so_far import BiddingSoFar, bidding_so_far
from powergrid.gui.power_grid.pages.auction.lot_card import LotCard
from powergrid.gui.power_grid.pages.auction.prospect import Prospect, prospect_changes
from powergrid.gui.power_grid.pages.auction.ruler_painter import MadeBid, Purse
from powergrid.gui.power_grid.pages.page_head import PageHead

_HIGH: Final = 320
"""The minimum height of a page with a large card."""
_AROUND: Final = 128
"""The height of a low page without its seats and its ruler."""
_LOW_GAP, _FLAT_GAP = 4, 2
"""The gaps between the parts of a low stage, and of one with a flat ruler."""
_ROOMY: Final = 300
"""The minimum height of a page for the larger parts."""


class _Top(Line):
    """The price, and the page's head beside it."""

    def __init__(self, head: PageHead) -> None:
        super().__init__(gap=14)
        self.head = head
        self.titles: tuple[str, ...] = ()
        self.price = Text(size=DISPLAY, weight=SEMIBOLD, shrinks=False, grows=False)
        self.add(self.price)
        head.stack(True)
        self.add(head, stretch=1, minimum=60)

    def arrange(self) -> None:
        """Show as much in the head as fits, and the title in a length that fits."""
        self.want(self.price, bool(self.price.text))
        taken = self.price.sizeHint().width() + look().ipx(self.gap) if self.price.text else 0
        if self.titles:
            self.head.title.say_fitting(self.titles, self.width() - taken)
        self.head.fit(self.width() - taken)
        super().arrange()


class AuctionStage(TabStop):
    """The same parts in the same places for all pages of an auction."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: Session, head: PageHead) -> None:
        super().__init__(gap=16)
        self.session = session
        self.so_far = BiddingSoFar((), (), {})
        self.card = LotCard()
        self.top = _Top(head)
        self.seats = BidderRow()
        self.ruler = BidRuler()
        self.prospect = NowAfter(flat=True)
        self.order = caption()
        """The turn order, on pages that have added it, in a high panel."""
        self.orders: tuple[str, ...] = ("",)
        self.rest = QWidget()
        self.column = Line(vertical=True, gap=6)
        self.column.add(self.top)
        self.column.add(self.seats, drop=1)
        self.column.add(self.ruler)
        self.column.add(self.prospect, drop=2, minimum=15)
        self.column.add(self.rest, stretch=1, minimum=0, hint=0)
        self.add(self.card, drop=1)
        self.add(self.column, stretch=1, minimum=240)

    def show_auction(self) -> None:
        """Show the auction of the session's state."""
        self.so_far = so_far = bidding_so_far(self.session)
        state, seats = self.session.state, self.session.seats
        names = [seats[seat].name for seat in state.order]
        self.orders = tuple(
            text.format(round=state.round, names=listed(names), first=names[0], last=names[-1])
            for text in (
                translate("AuctionStage", "Order in round {round}: {names}"),
                translate("AuctionStage", "Round {round}: {first} is first, {last} is last"),
            )
        )
        price = state.bid if state.bidders else 0
        self.top.price.say(str(price) if price else "")
        self.seats.show_tiles([self._tile(seat) for seat in self._everybody()])
        colours = self.session.colours
        bids = [MadeBid(colours[seat], seats[seat].name, amount) for seat, amount in so_far.bids]
        self.ruler.show_bids(bids, self.ruler.amounts.start if self.ruler.amounts else price)
        purses = {
            seat: Purse(colours[seat], seats[seat].name, state.money[seat]) for seat in so_far.seats
        }
        own = purses.pop(self.session.viewer, None)
        self.ruler.show_purses(own, tuple(purses.values()))

    def say_title(self, *titles: str) -> None:
        """Show the first of these titles that fits, the longest first."""
        self.top.titles = titles
        self.top.head.title.say(titles[0])

    def show_prospect(self, prospect: Prospect | None) -> None:
        """Show what winning would bring, or nothing."""
        self.prospect.show_changes(() if prospect is None else prospect_changes(prospect))

    def adapt(self, height: int, *, is_low: bool, is_narrow: bool) -> None:
        """Use larger or smaller parts in a page of that height in pixels."""
        is_low = is_low or height < look().px(_ROOMY)
        room = height - look().ipx(_AROUND) - self.seats.minimumSizeHint().height()
        self.ruler.is_flat = is_flat = is_low and room < look().ipx(LABELLED)
        room += look().ipx(3 * (_LOW_GAP - _FLAT_GAP))
        self.ruler.has_labels = not is_flat or room >= look().ipx(FLAT)
        self.top.price.resize_type(DISPLAY if is_low or is_narrow else DISPLAY_LARGE)
        self.card.is_small = is_narrow or height < look().ipx(_HIGH)
        low_gap = _FLAT_GAP if is_flat else _LOW_GAP
        self.column.gap = low_gap if is_low else 12
        self.gap = 12 if is_low or is_narrow else 20
        self.column.want(self.order, height >= look().px(_HIGH))

    def arrange(self) -> None:
        """Name the whole turn order, or only its ends if it is too long."""
        super().arrange()
        self.order.say_fitting(self.orders, self.column.width())

    def _everybody(self) -> list[int]:
        """Return the seats that can bid, in the order in which they may, then the others."""
        inside = list(self.so_far.seats)
        return inside + [seat for seat in self.session.state.order if seat not in inside]

    def _tile(self, seat: int) -> BidderTile:
        state, player = self.session.state, self.session.seats[seat]
        bid = self.so_far.last_of(seat)
        mark = ""
        if seat not in self.so_far.seats:
            mark, note = "–", translate("AuctionStage", "passed", "in this auction")
            if plant := self.so_far.bought.get(seat):
                mark = f"✓{plant}"
                note = translate("AuctionStage", "bought {plant}").format(plant=plant)
        elif state.bidders and seat == state.bidders[-1]:
            note = translate("AuctionStage", "leads", "an auction")
        else:
            note = translate("AuctionStage", "has {money}").format(money=state.money[seat])
        tile = BidderTile(
            player.colour,
            player.name,
            note,
            str(bid) if bid else "",
            brief=str(state.money[seat]),
            mark=mark,
        )
        tile.is_on_turn = seat == state.seat
        return tile
