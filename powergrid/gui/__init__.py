# SPDX-License-Identifier: MIT
"""The table: one window for a game of Power Grid."""
