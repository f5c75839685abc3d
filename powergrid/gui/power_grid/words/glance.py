# SPDX-License-Identifier: MIT
"""A game in three lines for the front page: board and round, the question, and a key fact."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import board_title
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)


def place_text(session: Session) -> str:
    """Return board and round."""
    state = session.state
    return translate("Glance", "{board}, round {round}").format(
        board=board_title(state.game.board), round=state.round
    )


def asked_text(session: Session) -> str:
    """Return the question to the only person, or else whose turn it is, or who has won."""
    state = session.state
    if state.is_over:
        winner = state.ranking[0]
        text = translate("Glance", "{name} won with %n cities", "", state.powered[winner])
        return text.format(name=session.seats[winner].name)
    name = session.seats[state.seat].name
    if not session.is_person_asked:
        return translate("Glance", "{name} is choosing").format(name=name)
    if sum(seat.is_person for seat in session.seats) > 1:
        return translate("Glance", "{name}, it is your turn").format(name=name)
    text = {
        OPENING: translate("Glance", "Your turn to open an auction"),
        BIDDING: translate("Glance", "Your bid on plant {plant}"),
        SCRAPPING_PLANT: translate("Glance", "Your plant to scrap"),
        SCRAPPING_FUEL: translate("Glance", "Your fuel to discard"),
        BUYING_FUEL: translate("Glance", "Your fuel to buy"),
        BUILDING_HOUSES: translate("Glance", "Your houses to build"),
        RUNNING_PLANTS: translate("Glance", "Your plants to run"),
        PLACING_BANK_HOUSE: translate("Glance", "A house of the bank to place"),
        MARKING_CITY: translate("Glance", "Your city to mark"),
    }[state.asks]
    return text.format(plant=state.lot)


def fact_text(session: Session) -> str:
    """Return the key fact for the question, empty unless the only person is asked."""
    state = session.state
    people = sum(seat.is_person for seat in session.seats)
    if state.is_over or not session.is_person_asked or people > 1:
        return ""
    money = state.money[state.seat]
    if state.asks == BIDDING:
        leader = session.seats[state.bidders[-1]].name
        text = translate("Glance", "{name} leads with {bid}; you have {money}.")
        return text.format(name=leader, bid=state.bid, money=money)
    return translate("Glance", "You have {money} Elektro.").format(money=money)
