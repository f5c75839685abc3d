# SPDX-License-Identifier: MIT
"""Opponents: one interface, several levels, and games among them."""

from powergrid.bots.area_choice import choose_area
from powergrid.bots.bot import Bot
from powergrid.bots.levels import LEVELS, YARDSTICKS, Level, bot_named, decide

__all__ = ["LEVELS", "YARDSTICKS", "Bot", "Level", "bot_named", "choose_area", "decide"]
