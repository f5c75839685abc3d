# SPDX-License-Identifier: MIT
"""Seats played by other programs, which read questions and write answers, one line of JSON each."""

# What runs the programs is imported where they run: the window only names them.
from powergrid.programs.failure_log import failure_log
from powergrid.programs.installed import (
    PREFIX,
    NotAProgram,
    command_of,
    install,
    installed,
    is_program,
    parse_command,
)

__all__ = [
    "PREFIX",
    "NotAProgram",
    "command_of",
    "failure_log",
    "install",
    "installed",
    "is_program",
    "parse_command",
]
