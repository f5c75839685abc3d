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


def test_a_full_log_begins_anew() -> None:
    log_failure("first")
    failure_log().write_bytes(b"." * 300_000)
    log_failure("second")
    assert failure_log().read_text("utf-8").endswith("second\n")
    assert failure_log().stat().st_size < 100


def test_a_log_that_cannot_be_written_is_no_reason_to_fail() -> None:
    failure_log().mkdir(parents=True)
    log_failure("lost")
