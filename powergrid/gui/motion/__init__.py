# SPDX-License-Identifier: MIT
"""Moves that are seen: pieces travel over the table after the rules have long moved them."""
