# SPDX-License-Identifier: MIT
"""Training: games in a league, a value fitted to their results, a policy that learns by playing."""
