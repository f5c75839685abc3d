# SPDX-License-Identifier: MIT
"""Training the learned value: games in a league, and a net fitted to their results."""
