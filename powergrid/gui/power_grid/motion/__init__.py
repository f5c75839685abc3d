# SPDX-License-Identifier: MIT
"""Animated moves, banners and sounds of Power Grid."""
