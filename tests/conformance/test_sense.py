# SPDX-License-Identifier: MIT
"""No level plays nonsense, and random play does a lot of it."""

import pytest

from tests.bots.setups import PROMPT
from tests.conformance.sense import KINDS, counted, main

MIN_FOUND = 4
"""Kinds of nonsense that two games by chance alone show."""


@pytest.mark.slow
@pytest.mark.parametrize("level", PROMPT)
def test_no_level_plays_nonsense(level: str) -> None:
    assert counted(level, 3, 1).total() <= 1


def test_random_play_is_full_of_nonsense() -> None:
    found = counted("random", 2, 1)
    assert found.keys() <= set(KINDS)
    assert len(found) >= MIN_FOUND


def test_nonsense_is_listed_by_level_and_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--levels", "reference,random"]) == 0
    told = capsys.readouterr().out
    assert all(kind in told for kind in KINDS)
    assert "reference    random" in told
