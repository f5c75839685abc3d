# SPDX-License-Identifier: MIT
"""What values a record may hold: small checks that are put together to whole lines."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeAlias

from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import STEP3

Check: TypeAlias = Callable[[Any], None]
"""Raises `Wrong` if the value is not what may stand there."""

MOST_LETTERS: Final = 200
MOST_MONEY: Final = 1_000_000
STEP3_CARD: Final = "step3"
"""How the Step 3 card is written."""

_BREAKING: Final = "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
"""What would end a line or cannot be written."""


class Wrong(Exception):
    """A value is not what may stand there: the path to it, and what must."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(path, what)
        self.path = path
        self.what = what

    def under(self, key: str) -> "Wrong":
        """Return the same, seen from one level further out."""
        joint = "" if not self.path or self.path.startswith("[") else "."
        return Wrong(f"{key}{joint}{self.path}", self.what)

    def __str__(self) -> str:
        return f'"{self.path}" {self.what}' if self.path else f"it {self.what}"


def shown(value: object) -> str:
    """Return a value as a message quotes it: short and on one line."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a huge number"
    text = str(value)
    text = text[:39] + "…" if len(text) > 40 else text
    return ascii(text) if isinstance(value, str) else text


def whole(least: int, most: int) -> Check:
    """Return the check for a whole number within bounds."""

    def check(value: Any) -> None:
        if type(value) is not int or not least <= value <= most:
            raise Wrong("", f"is {shown(value)} and must be a whole number from {least} to {most}")

    return check


def word(*words: str) -> Check:
    """Return the check for one of these words."""

    def check(value: Any) -> None:
        if not isinstance(value, str) or value not in words:
            raise Wrong("", f"is {shown(value)} and must be one of {', '.join(words)}")

    return check


def text(value: Any) -> None:
    """Check for one line of text of bounded length."""
    if not isinstance(value, str) or len(value) > MOST_LETTERS or _breaks(value):
        raise Wrong("", f"is {shown(value)} and must be one line of up to {MOST_LETTERS} letters")


def _breaks(value: str) -> bool:
    # Few texts need the pattern, and it takes a while to make.
    return not value.isprintable() and re.search(_BREAKING, value) is not None


def truth(value: Any) -> None:
    """Check for true or false."""
    if not isinstance(value, bool):
        raise Wrong("", f"is {shown(value)} and must be true or false")


def plant(value: Any) -> None:
    """Check for a plant's number."""
    if type(value) is not int or not 1 <= value < STEP3:
        raise Wrong("", f"is {shown(value)} and must be the number of a plant")


def card(value: Any) -> None:
    """Check for a plant's number or the Step 3 card."""
    if value != STEP3_CARD:
        plant(value)


def listed(check: Check, most: int, *, is_unique: bool = False) -> Check:
    """Return the check for a list of at most so many values, each of which `check` allows."""

    def check_list(value: Any) -> None:
        if not isinstance(value, list):
            raise Wrong("", f"is {shown(value)} and must be a list")
        if len(value) > most:
            raise Wrong("", f"has {len(value)} entries and may have {most}")
        for index, item in enumerate(value):
            try:
                check(item)
            except Wrong as wrong:
                raise wrong.under(f"[{index}]") from None
        if is_unique and len(set(value)) < len(value):
            raise Wrong("", "holds a value twice")

    return check_list


def mapped(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """Return the check for an object with these keys; others are let pass and never read."""
    every = {**required, **(optional or {})}

    def check_object(value: Any) -> None:
        if not isinstance(value, dict):
            raise Wrong("", f"is {shown(value)} and must be an object")
        for key in required:
            if key not in value:
                raise Wrong(key, "is missing")
        for key, item in value.items():
            if key in every:
                try:
                    every[key](item)
                except Wrong as wrong:
                    raise wrong.under(key) from None

    return check_object


def named(check: Check, keys: Collection[str] | None, most: int) -> Check:
    """Return the check for an object whose keys are names, out of `keys` if these are given."""

    def check_names(value: Any) -> None:
        if not isinstance(value, dict):
            raise Wrong("", f"is {shown(value)} and must be an object")
        if len(value) > most:
            raise Wrong("", f"has {len(value)} entries and may have {most}")
        for key, item in value.items():
            if keys is not None and key not in keys:
                raise Wrong("", f"has the key {shown(key)}; the keys are {', '.join(keys)}")
            text(key)
            try:
                check(item)
            except Wrong as wrong:
                raise wrong.under(key) from None

    return check_names


seat = whole(0, 5)
money = whole(0, MOST_MONEY)
fuel = word(*FUEL_NAMES)
tokens = mapped(dict.fromkeys(FUEL_NAMES, whole(0, 99)))
