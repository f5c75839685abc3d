# SPDX-License-Identifier: MIT
"""The game behind the widgets: session, drafts, plans, saved games, and the bots' worker."""
