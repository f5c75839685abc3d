# SPDX-License-Identifier: MIT
"""The words for a seat in the auction of order tiles."""

from powergrid.factory.rules.actions import OpenAuction, Pass, Raise
from powergrid.gui.factory_manager.order_words import order_note, order_sentence
from powergrid.gui.factory_manager.rivals import summary
from powergrid.play.seats import Seat
from tests.gui.factory_manager.conftest import OpenTable

SEATS = (Seat("Ada", "red"), Seat("Bruno", "blue"), Seat("Chiara", "yellow"))


def test_who_bids_passes_and_takes_a_tile_is_said(open_table: OpenTable) -> None:
    session = open_table(SEATS).session
    state = session.state
    opener, tile = state.seat, state.offered[0]
    second, third = (opener + 1) % 3, (opener + 2) % 3

    def notes() -> list[str]:
        return [order_note(session.state, seat) for seat in (opener, second, third)]

    assert notes() == ["", "", ""]
    session.act(OpenAuction(tile, 0))
    assert notes() == ["bids 0", "", ""]
    session.act(Pass())
    assert notes() == ["bids 0", "passed", ""]
    assert order_sentence(session.state, second, "Bruno") == "Bruno passes."
    assert summary(session, second).endswith(f"{session.seats[second].name} passes.")
    session.act(Raise(2))
    assert notes() == ["", "passed", "bids 2"]
    assert order_sentence(session.state, third, "Ada") == "Ada bids 2 workers."
    session.act(Pass())
    assert notes() == ["", "", f"takes {tile}"]
    taken = f"Chiara takes order tile {tile} for 2 workers."
    assert order_sentence(session.state, third, "Chiara") == taken
    assert f"order tile {tile}," in summary(session, third)


def test_nothing_is_said_after_the_bidding(open_table: OpenTable) -> None:
    session = open_table(SEATS).session
    while session.state.phase == 1:
        session.act(next(iter(session.question)))
    assert {order_note(session.state, seat) for seat in range(3)} == {""}
