# SPDX-License-Identifier: MIT
import pytest

from powergrid.gui.kit.key_names import key_sequence, key_text


@pytest.mark.parametrize(
    ("name", "text"), [("Left", "←"), ("Return", "Enter"), ("Ctrl+A", "Ctrl+A"), ("F1", "F1")]
)
def test_keys_are_written_as_on_keyboards(name: str, text: str) -> None:
    assert key_text(name) == text
    assert not key_sequence(name).isEmpty()
