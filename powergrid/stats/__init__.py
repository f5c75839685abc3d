# SPDX-License-Identifier: MIT
"""Figures out of what has happened in a game; nothing here draws or asks."""
