# SPDX-License-Identifier: MIT
"""The lines a record's moves consist of, and what may stand in each."""

from typing import Any, Final, TypeAlias

from powergrid.records.shape import (
    STEP3_CARD,
    Check,
    Wrong,
    card,
    fuel,
    listed,
    mapped,
    money,
    named,
    plant,
    seat,
    shown,
    text,
    tokens,
    truth,
    whole,
    word,
)
from powergrid.rules.events import BANK_HOUSE_REASONS, BANK_PLANT_REASONS, REASONS
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL

Move: TypeAlias = dict[str, Any]
"""One line of a record: what a player did, what came of it, or a snapshot."""

PHASE_WORDS: Final = {
    AUCTION: "auction",
    FUEL: "resources",
    BUILDING: "building",
    BUREAUCRACY: "bureaucracy",
}

_count = whole(0, 99)
_plants = listed(plant, 50, is_unique=True)
_cities = listed(text, 200, is_unique=True)
_owner = mapped({"money": money, "plants": _plants, "fuel": tokens, "cities": _cities})
_standing = mapped({"powered": _count, "money": money, "cities": _count})
_round = whole(1, 10_000)


def _bank_tokens(more: dict[str, Check]) -> Check:
    return mapped({**dict.fromkeys(FUEL_NAMES, _count), **more})


LINES: Final[dict[str, Check]] = {
    "open": mapped(
        {"seat": seat, "plant": plant, "bid": money}, {"sole": truth, "discount": truth}
    ),
    "bid": mapped({"seat": seat, "amount": money}),
    "pass": mapped({"seat": seat, "phase": word("bid", "open")}),
    "scrap_plant": mapped({"seat": seat, "plant": plant}),
    "scrap_fuel": mapped({"seat": seat, "fuel": fuel, "amount": whole(1, 99)}, {"auto": truth}),
    "buy": mapped(
        {"seat": seat, "fuel": fuel, "amount": whole(1, 1), "price": money},
        {"from": word("storage")},
    ),
    "build": mapped({"seat": seat, "city": text, "price": money}),
    "run": mapped(
        {"seat": seat, "plant": plant, "fuel": named(_count, FUEL_NAMES, 4)}, {"cities": _count}
    ),
    "end": mapped(
        {"seat": seat, "phase": word("resources", "building", "bureaucracy")},
        {"powered": _count, "income": money},
    ),
    "bank_house": mapped({"seat": seat, "city": text}),
    "mark": mapped({"seat": seat, "city": text}),
    "unmark": mapped({"seat": seat, "city": text}),
    "bank_plant": mapped({"plant": plant, "why": word(*BANK_PLANT_REASONS)}, {"scrapped": plant}),
    "bank_pass": mapped({"plant": plant, "lowest": plant, "why": word(*BANK_PLANT_REASONS)}),
    "bank_buy": _bank_tokens({"lacking": _count}),
    "bank_build": mapped({"city": text, "why": word(*BANK_HOUSE_REASONS)}),
    "bank_burn": _bank_tokens({}),
    "win": mapped({"seat": seat, "plant": plant, "paid": money}),
    "reveal": mapped({"plant": card}),
    "remove": mapped({"plant": card, "why": word(*REASONS)}),
    "step": mapped({"step": whole(1, 3)}),
    "resupply": tokens,
    "result": mapped(
        {"order": listed(seat, 6, is_unique=True), "players": listed(_standing, 6)},
    ),
    "check": mapped(
        {
            "round": _round,
            "phase": word(*PHASE_WORDS.values()),
            "step": whole(1, 3),
            "order": listed(seat, 6, is_unique=True),
            "market_actual": listed(card, 50, is_unique=True),
            "market_future": listed(card, 50, is_unique=True),
            "fuel_market": tokens,
            "fuel_supply": tokens,
            "deck_left": _count,
            "players": listed(_owner, 6),
        },
        {
            "bank": mapped({"plants": _plants, "fuel": tokens, "houses": _count}),
            "marked": _cities,
        },
    ),
}

CONSEQUENCES: Final = frozenset(
    {
        "win",
        "reveal",
        "remove",
        "step",
        "resupply",
        "result",
        "check",
        "unmark",
        "bank_plant",
        "bank_pass",
        "bank_buy",
        "bank_build",
        "bank_burn",
    }
)
"""Lines that no player makes: they follow from the move before them."""


def check_move(move: object) -> None:
    """Raise `Wrong` if this is no line of a record."""
    if not isinstance(move, dict):
        raise Wrong("", f"is {shown(move)} and must be an object")
    kind = move.get("type")
    if not isinstance(kind, str) or kind not in LINES:
        raise Wrong("type", f"is {shown(kind)} and must be one of {', '.join(LINES)}")
    LINES[kind](move)


def card_word(number: int) -> int | str:
    """Return a card as it is written."""
    return STEP3_CARD if number == STEP3 else number


def card_number(written: int | str) -> int:
    """Return the number of a card that is written so."""
    return STEP3 if isinstance(written, str) else written
