# SPDX-License-Identifier: MIT
"""The draft: actions tried on a copy and taken back one by one."""

from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.records import digest
from powergrid.rules import State
from powergrid.rules.actions import BuildHouse, BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import Sites
from powergrid.rules.state import BUILDING_HOUSES
from tests.gui.tables import a_session, play_until, with_obsolete_plant


def can_build_three(state: State) -> bool:
    return (
        state.asks == BUILDING_HOUSES
        and state.money[state.seat] > 90
        and len(Sites(state).affordable()) > 3
    )


def building_draft() -> Draft:
    return Draft(play_until(a_session(edition="classic"), can_build_three).state)


def cheapest(state: State) -> BuildHouse:
    prices = Sites(state).affordable()
    return BuildHouse(min(prices, key=prices.__getitem__))


def test_a_draft_leaves_the_state_alone() -> None:
    session = play_until(a_session(seed=2), can_build_three, seed=2)
    before = digest(session.state)
    draft = Draft(session.state)
    assert draft.add(cheapest(draft.state))
    assert digest(session.state) == before
    assert draft.state.money[session.state.seat] < session.state.money[session.state.seat]


def test_an_illegal_action_is_not_staged() -> None:
    draft = building_draft()
    assert not draft.add(BuyFuel(COAL, 1))
    assert draft.actions == []


def test_taking_an_action_back_keeps_later_legal_ones() -> None:
    draft = building_draft()
    for _ in range(3):
        assert draft.add(cheapest(draft.state))
    actions = list(draft.actions)
    draft.remove(0)
    assert draft.actions == actions[1:]
    draft.clear()
    assert draft.actions == []


def test_a_draft_reveals_no_card_even_where_plants_become_obsolete() -> None:
    """In Classic a house may make a plant obsolete; the draft's market then has one plant less."""
    session = play_until(a_session(edition="classic"), can_build_three)
    with_obsolete_plant(session.state)
    draft = Draft(session.state)
    assert draft.add(cheapest(draft.state))
    assert draft.state.revealed == session.state.revealed


def test_staged_actions_are_committed_in_order() -> None:
    session = play_until(a_session(seed=2), can_build_three, seed=2)
    staging = Staging(session)
    seat = session.state.seat
    for _ in range(2):
        assert staging.stage(cheapest(staging.draft.state))
    money = staging.draft.state.money[seat]
    staged = list(staging.draft.actions)
    staging.commit()
    assert [played.action for played in session.past[-2:]] == staged
    assert session.state.money[seat] == money
    assert staging.draft.actions == []
