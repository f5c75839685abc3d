# SPDX-License-Identifier: MIT
"""What a seat may do, written as a record writes it, and an answer read back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from powergrid.records.lines import Move
from powergrid.rules import State, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    BuyStoredCoal,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, FUEL_NAMES
from powergrid.rules.fuel_market import price, storage_price
from powergrid.rules.legal import Sites
from powergrid.rules.state import BIDDING, OPENING

UP_TO: Final = "up_to"
"""The key of the greatest number that an answer may have in place of the one offered."""

_NUMBERS: Final = {OpenAuction: "bid", Bid: "amount", BuyFuel: "amount", ScrapFuel: "amount"} | {
    BuyStoredCoal: "amount"
}
"""By the kind of action, which of its numbers may be any of a range."""


@dataclass
class Offer:
    """A legal action with the least number it may have, `up_to` which it may rise.

    `line` is what an answer repeats, `facts` what it may leave out.
    """

    action: Action
    line: Move
    facts: Move
    number: str = ""
    up_to: int = 0

    def written(self) -> Move:
        """Return it as a program reads it."""
        if not self.number:
            return self.line | self.facts
        least = getattr(self.action, self.number)
        return {**self.line, self.number: least, UP_TO: self.up_to, **self.facts}

    def answered(self, answer: Mapping[str, Any]) -> Action | None:
        """Return the action that an answer means, None if it means something else."""
        if any(answer.get(key) != value for key, value in self.line.items()):
            return None
        if not self.number:
            return self.action
        number = answer.get(self.number)
        least = getattr(self.action, self.number)
        if type(number) is not int or not least <= number <= self.up_to:
            return None
        chosen = {self.number: number}
        return replace(self.action, **chosen)  # type: ignore[arg-type]  # a field of this kind


def offers(state: State) -> list[Offer]:
    """Return all that the seat on turn may do."""
    found: dict[str, Offer] = {}
    prices = Sites(state).affordable() if isinstance(legal(state), Sites) else {}
    for action in legal(state):
        number = _NUMBERS.get(type(action), "")
        line = {"type": _TYPES[type(action)]} | _WRITERS[type(action)](action, state)
        known = found.setdefault(str(line), Offer(action, line, {}, number))
        if number:
            known.up_to = getattr(action, number)
        known.facts = _facts(known.action, state, prices)
    return list(found.values())


def answered(answer: Mapping[str, Any], options: list[Offer]) -> Action | None:
    """Return the legal action that an answer means, None if there is none."""
    return next((action for one in options if (action := one.answered(answer))), None)


def _facts(action: Action, state: State, prices: Mapping[int, int]) -> Move:
    """Return the figures beside an option: what it costs at least, or what it powers."""
    match action:
        case BuyFuel(fuel=fuel):
            return {"price": price(state, fuel, 1)}
        case BuyStoredCoal():
            return {"price": storage_price(state)}
        case BuildHouse(city=city):
            return {"price": prices[city]}
        case RunPlants(plants=plants):
            powered = min(state.game.need(plants).cities, len(state.cities[state.seat]))
            return {"powered": powered, "income": state.game.income(powered)}
    return {}


def _city(action: Any, state: State) -> Move:
    return {"city": state.game.board.cities[action.city].id}


def _passed(action: Pass, state: State) -> Move:
    return {"phase": {OPENING: "open", BIDDING: "bid"}[state.asks]}


def _scrapped(action: ScrapPlant, state: State) -> Move:
    left = {FUEL_NAMES[fuel]: amount for fuel, amount in enumerate(action.left) if amount}
    return {"plant": action.plant, "fuel": left}


_TYPES: Final[dict[type, str]] = {
    OpenAuction: "open",
    Bid: "bid",
    Pass: "pass",
    ScrapPlant: "scrap_plant",
    ScrapFuel: "scrap_fuel",
    BuyFuel: "buy",
    BuyStoredCoal: "buy",
    BuildHouse: "build",
    RunPlants: "run",
    EndTurn: "end",
    PlaceBankHouse: "bank_house",
    MarkStartingCity: "mark",
}

_WRITERS: Final[dict[type, Callable[[Any, State], Move]]] = {
    OpenAuction: lambda action, _: {"plant": action.plant},
    Bid: lambda *_: {},
    Pass: _passed,
    ScrapPlant: _scrapped,
    ScrapFuel: lambda action, _: {"fuel": FUEL_NAMES[action.fuel]},
    BuyFuel: lambda action, _: {"fuel": FUEL_NAMES[action.fuel]},
    BuyStoredCoal: lambda *_: {"fuel": FUEL_NAMES[COAL], "from": "storage"},
    BuildHouse: _city,
    RunPlants: lambda action, _: {"plants": list(action.plants), "coal": action.coal},
    EndTurn: lambda *_: {},
    PlaceBankHouse: _city,
    MarkStartingCity: _city,
}
