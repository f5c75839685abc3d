# SPDX-License-Identifier: MIT
import pytest

from powergrid.gui.kit.time_left import time_left


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, ""),
        (3, ""),
        (3.1, "4 seconds left"),
        (60, "60 seconds left"),
        (60.1, "2 minutes left"),
        (600, "10 minutes left"),
    ],
)
def test_the_time_left_is_rounded_up(seconds: float, words: str) -> None:
    assert time_left(seconds) == words
