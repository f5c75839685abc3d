# SPDX-License-Identifier: MIT
"""`powergrid`: the window and the commands. Functions import what they need, for a quick start."""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from powergrid import __version__
from powergrid.files.messages import printable, reason_of
from powergrid.tools import interrupt

COMMANDS: Final = {
    "simulate": "play games among bots and print the standings",
    "arena": "measure bots against each other, with confidence intervals",
    "ladder": "let all levels play each other and rate them",
    "tiles": "test the tiles of Factory Manager in games among its bots",
    "train": "train the net that the strongest levels use",
    "learn": "train the policy of the level expert on games it plays itself",
    "verify": "replay records and compare every consequence",
    "review": "review a finished game: chances of winning, and the costliest moves",
    "puzzles": "make puzzles from games among bots, or check them",
    "bench": "measure the speed of the rules, of startup, of drawing or of a game",
    "board": "lay out a board, check how it is drawn, or test it with bots",
    "screenshot": "save a picture of the window at any move of a record",
    "doctor": "check the installation",
}
"""The commands; each is a module `<name>_command` with `add_arguments(parser)` and `run(args)`."""
APP_COMMANDS: Final = ("doctor",)
"""The commands in `app`; the others are in `tools`."""

EXIT_FAILED: Final = 1
EXIT_USAGE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or the window, and return the exit code."""
    if arguments is None:
        _make_streams_safe()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()  # so that a failed write is caught here and not when Python exits
    except KeyboardInterrupt:
        return interrupt.EXIT_INTERRUPTED
    except OSError as error:
        return _report_os_error(error)
    except Exception as error:
        from powergrid.app import crash

        return crash.report(error)


def _run(words: list[str]) -> int:
    if words and words[0] in COMMANDS:
        return _run_command(words[0], words[1:])
    return _run_window(words)


def _make_streams_safe() -> None:
    """Discard what is printed to a closed stream; print ? for what a stream cannot hold."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
        elif stream is None:
            null = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # never closed
            setattr(sys, name, null)


def _report_os_error(error: OSError) -> int:
    """Say in one sentence which file or output failed, and return the exit code.

    A reader that has closed the pipe (`| head`) gets no message.
    """
    reason = reason_of(error)
    if error.filename is not None:
        file = os.fsdecode(error.filename)
        message = f"{file}: {reason}; check the file, its folder and its space."
    else:
        message = f"The output cannot be written ({reason}); make room, or write it elsewhere."
    with suppress(OSError):
        if error.errno != errno.EPIPE:
            print(message, file=sys.stderr)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # Python flushes again on exit, and must not complain
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return EXIT_FAILED


def _run_command(name: str, words: list[str]) -> int:
    import argparse

    package = "app" if name in APP_COMMANDS else "tools"
    module = import_module(f"powergrid.{package}.{name}_command")
    parser = argparse.ArgumentParser(
        prog=f"powergrid {name}", description=module.__doc__, allow_abbrev=False
    )
    module.add_arguments(parser)
    code = module.run(parser.parse_args(words))
    assert isinstance(code, int)
    return code


def _run_window(words: list[str]) -> int:
    import argparse

    commands = "\n".join(f"  {name:<12}{text}" for name, text in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="powergrid",
        description="Play Power Grid.",
        epilog=f"commands:\n{commands}\n\nSee `powergrid COMMAND --help` for each.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="the record to open")
    parser.add_argument("--version", action="version", version=f"Power Grid {__version__}")
    parser.add_argument(
        "--install-desktop-entry",
        action="store_true",
        help="add the game to your menu, with its icon and its file type",
    )
    parser.add_argument(
        "--remove-desktop-entry", action="store_true", help="remove it from your menu"
    )
    args = parser.parse_args(words)
    if args.install_desktop_entry or args.remove_desktop_entry:
        from powergrid.app import desktop_entry

        return desktop_entry.install() if args.install_desktop_entry else desktop_entry.remove()
    if args.file is not None and not _exists(args.file):
        print(
            f'"{printable(args.file)}" is neither a command nor a file; see powergrid --help.',
            file=sys.stderr,
        )
        return EXIT_USAGE
    from powergrid.app import desktop

    return desktop.start(args.file)


def _exists(file: str) -> bool:
    """Return whether there is such a file, or one that may not be accessed."""
    try:
        return Path(file).is_file()
    except PermissionError:
        return True  # the window says why it cannot be read
    except OSError:
        return False
