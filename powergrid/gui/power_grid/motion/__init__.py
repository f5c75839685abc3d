# SPDX-License-Identifier: MIT
"""Animated moves: pieces travel over a table that is already up to date."""
