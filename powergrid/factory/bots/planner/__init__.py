# SPDX-License-Identifier: MIT
"""The level `planner`: values a factory to the end of the game, and searches its purchases."""

from powergrid.factory.bots.planner.planner import PlannerBot

__all__ = ["PlannerBot"]
