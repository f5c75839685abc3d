# SPDX-License-Identifier: MIT
"""Factory Manager in the window: its table, its pages, its words."""
