# SPDX-License-Identifier: MIT
"""A costly move in words: when, what was done, and what would have been better."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.advice import (
    action_words,
    percent,
    percent_words,
    reason_words,
)
from powergrid.gui.power_grid.words.terms import moment_name
from powergrid.gui.shell.review.mistakes import MistakeRow
from powergrid.records import Seat
from powergrid.rules import State

if TYPE_CHECKING:
    from powergrid.bots import Fault


def mistake_row(fault: "Fault", state: State, seats: Sequence[Seat]) -> MistakeRow:
    """Return a costly move in words; `state` is the state before it."""
    done = translate("ReviewPanel", "{action} ({chance})")
    better = translate("ReviewPanel", "Better: {action} ({chance}) · {reasons}")
    return MistakeRow(
        fault,
        translate("ReviewPanel", "−{cost}%").format(cost=percent(fault.cost)),
        moment_name(state.round, state.phase),
        done.format(action=action_words(state, fault.done), chance=percent_words(fault.chance)),
        better.format(
            action=action_words(state, fault.better),
            chance=percent_words(fault.best),
            reasons=reason_words(fault.reasons, seats),
        ),
    )
