# SPDX-License-Identifier: MIT
"""The start of `powergrid`, which handles Ctrl-C before anything else is loaded."""

import sys

from powergrid.tools import interrupt


def main() -> int:
    """Run what the command line says, and return the exit code."""
    interrupt.end_at_once()
    from powergrid.app import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
