# SPDX-License-Identifier: MIT
"""The rules of Power Grid: `legal(state)` says what may be done, `apply` does it.

Pure: no text for people, no file, no clock, no Qt, no random numbers of its own.
"""

from powergrid.rules.engine import apply, begin
from powergrid.rules.errors import IllegalAction
from powergrid.rules.game import Game
from powergrid.rules.legal import legal
from powergrid.rules.state import State

__all__ = ["Game", "IllegalAction", "State", "apply", "begin", "legal"]
