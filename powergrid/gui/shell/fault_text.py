# SPDX-License-Identifier: MIT
"""Bots' faults in words, for the log and for screen readers."""

from collections.abc import Sequence

from powergrid.gui.kit.translation import translate
from powergrid.play.faults import Fault, Trouble
from powergrid.play.seats import Seat


def fault_text(fault: Fault, seats: Sequence[Seat]) -> str:
    """Return what went wrong while a bot decided, and what follows."""
    return {
        Trouble.HUNG: translate(
            "Sentences", "{name} did not answer in time: the bot was restarted."
        ),
        Trouble.DIED: translate("Sentences", "{name} stopped thinking: the bot was restarted."),
        Trouble.FAILED: translate(
            "Sentences", "{name} could not decide: a simpler bot makes this move."
        ),
        Trouble.SILENT: translate(
            "Sentences", "{name} does not answer, so the game is paused. “Continue” asks again."
        ),
        Trouble.ILLEGAL: translate(
            "Sentences",
            "{name} tried an illegal move, an error in this program: a random move is made "
            "instead.",
        ),
    }[fault.trouble].format(name=seats[fault.seat].name)
