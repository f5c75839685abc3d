# SPDX-License-Identifier: MIT
"""One game as a file: begun, kept while it is played, saved, loaded, replayed and verified."""

from powergrid.records.errors import Difference, RecordError
from powergrid.records.files import load, remove_leftovers, save
from powergrid.records.header import PERSON, RULES_VERSION, Header, Seat
from powergrid.records.new import new_record
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder
from powergrid.records.replay import Step, digest, replay, state_at, states
from powergrid.records.transcript import transcript_recorder
from powergrid.records.verify import Verdict, verify, verify_record

__all__ = [
    "PERSON",
    "RULES_VERSION",
    "Difference",
    "Header",
    "Record",
    "RecordError",
    "Recorder",
    "Seat",
    "Step",
    "Verdict",
    "digest",
    "load",
    "new_record",
    "remove_leftovers",
    "replay",
    "save",
    "state_at",
    "states",
    "transcript_recorder",
    "verify",
    "verify_record",
]
