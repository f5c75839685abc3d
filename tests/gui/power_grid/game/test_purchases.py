# SPDX-License-Identifier: MIT
"""A purchase is undone in a game that is opened again as it was before."""

from pathlib import Path

import pytest

from powergrid.bots.no_card import no_card
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.records import Recorder, load, replay
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL, OIL
from tests.gui.tables import a_session, play_until, record_of

pytestmark = pytest.mark.usefixtures("qapp")

RECORDS = sorted(Path("tests/data/transcripts").glob("*.json.gz"))


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


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.partition(".")[0])
def test_the_rules_agree_and_the_record_stays_the_same(file: Path) -> None:
    record = load(file)
    session = session_of(record)
    token_by_token = Recorder(record.header, replay(record))
    assert record_of(session).moves == token_by_token.record().moves
    for position, played in enumerate(session.past):
        if isinstance(played.action, BuyFuel | BuyStoredCoal):
            state = played.before.copy()
            assert apply(state, played.action, no_card) == played.events
            assert state == session.state_at(position + 1)
