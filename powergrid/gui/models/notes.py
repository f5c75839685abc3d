# SPDX-License-Identifier: MIT
"""The few words under a player's name: whose turn it is, who is next, who is done and with what."""

from collections.abc import Iterable

from powergrid.gui.sentences import translate
from powergrid.gui.session import Session
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.state import AUCTION, BIDDING, BUILDING, BUREAUCRACY, FUEL, SETUP, State


def events_of_phase(session: Session) -> list[Event]:
    """Return what has happened since the phase began, as far as the session remembers."""
    found: list[Event] = []
    for played in reversed(session.past):
        for event in reversed(played.events):
            if isinstance(event, ev.PhaseBegan | ev.RoundBegan):
                return found[::-1]
            found.append(event)
    return found[::-1]


def note(session: Session, seat: int, happened: Iterable[Event]) -> str:
    """Return the note on a seat, `happened` being the events of this phase."""
    state = session.state
    if state.is_over:
        return _standing(state, seat)
    if state.lot and state.asks == BIDDING:
        told = _bidding(session, seat)
        if told:
            return told
    if seat == state.seat:
        return _on_turn(session, seat)
    if seat in state.waiting:
        return _waiting(session, seat)
    return _done(state, seat, happened)


def _standing(state: State, seat: int) -> str:
    place = state.ranking.index(seat) + 1
    if place == 1:
        return translate("Sentences", "wins, powers {n}").format(n=state.powered[seat])
    return translate("Sentences", "{nth}, powers {n}").format(
        nth=ordinal(place), n=state.powered[seat]
    )


def _bidding(session: Session, seat: int) -> str:
    state = session.state
    if seat == state.bidders[-1]:
        return translate("Sentences", "leads with {bid}").format(bid=state.bid)
    if seat == state.seat:
        return _on_turn(session, seat)
    if seat in state.bidders:
        return translate("Sentences", "still in")
    if seat in state.waiting:
        return translate("Sentences", "passed")
    return ""


def _on_turn(session: Session, seat: int) -> str:
    state = session.state
    if seat == session.viewer and session.is_person_asked:
        return translate("Sentences", "your turn")
    if state.asks == BIDDING:
        return translate("Sentences", "to bid")
    return {
        SETUP: translate("Sentences", "chooses a city"),
        AUCTION: translate("Sentences", "to open"),
        FUEL: translate("Sentences", "buys now"),
        BUILDING: translate("Sentences", "builds now"),
        BUREAUCRACY: translate("Sentences", "runs now"),
    }[state.phase]


def _waiting(session: Session, seat: int) -> str:
    state = session.state
    if len(state.waiting) > 1 and seat == state.waiting[1]:
        if state.seat == session.viewer and session.is_person_asked:
            return translate("Sentences", "next after you")
        return translate("Sentences", "next")
    if seat == state.waiting[-1]:
        nth = translate("Sentences", "last")
    else:
        nth = ordinal(state.game.players - len(state.waiting) + state.waiting.index(seat) + 1)
    text = {
        SETUP: translate("Sentences", "chooses {nth}"),
        AUCTION: translate("Sentences", "opens {nth}"),
        FUEL: translate("Sentences", "buys {nth}"),
        BUILDING: translate("Sentences", "builds {nth}"),
        BUREAUCRACY: translate("Sentences", "runs {nth}"),
    }[state.phase]
    return text.format(nth=nth)


def _done(state: State, seat: int, happened: Iterable[Event]) -> str:
    mine = [event for event in happened if getattr(event, "seat", None) == seat]
    if state.phase == AUCTION:
        for event in mine:
            if isinstance(event, ev.PlantBought):
                return translate("Sentences", "bought {plant} for {price}").format(
                    plant=event.plant, price=event.price
                )
        if any(isinstance(event, ev.Passed) and event.is_opening for event in mine):
            return translate("Sentences", "passed")
    if state.phase == FUEL:
        bought = [event for event in mine if isinstance(event, ev.FuelBought)]
        if bought:
            return translate("Sentences", "done, bought {n} for {price}").format(
                n=sum(event.amount for event in bought), price=sum(event.price for event in bought)
            )
    if state.phase == BUILDING:
        built = [event for event in mine if isinstance(event, ev.HouseBuilt)]
        if built:
            return translate("Sentences", "done, built {n} for {price}").format(
                n=len(built), price=sum(event.house + event.connection for event in built)
            )
    for event in mine:
        if isinstance(event, ev.PlantsRun):
            return translate("Sentences", "ran {n}, earned {income}").format(
                n=len(event.plants), income=event.income
            )
    return translate("Sentences", "done")


def ordinal(place: int) -> str:
    """Return a place in a line of six: 1st, 2nd, ..."""
    return (
        translate("Sentences", "1st"),
        translate("Sentences", "2nd"),
        translate("Sentences", "3rd"),
        translate("Sentences", "4th"),
        translate("Sentences", "5th"),
        translate("Sentences", "6th"),
    )[place - 1]
