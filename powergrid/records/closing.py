# SPDX-License-Identifier: MIT
"""Recognising games on a board that should have closed cities, but did not."""

from collections.abc import Sequence

from powergrid.box import FileError
from powergrid.records.header import Header
from powergrid.records.lines import Move
from powergrid.records.record import Record


def with_cities_as_played(header: Header, moves: Sequence[Move]) -> Header:
    """Return the header without closed cities if somebody has built in one.

    The first builds of 0.2.0 closed none on boards where all cities cost the same.
    """
    built = {move["city"] for move in moves if move["type"] == "build"}
    if built.isdisjoint(header.closed) or _do_cities_differ(header):
        return header
    return header._replace(closed=())


def _do_cities_differ(header: Header) -> bool:
    try:
        return Record(header).board().has_special_cities
    except FileError:
        return True  # the record is refused for that
