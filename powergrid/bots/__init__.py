# SPDX-License-Identifier: MIT
"""Opponents: one interface, several levels, and games among them."""

from powergrid.bots.advice import Advice, Reason, Why, Worth, advise
from powergrid.bots.area_drafting import choose_area
from powergrid.bots.bot import Bot
from powergrid.bots.levels import LEVELS, YARDSTICKS, Level, bot_named, decide
from powergrid.bots.review import Fault, Review, Turn, joined, review_turn, reviewed, turns

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Advice",
    "Bot",
    "Fault",
    "Level",
    "Reason",
    "Review",
    "Turn",
    "Why",
    "Worth",
    "advise",
    "bot_named",
    "choose_area",
    "decide",
    "joined",
    "review_turn",
    "reviewed",
    "turns",
]
