# SPDX-License-Identifier: MIT
"""The run of mixed levels finds what takes too long."""

import pytest

from tests.conformance import mixed


@pytest.mark.slow
def test_mixed_levels_play_to_the_end() -> None:
    assert mixed.main(["--games", "12", "--seed", "2"]) == 0


def test_a_game_that_takes_too_long_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mixed, "rounds_of", lambda seed: 26)
    assert mixed.main(["--games", "2"]) == 1
    assert "2 longer than 25 rounds" in capsys.readouterr().out
