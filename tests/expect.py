# SPDX-License-Identifier: MIT
"""How tests narrow a type."""

from typing import TypeVar

T = TypeVar("T")


def expect(kind: type[T], thing: object) -> T:
    """Return a thing as an instance of a class; fail if it is none."""
    assert isinstance(thing, kind), thing
    return thing
