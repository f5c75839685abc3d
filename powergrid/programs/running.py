# SPDX-License-Identifier: MIT
"""Another program that answers line by line, and can neither block nor flood this one."""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Any, Final

_MAX_LINE_BYTES: Final = 65_536
"""The maximum length of an answer in bytes."""
_MEMORY: Final = 4 * 1024**3
"""The maximum memory of a program in bytes."""
_CPU: Final = 4 * 3600
"""The maximum processor time in seconds, in case a program keeps running after the game."""


class ProgramError(Exception):
    """A program has given no valid answer; the text is a sentence that says why."""


class ProgramProcess:
    """A running program, which is ended as soon as it breaks the protocol."""

    def __init__(self, command: Sequence[str], *, shows_errors: bool) -> None:
        """Start the program; its standard error is shown or discarded."""
        self._name = command[0]
        # The system ends the program when this one is killed; not every system can.
        guard = ["setpriv", "--pdeathsig", "KILL", "--"] if shutil.which("setpriv") else []
        try:
            self._process = subprocess.Popen(
                [*guard, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if shows_errors else subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,  # so that it can be ended with all that it starts
            )
        except OSError as error:
            raise ProgramError(f"{self._name} does not start: {error.strerror}.") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._unsent = b""
        _limit(self._process.pid)

    def ask(self, messages: Sequence[Mapping[str, Any]], seconds: float) -> dict[str, Any]:
        """Send messages, one a line, and return the one line that answers them.

        Raises `ProgramError`, and has ended the program, if none comes in time, it is no JSON
        object, or something was written before.
        """
        lines = "".join(json.dumps(message, separators=(",", ":")) + "\n" for message in messages)
        try:
            if self._read():
                raise ProgramError(f"{self._name} wrote something without being asked.")
            self._unsent += lines.encode()
            return self._answer(self._exchange(monotonic() + seconds))
        except ProgramError:
            self.end()
            raise

    def end(self) -> None:
        """End the program and all that it has started, whatever they are doing."""
        # Once it has been waited for, its number may be another's; not every system has groups.
        if self._process.returncode is None and hasattr(os, "killpg"):
            with suppress(OSError):  # a group in which nothing runs any more
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _exchange(self, deadline: float) -> bytes:
        """Send what is unsent and return the answer, which may come before all has been read."""
        heard = bytearray()
        with DefaultSelector() as selector:
            selector.register(self._from, EVENT_READ)
            selector.register(self._to, EVENT_WRITE)
            while not heard.endswith(b"\n"):
                ready = selector.select(max(0, deadline - monotonic()))
                if not ready:
                    raise ProgramError(f"{self._name} did not answer in time.")
                for key, _ in ready:
                    if key.fd == self._from:
                        heard += self._read()
                    else:
                        self._unsent = self._unsent[self._write(self._unsent) :]
                        if not self._unsent:
                            selector.unregister(self._to)
                if len(heard) > _MAX_LINE_BYTES:
                    raise ProgramError(f"{self._name} wrote too much.")
        return bytes(heard)

    def _read(self) -> bytes:
        with suppress(BlockingIOError):
            found = os.read(self._from, _MAX_LINE_BYTES)
            if not found:
                raise ProgramError(f"{self._name} ended without an answer.")
            return found
        return b""

    def _write(self, text: bytes) -> int:
        try:
            return os.write(self._to, text)
        except BlockingIOError:
            return 0
        except OSError:
            raise ProgramError(f"{self._name} ended without an answer.") from None

    def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise ProgramError(
                f"{self._name} wrote something other than one line of JSON."
            ) from None
        if not isinstance(answer, dict):
            raise ProgramError(f"{self._name} wrote JSON that is not an object.")
        return answer


def _limit(process: int) -> None:
    """Limit the resources of a program if the system can.

    Its data, not its address space: some languages reserve far more of that than they ever use.
    """
    try:
        import resource  # not on every system
    except ImportError:
        return
    for what, limit in ((resource.RLIMIT_DATA, _MEMORY), (resource.RLIMIT_CPU, _CPU)):
        with suppress(OSError, ValueError, AttributeError):
            resource.prlimit(process, what, (limit, limit))
