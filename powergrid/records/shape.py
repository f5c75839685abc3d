# SPDX-License-Identifier: MIT
"""The kinds of values that records are made of."""

from typing import Final

from powergrid.files.checks import kind, line, list_of, mapping, one_of, whole
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import STEP3

STEP3_CARD: Final = "step3"
"""The Step 3 card in records."""

_MAX_MONEY: Final = 1_000_000

text = line(0, 200)
plant = kind("the number of a plant", lambda value: type(value) is int and 1 <= value < STEP3)
card = kind(
    f"the number of a plant or {STEP3_CARD}",
    lambda value: value == STEP3_CARD or (type(value) is int and 1 <= value < STEP3),
)
seat = whole(0, 5)
money = whole(0, _MAX_MONEY)
fuel = one_of(FUEL_NAMES)
count = whole(0, 99)
tokens = mapping(dict.fromkeys(FUEL_NAMES, count))
plants = list_of(plant, 50, is_unique=True)
cities = list_of(text, 200, is_unique=True)
order = list_of(seat, 6, is_unique=True)
round_number = whole(1, 10_000)
holding = mapping({"money": money, "plants": plants, "fuel": tokens, "cities": cities})
