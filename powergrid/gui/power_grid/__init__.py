# SPDX-License-Identifier: MIT
"""Power Grid's window: what the shell needs to play this game, and its views."""
