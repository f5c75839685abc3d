# SPDX-License-Identifier: MIT
"""The board: a map on which cities, connections and houses are drawn and picked."""
