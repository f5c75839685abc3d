# SPDX-License-Identifier: MIT
"""Opponents: one interface, several levels, and games among them."""

from powergrid.bots.advice import Advice, Reason, Why, Worth, advise, assessed, state_after
from powergrid.bots.area_drafting import choose_area
from powergrid.bots.bot import Bot
from powergrid.bots.ladder import RATINGS
from powergrid.bots.levels import LEVELS, YARDSTICKS, Level, bot_named, decide
from powergrid.bots.remarks import Asked, Because, Point, Remark, may_be_asked, remarks_on
from powergrid.bots.review import (
    Mistake,
    Review,
    Turn,
    glanced,
    joined,
    review_turn,
    reviewed,
    turns,
)
from powergrid.bots.tally import Kind, Tally, tallies
from powergrid.bots.tempers import Temper, temper_at
from powergrid.bots.trial import Balance, Share, Tried, balance, tried
from powergrid.bots.weighing import Choice, Weighed, weighed

__all__ = [
    "LEVELS",
    "RATINGS",
    "YARDSTICKS",
    "Advice",
    "Asked",
    "Balance",
    "Because",
    "Bot",
    "Choice",
    "Kind",
    "Level",
    "Mistake",
    "Point",
    "Reason",
    "Remark",
    "Review",
    "Share",
    "Tally",
    "Temper",
    "Tried",
    "Turn",
    "Weighed",
    "Why",
    "Worth",
    "advise",
    "assessed",
    "balance",
    "bot_named",
    "choose_area",
    "decide",
    "glanced",
    "joined",
    "may_be_asked",
    "remarks_on",
    "review_turn",
    "reviewed",
    "state_after",
    "tallies",
    "temper_at",
    "tried",
    "turns",
    "weighed",
]
