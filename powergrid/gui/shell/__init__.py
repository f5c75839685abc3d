# SPDX-License-Identifier: MIT
"""The window around every view: menu, preferences, start, and how views follow each other."""
