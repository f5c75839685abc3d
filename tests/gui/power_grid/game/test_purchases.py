# SPDX-License-Identifier: MIT
"""A purchase is undone in a game that is opened again as it was before."""

from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.rules import State, legal
from powergrid.rules.actions import Action, BuyFuel
from powergrid.rules.fuel import COAL, OIL
from tests.gui.tables import a_session, play_until, record_of


def at_purchase() -> Session:
    """Return a game in which two coal and one oil can be bought."""

    def is_there(state: State) -> bool:
        return BuyFuel(COAL, 2) in legal(state) and BuyFuel(OIL, 1) in legal(state)

    return play_until(a_session(), is_there, "sensible")


def actions_of(session: Session, count: int) -> list[Action]:
    return [played.action for played in session.past[-count:]]


def test_a_purchase_is_undone_whole_after_the_game_was_opened_again() -> None:
    session = at_purchase()
    before = session.state.copy()
    bought = [BuyFuel(COAL, 2), BuyFuel(OIL, 1)]
    for action in bought:
        session.act(action)
    again = session_of(record_of(session))
    assert actions_of(again, 2) == bought
    assert again.state == session.state
    again.undo()
    session.undo()
    assert again.state == session.state
    again.undo()
    assert again.state == before
    again.redo()
    assert actions_of(again, 1) == bought[:1]
