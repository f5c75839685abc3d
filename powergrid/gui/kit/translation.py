# SPDX-License-Identifier: MIT
"""Qt's translation of a text outside classes that have `self.tr`."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

# The texts are found by this name.
translate = QCoreApplication.translate

Key = TypeVar("Key")


class Texts(Mapping[Key, str]):
    """Texts of one context by key, each translated when it is asked for."""

    def __init__(self, context: str, texts: Mapping[Key, str], comment: str = "") -> None:
        self._context = context
        self._texts = texts
        self._comment = comment
        """What distinguishes these texts from equal ones of the context."""

    def __getitem__(self, key: Key) -> str:
        return translate(self._context, self._texts[key], self._comment)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)
