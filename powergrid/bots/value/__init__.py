# SPDX-License-Identifier: MIT
"""The learned value: an opponent that estimates the chance to win of a position."""
