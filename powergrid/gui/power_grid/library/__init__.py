# SPDX-License-Identifier: MIT
"""All saved games: a list to open, search, delete, export and import them, and statistics."""
