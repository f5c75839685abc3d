# SPDX-License-Identifier: MIT
"""The end of a game: standings, charts, and the review of its moves."""
