# SPDX-License-Identifier: MIT
"""What is on the table as rows, filled from the state; those of lists in Qt list models."""
