# SPDX-License-Identifier: MIT
"""Replays: any position of a game, step by step or as a film, from the view of any seat."""
