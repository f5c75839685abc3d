# SPDX-License-Identifier: MIT
"""The steps of a planned turn."""

from powergrid.factory.rules.actions import BuyTile, MoveTile
from powergrid.factory.rules.phases.buying import Purchases, price_for
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES
from powergrid.gui.factory_manager.panel_words import main_text
from powergrid.gui.factory_manager.planned_steps import planned_steps
from powergrid.gui.factory_manager.session import FactorySession
from tests.gui.factory_manager.conftest import staging_at


def test_a_move_says_what_the_tile_will_cost(session: FactorySession) -> None:
    staging = staging_at(session, MOVING_TILES)
    move = next(action for action in session.question if isinstance(action, MoveTile))
    price = price_for(session.state, session.state.seat, move.tile)
    assert staging.move(move.tile)
    (step,) = planned_steps(staging)
    assert step.tile == session.state.game.tiles[move.tile]
    assert step.brief == str(price)
    assert step.text.startswith("Move ")


def test_a_tile_that_is_bought_and_placed_is_one_step_with_its_price(
    session: FactorySession,
) -> None:
    staging = staging_at(session, BUYING_TILES)
    question = session.question
    assert isinstance(question, Purchases)
    kind = next(kind for kind in session.state.market if staging.buy(kind))
    (step,) = planned_steps(staging)
    assert step.brief == f"Buy for {question.price(kind)}"
    assert step.text.endswith(f"— {question.price(kind)}")
    assert main_text(staging) == f"Pay {question.price(kind)} and end turn"
    staging.clear()
    assert (planned_steps(staging), main_text(staging)) == ([], "End turn")


def test_a_tile_that_is_placed_later_or_removed_is_a_step_of_its_own(
    session: FactorySession,
) -> None:
    staging = staging_at(session, BUYING_TILES)
    kind = next(kind for kind in session.state.market if staging.stage(BuyTile(kind)))
    own = session.state.factory[session.state.seat][0]
    assert staging.remove(own)
    assert staging.place(kind)
    assert [step.brief.split()[0] for step in planned_steps(staging)] == ["Buy", "Remove", "Place"]
