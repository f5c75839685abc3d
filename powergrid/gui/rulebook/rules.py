# SPDX-License-Identifier: MIT
"""The rules of a game as chapters of sections with paragraphs and tables."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Rows: TypeAlias = list[list[str]]
"""Rows of cells; the first row and the first column are headings."""


class Rule(NamedTuple):
    """A section; each paragraph is a text or a table, `see` are the ids of related sections."""

    id: str
    title: str
    paragraphs: Sequence[str | Rows]
    see: list[str]


class Part(NamedTuple):
    """A chapter."""

    title: str
    rules: list[Rule]
