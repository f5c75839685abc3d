# SPDX-License-Identifier: MIT
"""The plant market as rows, one for each card."""

from typing import NamedTuple

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.terms import card_name, plant_words
from powergrid.rules import plant_market
from powergrid.rules.legal import Openings
from powergrid.rules.plants import STEP3
from powergrid.rules.state import NO_SEAT


class MarketRow(NamedTuple):
    """One card; `card` is `STEP3` for the Step 3 card, and `is_current` says in which market it is.

    If `is_open`, the current seat can open an auction for it. `leader` and `bid` are those of the
    plant being auctioned, else `NO_SEAT` and 0.
    """

    card: int
    is_current: bool
    minimum: int
    is_discounted: bool
    is_open: bool
    is_lot: bool
    leader: int
    bid: int


def market_rows(session: Session) -> list[MarketRow]:
    """Return the cards, lowest first."""
    state, question = session.state, session.question
    offered = plant_market.on_offer(state)
    affordable = question.affordable() if isinstance(question, Openings) else ()
    rows = []
    for card in state.market:
        is_lot = bool(state.bidders) and card == state.lot
        rows.append(
            MarketRow(
                card=card,
                is_current=card in offered,
                minimum=plant_market.minimum_bid(state, card),
                is_discounted=card == state.discount,
                is_open=card in affordable,
                is_lot=is_lot,
                leader=state.bidders[-1] if is_lot else NO_SEAT,
                bid=state.bid if is_lot else 0,
            )
        )
    return rows


def card_text(session: Session, row: MarketRow) -> str:
    """Return a row as a sentence."""
    if row.card == STEP3:
        return card_name(row.card)
    plant = session.state.game.plants[row.card]
    if row.is_lot:
        text = translate("Sentences", "{plant}; {name} leads with {bid}")
    elif row.is_current:
        text = translate("Sentences", "{plant}; from {minimum}")
    else:
        text = translate("Sentences", "{plant}; future market")
    return text.format(
        plant=plant_words(plant),
        minimum=row.minimum,
        name=session.seats[row.leader].name if row.is_lot else "",
        bid=row.bid,
    )
