# SPDX-License-Identifier: MIT
"""The learned value: an opponent that knows the chance to win of every position."""
