# SPDX-License-Identifier: MIT
"""Laying out a board: placing its cities on a plane so that nothing overlaps."""
