# SPDX-License-Identifier: MIT
"""Our games as logs of the public web version, written as its two known ones are."""

from typing import Any
from unicodedata import normalize

from powergrid.box import load_board
from powergrid.records import Record, played, replay
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    OpenAuction,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.events import (
    AuctionOpened,
    Event,
    FuelRefilled,
    GameEnded,
    HouseBuilt,
    PlantRemoved,
    PlantRevealed,
    StepBegan,
)
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import STEP3

_VARIANTS = {"classic": "original", "recharged": "recharged"}


def web_log_of(record: Record) -> dict[str, Any]:
    """Return the game of a finished record as a log of the web version."""
    names = {city.id: _there(city.name) for city in _cities(record)}
    log: list[dict[str, Any]] = [{"type": "event", "event": "Game Start!"}]
    phase5: list[dict[str, Any]] = []
    steps = list(replay(record))
    for before, action, events, _ in played(steps):
        rows = _moves(before, action, events, names)
        if isinstance(action, RunPlants):
            phase5 = rows + phase5  # everybody at once: here in the opposite order
        else:
            log += rows
        told = _told(events)
        if told and phase5:
            log, phase5 = log + phase5, []
        log += told
    end = steps[-1].state
    game = end.game
    return {
        "map": {
            "name": game.board.name,
            "cities": [{"name": names[game.board.cities[city].id]} for city in game.cities],
        },
        "players": [
            {
                "name": seat.name,
                "money": end.money[index],
                "powerPlants": [{"number": plant} for plant in end.plants[index]],
                "cities": [
                    {"name": names[game.board.cities[city].id]} for city in end.cities[index]
                ],
                "citiesPowered": end.powered[index],
                **{
                    f"{fuel}Left": amount
                    for fuel, amount in zip(FUEL_NAMES, end.fuel[index], strict=True)
                },
            }
            for index, seat in enumerate(record.header.seats)
        ],
        "actualMarket": [{"number": plant} for plant in end.market if plant != STEP3],
        "futureMarket": [],
        "phase": "Game End",
        "variant": _VARIANTS[record.header.edition],
        "options": {"fastBid": False},
        "log": log,
    }


def _cities(record: Record) -> Any:
    return load_board(record.header.board, record.header.edition).cities


def _there(name: str) -> str:
    """Return a name as people type it who have no umlauts."""
    return normalize("NFKD", name).encode("ascii", "ignore").decode()


def _moves(
    state: State, action: Action, events: list[Event], names: dict[str, str]
) -> list[dict[str, Any]]:
    def made(name: str, data: Any) -> dict[str, Any]:
        return {"type": "move", "player": state.seat, "move": {"name": name, "data": data}}

    match action:
        case OpenAuction():
            opened = next(event for event in events if isinstance(event, AuctionOpened))
            chosen = made("ChoosePowerPlant", action.plant)
            return [chosen] if opened.is_sole else [chosen, made("Bid", action.bid)]
        case Bid():
            return [made("Bid", action.amount)]
        case ScrapPlant():
            return [made("DiscardPowerPlant", action.plant)]
        case BuyFuel():
            fuel = {"resource": FUEL_NAMES[action.fuel]}
            return [made("BuyResource", fuel) for _ in range(action.amount)]
        case BuildHouse():
            house = next(event for event in events if isinstance(event, HouseBuilt))
            name = names[state.game.board.cities[action.city].id]
            return [made("Build", {"name": name, "price": house.house + house.connection})]
        case RunPlants():
            return [*_runs(state, action, made), made("Pass", True)]
        case ScrapFuel():
            return []
        case _:
            return [made("Pass", True)]


def _runs(state: State, action: RunPlants, made: Any) -> list[dict[str, Any]]:
    rows, coal = [], action.coal
    for number in action.plants:
        plant = state.game.plants[number]
        spent = [plant.kind] * plant.fuel
        if plant.kind == "hybrid":
            part = min(coal, plant.fuel)
            coal -= part
            spent = ["coal"] * part + ["oil"] * (plant.fuel - part)
        data = {"powerPlant": number, "resourcesSpent": spent, "citiesPowered": plant.cities}
        rows.append(made("UsePowerPlant", data))
    return rows


def _told(events: list[Event]) -> list[dict[str, Any]]:
    told = []
    for event in events:
        match event:
            case PlantRevealed() if event.plant != STEP3:
                told.append(f"Power Plant {event.plant} drawn from the deck.")
            case PlantRemoved(why="to_bottom"):
                told.append(f"Putting Power Plant {event.plant} on the bottom of the deck")
            case PlantRemoved() if event.plant != STEP3:
                told.append(f"Discarding Power Plant {event.plant}")
            case StepBegan(step=3):
                told.append("Starting Step 3")
            case FuelRefilled():
                told.append("Resupplying resources: [5, 3, 2, 1]")
            case GameEnded():
                told.append("Game Ended!")
            case _:
                pass
    return [{"type": "event", "event": text} for text in told]
