# SPDX-License-Identifier: MIT
"""The panels around the board."""
