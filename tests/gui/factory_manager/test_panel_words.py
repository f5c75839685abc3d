# SPDX-License-Identifier: MIT
"""What the action panel says about limits and the past."""

from random import Random

import pytest

from powergrid.factory.rules.actions import MoveTile, OpenAuction
from powergrid.factory.rules.phases.bidding import max_bid
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, with_item
from powergrid.gui.factory_manager.panel_words import (
    last_profits,
    limit_note,
    main_text,
    recent_texts,
)
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.words import question_text
from tests.gui.factory_manager.conftest import staging_at


def test_the_main_button_says_what_an_auction_opens_with(session: FactorySession) -> None:
    staging = staging_at(session, OPENING)
    assert limit_note(staging) == "you can bid up to 2 workers"
    assert main_text(staging) == "Open an auction"
    opening = next(iter(session.question))
    assert isinstance(opening, OpenAuction)
    staging.choose_lot(opening.tile)
    staging.set_bid(2)
    assert main_text(staging) == f"Open {opening.tile} with 2 workers"


@pytest.mark.parametrize(
    ("asks", "said"),
    [(OPENING, "you have no worker to bid"), (BUYING_TILES, "no worker left to buy or remove")],
)
def test_no_workers_are_not_counted(session: FactorySession, asks: int, said: str) -> None:
    staging = staging_at(session, asks)
    seat, workers = session.state.seat, session.state.game.figures.workers
    session.state.canteen = with_item(session.state.canteen, seat, workers)
    session.state.left = 0
    assert limit_note(staging) == said


def test_a_bid_that_cannot_be_raised_leaves_only_passing(table: FactoryTable) -> None:
    session, panel = table.session, table.panel
    session.skips_turns = False
    lot, highest = session.state.offered[0], max_bid(session.state, session.state.seat)
    session.act(OpenAuction(lot, highest - 1))
    assert panel.note.text == f"you can bid up to {highest} workers"
    session.undo()
    session.act(OpenAuction(lot, highest))
    assert panel.note.text == "you cannot bid more, only pass"
    assert panel.passing.isVisible()
    assert not panel.main.isVisible()
    assert panel.about.text == "", "what keeps a hidden button from being pressed"


def test_moves_are_counted(session: FactorySession) -> None:
    staging = staging_at(session, MOVING_TILES)
    left = session.state.left
    assert main_text(staging) == "Move tiles"
    assert limit_note(staging) == f"{left} more to move"
    move = next(action for action in session.question if isinstance(action, MoveTile))
    assert staging.move(move.tile)
    assert main_text(staging) == "Move 1 tile"
    assert limit_note(staging) != f"{left} more to move"


def test_who_need_not_move_the_extra_tiles_moves_no_more(session: FactorySession) -> None:
    staging = staging_at(session, MOVING_TILES)
    session.state.left, session.state.extra = 0, 1
    assert main_text(staging) == "Move no more"
    assert limit_note(staging) == "up to 1 more"


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
    assert last_profits(session).startswith("Profits of round 1: Ada\N{NO-BREAK SPACE}")
    assert recent_texts(session)[0].startswith("New order tiles: ")
    assert "Order." not in recent_texts(session)
