# SPDX-License-Identifier: MIT
"""Pieces travel to their places, the end of a round is shown, and each action has a sound."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import OpenAuction, Pass, Raise
from powergrid.factory.rules.events import EnergyPriceMoved, MarketCleared, RoundBegan
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, SWITCHING
from powergrid.factory.rules.tiles import MACHINE, PRODUCTION_ROBOT, Tile
from powergrid.gui.factory_manager.journeys import Journeys
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.look import look
from powergrid.gui.shell.motion.banner import Banner
from powergrid.gui.shell.motion.motion import Flight, Motion, Ring, Sprite
from tests.expect import expect
from tests.gui.factory_manager.conftest import PEOPLE, OpenTable


@pytest.fixture
def table(open_table: OpenTable) -> FactoryTable:
    return open_table(PEOPLE)


def go_on(session: FactorySession, asks: int) -> State:
    """Play the first legal action for everybody until this is asked."""
    while session.state.asks != asks:
        assert session.act(next(iter(session.question)))
    return session.state


def seen(table: FactoryTable, kind: type[QWidget] = Sprite) -> list[QWidget]:
    """Return the travelling pieces or the rings that are visible."""
    return [widget for widget in table.findChildren(kind) if widget.isVisible()]


def finish(table: FactoryTable) -> None:
    for motion in table.findChildren(Motion):
        motion.finish()


def test_a_staged_tile_travels_from_the_market_to_its_space(table: FactoryTable) -> None:
    go_on(table.session, BUYING_TILES)
    finish(table)
    card = next(card for card in table.supply.market if not card.is_dim)
    kind, start = card.kind, card.mapTo(table, card.rect().center())
    card.click()
    tile, *rest = seen(table)
    assert (tile.geometry().center() - start).manhattanLength() <= 3
    assert len(rest) == 1, "the tile and its price"
    motion = table.findChild(Motion)
    assert isinstance(motion, Motion)
    motion.show_share(1.0)
    space = next(space for space in table.scene.spaces if space.kind == kind and space.is_new)
    end = space.mapTo(table, space.rect().center())
    assert (tile.geometry().center() - end).manhattanLength() <= 3
    finish(table)
    table.panel.main.click()
    assert not [sprite for sprite in seen(table) if sprite.size() == tile.size()], (
        "it lies there already"
    )


def test_a_tile_travels_from_its_column_to_the_market(table: FactoryTable) -> None:
    go_on(table.session, MOVING_TILES)
    finish(table)
    table.supply.columns[0].click()
    assert len(seen(table)) == 1


def tile_at(table: FactoryTable, centre: QPointF) -> Tile:
    """Return the tile whose card has its centre there."""
    cards = (*table.supply.columns, *table.supply.market)
    shown = filter(QWidget.isVisible, cards)
    (card,) = (card for card in shown if table.rect_of(card).center() == centre)
    assert card.tile is not None
    return card.tile


def test_each_tile_left_on_the_market_travels_back_to_its_own_column(table: FactoryTable) -> None:
    go_on(table.session, BUYING_TILES)
    finish(table)
    state = table.session.state
    state.market = (*dict.fromkeys(state.columns[MACHINE][:3]), state.columns[PRODUCTION_ROBOT][0])
    table.refresh()
    journey = Journeys(table).of(MarketCleared(state.market))
    assert journey is not None
    next(journey)
    flights = [expect(Flight, flight) for flight in journey]
    ways = [
        (tile_at(table, flight.start).type, tile_at(table, flight.end).type) for flight in flights
    ]
    machine, robot = (MACHINE, MACHINE), (PRODUCTION_ROBOT, PRODUCTION_ROBOT)
    assert ways == [*[machine] * (len(state.market) - 1), robot]
    assert len(ways) > 2


def test_workers_walk_to_an_order_tile_and_the_tile_to_its_owner(table: FactoryTable) -> None:
    session = table.session
    go_on(session, OPENING)
    finish(table)
    session.act(OpenAuction(session.state.offered[0], 0))
    assert not seen(table), "no worker, no walk"
    session.act(Raise(1))
    assert len(seen(table)) == 1
    finish(table)
    session.act(Pass())
    assert seen(table)


def end_round(session: FactorySession) -> None:
    go_on(session, SWITCHING)
    while session.state.asks == SWITCHING:
        assert session.act(next(iter(legal(session.state))))


def test_the_end_of_a_round_is_shown_until_any_key_is_pressed(table: FactoryTable) -> None:
    banner = table.findChild(Banner)
    assert isinstance(banner, Banner)
    end_round(table.session)
    assert banner.isVisible()
    assert banner.words.title == "Round 2 begins."
    assert sum("earns" in line for line in banner.words.lines) == len(PEOPLE)
    done = len(table.session.past)
    QTest.keyClick(banner, Qt.Key.Key_Return)
    assert not banner.isVisible()
    assert len(table.session.past) == done


def test_with_reduced_motion_only_rings_are_shown(table: FactoryTable) -> None:
    look().set_reduced_motion(True)
    end_round(table.session)
    banner = table.findChild(Banner)
    assert isinstance(banner, Banner)
    assert not banner.isVisible()
    assert not seen(table)
    assert seen(table, Ring)


def test_the_energy_price_travels_along_its_track(table: FactoryTable) -> None:
    energy, state = table.bar.energy, table.session.state.copy()
    before = energy.now
    journey = Journeys(table).of(EnergyPriceMoved(2, state.game.figures.energy_prices[2]))
    assert journey is not None
    next(journey)
    state.price = state.game.figures.energy_prices[2]
    energy.show_state(state)
    flight = expect(Flight, next(journey))
    assert flight.end - flight.start == energy.now.center() - before.center()
    assert flight.end.x() > flight.start.x()


def test_each_action_has_a_sound(open_table: OpenTable, heard: list[str]) -> None:
    session = open_table(PEOPLE).session
    session.act(OpenAuction(session.state.offered[0], 0))
    session.act(Raise(1))
    session.act(Pass())
    assert heard[:3] == ["card", "bid", "sold"]
    session.happened.emit([RoundBegan(2)])
    session.changed.emit()
    assert heard[-1] == "step"
