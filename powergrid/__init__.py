# SPDX-License-Identifier: MIT
"""Power Grid on the desktop: rules, records, bots and the table."""

__version__ = "0.2.0"

APP_ID = "io.github.powergrid_desktop.PowerGrid"
"""How desktops know the program: its menu entry, its icon and its windows bear this name."""
