# SPDX-License-Identifier: MIT
"""Drawings of the pieces: plant cards, houses, fuel tokens."""
