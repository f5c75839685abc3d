# SPDX-License-Identifier: MIT
"""The planner: an opponent that forecasts the coming rounds."""

from powergrid.bots.planner.numbers import NUMBERS, Numbers
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.planner import Planner

__all__ = ["NUMBERS", "Numbers", "Option", "Planner"]
