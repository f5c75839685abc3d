# SPDX-License-Identifier: MIT
"""What is said about a tile on sale."""

from powergrid.factory.prospects import gain
from powergrid.factory.rules.state import BUYING_TILES, with_item
from powergrid.factory.rules.tiles import MACHINE
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.storehouse import tile_prospect
from tests.gui.factory_manager.conftest import staging_at


def test_what_a_tile_earns_is_said_to_be_less_the_edge_space_it_needs(
    session: FactorySession,
) -> None:
    staging_at(session, BUYING_TILES)
    state, seat = session.state, session.state.seat
    kind = state.columns[MACHINE][0]
    brings = gain(state, seat, kind)
    assert "edge space" not in tile_prospect(state, seat, kind, 9, brings)
    figures, (room, *_) = state.game.figures, state.factory[seat]
    state.factory = with_item(state.factory, seat, (room,) * figures.spaces)
    said = tile_prospect(state, seat, kind, 9, gain(state, seat, kind))
    assert said.endswith(f" in 5 rounds, after {figures.outer_price} for an edge space.")
