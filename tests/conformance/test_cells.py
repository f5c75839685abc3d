# SPDX-License-Identifier: MIT
"""The run over all setups plays each, and names the setup of a failed game."""

import pytest

from powergrid.box import built_in_board_ids
from tests.conformance import cells


def test_every_setup_of_a_board_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert cells.main(["--games", "1", "--boards", "bremen"]) == 0
    assert "| bremen | 5 | 5 | 0 |" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("board", built_in_board_ids())
def test_two_games_of_every_setup_add_up_and_end(board: str) -> None:
    assert cells.main(["--games", "2", "--boards", board, "--jobs", "1"]) == 0


def test_a_failure_names_its_setup(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: object) -> None:
        raise AssertionError("a gap")

    monkeypatch.setattr(cells, "check_market", broken)
    assert cells.main(["--games", "1", "--boards", "bremen"]) == 1
    assert "bremen-recharged-3, 1:" in capsys.readouterr().err
