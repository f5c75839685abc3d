# SPDX-License-Identifier: MIT
"""Words joined to a list or a choice, as the language joins them."""

from collections.abc import Sequence

from powergrid.gui.kit.translation import translate


def listed(words: Sequence[str]) -> str:
    """Return words as a list: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return translate("Sentences", "{those} and {last}").format(
        those=_gap(words).join(words[:-1]), last=words[-1]
    )


def either(words: Sequence[str]) -> str:
    """Return words as a choice: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return translate("Sentences", "{those} or {last}").format(
        those=_gap(words).join(words[:-1]), last=words[-1]
    )


def _gap(words: Sequence[str]) -> str:
    """Return the separator of a list of words: a semicolon if one before the last has a comma."""
    return "; " if any("," in word for word in words[:-1]) else ", "
