# SPDX-License-Identifier: MIT
"""A finished game judged: everybody's chance to win over the game, and the moves that cost most."""
