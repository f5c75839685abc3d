# SPDX-License-Identifier: MIT
"""Games among bots, and what they measure: the strength of a bot, and the balance of a board."""

from powergrid.arena.ladder import RATINGS
from powergrid.arena.trial import Balance, Share, TrialGame, balance, play_trial

__all__ = ["RATINGS", "Balance", "Share", "TrialGame", "balance", "play_trial"]
