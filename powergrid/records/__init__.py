# SPDX-License-Identifier: MIT
"""A game as a file: created, updated during play, saved, loaded, replayed and verified."""

from powergrid.play.errors import Difference, RecordError
from powergrid.play.record_files import save
from powergrid.play.seats import PERSON, Seat
from powergrid.records.files import load
from powergrid.records.header import RULES_VERSION, Header
from powergrid.records.new import new_record
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder, transcript_recorder
from powergrid.records.replay import Step, digest, played, replay, states
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
    "played",
    "replay",
    "save",
    "states",
    "transcript_recorder",
    "verify",
    "verify_record",
]
