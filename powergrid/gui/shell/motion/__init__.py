# SPDX-License-Identifier: MIT
"""Pieces that travel over a table, moments of a game, and what one hears of it."""
