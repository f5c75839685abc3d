# SPDX-License-Identifier: MIT
"""Messages to programs: the game's figures once, and the whole table with each question."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from powergrid.records.offers import Offer
from powergrid.records.snapshot import table
from powergrid.rules import Game, State
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PHASE_NAMES,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)

PROTOCOL: Final = "powergrid-bot/1"
"""Increased when programs written for the previous version would no longer understand."""

Message: TypeAlias = dict[str, Any]

QUESTIONS: Final = {
    OPENING: "open",
    BIDDING: "bid",
    SCRAPPING_PLANT: "scrap_plant",
    SCRAPPING_FUEL: "scrap_fuel",
    BUYING_FUEL: "buy",
    BUILDING_HOUSES: "build",
    RUNNING_PLANTS: "run",
    PLACING_BANK_HOUSE: "bank_house",
    MARKING_CITY: "mark",
}


def game_message(game: Game) -> Message:
    """Return the message about everything that stays the same in a game."""
    board, edition = game.board, game.edition
    cities = board.cities
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "map": board.id,
        "edition": edition.id,
        "options": sorted(game.options.chosen()),
        "players": game.players,
        "plants_allowed": game.plants_allowed,
        "step2_at": game.step2_at,
        "end_at": game.end_at,
        "income": list(edition.payments),
        "house_prices": list(game.house_prices),
        "fuel_spaces": _by_fuel(game.spaces),
        "refill": _by_fuel(game.refill),
        **_north(game),
        "plants": [
            {"plant": plant.number, "kind": plant.kind, "fuel": plant.fuel, "cities": plant.cities}
            for plant in game.plants.values()
        ],
        "areas": [board.areas[area].id for area in game.areas],
        "cities": [
            {"city": cities[city].id, "area": board.areas[cities[city].area].id}
            for city in game.cities
        ],
        "connections": [
            [cities[a].id, cities[b].id, cost]
            for a, b, cost in board.connections
            if a in game.cities and b in game.cities
        ],
    }


def _north(game: Game) -> Message:
    """Return the tables of the northern fuel market, where there is one."""
    if game.north is None:
        return {}
    return {
        "fuel_spaces_north": _by_fuel(game.north.spaces),
        "refill_north": _by_fuel(game.north.refill[game.players]),
    }


def _by_fuel(table: Sequence[Sequence[int]]) -> dict[str, list[int]]:
    return dict(zip(FUEL_NAMES, map(list, table), strict=True))


def ask_message(state: State, options: Sequence[Offer], seconds: float) -> Message:
    """Return the message with the question to the seat on turn and everything on the table."""
    message: Message = {
        "type": "ask",
        "seat": state.seat,
        "question": QUESTIONS[state.asks],
        "seconds": seconds,
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "waiting": list(state.waiting),
        "table": table(state),
    }
    if state.lot:
        message["auction"] = {
            "plant": state.lot,
            "bid": state.bid,
            "bidders": list(state.bidders),
            "leader": state.bidders[-1],
        }
    return message | {"options": [option.message() for option in options]}
