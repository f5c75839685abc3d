# SPDX-License-Identifier: MIT
"""What stands around the board."""
