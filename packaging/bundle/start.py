# SPDX-License-Identifier: MIT
"""Where the bundle begins."""

import sys

# The processes in which bots think are started by the same program with words of their own.
if len(sys.argv) > 1 and sys.argv[1].startswith("-"):
    from multiprocessing import freeze_support

    freeze_support()

from powergrid.app.cli import main

sys.exit(main())
