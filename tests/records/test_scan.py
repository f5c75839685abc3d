# SPDX-License-Identifier: MIT
"""A record's text, read as JSON with the line of each move."""

import pytest

from powergrid.play.errors import RecordError
from powergrid.records.scan import scan


def test_each_move_has_its_line() -> None:
    text = '{"header": 7,\n"moves": [\n{"type": "end"},\n\n{"type": "step"}]}'
    assert scan(text) == (7, [{"type": "end"}, {"type": "step"}], [3, 5])


@pytest.mark.parametrize("text", ['{7: 1, "moves": []}', '{"header": 1, "header": 2}'])
def test_duplicate_and_non_text_keys_are_refused(text: str) -> None:
    with pytest.raises(RecordError, match="a key is not text or appears here twice"):
        scan(text)


def test_a_log_of_the_web_version_is_refused_with_what_it_lacks() -> None:
    with pytest.raises(RecordError, match="does not say the opening market"):
        scan('{"players": [], "log": []}')
