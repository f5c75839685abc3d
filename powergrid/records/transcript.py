# SPDX-License-Identifier: MIT
"""A game as a plain transcript, which other programs can read and check."""

from powergrid.records.header import TRANSCRIPT, Header
from powergrid.records.recorder import Recorder


def transcript_header(header: Header, source: str) -> Header:
    """Return the header of the game's transcript, without pile, seed and seats."""
    return header._replace(format=TRANSCRIPT, source=source, pile=(), pile_seed=0, seed=0)


def transcript_recorder(header: Header, source: str) -> Recorder:
    """Return a recorder that writes the game of a new record as a transcript."""
    return Recorder(header, written_as=transcript_header(header, source))
