# SPDX-License-Identifier: MIT
"""The rules of any game as they are read: a list of sections, and the chosen chapter."""
