# SPDX-License-Identifier: MIT
"""What may be done, with what the planner thinks of it."""

from typing import NamedTuple

from powergrid.rules.actions import Action


class Option(NamedTuple):
    """An action, and what it is worth: mostly money, and to be compared within one question."""

    action: Action
    worth: float
