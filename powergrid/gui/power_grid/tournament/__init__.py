# SPDX-License-Identifier: MIT
"""Tournaments: set up, played game by game, with standings."""
