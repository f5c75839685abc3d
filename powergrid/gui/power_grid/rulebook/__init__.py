# SPDX-License-Identifier: MIT
"""The rules of a game of Power Grid, with its own figures and tables, for the rules page."""
