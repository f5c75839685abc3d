# SPDX-License-Identifier: MIT
"""Legal actions in the words of a record, for programs that play, and reading their answers."""

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
"""The key of the maximum number that an answer may give instead of the one offered."""

_NUMBERS: Final = {OpenAuction: "bid", Bid: "amount", BuyFuel: "amount", ScrapFuel: "amount"} | {
    BuyStoredCoal: "amount"
}
"""By kind of action, which of its numbers may be any in a range."""


@dataclass
class Offer:
    """A legal action with the minimum of its `number`, which may be any `up_to` a maximum.

    `line` is what an answer must repeat, `facts` what it may leave out.
    """

    action: Action
    line: Move
    facts: Move
    number: str = ""
    up_to: int = 0

    def written(self) -> Move:
        """Return the offer as it is sent to a program."""
        if not self.number:
            return self.line | self.facts
        minimum = getattr(self.action, self.number)
        return {**self.line, self.number: minimum, UP_TO: self.up_to, **self.facts}

    def answered(self, answer: Mapping[str, Any]) -> Action | None:
        """Return the action that an answer chooses, None if it does not choose this offer."""
        if any(answer.get(key) != value for key, value in self.line.items()):
            return None
        if not self.number:
            return self.action
        number = answer.get(self.number)
        minimum = getattr(self.action, self.number)
        if type(number) is not int or not minimum <= number <= self.up_to:
            return None
        chosen = {self.number: number}
        return replace(self.action, **chosen)  # type: ignore[arg-type]  # a field of this kind


def offers(state: State) -> list[Offer]:
    """Return everything the seat on turn may do."""
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
    """Return the legal action that an answer chooses, None if there is none."""
    return next((action for option in options if (action := option.answered(answer))), None)


def _facts(action: Action, state: State, prices: Mapping[int, int]) -> Move:
    """Return figures about an action: its minimum price, or what it powers and earns."""
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
