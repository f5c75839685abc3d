# SPDX-License-Identifier: MIT
"""An option of the planner."""

from typing import NamedTuple

from powergrid.rules.actions import Action


class Option(NamedTuple):
    """An action and its worth: mostly money, comparable only within one question."""

    action: Action
    worth: float
