# SPDX-License-Identifier: MIT
"""The cards of the plant market."""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.models.rows_model import RowsModel
from powergrid.gui.session import Session
from powergrid.gui.words import card_name, plant_words, translate
from powergrid.rules import plant_market
from powergrid.rules.legal import Openings
from powergrid.rules.plants import STEP3
from powergrid.rules.state import NO_SEAT

ACTUAL: Final = "actual"
FUTURE: Final = "future"


class MarketRow(NamedTuple):
    """One card: `place` is `ACTUAL` or `FUTURE`, `card` `STEP3` for the Step 3 card.

    `is_open`: whoever is asked may put it up now; `leader` and `bid` belong to the one being
    auctioned, else `NO_SEAT` and 0.
    """

    card: int
    place: str
    minimum: int
    is_discounted: bool
    is_open: bool
    is_lot: bool
    leader: int
    bid: int


class PlantMarketModel(RowsModel[MarketRow]):
    """The market, lowest card first."""

    ROW = MarketRow

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(self._in_words, parent)
        self._session = session
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Take over what has changed in the state."""
        state, question = self._session.state, self._session.question
        offered = plant_market.on_offer(state)
        within_reach = question.affordable() if isinstance(question, Openings) else ()
        rows = []
        for card in state.market:
            is_lot = bool(state.bidders) and card == state.lot
            rows.append(
                MarketRow(
                    card=card,
                    place=ACTUAL if card in offered else FUTURE,
                    minimum=plant_market.minimum_bid(state, card),
                    is_discounted=card == state.discount,
                    is_open=card in within_reach,
                    is_lot=is_lot,
                    leader=state.bidders[-1] if is_lot else NO_SEAT,
                    bid=state.bid if is_lot else 0,
                )
            )
        self.update_rows(rows)

    def _in_words(self, row: MarketRow) -> str:
        """Return a card in words."""
        if row.card == STEP3:
            return card_name(row.card)
        plant = self._session.state.game.plants[row.card]
        if row.is_lot:
            text = translate("Sentences", "{plant}; {name} leads with {bid}")
        elif row.place == ACTUAL:
            text = translate("Sentences", "{plant}; from {least}")
        else:
            text = translate("Sentences", "{plant}; future market")
        return text.format(
            plant=plant_words(plant),
            least=row.minimum,
            name=self._session.seats[row.leader].name if row.is_lot else "",
            bid=row.bid,
        )
