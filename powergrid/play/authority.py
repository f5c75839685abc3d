# SPDX-License-Identifier: MIT
"""Who allows proposed actions: the table itself, or something that runs the game for it."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Answer: TypeAlias = Callable[[bool], object]
"""Called once, with whether a proposed action is allowed."""


class Authority(Protocol):
    """Allows or declines actions before the rules are asked: at once, or later.

    `asks_people`: whether people are asked at all. `can_undo`: whether they may undo what they did.
    """

    asks_people: bool
    can_undo: bool

    def propose(self, action: Any, answer: Answer) -> None:
        """Call `answer`, now or later."""
        ...


class AllowAll:
    """Allows every action at once."""

    asks_people = True
    can_undo = True

    def propose(self, action: Any, answer: Answer) -> None:
        """Allow it."""
        answer(True)


class DeclineAll:
    """Declines every action: the game can only be watched."""

    asks_people = False
    can_undo = False

    def propose(self, action: Any, answer: Answer) -> None:
        """Decline it."""
        answer(False)
