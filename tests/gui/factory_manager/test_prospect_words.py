# SPDX-License-Identifier: MIT
"""What is said about a tile on sale."""

from powergrid.factory.prospects import gain
from powergrid.factory.rules.state import BUYING_TILES, with_item
from powergrid.factory.rules.tiles import CONTROL, MACHINE
from powergrid.gui.factory_manager.prospect_words import tile_prospect
from powergrid.gui.factory_manager.session import FactorySession
from tests.gui.factory_manager.conftest import staging_at


def test_what_a_tile_earns_is_said_to_be_less_the_edge_space_it_needs(
    session: FactorySession,
) -> None:
    staging_at(session, BUYING_TILES)
    state, seat = session.state, session.state.seat
    state.money = with_item(state.money, seat, 50)
    kind = state.columns[MACHINE][0]
    brings = gain(state, seat, kind)
    assert "edge space" not in tile_prospect(state, seat, kind, 9, brings)
    figures, (room, *_) = state.game.figures, state.factory[seat]
    state.factory = with_item(state.factory, seat, (room,) * figures.spaces)
    said = tile_prospect(state, seat, kind, 9, gain(state, seat, kind))
    assert said.endswith(f" in 5 rounds, after {figures.outer_price} for an edge space.")


def test_what_is_said_of_a_tile_names_the_reason_why_it_cannot_be_placed_now(
    session: FactorySession,
) -> None:
    staging_at(session, BUYING_TILES)
    state, seat = session.state, session.state.seat

    def said(kind: int) -> str:
        return tile_prospect(state, seat, kind, 9, gain(state, seat, kind))

    figures, (room, *_) = state.game.figures, state.factory[seat]
    first, *_, better = state.columns[CONTROL]
    state.factory = with_item(state.factory, seat, (*[room] * figures.spaces, first))
    state.left = 1
    assert said(better).endswith(" It takes a second worker to remove the old one.")
    state.money = with_item(state.money, seat, figures.outer_price)
    machine = state.columns[MACHINE][0]
    assert said(machine).endswith("You have no money left for the edge space it needs.")
    spaces = figures.spaces + figures.outer_spaces
    state.factory = with_item(state.factory, seat, (room,) * spaces)
    state.outer = with_item(state.outer, seat, figures.outer_spaces)
    assert "Every space is taken" in said(machine)
