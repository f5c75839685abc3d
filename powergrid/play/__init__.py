# SPDX-License-Identifier: MIT
"""What any turn-based game needs: seats, history, saved games, bots in another process.

A game takes part by implementing `game.Rules`. No widgets here: of Qt only signals and timers.
"""
