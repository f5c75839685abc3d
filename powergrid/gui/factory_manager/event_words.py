# SPDX-License-Identifier: MIT
"""A sentence for each event: a text with the event's fields filled in."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final

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
from powergrid.gui.kit.word_lists import listed
from powergrid.play.seats import Seat


def sentence(event: Event, state: State, seats: Sequence[Seat]) -> str:
    """Return what has happened, in a sentence."""
    if isinstance(event, GameEnded):
        return result_text(seats, winners(state))
    return _TEXTS[type(event)](event).format(**_words(event, state, seats))


def _words(event: Event, state: State, seats: Sequence[Seat]) -> dict[str, object]:
    """Return the values for the text of an event: its fields, some of them in words."""
    words: dict[str, object] = {field.name: getattr(event, field.name) for field in fields(event)}
    seat = seat_of(event)
    if seat != NO_SEAT:
        words["name"] = seats[seat].name
    if isinstance(event, RoundBegan):
        words["n"] = event.round
    elif isinstance(event, PhaseBegan):
        words["phase"] = phase_name(event.phase)
    elif isinstance(event, OrderTilesTurnedUp):
        words["tiles"] = listed([str(tile) for tile in event.tiles])
    elif isinstance(event, TileMoved | TileBought | TilePlaced | TileRemoved):
        words["tile"] = tile_name(state, event.tile)
    elif isinstance(event, ProfitPaid):
        words |= {"profit": amount(event.profit), "lost": -event.paid, "due": -event.profit}
    return words


def _auction_opened(event: AuctionOpened) -> str:
    return translate("Factory", "{name} opens order tile {tile} with %n workers.", "", event.bid)


def _order_tile_won(event: OrderTileWon) -> str:
    return translate("Factory", "{name} takes order tile {tile} for %n workers.", "", event.workers)


def _tile_placed(event: TilePlaced) -> str:
    if event.price:
        return translate("Factory", "{name} places on an edge space for {price}: {tile}.")
    return translate("Factory", "{name} places: {tile}.")


def _workers_hired(event: WorkersHired) -> str:
    """Return how many are hired, and how many of last round's seasonal workers leave."""
    text = translate("Factory", "{name} hires nobody.")
    if event.workers:
        text = translate(
            "Factory", "{name} hires %n seasonal workers for {price}.", "", event.workers
        )
    if not event.left:
        return text
    leave = translate("Factory", "%n seasonal workers leave.", "", event.left)
    return f"{text} {leave}"


def _market_cleared(event: MarketCleared) -> str:
    count = len(event.tiles)
    return translate("Factory", "%n tiles go back to the central storage.", "", count)


def _energy_price_moved(event: EnergyPriceMoved) -> str:
    if event.change:
        return translate("Factory", "Energy rises to {price}.")
    return translate("Factory", "Energy stays at {price}.")


def _profit_paid(event: ProfitPaid) -> str:
    """Return what was earned or, if the money did not cover a loss, what was paid of it."""
    is_doubled = event.profit != event.income - event.cost
    if event.paid != event.profit:
        if is_doubled:
            return translate(
                "Factory",
                "{name} can only pay {lost} of {due}: income {income}, energy {cost},"
                " doubled in the last round.",
            )
        return translate(
            "Factory", "{name} can only pay {lost} of {due}: income {income}, energy {cost}."
        )
    if is_doubled:
        return translate(
            "Factory",
            "{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.",
        )
    return translate("Factory", "{name} earns {profit}: income {income}, energy {cost}.")


_TEXTS: Final[dict[type[Event], Callable[[Any], str]]] = {
    RoundBegan: lambda _: translate("Factory", "Round {n} begins."),
    PhaseBegan: lambda _: "{phase}.",
    OrderTilesTurnedUp: lambda _: translate("Factory", "New order tiles: {tiles}."),
    AuctionOpened: _auction_opened,
    BidRaised: lambda event: translate("Factory", "{name} bids %n workers.", "", event.bid),
    BidderPassed: lambda _: translate("Factory", "{name} passes."),
    OrderTileWon: _order_tile_won,
    TileMoved: lambda _: translate("Factory", "{name} moves to the market: {tile}."),
    TileBought: lambda _: translate("Factory", "{name} buys for {price}: {tile}."),
    TilePlaced: _tile_placed,
    TileRemoved: lambda _: translate("Factory", "{name} removes: {tile}."),
    WorkersHired: _workers_hired,
    MarketCleared: _market_cleared,
    FactoryRun: lambda _: translate(
        "Factory", "{name} runs: production {production}, storage {storage}, energy {energy}."
    ),
    EnergyPriceMoved: _energy_price_moved,
    ProfitPaid: _profit_paid,
}
"""By type of event, its text; the end of the game has none."""
