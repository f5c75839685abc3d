# SPDX-License-Identifier: MIT
"""Power Grid on the desktop: rules, records, bots and the table."""

__version__ = "0.1.0"
