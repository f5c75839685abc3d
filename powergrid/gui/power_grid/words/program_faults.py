# SPDX-License-Identifier: MIT
"""Faults of programs that play a seat, in words that name the log with the reasons."""

from collections.abc import Sequence
from pathlib import Path

from powergrid.files.places import home_dir
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.fault_text import fault_text
from powergrid.play.faults import Fault, Trouble
from powergrid.play.seats import Seat
from powergrid.programs import failure_log, is_program


def fault_words(fault: Fault, seats: Sequence[Seat]) -> str:
    """Return what went wrong while a bot decided, and what follows."""
    seat = seats[fault.seat]
    if fault.trouble != Trouble.FAILED or not is_program(seat.player):
        return fault_text(fault, seats)
    text = translate(
        "Sentences",
        "{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.",
    )
    return text.format(name=seat.name, file=_below_home(failure_log()))


def _below_home(file: Path) -> str:
    home = home_dir()
    return f"~/{file.relative_to(home)}" if file.is_relative_to(home) else str(file)
