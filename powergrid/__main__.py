# SPDX-License-Identifier: MIT
"""`python -m powergrid` is the same as `powergrid`."""

import sys

from powergrid.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
