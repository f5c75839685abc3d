# SPDX-License-Identifier: MIT
"""The log of programs that failed."""

from pathlib import Path

from powergrid.programs.failure_log import failure_log, log_failure


def test_an_odd_file_name_is_one_line_of_the_log(home: Path) -> None:
    for _ in range(2):
        log_failure("bots/\udcff\n.sh ended without an answer.")
    assert failure_log().is_relative_to(home)
    lines = failure_log().read_text("utf-8").splitlines()
    assert [line[20:] for line in lines] == [r"bots/\udcff\n.sh ended without an answer."] * 2
