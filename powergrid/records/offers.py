# SPDX-License-Identifier: MIT
"""Legal actions in the words of a record, for programs that play, and reading their answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from powergrid.records.lines import Move
from powergrid.records.moves import market_entry
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
from powergrid.rules.fuel_market import market_at, price, storage_price
from powergrid.rules.legal import Sites
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.state import BIDDING, OPENING

UP_TO: Final = "up_to"
"""The key of the maximum number that an answer may give instead of the one offered."""


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

    def message(self) -> Move:
        """Return the offer as it is sent to a program."""
        if not self.number:
            return self.line | self.facts
        minimum = getattr(self.action, self.number)
        return {**self.line, self.number: minimum, UP_TO: self.up_to, **self.facts}

    def covers(self, action: Action) -> bool:
        """Return whether an action is the one offered, whatever its number."""
        if type(action) is not type(self.action):
            return False
        chosen = {self.number: getattr(action, self.number)} if self.number else {}
        return replace(self.action, **chosen) == action

    def choose(self, answer: Mapping[str, Any]) -> Action | None:
        """Return the action that an answer with this line chooses, None if it is illegal."""
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
        word, write, number = _KINDS[type(action)]
        line = {"type": word} | write(action, state)
        known = found.setdefault(str(line), Offer(action, line, {}, number))
        if number:
            known.up_to = getattr(action, number)
        known.facts = _facts(known.action, state, prices)
    return list(found.values())


def choose(answer: Mapping[str, Any], options: list[Offer]) -> Action | None:
    """Return the legal action that an answer chooses, None if there is none.

    Where it repeats two options, it means the one of which it repeats more.
    """
    repeated = [option for option in options if option.line.items() <= answer.items()]
    meant = max(repeated, key=lambda option: len(option.line), default=None)
    return None if meant is None else meant.choose(answer)


def _facts(action: Action, state: State, prices: Mapping[int, int]) -> Move:
    """Return figures about an action: its minimum price, or what it powers and earns."""
    match action:
        case BuyFuel(fuel=fuel, market=market):
            return {"price": price(market_at(state, market), fuel, 1)}
        case BuyStoredCoal():
            return {"price": storage_price(state)}
        case BuildHouse(city=city, begins_network=True):
            return {"price": Sites(state).house(city)}
        case BuildHouse(city=city):
            return {"price": prices[city]}
        case RunPlants(plants=plants):
            powered = min(state.game.need(plants).cities, len(state.cities[state.seat]))
            return {"powered": powered, "income": income_of(state, state.seat, powered)}
    return {}


def _city(action: Any, state: State) -> Move:
    return {"city": state.game.board.cities[action.city].id}


def _fuel(action: Any, state: State) -> Move:
    return {"fuel": FUEL_NAMES[action.fuel]}


def _bought(action: BuyFuel, state: State) -> Move:
    return _fuel(action, state) | market_entry(action.market, state)


def _built(action: BuildHouse, state: State) -> Move:
    return _city(action, state) | ({"second_network": True} if action.begins_network else {})


def _passed(action: Pass, state: State) -> Move:
    return {"phase": {OPENING: "open", BIDDING: "bid"}[state.asks]}


def _scrapped(action: ScrapPlant, state: State) -> Move:
    left = {FUEL_NAMES[fuel]: amount for fuel, amount in enumerate(action.left) if amount}
    return {"plant": action.plant, "fuel": left}


class _Kind(NamedTuple):
    """A kind of action: its word, what else its line says, and which number may vary, if any."""

    word: str
    write: Callable[[Any, State], Move] = lambda action, state: {}
    number: str = ""


_KINDS: Final[dict[type, _Kind]] = {
    OpenAuction: _Kind("open", lambda action, _: {"plant": action.plant}, "bid"),
    Bid: _Kind("bid", number="amount"),
    Pass: _Kind("pass", _passed),
    ScrapPlant: _Kind("scrap_plant", _scrapped),
    ScrapFuel: _Kind("scrap_fuel", _fuel, "amount"),
    BuyFuel: _Kind("buy", _bought, "amount"),
    BuyStoredCoal: _Kind("buy", lambda *_: {"fuel": FUEL_NAMES[COAL], "from": "storage"}, "amount"),
    BuildHouse: _Kind("build", _built),
    RunPlants: _Kind("run", lambda run, _: {"plants": list(run.plants), "coal": run.coal}),
    EndTurn: _Kind("end"),
    PlaceBankHouse: _Kind("bank_house", _city),
    MarkStartingCity: _Kind("mark", _city),
}
