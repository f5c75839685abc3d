# SPDX-License-Identifier: MIT
"""The command line and the start of the desktop program."""
