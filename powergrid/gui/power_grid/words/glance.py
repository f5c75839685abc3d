# SPDX-License-Identifier: MIT
"""A game in three lines for the front page: board and round, the question, and a key fact."""

from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import board_title
from powergrid.gui.power_grid.words.results import names_at, tie_text, winners_text
from powergrid.play.seats import only_person
from powergrid.rules.scoring import places, winners
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

_QUESTIONS: Final = Texts(
    "Glance",
    {
        OPENING: "Your turn to open an auction",
        BIDDING: "Your bid on plant {plant}",
        SCRAPPING_PLANT: "Your turn to scrap a plant",
        SCRAPPING_FUEL: "Your turn to discard fuel",
        BUYING_FUEL: "Your turn to buy fuel",
        BUILDING_HOUSES: "Your turn to build houses",
        RUNNING_PLANTS: "Your turn to run plants",
        PLACING_BANK_HOUSE: "Your turn to place a bank house",
        MARKING_CITY: "Your turn to mark a city",
    },
)
"""To the person who is asked."""

_NAMED_QUESTIONS: Final = Texts(
    "Glance",
    {
        OPENING: "{name}: your turn to open an auction",
        BIDDING: "{name}: your bid on plant {plant}",
        SCRAPPING_PLANT: "{name}: your turn to scrap a plant",
        SCRAPPING_FUEL: "{name}: your turn to discard fuel",
        BUYING_FUEL: "{name}: your turn to buy fuel",
        BUILDING_HOUSES: "{name}: your turn to build houses",
        RUNNING_PLANTS: "{name}: your turn to run plants",
        PLACING_BANK_HOUSE: "{name}: your turn to place a bank house",
        MARKING_CITY: "{name}: your turn to mark a city",
    },
)
"""To one of several people."""


def place_text(session: Session) -> str:
    """Return board and round."""
    state = session.state
    return translate("Glance", "{board}, round {round}").format(
        board=board_title(state.game.board), round=state.round
    )


def game_title(session: Session) -> str:
    """Return board, round, and when the game began if its record says so."""
    begun = session.recorder.header.date if session.recorder is not None else ""
    moment = QDateTime.fromString(begun, Qt.DateFormat.ISODate)
    day = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    return " · ".join(filter(None, (place_text(session), day)))


def asked_text(session: Session) -> str:
    """Return the question to the person who is asked, or else who is choosing, or who has won."""
    state = session.state
    if state.is_over:
        if len(winners(state)) > 1:
            return winners_text(session)
        winner = state.ranking[0]
        powered = state.powered[winner]
        text = translate("Glance", "{name} won with %n cities powered", "", powered)
        if winner == only_person(session.seats):
            text = translate("Glance", "You won with %n cities powered", "", powered)
        return text.format(name=session.seats[winner].name)
    name = session.seats[state.seat].name
    if not session.is_person_asked:
        return translate("Glance", "{name} is choosing").format(name=name)
    if sum(seat.is_person for seat in session.seats) > 1:
        return _NAMED_QUESTIONS[state.asks].format(name=name, plant=state.lot)
    return question_text(session)


def question_text(session: Session) -> str:
    """Return the question to the person who is asked."""
    return _QUESTIONS[session.state.asks].format(plant=session.state.lot)


def fact_text(session: Session) -> str:
    """Return the key fact: how the bidding stands, what a seat has, or who came second.

    It is about the only person, or else about the seat that is asked.
    """
    state = session.state
    if state.is_over:
        if len(winners(state)) > 1:
            return tie_text(session)
        if places(state).count(2) > 1:
            text = translate("Glance", "{names} share second place.")
            return text.format(names=names_at(session, 2))
        second = state.ranking[1]
        powered = state.powered[second]
        text = translate("Glance", "{name} came second with %n cities powered.", "", powered)
        return text.format(name=session.seats[second].name)
    person = only_person(session.seats)
    is_alone = person is not None
    seat = state.seat if person is None else person
    name, money = session.seats[seat].name, state.money[seat]
    if state.asks == BIDDING:
        return _bidding(session, seat, is_alone=is_alone)
    if is_alone:
        return translate("Glance", "You have {money} Elektro.").format(money=money)
    return translate("Glance", "{name} has {money} Elektro.").format(name=name, money=money)


def _bidding(session: Session, seat: int, *, is_alone: bool) -> str:
    """Return who leads, and what a seat has."""
    state = session.state
    leader, bid, money = state.bidders[-1], state.bid, state.money[seat]
    first = session.seats[leader].name
    if is_alone and leader == seat:
        text = translate("Glance", "You lead with {bid} and have {money}.")
        return text.format(bid=bid, money=money)
    if is_alone:
        text = translate("Glance", "{name} leads with {bid}; you have {money}.")
        return text.format(name=first, bid=bid, money=money)
    text = translate("Glance", "{leader} leads with {bid}; {name} has {money}.")
    return text.format(leader=first, bid=bid, name=session.seats[seat].name, money=money)
