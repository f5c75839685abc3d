# SPDX-License-Identifier: MIT
"""What the rules refuse, in English words: for files that do not follow them."""

from powergrid.rules.errors import IllegalAction, IllegalPosition


def in_words(error: IllegalAction | IllegalPosition) -> str:
    """Return the code of an error as words, with its facts in brackets."""
    facts = ", ".join(f"{key} {value}" for key, value in error.facts.items())
    return error.code.replace("_", " ") + (f" ({facts})" if facts else "")
