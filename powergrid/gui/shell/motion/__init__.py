# SPDX-License-Identifier: MIT
"""Animated pieces, banners for important moments, and the sounds of a game."""
