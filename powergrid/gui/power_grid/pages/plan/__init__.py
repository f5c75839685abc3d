# SPDX-License-Identifier: MIT
"""The page for planning a round without committing to it."""
