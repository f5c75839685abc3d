# SPDX-License-Identifier: MIT
"""The sounds of a game: tiles, workers, order tiles, rounds, and the end."""

from typing import Final

from powergrid.factory.rules.events import (
    AuctionOpened,
    BidRaised,
    FactoryRun,
    GameEnded,
    OrderTileWon,
    RoundBegan,
    TileBought,
    TileMoved,
    TilePlaced,
    TileRemoved,
)

SOUNDS: Final[dict[type, str]] = {
    GameEnded: "end",
    RoundBegan: "step",
    OrderTileWon: "sold",
    AuctionOpened: "card",
    BidRaised: "bid",
    TilePlaced: "house",
    TileBought: "chip",
    TileMoved: "card",
    TileRemoved: "card",
    FactoryRun: "chip",
}
"""By type of event, its sound; of an action's events, the first in this order is heard."""
