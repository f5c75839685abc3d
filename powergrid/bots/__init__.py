# SPDX-License-Identifier: MIT
"""Opponents: one interface, and several levels."""

from powergrid.bots.area_drafting import choose_area
from powergrid.bots.bot import Bot
from powergrid.bots.levels import LEVELS, YARDSTICKS, bot_named, decide
from powergrid.bots.tempers import Temper, temper_at

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Bot",
    "Temper",
    "bot_named",
    "choose_area",
    "decide",
    "temper_at",
]
