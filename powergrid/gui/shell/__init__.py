# SPDX-License-Identifier: MIT
"""The window of any game: its start, menu and preferences, and the way from view to view."""
