# SPDX-License-Identifier: MIT
"""What one hears of a game: its pieces, the hammer, the steps, and the end."""

from typing import Final

from powergrid.rules.events import (
    AuctionOpened,
    BidMade,
    FuelBought,
    GameEnded,
    HouseBuilt,
    PlantBought,
    StepBegan,
)

SOUNDS: Final[dict[type, str]] = {
    GameEnded: "end",
    StepBegan: "step",
    PlantBought: "sold",
    AuctionOpened: "card",
    BidMade: "bid",
    HouseBuilt: "house",
    FuelBought: "chip",
}
"""Of the events of one action the first in this order is heard."""
