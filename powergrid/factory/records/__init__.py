# SPDX-License-Identifier: MIT
"""One game of Factory Manager as a file: load, replay, verify."""

from powergrid.factory.records.record import Record, new_record
from powergrid.factory.records.verify import verify
from powergrid.play.record import Recorder, replay

__all__ = ["Record", "Recorder", "load", "new_record", "replay", "verify"]

load = Record.load
