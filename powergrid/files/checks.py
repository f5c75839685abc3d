# SPDX-License-Identifier: MIT
"""Checks of values in files, and of the structures they form.

Boards and editions are read through `Fields`, which knows the line of every value; records and
other JSON are checked as a whole, by `list_of`, `mapping` and `mapping_of`.
"""

import re
from collections.abc import Callable, Collection, Mapping
from math import inf, isfinite
from typing import Any, Final, TypeAlias

from powergrid.files.messages import BIDI_CONTROLS, join_words, key_instead, quoted

Check: TypeAlias = Callable[[Any], None]
"""Raises `InvalidValue` if a value is not allowed."""

_BREAKING: Final = "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
"""Characters that would end a line or cannot be written."""


class InvalidValue(Exception):
    """A value is not allowed: the path to it, by keys and indexes, and why.

    `must` is what it must be instead, if that is all there is to say.
    """

    def __init__(self, what: str, *path: str | int, must: str = "") -> None:
        super().__init__(what, *path)
        self.path = path
        self.what = what
        self.must = must

    def under(self, step: str | int) -> "InvalidValue":
        """Return the same error with a path that begins one level further out."""
        return InvalidValue(self.what, step, *self.path, must=self.must)

    def __str__(self) -> str:
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return f'"{path.removeprefix(".")}" {self.what}' if path else f"it {self.what}"


def _is_not(value: object, must: str) -> InvalidValue:
    return InvalidValue(f"is {quoted(value)} but must be {must}", must=must)


def anything(value: object) -> None:
    """Allow every value."""


def kind(must: str, allows: Callable[[Any], bool]) -> Check:
    """Return the check for values that `allows` accepts; `must` describes them in messages."""

    def check(value: Any) -> None:
        if not allows(value):
            raise _is_not(value, must)

    return check


def whole(min_value: int, max_value: int) -> Check:
    """Return the check for a whole number within bounds."""
    must = f"a whole number from {min_value} to {max_value}"

    def check(value: Any) -> None:  # not by `kind`: a record holds thousands of them
        if type(value) is not int or not min_value <= value <= max_value:
            raise _is_not(value, must)

    return check


def number(min_value: float = -inf, max_value: float = inf) -> Check:
    """Return the check for a finite number within bounds."""
    bounds = f" from {min_value:g} to {max_value:g}" if isfinite(min_value) else ""
    return kind(
        f"a number{bounds}",
        lambda value: (
            type(value) in (int, float) and min_value <= value <= max_value and abs(value) != inf
        ),
    )


def one_of(words: Collection[str]) -> Check:
    """Return the check for one of these words."""
    must = f"one of {join_words(words)}"
    return kind(must, lambda value: isinstance(value, str) and value in words)


def line(min_length: int, max_length: int, must: str = "") -> Check:
    """Return the check for a text of bounded length in one line."""
    return kind(
        must or f"one line of {min_length} to {max_length} characters",
        lambda value: (
            isinstance(value, str) and min_length <= len(value) <= max_length and not _breaks(value)
        ),
    )


def _breaks(value: str) -> bool:
    # Few texts need the pattern, which takes a while to compile.
    return not value.isprintable() and re.search(_BREAKING, value) is not None


def in_one_line(text: str) -> str:
    """Return what somebody wrote as `line` allows it: a space for every character it refuses.

    One that would change the direction of the text becomes a space, too.
    """
    return re.sub(f"{_BREAKING}|[{''.join(BIDI_CONTROLS)}]", " ", text)


truth: Final = kind("true or false", lambda value: isinstance(value, bool))


def list_of(check: Check, max_count: int, *, is_unique: bool = False) -> Check:
    """Return the check for a list of at most `max_count` values, each allowed by `check`."""

    def check_list(value: Any) -> None:
        if not isinstance(value, list):
            raise _is_not(value, "a list")
        if len(value) > max_count:
            raise _too_many(value, max_count)
        for index, item in enumerate(value):
            try:
                check(item)
            except InvalidValue as wrong:
                raise wrong.under(index) from None
        if is_unique and len(set(value)) < len(value):
            raise InvalidValue("holds a value twice")

    return check_list


def mapping(
    required: Mapping[str, Check],
    optional: Mapping[str, Check] | None = None,
    *,
    is_closed: bool = False,
) -> Check:
    """Return the check for a mapping with these keys.

    Other keys are ignored, unless the mapping `is_closed`.
    """
    every = {**required, **(optional or {})}

    def check_mapping(value: Any) -> None:
        if not isinstance(value, dict):
            raise _is_not(value, "a mapping")
        # A misspelt key is also a missing one: the misspelling is the better message.
        if is_closed:
            for key in value:
                if key not in every:
                    raise _unknown_key(key, every)
        for key in required:
            if key not in value:
                raise InvalidValue("is missing", key)
        for key, item in value.items():
            if key in every:
                try:
                    every[key](item)
                except InvalidValue as wrong:
                    raise wrong.under(key) from None

    return check_mapping


def mapping_of(check: Check, max_count: int, keys: Collection[str] | None = None) -> Check:
    """Return the check for a mapping whose keys are names, limited to `keys` if given."""
    name = line(0, 200)

    def check_mapping(value: Any) -> None:
        if not isinstance(value, dict):
            raise _is_not(value, "a mapping")
        if len(value) > max_count:
            raise _too_many(value, max_count)
        for key, item in value.items():
            if keys is not None and key not in keys:
                raise _unknown_key(key, keys)
            name(key)
            try:
                check(item)
            except InvalidValue as wrong:
                raise wrong.under(key) from None

    return check_mapping


def _too_many(value: Collection[Any], max_count: int) -> InvalidValue:
    return InvalidValue(f"has {len(value)} entries; at most {max_count} are allowed")


def _unknown_key(key: object, known: Collection[str]) -> InvalidValue:
    instead = key_instead(key, known)
    return InvalidValue(f"has the key {quoted(key)}, which is not known; {instead}")
