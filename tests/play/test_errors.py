# SPDX-License-Identifier: MIT
"""Errors in records, as people read them."""

from powergrid.play.errors import Difference, RecordError


def test_a_sentence_without_a_place_begins_with_a_capital() -> None:
    assert str(RecordError("the file is empty.")) == "The file is empty."
    assert str(RecordError("the file is empty.", file="a.json")) == "a.json: the file is empty."
    assert str(Difference("money", 3, 4)) == "Money; expected 3, found 4"


def test_whole_lines_that_differ_are_not_written_out() -> None:
    error = Difference("a line is missing", {"type": "build"}, {"type": "pass"})
    assert str(error) == "A line is missing."
    assert (error.expected, error.found) == ("{'type': 'build'}", "{'type': 'pass'}")
