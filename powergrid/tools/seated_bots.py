# SPDX-License-Identifier: MIT
"""The bots that a command seats: levels, yardsticks, nets in files, and other programs."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from shutil import which
from typing import Final

from powergrid.arena.match import load_bot
from powergrid.bots import Bot, bot_named
from powergrid.programs import PREFIX, is_program, parse_command
from powergrid.programs.program_bot import ProgramBot, WithStandIn
from powergrid.training.exploiters import EXPLOITERS

_STAND_IN: Final = "sensible"

HELP: Final = (
    f"exploiters: {', '.join(EXPLOITERS)};\n"
    f'other programs: "{PREFIX}COMMAND", without commas (docs/bot-protocol.md); what they write to '
    "standard error is shown"
)


def check(name: str) -> None:
    """Raise ValueError, in one sentence, if no bot can be seated by this name."""
    if name in EXPLOITERS:
        return
    if not is_program(name):
        load_bot(name)
        return
    command = parse_command(name)
    if which(command[0]) is None:
        raise ValueError(f"There is no program {command[0]} that can be started.")


@contextmanager
def bots_named(names: Sequence[str]) -> Iterator[list[Bot]]:
    """Yield a bot for each name; the programs among them end with the context."""
    with ExitStack() as stack:
        yield [_bot(name, stack) for name in names]


def _bot(name: str, stack: ExitStack) -> Bot:
    if name in EXPLOITERS:
        return EXPLOITERS[name]()
    if not is_program(name):
        return load_bot(name)
    program = ProgramBot(parse_command(name), shows_errors=True)
    stack.callback(program.close)
    return WithStandIn(program, bot_named(_STAND_IN))
