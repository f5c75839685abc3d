# SPDX-License-Identifier: MIT
"""What a new game is made up of."""
