# SPDX-License-Identifier: MIT
"""The kinds of lines in a record, and what each may contain."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from powergrid.files.checks import (
    Check,
    InvalidValue,
    list_of,
    mapping,
    mapping_of,
    one_of,
    truth,
    whole,
)
from powergrid.files.messages import quoted
from powergrid.records.shape import (
    STEP3_CARD,
    card,
    cities,
    count,
    fuel,
    holding,
    money,
    order,
    plant,
    plants,
    round_number,
    seat,
    text,
    tokens,
)
from powergrid.rules.events import BANK_HOUSE_REASONS, BANK_PLANT_REASONS, REASONS
from powergrid.rules.fuel import FUEL_NAMES, Tokens
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL

Move: TypeAlias = dict[str, Any]
"""One line of a record: an action, a consequence of it, or a snapshot."""

PHASE_WORDS: Final = {
    AUCTION: "auction",
    FUEL: "resources",
    BUILDING: "building",
    BUREAUCRACY: "bureaucracy",
}

MARKETS: Final = ("south", "north")
"""The names of the two fuel markets in records, by their numbers."""

_market = one_of(MARKETS)
_standing = mapping({"powered": count, "money": money, "cities": count})
PILE_WORDS: Final = ("side_pile_becomes_pile", "all_for_sale")
"""What happens when the draw pile runs out for the first and the second time."""


def _price(value: Any) -> None:
    if value is not None:
        money(value)


# the northern market has no uranium
_supplied = mapping(dict.fromkeys(FUEL_NAMES[:3], count), {FUEL_NAMES[3]: count, "market": _market})


def _bank_tokens(more: dict[str, Check]) -> Check:
    return mapping({**dict.fromkeys(FUEL_NAMES, count), **more})


_ACTIONS: Final[dict[str, Check]] = {
    "open": mapping(
        {"seat": seat, "plant": plant, "bid": money}, {"sole": truth, "discount": truth}
    ),
    "bid": mapping({"seat": seat, "amount": money}),
    "pass": mapping({"seat": seat, "phase": one_of(("bid", "open"))}),
    "scrap_plant": mapping({"seat": seat, "plant": plant}),
    "scrap_fuel": mapping({"seat": seat, "fuel": fuel, "amount": whole(1, 99)}, {"auto": truth}),
    "buy": mapping(
        {"seat": seat, "fuel": fuel, "amount": whole(1, 1), "price": money},
        {"from": one_of(("storage",)), "market": _market},
    ),
    "build": mapping({"seat": seat, "city": text, "price": money}, {"second_network": truth}),
    "run": mapping(
        {"seat": seat, "plant": plant, "fuel": mapping_of(count, 4, FUEL_NAMES)}, {"cities": count}
    ),
    "end": mapping(
        {"seat": seat, "phase": one_of(("resources", "building", "bureaucracy"))},
        {"powered": count, "income": money},
    ),
    "bank_house": mapping({"seat": seat, "city": text}),
    "mark": mapping({"seat": seat, "city": text}),
}

CONSEQUENCES: Final[dict[str, Check]] = {
    "unmark": mapping({"seat": seat, "city": text}),
    "bank_plant": mapping({"plant": plant, "why": one_of(BANK_PLANT_REASONS)}, {"scrapped": plant}),
    "bank_pass": mapping({"plant": plant, "lowest": plant, "why": one_of(BANK_PLANT_REASONS)}),
    "bank_buy": _bank_tokens({"lacking": count}),
    "bank_build": mapping({"city": text, "why": one_of(BANK_HOUSE_REASONS)}),
    "bank_burn": _bank_tokens({}),
    "win": mapping({"seat": seat, "plant": plant, "paid": money}),
    "next": mapping({"seat": seat, "phase": one_of(("resources",))}),
    "reveal": mapping({"plant": card}),
    "remove": mapping({"plant": card, "why": one_of(REASONS)}),
    "step": mapping({"step": whole(1, 3)}),
    "outage": mapping({}),
    "co2_tax": mapping({}),
    "sell_uranium": mapping(
        {"seat": seat, "price": _price, "income": money}, {"cities": count, "mines": count}
    ),
    "uranium_removed": mapping({"amount": count}),
    "pile": mapping({"what": one_of(PILE_WORDS)}),
    "resupply": _supplied,
    "result": mapping(
        {"order": order, "players": list_of(_standing, 6)},
    ),
    "check": mapping(
        {
            "round": round_number,
            "phase": one_of(tuple(PHASE_WORDS.values())),
            "step": whole(1, 3),
            "order": order,
            "market_actual": list_of(card, 50, is_unique=True),
            "market_future": list_of(card, 50, is_unique=True),
            "fuel_market": tokens,
            "fuel_supply": tokens,
            "deck_left": count,
            "players": list_of(holding, 6),
        },
        {
            "bank": mapping({"plants": plants, "fuel": tokens, "houses": count}),
            "marked": cities,
            "coal_storage": count,
            "uranium_mine_market": list_of(count, 99),
            "second_network_used": list_of(truth, 6),
            "side_pile": plants,
            "pile_runs_out": whole(0, 2),
            "fuel_market_north": mapping(dict.fromkeys(FUEL_NAMES[:3], count)),
            **dict.fromkeys([f"{name}_prices" for name in FUEL_NAMES], list_of(count, 99)),
        },
    ),
}
"""Lines that are no player's actions: they follow from the action before them."""

LINES: Final = _ACTIONS | CONSEQUENCES


def check_move(move: object) -> None:
    """Raise `InvalidValue` unless this is a valid line of a record."""
    if not isinstance(move, dict):
        raise InvalidValue(f"is {quoted(move)} but must be a mapping")
    kind = move.get("type")
    if not isinstance(kind, str) or kind not in LINES:
        raise InvalidValue(f"is {quoted(kind)} but must be one of {', '.join(LINES)}", "type")
    LINES[kind](move)


def token_words(tokens: Tokens) -> dict[str, int]:
    """Return tokens as records write them."""
    return dict(zip(FUEL_NAMES, tokens, strict=True))


def tokens_of(words: Mapping[str, int]) -> Tokens:
    """Return tokens from how records write them."""
    coal, oil, garbage, uranium = (words[fuel] for fuel in FUEL_NAMES)
    return (coal, oil, garbage, uranium)


def card_word(number: int) -> int | str:
    """Return a card as records write it."""
    return STEP3_CARD if number == STEP3 else number


def card_number(written: int | str) -> int:
    """Return the number of a card as records write it."""
    return STEP3 if isinstance(written, str) else written
