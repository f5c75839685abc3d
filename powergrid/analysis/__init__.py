# SPDX-License-Identifier: MIT
"""What the bots think of a position and of a game: advice, reviews, luck, and their own reasons."""

from powergrid.analysis.advice import Advice, advise, assess
from powergrid.analysis.comparison import Comparison, compare_options
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.plant_worth import Worth
from powergrid.analysis.reasons import Reason, ReasonKind
from powergrid.analysis.remarks import (
    Argument,
    ExplainableMove,
    Remark,
    RemarkKind,
    explainable_moves,
    remarks_on,
)
from powergrid.analysis.review import (
    Mistake,
    Review,
    Turn,
    join_reviews,
    quick_review,
    review_game,
    review_turn,
    turns,
)
from powergrid.analysis.tally import MistakeKind, Tally, tallies

__all__ = [
    "Advice",
    "Argument",
    "Comparison",
    "ExplainableMove",
    "Mistake",
    "MistakeKind",
    "Reason",
    "ReasonKind",
    "Remark",
    "RemarkKind",
    "Review",
    "Tally",
    "Turn",
    "Worth",
    "advise",
    "assess",
    "compare_options",
    "explainable_moves",
    "join_reviews",
    "quick_review",
    "remarks_on",
    "review_game",
    "review_turn",
    "state_after",
    "tallies",
    "turns",
]
