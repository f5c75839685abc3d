# SPDX-License-Identifier: MIT
"""One game of Factory Manager as a file: load, replay, verify."""

from powergrid.factory.records.files import load
from powergrid.factory.records.record import Record, new_record
from powergrid.factory.records.recorder import Recorder
from powergrid.factory.records.replay import Step, replay, verify

__all__ = ["Record", "Recorder", "Step", "load", "new_record", "replay", "verify"]
