# SPDX-License-Identifier: MIT
"""Bots' faults in words, for the log and for screen readers."""

from collections.abc import Sequence
from typing import Final

from powergrid.gui.kit.translation import Texts
from powergrid.play.faults import Fault, Trouble
from powergrid.play.seats import Seat

_SENTENCES: Final = Texts(
    "Sentences",
    {
        Trouble.HUNG: "{name} did not answer in time: the bot was restarted.",
        Trouble.DIED: "{name} stopped thinking: the bot was restarted.",
        Trouble.FAILED: "{name} could not decide: a simpler bot stands in until it can.",
        Trouble.SILENT: "{name} does not answer, so the game is paused. “Continue” asks again.",
        Trouble.ILLEGAL: (
            "{name} tried an illegal move, a bug in this program: a random move is made instead."
        ),
    },
)


def fault_text(fault: Fault, seats: Sequence[Seat]) -> str:
    """Return what went wrong while a bot decided, and what follows."""
    return _SENTENCES[fault.trouble].format(name=seats[fault.seat].name)
