# SPDX-License-Identifier: MIT
"""The prospect of an auction is what the rules make of it."""

from powergrid.gui.power_grid.pages.auction.prospect import if_won
from powergrid.rules.legal import Bids
from tests.gui.power_grid.pages.moments import can_bid, moment


def test_the_prospect_of_a_plant_follows_the_rules() -> None:
    session = moment(can_bid)
    question = session.question
    assert isinstance(question, Bids)
    amount = question.amounts[3]
    prospect = if_won(session.state, question.plant, amount)
    assert prospect is not None
    assert prospect.money_after == session.state.money[0] - amount
    before = session.state.facts()
    if_won(session.state, question.plant, amount)
    assert session.state.facts() == before


def test_an_illegal_bid_has_no_prospect() -> None:
    session = moment(can_bid)
    question = session.question
    assert isinstance(question, Bids)
    assert if_won(session.state, question.plant, question.bid) is None
