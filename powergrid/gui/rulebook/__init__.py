# SPDX-License-Identifier: MIT
"""The page with the rules of any game: a list of sections, and the chosen chapter."""
