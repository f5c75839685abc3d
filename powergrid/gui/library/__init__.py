# SPDX-License-Identifier: MIT
"""All games that are kept: a list to open, search, delete, export and import, and their figures."""
