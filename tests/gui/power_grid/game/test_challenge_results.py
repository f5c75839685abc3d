# SPDX-License-Identifier: MIT
"""How challenges ended is kept, and nothing that cannot be read is overwritten."""

from powergrid.gui.power_grid.game.challenge_results import (
    ChallengeResult,
    challenges_dir,
    result_of,
    save_result,
)


def test_the_first_place_stays_and_the_masters_is_added() -> None:
    assert result_of("one") is None
    save_result("one", 3)
    save_result("one", 1)
    assert result_of("one") == ChallengeResult(3)
    save_result("one", 1, master=2)
    save_result("one", 1, master=4)
    assert result_of("one") == ChallengeResult(3, 2)


def test_a_damaged_result_is_kept_beside_the_new_one() -> None:
    challenges_dir().mkdir(parents=True)
    (challenges_dir() / "one.result.json").write_text('{"place": ')
    assert result_of("one") is None
    save_result("one", 2)
    assert result_of("one") == ChallengeResult(2)
    assert (challenges_dir() / "one.result.damaged.json").read_text() == '{"place": '
