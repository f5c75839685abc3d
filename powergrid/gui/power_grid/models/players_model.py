# SPDX-License-Identifier: MIT
"""The list model of the seats in turn order, with what each owns and does."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import bank_name
from powergrid.gui.power_grid.words.seat_status import SeatStatus, events_of_phase, seat_status
from powergrid.gui.power_grid.words.terms import cities_counted, listed, tokens_listed
from powergrid.records import PERSON
from powergrid.rules import scoring
from powergrid.rules.fuel import Tokens
from powergrid.rules.phases.order import coming_order
from powergrid.rules.state import BANK
from powergrid.rules.variants.against_the_bank import with_bank


class PlayerRow(NamedTuple):
    """One seat: its `place` in the turn order, and its place `coming` if the order were set now.

    It can power `powers` cities now and `capacity` with all fuel. If `is_waiting`, it still has to
    act in this phase (in the auction, to get a plant). The bank's row has the seat `BANK` and no
    money; its cities are its houses on the board. `short` and `brief` are shorter forms of
    `status`.
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
    status: str
    brief: str
    short: str
    is_asked: bool
    is_waiting: bool


class PlayersModel(RowsModel[PlayerRow]):
    """The seats in turn order; rows move when the order changes."""

    ROW = PlayerRow

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(self._sentence, parent)
        self._session = session
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the session's state."""
        session = self._session
        happened = events_of_phase(session)
        coming = self._with_bank(coming_order(session.state))
        self.update_rows(
            [
                self._bank_row(place + 1)
                if seat == BANK
                else self._row(
                    seat, place + 1, coming.index(seat) + 1, seat_status(session, seat, happened)
                )
                for place, seat in enumerate(self._with_bank(session.state.order))
            ]
        )

    def _with_bank(self, order: tuple[int, ...]) -> tuple[int, ...]:
        """Return a turn order, with the bank in its place if it plays."""
        if not self._session.state.game.options.against_the_bank:
            return order
        return with_bank(order)

    def _sentence(self, row: PlayerRow) -> str:
        """Return a row as a sentence."""
        return translate(
            "Sentences",
            "{place}. {name}, {note}: {money} Elektro, {cities}, "
            "powers {powers} of {capacity}; plants {plants}; {fuel}",
        ).format(
            place=row.place,
            name=row.name,
            note=row.status,
            money=row.money,
            cities=cities_counted(row.cities),
            powers=row.powers,
            capacity=row.capacity,
            plants=listed([str(plant) for plant in row.plants])
            or translate("Sentences", "none", "plants"),
            fuel=tokens_listed(row.fuel) or translate("Sentences", "no fuel"),
        )

    def _bank_row(self, place: int) -> PlayerRow:
        state = self._session.state
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
            cities=sum(owners.count(BANK) for owners in state.houses),
            powers=0,
            capacity=need.cities,
            plants=state.bank_plants,
            fuel=state.bank_fuel,
            status=left,
            brief=brief,
            short="",
            is_asked=False,
            is_waiting=True,
        )

    def _row(self, seat: int, place: int, coming: int, status: SeatStatus) -> PlayerRow:
        state, sitter = self._session.state, self._session.seats[seat]
        return PlayerRow(
            seat=seat,
            place=place,
            coming=coming,
            name=sitter.name,
            colour=sitter.colour,
            is_person=sitter.player == PERSON,
            money=state.money[seat],
            cities=len(state.cities[seat]),
            powers=scoring.most_powered(state, seat),
            capacity=state.game.need(state.plants[seat]).cities,
            plants=state.plants[seat],
            fuel=state.fuel[seat],
            status=status.text,
            brief=status.brief,
            short=status.short,
            is_asked=not state.is_over and seat == state.seat,
            is_waiting=seat in state.waiting,
        )
