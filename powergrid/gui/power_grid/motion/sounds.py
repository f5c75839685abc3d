# SPDX-License-Identifier: MIT
"""The sounds of a game: its pieces, the hammer, the Steps, and the end."""

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
"""The sound of each type of event; of one action's events, the first in this order counts."""
