# SPDX-License-Identifier: MIT
"""The entry point of the bundle."""

import sys

# The bots' processes are started by the same program with special arguments.
if len(sys.argv) > 1 and sys.argv[1].startswith("-"):
    from multiprocessing import freeze_support

    freeze_support()

from powergrid.__main__ import main

sys.exit(main())
