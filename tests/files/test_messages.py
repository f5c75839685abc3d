# SPDX-License-Identifier: MIT
import errno

from powergrid.files.messages import reason_of


def test_the_reason_is_the_systems_without_the_name_of_the_file() -> None:
    assert reason_of(OSError(errno.ENOSPC, "No space left on device", "game.json")) == (
        "No space left on device"
    )


def test_an_error_without_a_reason_of_the_system_is_told_in_its_own_words() -> None:
    assert reason_of(OSError("the folder is gone")) == "the folder is gone"
    assert reason_of(ValueError("embedded null byte")) == "embedded null byte"
