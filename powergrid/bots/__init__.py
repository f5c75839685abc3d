# SPDX-License-Identifier: MIT
"""Opponents: one interface, several levels, and games among them."""

from powergrid.bots.advice import Advice, Reason, advise
from powergrid.bots.area_choice import choose_area
from powergrid.bots.bot import Bot
from powergrid.bots.levels import LEVELS, YARDSTICKS, Level, bot_named, decide

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Advice",
    "Bot",
    "Level",
    "Reason",
    "advise",
    "bot_named",
    "choose_area",
    "decide",
]
