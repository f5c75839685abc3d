# SPDX-License-Identifier: MIT
"""The learned policy: an opponent that has learned from its own games what to choose."""
