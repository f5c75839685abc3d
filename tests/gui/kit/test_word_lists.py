# SPDX-License-Identifier: MIT
"""Lists and choices of words read well."""

from powergrid.gui.kit.word_lists import either, listed


def test_a_list_is_joined_as_the_language_joins_it() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_a_choice_is_joined_as_the_language_joins_it() -> None:
    assert either(["a"]) == "a"
    assert either(["a", "b", "c"]) == "a, b or c"


def test_words_with_commas_of_their_own_are_parted_by_semicolons() -> None:
    assert listed(["a", "b, north", "c"]) == "a; b, north and c"
    assert either(["a", "b, north", "c"]) == "a; b, north or c"
    assert listed(["a", "b", "c, south"]) == "a, b and c, south"
