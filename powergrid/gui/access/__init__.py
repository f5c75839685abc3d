# SPDX-License-Identifier: MIT
"""The table for those who do not see it: what is announced, and what the painted widgets are."""
