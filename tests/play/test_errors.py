# SPDX-License-Identifier: MIT
"""Errors in records, as people read them."""

from powergrid.play.errors import Difference, RecordError


def test_a_sentence_without_a_place_begins_with_a_capital() -> None:
    assert str(RecordError("the file is empty.")) == "The file is empty."
    assert str(RecordError("the file is empty.", file="a.json")) == "a.json: the file is empty."
    assert str(Difference("money", 3, 4)) == "Money; expected 3, found 4"
