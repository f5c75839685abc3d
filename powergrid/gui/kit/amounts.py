# SPDX-License-Identifier: MIT
"""Whole numbers with a real minus sign, not a hyphen."""


def amount(value: int) -> str:
    """Return a number; below 0 with a minus sign."""
    return str(value).replace("-", "−")


def with_sign(value: int) -> str:
    """Return a change with its sign, 0 with a plus."""
    return f"{value:+d}".replace("-", "−")
