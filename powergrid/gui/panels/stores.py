# SPDX-License-Identifier: MIT
"""Pooled fuel laid out on the plants that hold it, for the eye only: the rules know no slots."""

from collections import Counter
from collections.abc import Sequence

from powergrid.gui.look.cards import Stored
from powergrid.gui.look.fuel_tokens import SlotState
from powergrid.rules import Game
from powergrid.rules.fuel import COAL, FUEL_NAMES, FUELS, NO_TOKENS, OIL, Tokens
from powergrid.rules.plants import KIND_OF_FUEL, Plant


def stored_tokens(game: Game, plants: Sequence[int], fuel: Tokens) -> dict[int, list[str]]:
    """Return by plant the fuels in its store, so that as many plants as possible look ready."""
    cards = sorted((game.plants[number] for number in plants), key=lambda card: -card.cities)
    storage = game.storage(tuple(plants))
    held: dict[int, list[str]] = {number: [] for number in plants}
    hybrids = [card for card in cards if card.kind == "hybrid"]
    in_hybrids = _in_hybrids(game, tuple(plants), fuel, sum(card.fuel for card in hybrids))
    for kind, index in KIND_OF_FUEL.items():
        count = fuel[index] - in_hybrids.count(FUEL_NAMES[index])
        _lay([kind] * count, [card for card in cards if card.kind == kind], held)
    if storage.hybrid:
        _lay(in_hybrids, hybrids, held)
    return held


def _in_hybrids(game: Game, plants: tuple[int, ...], fuel: Tokens, one_run: int) -> list[str]:
    """Return what lies on the hybrids: what fits nowhere else, then what the others can spare."""
    storage, need = game.storage(plants), game.need(plants)
    own = {COAL: (storage.coal, need.coal), OIL: (storage.oil, need.oil)}
    found: list[str] = []
    spare: list[str] = []
    for index, (room, run) in own.items():
        must = max(0, fuel[index] - room)
        found += [FUEL_NAMES[index]] * must
        spare += [FUEL_NAMES[index]] * max(0, fuel[index] - must - run)
    return found + spare[: max(0, one_run - len(found))]


def _lay(tokens: list[str], cards: list[Plant], held: dict[int, list[str]]) -> None:
    """Lay tokens on plants, first what each needs for one run, the most powerful first."""
    left = list(tokens)
    for runs in (1, 2):
        for card in cards:
            while left and len(held[card.number]) < runs * card.fuel:
                held[card.number].append(left.pop(0))


def shown_stores(
    game: Game, plants: Sequence[int], fuel: Tokens, bought: Tokens = NO_TOKENS
) -> dict[int, Stored]:
    """Return by plant its tokens and their states; `bought` of `fuel` lie in the cart."""
    held = stored_tokens(game, plants, fuel)
    kept = Counter({FUEL_NAMES[index]: fuel[index] - bought[index] for index in FUELS})
    shown: dict[int, Stored] = {}
    for number, fuels in held.items():
        row: list[tuple[str, SlotState]] = []
        for name in fuels:
            kept[name] -= 1
            row.append((name, "filled" if kept[name] >= 0 else "cart"))
        shown[number] = row
    return shown
