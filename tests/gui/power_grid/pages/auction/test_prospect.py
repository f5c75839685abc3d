# SPDX-License-Identifier: MIT
"""The prospect of an auction is what the rules make of it."""

from powergrid.gui.power_grid.pages.auction.prospect import prospect_if_scrapped, prospect_if_won
from powergrid.rules import State
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.legal import Bids
from tests.expect import expect
from tests.gui.power_grid.pages.moments import can_bid, moment, must_scrap_plant


def test_the_prospect_of_a_plant_follows_the_rules() -> None:
    session = moment(can_bid)
    question = expect(Bids, session.question)
    amount = question.amounts[3]
    prospect = prospect_if_won(session.state, question.plant, amount)
    assert prospect is not None
    assert prospect.money_after == session.state.money[0] - amount
    before = session.state.facts()
    prospect_if_won(session.state, question.plant, amount)
    assert session.state.facts() == before


def test_an_illegal_bid_has_no_prospect() -> None:
    session = moment(can_bid)
    question = expect(Bids, session.question)
    assert prospect_if_won(session.state, question.plant, question.bid) is None


def test_scrapping_a_plant_counts_fuel_lost_and_fuel_to_choose_from() -> None:
    def full(state: State) -> None:
        state.plants = (tuple(sorted((5, 8, 12, state.lot))), *state.plants[1:])
        state.fuel = ((9, 5, 0, 0), *state.fuel[1:])

    state = moment(must_scrap_plant, change=full).state
    prospect = prospect_if_scrapped(state, 12)
    assert (prospect.plant_gone, prospect.lost) == (12, NO_TOKENS)
    assert prospect.surplus == 4
    state.fuel = ((6, 0, 0, 0), *state.fuel[1:])
    assert prospect_if_scrapped(state, 12).surplus == 0
