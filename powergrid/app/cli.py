# SPDX-License-Identifier: MIT
"""`powergrid`: the window, and the commands beside it."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from powergrid import __version__

COMMANDS: Final = {
    "simulate": "play games among bots and print the standings",
    "arena": "measure bots against each other",
    "ladder": "let all levels play against each other and rate them",
    "train": "train the learned value",
    "verify": "replay records and compare every consequence",
    "review": "judge a finished game: chances to win, and the costliest moves",
    "bench": "measure the rules, the start or the board",
    "screenshot": "draw the window at any move of a record into a picture",
    "doctor": "look whether all that the game needs is there",
}
"""The commands; each is a module `<name>_command` with `add_arguments(parser)` and `run(args)`."""

EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or the window, and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] in COMMANDS:
            return _run_command(words[0], words[1:])
        return _run_window(words)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read the figures has read enough; Python must not complain while it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        from powergrid.app import crash

        return crash.tell(error)


def _run_command(name: str, words: list[str]) -> int:
    module = import_module(f"powergrid.app.{name}_command")
    parser = argparse.ArgumentParser(prog=f"powergrid {name}", description=module.__doc__)
    module.add_arguments(parser)
    code = module.run(parser.parse_args(words))
    assert isinstance(code, int)
    return code


def _run_window(words: list[str]) -> int:
    commands = "\n".join(f"  {name:<12}{text}" for name, text in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="powergrid",
        description="Play Power Grid.",
        epilog=f"commands:\n{commands}\n\n`powergrid COMMAND --help` tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to open")
    parser.add_argument("--version", action="version", version=f"Power Grid {__version__}")
    parser.add_argument(
        "--install-desktop-entry",
        action="store_true",
        help="put the game into your menu, with its icon and its file type",
    )
    parser.add_argument(
        "--remove-desktop-entry", action="store_true", help="take it out of the menu again"
    )
    args = parser.parse_args(words)
    if args.install_desktop_entry or args.remove_desktop_entry:
        from powergrid.app import desktop_entry

        return desktop_entry.install() if args.install_desktop_entry else desktop_entry.remove()
    from powergrid.app import desktop

    return desktop.start(args.file)
