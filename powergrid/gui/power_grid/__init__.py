# SPDX-License-Identifier: MIT
"""Power Grid in the window: what the shell needs to play this game."""
