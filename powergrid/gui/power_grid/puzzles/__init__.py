# SPDX-License-Identifier: MIT
"""Puzzles: a position of a game, and the options of the seat on turn."""
