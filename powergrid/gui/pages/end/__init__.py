# SPDX-License-Identifier: MIT
"""The end of a game."""
