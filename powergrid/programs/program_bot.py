# SPDX-License-Identifier: MIT
"""A bot that is another program, and its stand-in when it fails."""

import logging
from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from powergrid.programs.messages import ask_message, game_message
from powergrid.programs.running import ProgramError, ProgramProcess
from powergrid.records.offers import choose, offers
from powergrid.rules import Game, State
from powergrid.rules.actions import Action

SECONDS: Final = 5.0
"""Seconds that a program may think about a decision."""
START_SECONDS: Final = 10.0
"""Extra seconds for the first one, as some languages start slowly."""
_MAX_FAILURES: Final = 3
"""Failures in a row after which the program is not asked again in this game."""

_log = logging.getLogger(__name__)


class NoLongerAsked(ProgramError):
    """The program has failed too often in this game."""


class ProgramBot:
    """Asks a program, which is started when it is needed, and again after a failure."""

    def __init__(
        self, command: Sequence[str], *, seconds: float = SECONDS, shows_errors: bool = False
    ) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._shows_errors = shows_errors
        self._running: ProgramProcess | None = None
        self._game: Game | None = None
        self._moment: tuple[int, ...] = ()
        self._failures = 0

    @property
    def is_running(self) -> bool:
        """Whether the program is running."""
        return self._running is not None

    def decide(self, state: State, rng: Random) -> Action:
        """Return the program's answer, or raise `ProgramError` if it gives no legal one."""
        moment = _moment(state)
        if state.game != self._game:
            self._game = state.game
            self._failures = 0
            self.close()
        elif moment < self._moment:  # another such game, or actions were taken back
            self._failures = 0
        self._moment = moment
        if self._failures == _MAX_FAILURES:
            raise NoLongerAsked(
                f"{self._command[0]} is no longer asked: it failed {_MAX_FAILURES} times."
            )
        try:
            action = self._ask(state)
        except ProgramError:
            self.close()
            self._failures += 1
            raise
        self._failures = 0
        return action

    def close(self) -> None:
        """End the program."""
        running, self._running = self._running, None
        if running is not None:
            running.end()

    def _ask(self, state: State) -> Action:
        options = offers(state)
        messages = [ask_message(state, options, self._seconds)]
        seconds = self._seconds
        if self._running is None:
            self._running = ProgramProcess(self._command, shows_errors=self._shows_errors)
            messages.insert(0, game_message(state.game))
            seconds += START_SECONDS
        answer = self._running.ask(messages, seconds)
        action = choose(answer, options)
        if action is None:
            raise ProgramError(
                f"{self._command[0]} gave an answer that is not legal: {answer!r:.200}."
            )
        return action


def _moment(state: State) -> tuple[int, ...]:
    """Return how far a game has come, as figures that grow while it is played."""
    return state.round, state.phase, -len(state.waiting), state.bid


class Decides(Protocol):
    """Anything that decides as bots do."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action."""
        ...


class WithStandIn:
    """A program with a stand-in, which decides if the program gives no legal answer."""

    def __init__(self, program: ProgramBot, stand_in: Decides) -> None:
        self._program = program
        self._stand_in = stand_in
        self._reported = ""

    def decide(self, state: State, rng: Random) -> Action:
        """Return the program's answer or, if it fails, the stand-in's.

        The log says why, but not again for each further failure of that kind in a row.
        """
        try:
            action = self._program.decide(state, rng)
        except ProgramError as error:
            if str(error) != self._reported:
                self._reported = str(error)
                _log.warning("%s A stand-in moves instead.", error)
            return self._stand_in.decide(state, rng)
        self._reported = ""
        return action
