# SPDX-License-Identifier: MIT
"""The opponents of Factory Manager, by name."""

from powergrid.factory.bots.bot import Bot
from powergrid.factory.bots.levels import LEVELS, YARDSTICKS, bot_named, decide

__all__ = ["LEVELS", "YARDSTICKS", "Bot", "bot_named", "decide"]
