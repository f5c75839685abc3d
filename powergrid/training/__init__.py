# SPDX-License-Identifier: MIT
"""How the learned value comes about: games of a league, and a net fitted to how they ended."""
