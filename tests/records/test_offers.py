# SPDX-License-Identifier: MIT
"""The options that a program is offered, with their figures."""

from powergrid.records.offers import offers
from powergrid.rules.actions import BuyStoredCoal
from powergrid.rules.state import FUEL
from tests.rules.positions import in_phase, own, table


def test_stored_coal_is_offered_at_its_price() -> None:
    state = in_phase(table("classic", "south-africa"), FUEL)
    own(state, state.seat, 4)
    state.storage = 3
    (stored,) = (offer for offer in offers(state) if isinstance(offer.action, BuyStoredCoal))
    assert stored.facts["price"] == 8
