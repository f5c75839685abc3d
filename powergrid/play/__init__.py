# SPDX-License-Identifier: MIT
"""What any turn-based game needs at this table: seats, history, records, bots in another process.

A game comes in by fulfilling `game.Rules`. No widgets here: of Qt only signals and timers.
"""
