# SPDX-License-Identifier: MIT
"""Qt list models of the table, filled from the state."""
