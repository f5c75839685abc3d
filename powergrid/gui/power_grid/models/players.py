# SPDX-License-Identifier: MIT
"""The seats in turn order as rows, with what each owns and does."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import bank_name
from powergrid.gui.power_grid.words.seat_status import SeatStatus, events_of_phase, seat_status
from powergrid.gui.power_grid.words.terms import cities_counted, tokens_listed
from powergrid.records import PERSON
from powergrid.rules import scoring
from powergrid.rules.events import Event
from powergrid.rules.fuel import Tokens
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.order import coming_order
from powergrid.rules.state import BANK, State
from powergrid.rules.variants.against_the_bank import bank_cities, with_bank


class PlayerRow(NamedTuple):
    """One seat: its `place` in the turn order, and its place `coming` if the order were set now.

    It can power `powers` cities now and `capacity` with all fuel. If `is_waiting`, it still has to
    act in this phase (in the auction, to get a plant). The bank's row has the seat `BANK` and no
    money; its cities are its houses on the board.
    """

    seat: int
    place: int
    coming: int
    name: str
    colour: str
    is_person: bool
    money: int
    cities: int
    powers: int
    capacity: int
    plants: tuple[int, ...]
    fuel: Tokens
    status: SeatStatus
    is_asked: bool
    is_waiting: bool


def player_rows(session: Session) -> list[PlayerRow]:
    """Return the seats in turn order, with the bank in its place if it plays."""
    state, happened = session.state, events_of_phase(session)
    order = with_bank(state.game, state.order)
    coming = order if ends_game(state) else coming_order(state)
    return [
        _bank_row(state, place)
        if seat == BANK
        else _row(session, seat, place, coming.index(seat) + 1, happened)
        for place, seat in enumerate(order, start=1)
    ]


def player_text(row: PlayerRow) -> str:
    """Return a row as a sentence; the bank has no money and powers nothing."""
    text = translate(
        "Sentences",
        "{place}. {name}, {note}: {money} Elektro, {cities}, "
        "powers {powers} of {capacity}; plants {plants}; {fuel}",
    )
    if row.seat == BANK:
        text = translate("Sentences", "{place}. {name}, {note}: {cities}; plants {plants}; {fuel}")
    return text.format(
        place=row.place,
        name=row.name,
        note=row.status.text,
        money=row.money,
        cities=cities_counted(row.cities),
        powers=row.powers,
        capacity=row.capacity,
        plants=listed([str(plant) for plant in row.plants])
        or translate("Sentences", "none", "plants"),
        fuel=tokens_listed(row.fuel) or translate("Sentences", "no fuel"),
    )


def _bank_row(state: State, place: int) -> PlayerRow:
    need = state.game.need(state.bank_plants)
    left = translate("Sentences", "%n houses left", "", state.bank_houses)
    brief = translate("Sentences", "%n left", "houses", state.bank_houses)
    return PlayerRow(
        seat=BANK,
        place=place,
        coming=place,
        name=bank_name(),
        colour=BANK_COLOUR,
        is_person=False,
        money=0,
        cities=len(bank_cities(state)),
        powers=0,
        capacity=need.cities,
        plants=state.bank_plants,
        fuel=state.bank_fuel,
        status=SeatStatus(left, brief),
        is_asked=False,
        is_waiting=True,
    )


def _row(
    session: Session, seat: int, place: int, coming: int, happened: Sequence[Event]
) -> PlayerRow:
    state, player = session.state, session.seats[seat]
    return PlayerRow(
        seat=seat,
        place=place,
        coming=coming,
        name=player.name,
        colour=player.colour,
        is_person=player.player == PERSON,
        money=state.money[seat],
        cities=len(state.cities[seat]),
        powers=scoring.max_powered(state, seat),
        capacity=scoring.capacity(state, seat),
        plants=state.plants[seat],
        fuel=state.fuel[seat],
        status=seat_status(session, seat, happened),
        is_asked=not state.is_over and seat == state.seat,
        is_waiting=seat in state.waiting,
    )
