# SPDX-License-Identifier: MIT
"""What the action panel says about limits, plans and the past."""

from random import Random

import pytest

from powergrid.factory.records import new_record
from powergrid.factory.rules.actions import BuyTile, MoveTile, OpenAuction
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING
from powergrid.gui.factory_manager.panel_words import (
    last_profits,
    limit_note,
    main_text,
    recent_texts,
    staged_texts,
)
from powergrid.gui.factory_manager.session import FactorySession, session_of
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.words import question_text
from tests.gui.factory_manager.conftest import PEOPLE, SEED


@pytest.fixture
def session(qapp: object) -> FactorySession:
    return session_of(new_record(PEOPLE, SEED, is_first_game=True))


def go_on(session: FactorySession, asks: int) -> Staging:
    """Let the game go on at random until somebody is asked that."""
    rng = Random(1)
    while session.state.asks != asks:
        assert session.act(rng.choice([*session.question]))
    return Staging(session, session)


def test_the_main_button_says_what_an_auction_opens_with(session: FactorySession) -> None:
    staging = go_on(session, OPENING)
    assert limit_note(staging) == "you can bid up to 2 workers"
    assert main_text(staging) == "Open an auction"
    opening = next(iter(session.question))
    assert isinstance(opening, OpenAuction)
    staging.choose_lot(opening.tile)
    staging.set_bid(2)
    assert main_text(staging) == f"Open {opening.tile} with 2 workers"


def test_moves_are_counted_and_put_into_words(session: FactorySession) -> None:
    staging = go_on(session, MOVING_TILES)
    left = session.state.left
    assert limit_note(staging) == f"{left} more to move"
    move = next(action for action in session.question if isinstance(action, MoveTile))
    assert staging.move(move.tile)
    assert main_text(staging) == "Move 1 tile"
    assert len(staged_texts(staging)) == 1
    assert limit_note(staging) != f"{left} more to move"


def test_a_tile_that_is_bought_and_placed_is_one_text_with_its_price(
    session: FactorySession,
) -> None:
    staging = go_on(session, BUYING_TILES)
    question = session.question
    assert isinstance(question, Purchases)
    kind = next(kind for kind in session.state.market if staging.buy(kind))
    (text,) = staged_texts(staging)
    assert text.endswith(f"— {question.price(kind)}")
    assert main_text(staging) == f"Pay {question.price(kind)} and end turn"
    staging.clear()
    assert (staged_texts(staging), main_text(staging)) == ([], "End turn")


def test_a_tile_that_is_placed_later_is_a_text_of_its_own(session: FactorySession) -> None:
    staging = go_on(session, BUYING_TILES)
    kind = next(kind for kind in session.state.market if staging.stage(BuyTile(kind)))
    others = [other for other in session.state.market if other != kind]
    assert any(staging.buy(other) for other in others)
    assert staging.place(kind)
    assert len(staged_texts(staging)) == 3, "bought; bought and placed; placed"


def test_the_last_to_choose_takes_the_tile_that_is_left(session: FactorySession) -> None:
    rng = Random(1)
    while session.state.asks != OPENING or len(session.state.waiting) > 1:
        assert session.act(rng.choice([*session.question]))
    staging = Staging(session, session)
    (tile,) = session.state.offered
    assert main_text(staging) == f"Take {tile} with 0 workers"
    assert question_text(session.state) == "Take the last order tile"


def test_there_are_no_profits_before_the_first_round_has_ended(session: FactorySession) -> None:
    assert last_profits(session) == ""
    assert recent_texts(session) == []
    rng = Random(1)
    while session.state.round == 1:
        session.act(rng.choice([*session.question]))
    assert last_profits(session).startswith("Profits of round 1: Ada ")
    assert recent_texts(session)[0]
