# SPDX-License-Identifier: MIT
"""Who confirms a proposed action: here the table itself, elsewhere whoever runs the game."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Answer: TypeAlias = Callable[[bool], object]
"""Called once with whether a proposed action may be done."""


class Authority(Protocol):
    """Allows or declines actions before the rules are asked: at once, or later."""

    def propose(self, action: Any, answer: Answer) -> None:
        """Have `answer` called, now or later."""
        ...


class Anyone:
    """Allows every action at once: what is legal is done."""

    def propose(self, action: Any, answer: Answer) -> None:
        """Allow it."""
        answer(True)


class Nobody:
    """Declines every action: the game is only looked at."""

    def propose(self, action: Any, answer: Answer) -> None:
        """Decline it."""
        answer(False)
