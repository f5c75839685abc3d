# SPDX-License-Identifier: MIT
"""Who sits where at the table."""

from powergrid.records import PERSON, Seat

__all__ = ["PERSON", "Seat"]
