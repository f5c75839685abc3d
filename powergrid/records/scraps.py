# SPDX-License-Identifier: MIT
"""Reading the fuel discarded with a scrapped plant: records give only the sums."""

from collections.abc import Mapping, Sequence

from powergrid.play.errors import Difference
from powergrid.records.lines import Move
from powergrid.rules.actions import ScrapFuel
from powergrid.rules.events import Event, FuelScrapped
from powergrid.rules.fuel import COAL, FUEL_NAMES, FUELS, NO_TOKENS, OIL, Tokens
from powergrid.rules.legal import PlantScraps
from powergrid.rules.state import SCRAPPING_FUEL, State


class Scraps:
    """The tokens that the record's lines discard and the rules have not discarded yet."""

    def __init__(self) -> None:
        self._left: dict[int, int] = {}  # by fuel, in the order of the lines

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self, moves: Sequence[Move], at: int, seat: int) -> int:
        """Add the discarded fuel in the lines from `at` on, and return the index after them."""
        while at < len(moves) and moves[at]["type"] == "scrap_fuel":
            line = moves[at]
            if line["seat"] != seat:
                raise Difference(
                    "another seat is asked", f"seat {seat}", f"seat {line['seat']}", move=at + 1
                )
            fuel = FUEL_NAMES.index(line["fuel"])
            self._left[fuel] = self._left.get(fuel, 0) + line["amount"]
            at += 1
        return at

    def left_on(self, plant: int, state: State) -> Tokens:
        """Return the tokens that the owner left on a plant: all of them, if more than necessary."""
        scraps = PlantScraps(state)
        coal, oil, garbage, uranium = (self._left.get(fuel, 0) for fuel in FUELS)
        tokens = (coal, oil, garbage, uranium)
        is_left = plant in scraps.plants and tokens in scraps.may_leave(plant)
        return tokens if is_left else NO_TOKENS

    def choice(self) -> ScrapFuel:
        """Return the seat's choice of fuel to discard."""
        for fuel, amount in self._left.items():
            if fuel in (COAL, OIL):
                return ScrapFuel(fuel, amount)
        raise Difference("the fuel scrapped differs", "coal or oil", _words(self._left))

    def settle(self, events: Sequence[Event], state: State) -> None:
        """Subtract what the rules have discarded; raise `Difference` if the sums do not match."""
        scrapped: dict[int, int] = {}
        for event in events:
            if isinstance(event, FuelScrapped):
                scrapped[event.fuel] = scrapped.get(event.fuel, 0) + event.amount
        left = {fuel: self._left.get(fuel, 0) - scrapped.get(fuel, 0) for fuel in FUELS}
        is_too_much = any(left.values()) and state.asks != SCRAPPING_FUEL
        if is_too_much or min(left.values()) < 0:
            raise Difference("the fuel scrapped differs", _words(scrapped), _words(self._left))
        self._left = {fuel: left[fuel] for fuel in self._left if left[fuel]}


def _words(amounts: Mapping[int, int]) -> str:
    parts = [f"{amount} {FUEL_NAMES[fuel]}" for fuel, amount in amounts.items() if amount]
    return ", ".join(parts) or "nothing"
