# SPDX-License-Identifier: MIT
"""Distributes a player's fuel over the plants to show it; the rules only know the total."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from powergrid.gui.power_grid.pieces.fuel_tokens import SlotState
from powergrid.gui.power_grid.pieces.plant_card import Stored
from powergrid.rules import Game
from powergrid.rules.fuel import COAL, FUEL_NAMES, FUELS, NO_TOKENS, OIL, Tokens
from powergrid.rules.plants import KIND_OF_FUEL, Plant

_FREE: Final[tuple[str, SlotState]] = ("", "free")


def stored_tokens(game: Game, plants: Sequence[int], fuel: Tokens) -> dict[int, list[str]]:
    """Return the fuels on each plant, with as many plants as possible ready to run."""
    cards = sorted((game.plants[number] for number in plants), key=lambda card: -card.cities)
    storage = game.storage(tuple(plants))
    held: dict[int, list[str]] = {number: [] for number in plants}
    hybrids = [card for card in cards if card.kind == "hybrid"]
    one_run = min(sum(card.fuel for card in hybrids), storage.hybrid)
    in_hybrids = _in_hybrids(game, tuple(plants), fuel, one_run)
    for kind, index in KIND_OF_FUEL.items():
        count = fuel[index] - in_hybrids.count(FUEL_NAMES[index])
        _lay(game, [kind] * count, [card for card in cards if card.kind == kind], held)
    if storage.hybrid:
        _lay(game, in_hybrids, hybrids, held)
    return held


def tokens_of(names: Sequence[str]) -> Tokens:
    """Return the number of tokens of each fuel."""
    coal, oil, garbage, uranium = map(names.count, FUEL_NAMES)
    return (coal, oil, garbage, uranium)


def _in_hybrids(game: Game, plants: tuple[int, ...], fuel: Tokens, one_run: int) -> list[str]:
    """Return the fuels on the hybrids: what fits nowhere else, then what the others can spare."""
    storage, need = game.storage(plants), game.need(plants)
    own = {COAL: (storage.coal, need.coal), OIL: (storage.oil, need.oil)}
    found: list[str] = []
    spare: list[str] = []
    for index, (room, run) in own.items():
        must = max(0, fuel[index] - room)
        found += [FUEL_NAMES[index]] * must
        spare += [FUEL_NAMES[index]] * max(0, fuel[index] - must - run)
    return found + spare[: max(0, one_run - len(found))]


def _lay(game: Game, tokens: list[str], cards: list[Plant], held: dict[int, list[str]]) -> None:
    """Put tokens on plants, first for one run each, the most powerful first."""
    left = list(tokens)
    rooms = {card.number: _room(game, card.number) for card in cards}
    first = {card.number: min(card.fuel, rooms[card.number]) for card in cards}
    for limits in (first, rooms):
        for number, limit in limits.items():
            while left and len(held[number]) < limit:
                held[number].append(left.pop(0))


def _room(game: Game, plant: int) -> int:
    return game.storage((plant,)).tokens()


def shown_stores(
    game: Game, plants: Sequence[int], fuel: Tokens, bought: Tokens = NO_TOKENS
) -> dict[int, Stored]:
    """Return the slots of each plant, free ones last; `bought` of `fuel` are in the cart."""
    held = stored_tokens(game, plants, fuel)
    kept = Counter({FUEL_NAMES[index]: fuel[index] - bought[index] for index in FUELS})
    shown: dict[int, Stored] = {}
    for number, fuels in held.items():
        row: list[tuple[str, SlotState]] = []
        for name in fuels:
            kept[name] -= 1
            row.append((name, "filled" if kept[name] >= 0 else "cart"))
        free = _room(game, number) - len(row)
        shown[number] = [*row, *[_FREE] * free]
    return shown
