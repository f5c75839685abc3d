# SPDX-License-Identifier: MIT
"""The run over every set-up plays each, and a failure is told with its set-up."""

import pytest

from tests.conformance import cells


def test_every_set_up_of_a_board_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert cells.main(["--games", "1", "--boards", "bremen"]) == 0
    assert "| bremen | 5 | 5 | 0 |" in capsys.readouterr().out


def test_a_failure_is_told_with_its_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: object) -> None:
        raise AssertionError("a gap")

    monkeypatch.setattr(cells, "check_market", broken)
    assert cells.main(["--games", "1", "--boards", "bremen"]) == 1
    assert "bremen-recharged-3, 1:" in capsys.readouterr().err
