# SPDX-License-Identifier: MIT
"""The player's settings, and the language of the window."""
