# SPDX-License-Identifier: MIT
"""Setting up a new game."""
