# SPDX-License-Identifier: MIT
"""Ids, and the parts of messages about files."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

MAX_SHORT_TEXT: Final = 60
"""The maximum length of an id, a name or another short text, in characters."""

BIDI_CONTROLS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Invisible characters that reverse the text around them: a name could look like another."""

_FEW: Final = 16
"""The number of keys that are all listed in a message."""

_ID_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


class FileError(Exception):
    """Something is wrong with a file; the text is one sentence for people.

    `where` is the line, the key or both, or empty for the file as a whole; `what` says what is
    wrong there and what to do. What a form of the editor may bring about has a `code` and `facts`
    as well, so that the window can say it in the player's language.
    """

    def __init__(
        self,
        file: Path | str,
        where: str,
        what: str,
        code: str = "",
        facts: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(file, where, what)
        self.file = str(file)
        self.where = where
        self.what = what
        self.code = code
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        file = printable(self.file)
        start = f"{file}, {self.where}" if self.where else file
        return f"{start}: {self.what}"


class UnknownId(FileError):
    """No file of a folder has the id asked for; the text does not name the folder."""

    def __str__(self) -> str:
        return self.what


def is_id(word: str) -> bool:
    """Return whether a word may be an id: lower-case letters, digits, and hyphens between."""
    return len(word) <= MAX_SHORT_TEXT and all(
        part and _ID_CHARACTERS.issuperset(part) for part in word.split("-")
    )


def is_plain_name(name: str) -> bool:
    """Return whether a text names a file in the same folder and no other."""
    return Path(name).name == name and "\\" not in name and name not in (".", "..")


def reason_of(error: OSError | ValueError) -> str:
    """Return why a file cannot be read or written, without its name."""
    return str(getattr(error, "strerror", None) or error)


def join_words(words: Iterable[str]) -> str:
    """Return words as a list for messages, shortened if it is very long."""
    all_words = list(words)
    return ", ".join(all_words[:50]) + (", …" if len(all_words) > 50 else "")


def key_instead(key: object, known: Collection[str]) -> str:
    """Return what to do about an unknown key: the few others, or the most similar of many."""
    if len(known) <= _FEW:
        return f"the keys here are {join_words(known)}"
    from difflib import get_close_matches  # only mistakes need it

    similar = get_close_matches(str(key), known, 1)
    return f'write "{similar[0]}" or take it out' if similar else "take it out"


def counted(count: int, what: str) -> str:
    """Return a number of things for messages, such as "1 game" or "2 games"."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def quoted(value: object) -> str:
    """Return a value as a quotation for messages: short and on one line."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a mapping"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a huge number"
    text = printable(" ".join(str(value).split()))
    text = f"{text[:39]}…" if len(text) > 40 else text
    return f'"{text}"' if isinstance(value, str) else text


def printable(text: str) -> str:
    """Return a text on one line, with unprintable characters escaped as in Python."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
