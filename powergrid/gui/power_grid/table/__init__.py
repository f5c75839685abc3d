# SPDX-License-Identifier: MIT
"""The table: the board and the panels around it."""
