# SPDX-License-Identifier: MIT
"""A costly move in words: when, what was done, and what would have been better."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from powergrid.gui.advice_words import action_words, chance_words, percent, reason_words
from powergrid.gui.words import moment_name
from powergrid.records import Seat
from powergrid.rules import State

if TYPE_CHECKING:
    from powergrid.bots import Fault

translate = QCoreApplication.translate


class FaultRow(NamedTuple):
    """A fault in words: when, what was done and how often it still won, what was better."""

    fault: "Fault"
    cost: str
    moment: str
    done: str
    better: str

    @property
    def text(self) -> str:
        """All of it, to be read out."""
        return ". ".join((self.moment, self.cost, self.done, self.better))


def fault_row(fault: "Fault", state: State, seats: Sequence[Seat]) -> FaultRow:
    """Return a fault in words, `state` being what was before it."""
    done = translate("ReviewPanel", "{action} ({chance})")
    better = translate("ReviewPanel", "Better: {action} ({chance}), {reasons}")
    return FaultRow(
        fault,
        translate("ReviewPanel", "−{cost}%").format(cost=percent(fault.cost)),
        moment_name(state.round, state.phase),
        done.format(action=action_words(state, fault.done), chance=chance_words(fault.chance)),
        better.format(
            action=action_words(state, fault.better),
            chance=chance_words(fault.best),
            reasons=reason_words(fault.reasons, seats),
        ),
    )
