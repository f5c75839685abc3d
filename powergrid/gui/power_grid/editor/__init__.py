# SPDX-License-Identifier: MIT
"""The editor for the player's own boards."""
