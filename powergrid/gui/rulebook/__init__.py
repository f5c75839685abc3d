# SPDX-License-Identifier: MIT
"""The rules at hand: what of them holds for a game, its figures, and the view of them."""
