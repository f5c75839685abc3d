# SPDX-License-Identifier: MIT
"""Events as a record's lines: a player's action, then its consequences."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from powergrid.records.lines import MARKETS, PHASE_WORDS, PILE_WORDS, Move, card_word, token_words
from powergrid.records.snapshot import check_line, result_line
from powergrid.rules.events import (
    AuctionOpened,
    BankBoughtFuel,
    BankBuiltHouse,
    BankBurntFuel,
    BankHousePlaced,
    BankPassedOnPlant,
    BankTookPlant,
    BidMade,
    Event,
    FuelBought,
    FuelRefilled,
    FuelScrapped,
    GameEnded,
    HouseBuilt,
    NextBuyer,
    OutageBegan,
    Passed,
    PhaseEnded,
    PileRanOut,
    PlantBought,
    PlantRemoved,
    PlantRevealed,
    PlantScrapped,
    PlantsRun,
    StartingCityMarked,
    StartingCityTaken,
    StepBegan,
    TurnEnded,
    UraniumLeft,
    UraniumSold,
)
from powergrid.rules.fuel import FUEL_NAMES, URANIUM
from powergrid.rules.fuel_market import discount, market_at, on_market, spaces_of
from powergrid.rules.plants import KIND_OF_FUEL
from powergrid.rules.state import BUREAUCRACY, FUEL, NORTH, State


def lines_of(events: Sequence[Event], state: State) -> list[Move]:
    """Return the lines of one action's events, which led to `state`."""
    lines: list[Move] = []
    for event in events:
        write = _WRITERS.get(type(event))
        if write is not None:
            lines += write(event, state)
    return lines


def _opened(event: AuctionOpened, state: State) -> list[Move]:
    line: Move = {"seat": event.seat, "type": "open", "plant": event.plant, "bid": event.bid}
    if event.is_sole:
        line["sole"] = True
    if event.is_discounted:
        line["discount"] = True
    return [line]


def _fuel_scrapped(event: FuelScrapped, state: State) -> list[Move]:
    line: Move = {
        "seat": event.seat,
        "type": "scrap_fuel",
        "fuel": FUEL_NAMES[event.fuel],
        "amount": event.amount,
    }
    if event.is_forced:
        line["auto"] = True
    return [line]


def _step(event: StepBegan, state: State) -> list[Move]:
    # Step 3 has no line: its card has one, and every snapshot gives the step.
    if event.step == 3:
        return [{"type": "co2_tax"}] if any(state.game.carbon_tax) else []
    return [{"type": "step", "step": event.step}]


def _bought(event: FuelBought, state: State) -> list[Move]:
    """Return a line for each token, the cheapest first."""
    fuel = event.fuel
    from_market = event.amount - event.from_storage
    at_market = market_at(state, event.market)
    stock = on_market(at_market)[fuel] + from_market
    token: Move = {"seat": event.seat, "type": "buy", "fuel": FUEL_NAMES[fuel], "amount": 1}
    less = discount(state, fuel, event.seat)
    spaces = spaces_of(at_market, fuel)
    prices = [max(0, spaces[k - stock] - less) for k in range(from_market)]
    lines = [token | {"price": price} for price in prices]
    price = max(0, (state.game.board.rules.coal_storage_price or 0) - less)
    lines += [token | {"price": price, "from": "storage"}] * event.from_storage
    return [line | market_entry(event.market, state) for line in lines]


def market_entry(market: int, state: State) -> Move:
    """Return a line's entry for the market on boards with two."""
    return {} if state.game.north is None else {"market": MARKETS[market]}


def _built(event: HouseBuilt, state: State) -> list[Move]:
    city, price = _city(state, event.city), event.house + event.connection
    line = {"seat": event.seat, "type": "build", "city": city, "price": price}
    return [line | {"second_network": True} if event.begins_network else line]


def _ended_turn(event: TurnEnded, state: State) -> list[Move]:
    if event.phase == BUREAUCRACY:
        return []  # written by `_ran`, from which its figures come
    return [{"seat": event.seat, "type": "end", "phase": PHASE_WORDS[event.phase]}]


