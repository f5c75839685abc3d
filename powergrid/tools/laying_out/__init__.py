# SPDX-License-Identifier: MIT
"""Laying a board out: cities from the earth onto a plane on which nothing overlaps."""
