# SPDX-License-Identifier: MIT
"""Factory Manager, a game of its own: its rules, what is in its box, its records and bots.

It shares `files` and `play` with Power Grid, and nothing else.
"""
