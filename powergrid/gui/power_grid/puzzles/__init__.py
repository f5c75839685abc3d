# SPDX-License-Identifier: MIT
"""Puzzles: a table at one moment of a game, and what its seat might do."""
