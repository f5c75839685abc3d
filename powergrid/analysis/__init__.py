# SPDX-License-Identifier: MIT
"""What the bots think of a position and of a game: advice, reviews, luck, and their own reasons."""

from powergrid.analysis.advice import Advice, Reason, Why, Worth, advise, assessed, state_after
from powergrid.analysis.remarks import Asked, Because, Point, Remark, may_be_asked, remarks_on
from powergrid.analysis.review import (
    Mistake,
    Review,
    Turn,
    glanced,
    joined,
    review_turn,
    reviewed,
    turns,
)
from powergrid.analysis.tally import Kind, Tally, tallies
from powergrid.analysis.weighing import Choice, Weighed, weighed

__all__ = [
    "Advice",
    "Asked",
    "Because",
    "Choice",
    "Kind",
    "Mistake",
    "Point",
    "Reason",
    "Remark",
    "Review",
    "Tally",
    "Turn",
    "Weighed",
    "Why",
    "Worth",
    "advise",
    "assessed",
    "glanced",
    "joined",
    "may_be_asked",
    "remarks_on",
    "review_turn",
    "reviewed",
    "state_after",
    "tallies",
    "turns",
    "weighed",
]
