# SPDX-License-Identifier: MIT
"""The rules at hand: what of them holds for a game, with its figures, and the view that shows it."""
