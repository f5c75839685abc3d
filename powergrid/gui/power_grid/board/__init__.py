# SPDX-License-Identifier: MIT
"""The board: a map of cities, connections and houses, on which cities and areas are picked."""
