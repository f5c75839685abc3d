# SPDX-License-Identifier: MIT
"""The seed of a new game, which decides everything random in it."""

from random import SystemRandom


def new_seed() -> int:
    """Return a seed that nobody can foresee."""
    return SystemRandom().getrandbits(32)