def _ran(event: PlantsRun, state: State) -> list[Move]:
    """Return a line for each plant, coal going to the first hybrids, and the end of the turn."""
    lines: list[Move] = []
    coal = event.coal
    for number in event.plants:
        plant = state.game.plants[number]
        burnt: dict[str, int] = {}
        if plant.kind == "hybrid":
            part = min(coal, plant.fuel)
            coal -= part
            burnt = {"coal": part, "oil": plant.fuel - part}
        elif plant.kind in KIND_OF_FUEL:
            burnt = {plant.kind: plant.fuel}
        lines.append(
            {
                "seat": event.seat,
                "type": "run",
                "plant": number,
                "fuel": {fuel: amount for fuel, amount in burnt.items() if amount},
                "cities": plant.cities,
            }
        )
    lines.append(
        {
            "seat": event.seat,
            "type": "end",
            "phase": PHASE_WORDS[BUREAUCRACY],
            "powered": event.powered,
            "income": event.income,
        }
    )
    return lines


def _refilled(event: FuelRefilled, state: State) -> list[Move]:
    line: Move = {"type": "resupply", **market_entry(event.market, state)}
    line |= token_words(event.added)
    if event.market == NORTH:
        del line[FUEL_NAMES[URANIUM]]
    if state.game.glut_fuel is not None:
        line[FUEL_NAMES[state.game.glut_fuel]] += event.missing
    return [line]


def _uranium_sold(event: UraniumSold, state: State) -> list[Move]:
    line: Move = {"seat": event.seat, "type": "sell_uranium", "price": event.price}
    if event.price is not None:
        line |= {"cities": event.cities, "mines": event.mines}
    return [line | {"income": event.income}]


def _bank_took(event: BankTookPlant, state: State) -> list[Move]:
    line: Move = {"type": "bank_plant", "plant": event.plant, "why": event.why}
    return [line | {"scrapped": event.scrapped} if event.scrapped else line]


def _city(state: State, city: int) -> str:
    return state.game.board.cities[city].id


def _ended_phase(event: PhaseEnded, state: State) -> list[Move]:
    # the beginning of the next phase changes nothing in the snapshot
    return [check_line(state, event.round, event.phase)] if event.phase in PHASE_WORDS else []


def _by(event: Any, word: str, **facts: object) -> list[Move]:
    """Return the line of what a seat has done."""
    return [{"seat": event.seat, "type": word, **facts}]


_WRITERS: Final[dict[type, Callable[[Any, State], list[Move]]]] = {
    AuctionOpened: _opened,
    BidMade: lambda event, _: _by(event, "bid", amount=event.amount),
    Passed: lambda event, _: _by(event, "pass", phase="open" if event.is_opening else "bid"),
    PlantBought: lambda event, _: _by(event, "win", plant=event.plant, paid=event.price),
    PlantScrapped: lambda event, _: _by(event, "scrap_plant", plant=event.plant),
    FuelScrapped: _fuel_scrapped,
    PlantRevealed: lambda event, _: [{"type": "reveal", "plant": card_word(event.plant)}],
    PlantRemoved: lambda event, _: [
        {"type": "remove", "plant": card_word(event.plant), "why": event.why}
    ],
    StepBegan: _step,
    FuelBought: _bought,
    HouseBuilt: _built,
    TurnEnded: _ended_turn,
    PlantsRun: _ran,
    FuelRefilled: _refilled,
    NextBuyer: lambda event, _: _by(event, "next", phase=PHASE_WORDS[FUEL]),
    UraniumSold: _uranium_sold,
    UraniumLeft: lambda event, _: [{"type": "uranium_removed", "amount": event.amount}],
    OutageBegan: lambda event, _: [{"type": "outage"}],
    PileRanOut: lambda event, _: [{"type": "pile", "what": PILE_WORDS[event.is_last]}],
    PhaseEnded: _ended_phase,
    GameEnded: lambda event, state: [result_line(state)],
    BankHousePlaced: lambda event, state: _by(event, "bank_house", city=_city(state, event.city)),
    StartingCityMarked: lambda event, state: _by(event, "mark", city=_city(state, event.city)),
    StartingCityTaken: lambda event, state: _by(event, "unmark", city=_city(state, event.city)),
    BankTookPlant: _bank_took,
    BankPassedOnPlant: lambda event, _: [
        {"type": "bank_pass", "plant": event.plant, "lowest": event.lowest, "why": event.why}
    ],
    BankBoughtFuel: lambda event, _: [
        {"type": "bank_buy", **token_words(event.tokens), "lacking": event.lacking}
    ],
    BankBuiltHouse: lambda event, state: [
        {"type": "bank_build", "city": _city(state, event.city), "why": event.why}
    ],
    BankBurntFuel: lambda event, _: [{"type": "bank_burn", **token_words(event.tokens)}],
}
