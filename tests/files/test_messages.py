# SPDX-License-Identifier: MIT
import errno
from collections.abc import Sequence

import pytest

from powergrid.files.messages import counted, key_instead, reason_of


def test_the_reason_is_the_systems_without_the_name_of_the_file() -> None:
    assert reason_of(OSError(errno.ENOSPC, "No space left on device", "game.json")) == (
        "No space left on device"
    )


def test_an_error_without_a_reason_of_the_system_is_told_in_its_own_words() -> None:
    assert reason_of(OSError("the folder is gone")) == "the folder is gone"
    assert reason_of(ValueError("embedded null byte")) == "embedded null byte"


@pytest.mark.parametrize(
    ("key", "known", "expected"),
    [
        ("colour", ("id", "name"), "the keys here are id, name"),
        ("playerz", (*"abcdefghijklmnop", "players"), 'write "players" or take it out'),
        (7, (*"abcdefghijklmnop", "players"), "take it out"),
    ],
)
def test_an_unknown_key_is_answered_by_a_few_others_or_the_most_similar_of_many(
    key: object, known: Sequence[str], expected: str
) -> None:
    assert key_instead(key, known) == expected


def test_one_thing_is_counted_without_an_ending() -> None:
    assert [counted(count, "game") for count in (0, 1, 2)] == ["0 games", "1 game", "2 games"]
