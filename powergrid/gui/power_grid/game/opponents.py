# SPDX-License-Identifier: MIT
"""The bots of Power Grid, as functions that run in their own process."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from powergrid.play.opponents import Opponents, Resigned
from powergrid.programs import PREFIX, command_of, is_program
from powergrid.programs.failure_log import log_failure

if TYPE_CHECKING:
    from powergrid.analysis import Advice, Review, Turn
    from powergrid.programs.program_bot import ProgramBot
    from powergrid.rules import State
    from powergrid.rules.actions import Action

# The bots load in their own process: in the window they would take a third of its start.

_SEARCHES: Final = "master"
_FALLBACK: Final = "sensible"
"""The level that plays for unknown ones."""

_programs: "Final[dict[tuple[str, ...], ProgramBot]]" = {}
"""The bots of the programs that have been asked in this process, by their commands."""


def decide(
    level: str, state: "State", seed: int, past: "Sequence[tuple[State, Action]]" = ()
) -> "Action":
    """Return the action of a bot of that level in this state, after that past.

    The same arguments give the same action.
    """
    from powergrid import bots

    if is_program(level):
        return _asked(level, state, seed)
    # Another program, or a later version of this one, may have recorded other levels.
    known = level if level in {*bots.LEVELS, *bots.YARDSTICKS} else _FALLBACK
    return bots.decide(known, state, seed, past)


def _asked(level: str, state: "State", seed: int) -> "Action":
    """Return the answer of a program, or raise `Resigned` and log why."""
    from powergrid.programs.program_bot import NoLongerAsked
    from powergrid.programs.running import ProgramError

    command = command_of(level)
    if command is None:
        log_failure(f"{level.removeprefix(PREFIX)} is not among the programs that you have chosen.")
        raise Resigned
    try:
        return _program(tuple(command)).decide(state, Random(seed))
    except NoLongerAsked:
        raise Resigned from None  # why it failed is in the log
    except ProgramError as error:
        log_failure(str(error))
        raise Resigned from None


def _program(command: tuple[str, ...]) -> "ProgramBot":
    """Return the bot of a program that the player has chosen; it runs until `end_programs`."""
    from powergrid.programs.program_bot import ProgramBot

    if command not in _programs:
        _programs[command] = ProgramBot(command)
    return _programs[command]


def end_programs() -> None:
    """End all programs that have been asked."""
    for program in _programs.values():
        program.close()


def _patience(level: str) -> float:
    """Return the time limit of a decision in seconds: about twenty times the usual time."""
    if is_program(level):
        return 30  # twice the limit that the program has
    return 20 if level == _SEARCHES else 5


def _looks_back(level: str) -> bool:
    """Return whether a level takes its rivals' past actions into account."""
    return level == _SEARCHES


def advise(state: "State", is_quick: bool) -> "list[Advice]":
    """Return the best actions for the seat on turn, with chances and reasons."""
    from powergrid import analysis

    return analysis.advise(state, is_quick=is_quick)


def review(turns: "Sequence[Turn]") -> "list[Review]":
    """Return the reviews of some turns of a finished game."""
    from powergrid import analysis

    return [analysis.review_turn(turn) for turn in turns]


def load_bots() -> None:
    """Load the bots."""
    import powergrid.bots  # noqa: F401


OPPONENTS: Final = Opponents(
    decide=decide,
    fallback=_FALLBACK,
    advise=advise,
    review=review,
    patience=_patience,
    looks_back=_looks_back,
    warm_up=load_bots,
    end=end_programs,
)
