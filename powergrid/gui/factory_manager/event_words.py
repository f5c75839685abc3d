# SPDX-License-Identifier: MIT
"""A sentence for each event."""

from collections.abc import Sequence
from typing import Any

from powergrid.factory.rules import State
from powergrid.factory.rules.events import (
    AuctionOpened,
    BidderPassed,
    BidRaised,
    EnergyPriceMoved,
    Event,
    FactoryRun,
    GameEnded,
    MarketCleared,
    OrderTilesTurnedUp,
    OrderTileWon,
    PhaseBegan,
    ProfitPaid,
    RoundBegan,
    TileBought,
    TileMoved,
    TilePlaced,
    TileRemoved,
    WorkersHired,
    seat_of,
)
from powergrid.factory.rules.scoring import winners
from powergrid.factory.rules.state import NO_SEAT
from powergrid.gui.factory_manager.words import phase_name, result_text, tile_name
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.translation import translate
from powergrid.play.seats import Seat


def sentence(event: Event, state: State, seats: Sequence[Seat]) -> str:
    """Return what has happened, in a sentence; empty where there is nothing to say."""
    seat = seat_of(event)
    name = "" if seat == NO_SEAT else seats[seat].name
    if isinstance(event, RoundBegan):
        return translate("Factory", "Round {n} begins.").format(n=event.round)
    if isinstance(event, PhaseBegan):
        return f"{phase_name(event.phase)}."
    if isinstance(event, OrderTilesTurnedUp):
        tiles = ", ".join(map(str, event.tiles))
        return translate("Factory", "New order tiles: {tiles}.").format(tiles=tiles)
    if isinstance(event, GameEnded):
        return result_text(seats, winners(state))
    if isinstance(event, EnergyPriceMoved):
        if not event.change:
            return translate("Factory", "Energy stays at {price}.").format(price=event.price)
        return translate("Factory", "Energy rises to {price}.").format(price=event.price)
    if isinstance(event, MarketCleared):
        count = len(event.tiles)
        return translate("Factory", "%n tiles go back to the central storage.", "", count)
    return _seat_sentence(event, state).format(name=name)


def _seat_sentence(event: Event, state: State) -> str:
    """Return a sentence about a seat, in which its {name} is still to be put."""
    if isinstance(event, TileMoved | TileBought | TilePlaced | TileRemoved):
        return _tile_sentence(event, tile_name(state, event.tile))
    if isinstance(event, AuctionOpened):
        text = translate(
            "Factory", "{name} opens order tile {tile} with %n workers.", "", event.bid
        )
        return _filled(text, tile=event.tile)
    if isinstance(event, BidRaised):
        return translate("Factory", "{name} bids %n workers.", "", event.bid)
    if isinstance(event, BidderPassed):
        return translate("Factory", "{name} passes.")
    if isinstance(event, OrderTileWon):
        text = translate(
            "Factory", "{name} takes order tile {tile} for %n workers.", "", event.workers
        )
        return _filled(text, tile=event.tile)
    if isinstance(event, WorkersHired):
        if not event.workers:
            return translate("Factory", "{name} hires nobody.")
        text = translate(
            "Factory", "{name} hires %n seasonal workers for {price}.", "", event.workers
        )
        return _filled(text, price=event.price)
    if isinstance(event, FactoryRun):
        text = translate(
            "Factory", "{name} runs: production {production}, storage {storage}, energy {energy}."
        )
        return _filled(
            text, production=event.production, storage=event.storage, energy=event.energy
        )
    assert isinstance(event, ProfitPaid)
    return _profit_sentence(event)


def _profit_sentence(event: ProfitPaid) -> str:
    """Return what was earned; of a loss that the money does not cover, what was paid."""
    is_doubled = event.profit != event.income - event.cost
    if event.paid != event.profit:
        text = translate("Factory", "{name} loses {lost} of {due}: income {income}, energy {cost}.")
        if is_doubled:
            text = translate(
                "Factory",
                "{name} loses {lost} of {due}: income {income}, energy {cost},"
                " doubled in the last round.",
            )
        lost, due = -event.paid, -event.profit
        return _filled(text, lost=lost, due=due, income=event.income, cost=event.cost)
    text = translate("Factory", "{name} earns {profit}: income {income}, energy {cost}.")
    if is_doubled:
        text = translate(
            "Factory",
            "{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.",
        )
    return _filled(text, profit=amount(event.profit), income=event.income, cost=event.cost)


def _tile_sentence(event: TileMoved | TileBought | TilePlaced | TileRemoved, tile: str) -> str:
    if isinstance(event, TileBought):
        text = translate("Factory", "{name} buys for {price}: {tile}.")
        return _filled(text, tile=tile, price=event.price)
    if isinstance(event, TilePlaced) and event.price:
        text = translate("Factory", "{name} places on an outer space for {price}: {tile}.")
        return _filled(text, tile=tile, price=event.price)
    texts = {
        TileMoved: translate("Factory", "{name} moves to the market: {tile}."),
        TilePlaced: translate("Factory", "{name} places: {tile}."),
        TileRemoved: translate("Factory", "{name} removes: {tile}."),
    }
    return _filled(texts[type(event)], tile=tile)


def _filled(text: str, **values: Any) -> str:
    return text.format(name="{name}", **values)
