# SPDX-License-Identifier: MIT
"""A record's text, read as JSON with the line of each move."""

import pytest

from powergrid.play.errors import RecordError
from powergrid.records.scan import scan


def test_each_move_has_its_line() -> None:
    text = '{"header": 7,\n"moves": [\n{"type": "end"},\n\n{"type": "step"}]}'
    moves = [{"type": "end"}, {"type": "step"}]
    assert scan(text) == ({"header": 7, "moves": moves}, [3, 5])


@pytest.mark.parametrize("text", ['{7: 1, "moves": []}', '{"header": 1, "header": 2}'])
def test_duplicate_and_non_text_keys_are_refused(text: str) -> None:
    with pytest.raises(RecordError, match="a key is not text or appears here twice"):
        scan(text)
