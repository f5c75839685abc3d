# SPDX-License-Identifier: MIT
"""The rules of Factory Manager: `legal(state)` says what may be done, `apply` does it.

Pure: no text for people, no file, no clock, no Qt, no random numbers of its own.
"""

from powergrid.factory.rules.engine import apply, begin, start
from powergrid.factory.rules.errors import IllegalAction
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.legal import legal
from powergrid.factory.rules.state import State

__all__ = ["Game", "IllegalAction", "State", "apply", "begin", "legal", "start"]
